/**
 * Large answers for slow clients. An answer is written to a file as fast as possible and sent from there, so that a
 * slow client does not hold the connection to the database.
 */
import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Bytes read or written at a time. */
const CHUNK_BYTES = 64 * 1024;

/** Milliseconds that a client may take. */
export interface ReadTimeouts {
  /** For the next chunk. */
  chunk: number;
  /** For all chunks together. */
  total: number;
}

/** @returns a file without a name: nothing of it is left once it is closed, however the process ends */
export async function spool(folder: string, pieces: AsyncIterable<string>): Promise<FileHandle> {
  const path = join(folder, `.spooled-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    let rest = "";
    for await (const piece of pieces) {
      rest += piece;
      if (rest.length < CHUNK_BYTES) continue;
      await file.appendFile(rest);
      rest = "";
    }
    await file.appendFile(rest);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

export interface Delivery {
  body: ReadableStream<Uint8Array>;
  bytes: number;
  /** Resolves when the client has taken all of it, or has left. */
  ended: Promise<void>;
}

/**
 * Closes the file at the end. A client that is too slow is cut off, and no client takes a cut answer for a whole
 * one.
 */
export async function deliver(file: FileHandle, timeouts: ReadTimeouts): Promise<Delivery> {
  const { size } = await file.stat();
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  let at = 0;
  let inTime: NodeJS.Timeout | undefined;
  let total: NodeJS.Timeout | undefined;
  function end(): void {
    clearTimeout(inTime);
    clearTimeout(total);
    file.close().then(resolve, reject);
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const cutOff = () => {
          controller.error(new Error("It was not taken in time"));
          end();
        };
        inTime = setTimeout(cutOff, timeouts.chunk);
        total = setTimeout(cutOff, timeouts.total);
      },
      async pull(controller) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES), 0, CHUNK_BYTES, at);
        at += bytesRead;
        inTime?.refresh();
        controller.enqueue(buffer.subarray(0, bytesRead));
        if (at < size) return;
        controller.close();
        end();
      },
      cancel: end,
    },
    // Reads a chunk only when the client takes it, which the time-outs measure.
    { highWaterMark: 0 },
  );
  return { body, bytes: size, ended };
}
