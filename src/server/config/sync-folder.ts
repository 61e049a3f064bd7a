/** Flushes a folder's list of names, which flushing a file does not: a power cut would lose the names. */
import { closeSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same, blocking: during a start nothing else has to go on. */
export function syncFolderAtOnce(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
