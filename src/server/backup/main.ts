/** The commands `backup [FILE]` and `restore FILE`. A server may be running: docs/operations.md. */
import { resolve } from "node:path";
import { runCommand } from "../config/command.ts";
import { readEnv } from "../config/env.ts";
import { ConfigurationError } from "../config/errors.ts";
import { createLog } from "../config/log.ts";
import { StoreUnavailableError } from "../storage/errors.ts";
import { backUp } from "./backup.ts";
import { checkBackup } from "./check.ts";
import { restoreInto, withSource } from "./installation.ts";
import { newFileName } from "./names.ts";

const FOR_STAGING = "--for-staging";

interface Options {
  /** Takes away what belongs to people, opens something, or reaches somebody. */
  forStaging: boolean;
}

async function backup(name: string | undefined): Promise<string> {
  const env = readEnv();
  const file = name ? resolve(name) : newFileName(env.backups.folder, "manual");
  const made = await withSource(env, createLog("fatal"), (source) => backUp(source, async () => file));
  if (!made) throw new Error("no backup was made");
  const { bytes, tables, rows, uploads, missing } = made;
  const lines = [`${file}: ${rows} rows of ${tables} tables and ${uploads} uploads, ${megabytes(bytes)} MB`];
  if (missing.length > 0) {
    lines.push(
      `${missing.length} pictures that hotels show were not found, the first is ${missing[0]}: is DATA_DIR right?`,
    );
  }
  return lines.join("\n");
}

async function restore(name: string | undefined, { forStaging }: Options): Promise<string> {
  if (!name) throw new ConfigurationError("Which backup? npm run restore -- FILE [--for-staging]");
  const env = readEnv();
  const checked = await checkBackup(resolve(name));
  await restoreInto(env, createLog("fatal"), checked, { forStaging });
  const { tables, uploads } = checked.contents;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const restored = `Restored ${rows} rows of ${tables.length} tables and ${uploads} uploads, and compared each of them`;
  return forStaging
    ? `${restored}.\nThen took away messages, addresses, passwords, sessions, jobs, devices, secrets and the provider's ids: npm run innfo -- users list has the new addresses`
    : restored;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

const COMMANDS = { backup, restore };

async function run([command, ...args]: string[]): Promise<string> {
  const [name, ...others] = args.filter((arg) => arg !== FOR_STAGING);
  const forStaging = args.includes(FOR_STAGING);
  if (others.length > 0) throw new ConfigurationError("Give one file");
  if (forStaging && command !== "restore") throw new ConfigurationError(`${FOR_STAGING} is for restore`);
  const work = COMMANDS[command as keyof typeof COMMANDS];
  return work(name, { forStaging });
}

await runCommand(() => run(process.argv.slice(2)).catch(explained));

function explained(error: unknown): never {
  if (!(error instanceof StoreUnavailableError)) throw error;
  throw new ConfigurationError(`Uploads on S3 cannot be reached: ${error.message}`);
}
