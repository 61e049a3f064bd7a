/** Marks a DATA_DIR during a restore: an interrupted one would look like a new, empty installation. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "./errors.ts";

const MARK = ".restoring";

export function markRestore(dataDir: string): void {
  writeFileSync(join(dataDir, MARK), "", { mode: 0o600, flush: true });
}

export function unmarkRestore(dataDir: string): void {
  rmSync(join(dataDir, MARK), { force: true });
}

export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, MARK))) return;
  throw new ConfigurationError(
    `A restore into DATA_DIR ${dataDir} was cut short: remove what it holds, except backups, and restore again`,
  );
}
