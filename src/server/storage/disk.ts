/** The store for uploads, on a disk. The rest of the server uses only its interface. */
import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "../config/code-of.ts";
import { syncFolder } from "../config/sync-folder.ts";

/** A hotel's id, and a file name that does not start with a dot, so that no key leaves its folder. */
export const KEY = /^([0-9a-z]{1,32})\/((?!\.)[A-Za-z0-9._-]{1,100})$/;

/** Keys are `folder/name`, checked by the caller: no other slash, no leading dot. */
export interface ByteStore {
  /** @returns undefined when there is no such file */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes the whole file or nothing. @returns false when it exists already and must not be replaced */
  write(key: string, bytes: Uint8Array, options: { replace: boolean }): Promise<boolean>;
  /** @returns false when there was none */
  remove(key: string): Promise<boolean>;
  /** Names in a folder, oldest first. */
  list(folder: string): Promise<string[]>;
  /** All keys, in no order. */
  keys(): AsyncIterable<string>;
}

/** @param root absolute path; created with the first file */
export function diskStore(root: string): ByteStore {
  return {
    async read(key) {
      return unlessMissing(readFile(join(root, key)));
    },

    async write(key, bytes, { replace }) {
      const path = join(root, key);
      const unfinished = join(dirname(path), `.${randomUUID()}`);
      const firstMade = await mkdir(dirname(path), { recursive: true });
      if (firstMade) await syncFolder(dirname(firstMade));
      try {
        await writeFile(unfinished, bytes, { flush: true });
        if (replace) await rename(unfinished, path);
        // Unlike rename(), link() never replaces a file.
        else await link(unfinished, path);
        await syncFolder(dirname(path));
        return true;
      } catch (error) {
        if (codeOf(error) === "EEXIST") return false;
        throw error;
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    async remove(key) {
      const removed = await unlessMissing(rm(join(root, key)).then(() => true));
      return removed ?? false;
    },

    async list(folder) {
      const names = (await unlessMissing(readdir(join(root, folder)))) ?? [];
      const files = await Promise.all(
        names.map(async (name) => {
          const status = await unlessMissing(stat(join(root, folder, name)));
          return { name, age: status?.mtimeMs };
        }),
      );
      return files
        .filter((file): file is { name: string; age: number } => file.age !== undefined)
        .sort((a, b) => a.age - b.age)
        .map(({ name }) => name);
    },

    async *keys() {
      for (const folder of (await unlessMissing(readdir(root))) ?? []) {
        for (const name of (await unlessMissing(readdir(join(root, folder)))) ?? []) {
          // The name of an unfinished file starts with a dot.
          if (!name.startsWith(".")) yield `${folder}/${name}`;
        }
      }
    },
  };
}

async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
