/**
 * Reads uploaded pictures in processes of their own, at a low priority and without the server's secrets: see
 * decoder-process.ts. Each reads one picture at a time, so a costly picture ends its own process and harms no other.
 * Bulkheads limit their number. A process starts when a picture comes and all others are busy, and ends when it had
 * nothing to read for a while.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { OverloadedError } from "../capacity/bulkhead.ts";
import type { PhotoFiles } from "./photo-files.ts";
import { UnusableImageError } from "./unusable-image.ts";

const IDLE_MS = 60_000;
/** With this priority, guests and owners get three times as much of a busy core. */
const PRIORITY = 5;

export interface Pictures {
  logo: Buffer;
  photo: PhotoFiles;
  snapshot: Buffer;
}
export type PictureKind = keyof Pictures;

/** Limits for one picture. */
export interface DecoderLimits {
  /**
   * Seconds of processor time to read it. Real time would refuse honest pictures whenever the machine is busy,
   * because this process gets the least of a core.
   */
  cpu: number;
  /** Bytes that the process takes. */
  memory: number;
  /** Milliseconds until the sender has given up. */
  patience: number;
}

/** A process that keeps more than this part of its memory after a picture reads no other, which would have less. */
const KEPT_SHARE = 1 / 4;

/**
 * A photo of 50 megapixels takes at most a second and a quarter of a gigabyte; an AVIF of 24 megapixels takes twice
 * that memory.
 */
const DECODER_LIMITS: DecoderLimits = { cpu: 5, memory: 640 * 1024 * 1024, patience: 60_000 };

export interface DecoderRequest {
  kind: PictureKind;
  bytes: Uint8Array;
  limits: DecoderLimits;
}
export type DecoderAnswer = ({ result: Pictures[PictureKind] } | { message: string; isUnusable: boolean }) & {
  /** Bytes that the process takes now. */
  memory: number;
};

export type Decoder = ReturnType<typeof openDecoder>;

interface Task {
  resolve(result: Pictures[PictureKind]): void;
  reject(error: Error): void;
}

interface Running {
  child: ChildProcess;
  /** The picture that it reads. */
  task?: Task;
  idle?: NodeJS.Timeout;
}

export function openDecoder(limits = DECODER_LIMITS) {
  const all = new Set<Running>();

  function start(): Running {
    const child = fork(new URL("./decoder-process.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: [],
      env: {},
    });
    const started: Running = { child };
    /** Gives the next picture another process. */
    const leave = () => all.delete(started);
    function fail(error: Error): void {
      leave();
      started.task?.reject(error);
    }
    child.on("error", fail);
    child.once("disconnect", leave);
    child.once("exit", () =>
      fail(new UnusableImageError("This picture takes too much to read. Please save it smaller first.")),
    );
    child.on("message", (answer: DecoderAnswer) => {
      if ("result" in answer) started.task?.resolve(answer.result);
      else started.task?.reject(new (answer.isUnusable ? UnusableImageError : Error)(answer.message));
      if (answer.memory > KEPT_SHARE * limits.memory) void end(started);
    });
    // A stopping server waits for running work, not for this process.
    child.unref();
    child.channel?.unref();
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    all.add(started);
    return started;
  }

  async function end(running: Running): Promise<void> {
    const { child, idle } = running;
    clearTimeout(idle);
    all.delete(running);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  return {
    /** @throws {UnusableImageError | OverloadedError} */
    async decode<What extends PictureKind>(kind: What, bytes: Uint8Array): Promise<Pictures[What]> {
      const running = [...all].find(({ task }) => !task) ?? start();
      clearTimeout(running.idle);
      let late: NodeJS.Timeout | undefined;
      try {
        return await new Promise<Pictures[What]>((resolve, reject) => {
          running.task = { resolve: resolve as Task["resolve"], reject };
          late = setTimeout(() => {
            reject(new OverloadedError(`No picture within ${limits.patience} ms`));
            void end(running);
          }, limits.patience);
          running.child.send({ kind, bytes, limits } satisfies DecoderRequest);
        });
      } finally {
        clearTimeout(late);
        delete running.task;
        if (all.has(running)) running.idle = setTimeout(() => void end(running), IDLE_MS).unref();
      }
    },
    end: async () => void (await Promise.all([...all].map(end))),
  };
}
