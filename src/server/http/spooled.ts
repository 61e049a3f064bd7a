/**
 * Answers of any size that somebody may take long to receive: made as fast as they can be, into a file, and
 * sent from there. So what they are made of, such as a connection, is held no longer than making them takes.
 */
import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Bytes read or written at a time. */
const PIECE = 64 * 1024;

export interface Pace {
  /** Milliseconds within which each piece is to be taken. */
  piece: number;
  /** Milliseconds within which all of them are. */
  all: number;
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
      if (rest.length < PIECE) continue;
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
  /** Once all of it was taken, or nobody takes it any more. */
  ended: Promise<void>;
}

/** Closes the file at the end. Whoever does not keep up with the pace is cut off, which no client takes for the whole. */
export async function deliver(file: FileHandle, pace: Pace): Promise<Delivery> {
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
        inTime = setTimeout(cutOff, pace.piece);
        total = setTimeout(cutOff, pace.all);
      },
      async pull(controller) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(PIECE), 0, PIECE, at);
        at += bytesRead;
        inTime?.refresh();
        controller.enqueue(buffer.subarray(0, bytesRead));
        if (at < size) return;
        controller.close();
        end();
      },
      cancel: end,
    },
    // Nothing is read before somebody asks for it: that is what tells the pace.
    { highWaterMark: 0 },
  );
  return { body, bytes: size, ended };
}
