/** Explains failures of the data folder in one line for the person who starts the server. */
import { chmodSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "./errors.ts";
import { isProcessAlive } from "./processes.ts";

const NOT_PERMITTED = "this account may not write there: give it the folder, or set another DATA_DIR";
const NOT_A_FOLDER = "it, or something on the way to it, is a file";

/** Reasons by the code of the file system's error. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: NOT_PERMITTED,
  EPERM: NOT_PERMITTED,
  EROFS: "its disk can only be read",
  ENOSPC: "there is no room left on its disk",
  EDQUOT: "this account may use no more of its disk",
  ENOTDIR: NOT_A_FOLDER,
  EEXIST: NOT_A_FOLDER,
};

/** SQLSTATE of PostgreSQL, the embedded one or the operator's own. */
const DISK_FULL = "53100";

/** @returns the same error when it is not about the DATA_DIR, or the database's disk */
export function explained(error: unknown, dataDir: string): unknown {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === DISK_FULL) {
    return new ConfigurationError("The database cannot be written: there is no room left on its disk");
  }
  const reason = syscall === "listen" ? undefined : REASONS[code ?? ""];
  // A failed write names no path; during the start nothing is written elsewhere.
  if (!reason || (path !== undefined && !path.startsWith(dataDir))) return error;
  const place = path === undefined || path === dataDir ? "" : ` (${path})`;
  return new ConfigurationError(`DATA_DIR ${dataDir} cannot be used: ${reason}${place}`);
}

/**
 * An existing folder keeps its permissions. A folder that root creates can be entered but not listed by
 * others, because it contains the database's folder, and the database runs as another account.
 */
export function makeDataDir(dataDir: string): void {
  const made = mkdirSync(dataDir, { recursive: true });
  if (made !== undefined) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/**
 * Removes half-made entries of killed processes, named `prefix` and process number. An entry with our own number is
 * from an earlier process, too: in containers the numbers repeat.
 */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && (pid === process.pid || !isProcessAlive(pid))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}
