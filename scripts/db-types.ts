/**
 * Writes what is generated from the migrations: src/lib/database.types.ts, the row types of every exposed
 * table, view and function in the shape supabase-js takes, and supabase/schema.sql. Run it after adding one.
 */
import { writeGeneratedFiles } from "./support/generated-files.ts";
import { withScratchDatabase } from "./support/scratch-database.ts";

await withScratchDatabase(writeGeneratedFiles);
