/** A DATA_DIR for the duration of a test. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function makeDataDir(): string {
  const path = mkdtempSync(join(tmpdir(), "innfo-data-"));
  // mkdtemp denies access to other accounts. If root runs the tests, the database belongs to another account,
  // and the server would store the data of a folder that this cannot enter elsewhere, where removeDataDir
  // does not find it.
  chmodSync(path, 0o755);
  return path;
}

export function removeDataDir(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
