/** A DATA_DIR for the duration of a test. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function makeDataDir(): string {
  const path = mkdtempSync(join(tmpdir(), "innfo-data-"));
  // mkdtemp denies access to other accounts. When root runs the tests, the database belongs to another
  // account, and for a folder that it cannot enter the server would store the data elsewhere, where
  // removeDataDir does not find it.
  chmodSync(path, 0o755);
  return path;
}

export function removeDataDir(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
