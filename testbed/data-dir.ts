/** A DATA_DIR that lasts as long as a test. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function makeDataDir(): string {
  const path = mkdtempSync(join(tmpdir(), "innfo-data-"));
  // mkdtemp shuts everyone else out; run by root, the database belongs to another account, and a folder
  // it may not enter would move the data out of here, beyond removeDataDir's reach.
  chmodSync(path, 0o755);
  return path;
}

export function removeDataDir(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
