/**
 * Writes the files generated from the migrations: src/lib/database.types.ts, the row types of every exposed
 * table, view and function in supabase-js's format, and supabase/schema.sql. Run it after adding a migration.
 */
import { writeGeneratedFiles } from "./support/generated-files.ts";
import { withScratchDatabase } from "./support/scratch-database.ts";

await withScratchDatabase(writeGeneratedFiles);
