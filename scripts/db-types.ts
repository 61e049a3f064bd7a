/**
 * Writes src/lib/database.types.ts, generated from the migrations: the row types of every exposed table, view and
 * function in supabase-js's format. Run it after adding a migration.
 */

import { withScratchDatabase } from "../testbed/scratch-database.ts";
import { writeGeneratedFiles } from "./support/generated-files.ts";

await withScratchDatabase(writeGeneratedFiles);
