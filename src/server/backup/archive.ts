/** Writes and reads gzipped tar archives. Each entry fits into memory; neither side holds more than one. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Header } from "tar";
import { codeOf } from "../config/code-of.ts";

const BLOCK = 512;
/** Two blocks of zeros end an archive. */
const END = Buffer.alloc(2 * BLOCK);
/** Bytes per entry. */
const MAX_ENTRY = 8 * 1024 * 1024;

export interface Entry {
  path: string;
  bytes: Buffer;
}

export class DamagedArchiveError extends Error {
  override name = "DamagedArchiveError";
}

/** Resolves once everything is on disk. @param file must not exist; a failure leaves it incomplete */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const output = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(blocks(entries), createGzip(), output);
}

async function* blocks(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const mtime = new Date();
  for await (const { path, bytes } of entries) {
    const header = new Header({ path, mode: 0o600, size: bytes.length, mtime, type: "File" });
    if (bytes.length > MAX_ENTRY || header.encode()) throw new Error(`${path} does not fit a tar entry`);
    if (header.block) yield header.block;
    yield bytes;
    yield Buffer.alloc(padding(bytes.length));
  }
  yield END;
}

/** @throws {DamagedArchiveError} also if the archive is cut short */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  await once(source, "open");
  // A failure of either stream ends the other, and reading throws it.
  const piping = pipeline(source, gunzip).catch(() => {});
  const take = taker(gunzip);
  try {
    for (;;) {
      const block = await take(BLOCK);
      const header = new Header(block);
      if (header.nullBlock) break;
      const { path, size, type } = header;
      const isFile = type === "File" && path && size !== undefined && size >= 0 && size <= MAX_ENTRY;
      if (!header.cksumValid || !isFile) throw new DamagedArchiveError("An entry is not a file of ours");
      const bytes = await take(size);
      await take(padding(size));
      yield { path, bytes };
    }
    // gzip compares its own checksum at the archive's end, so it must be read to there.
    for await (const _ of gunzip);
  } catch (error) {
    if (!codeOf(error)?.startsWith("Z_")) throw error;
    throw new DamagedArchiveError("The file is cut or damaged", { cause: error });
  } finally {
    source.destroy();
    gunzip.destroy();
    await piping;
  }
}

/** Reads a stream in amounts that the caller chooses. */
function taker(stream: AsyncIterable<Buffer>): (length: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (length) => {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new DamagedArchiveError("The archive ends too early");
        rest = next.value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  };
}

export function entriesDigest() {
  const hash = createHash("sha256");
  return {
    add({ path, bytes }: Entry): void {
      hash.update(`${path}\n${bytes.length}\n`).update(bytes);
    },
    hex: () => hash.digest("hex"),
  };
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}
