/**
 * Reads uploaded pictures in a process of its own, at a low priority and without the server's secrets: see
 * decoder-process.ts. Started with the first picture, ended when none has come for a while.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import type { PhotoFiles } from "./photo-files.ts";
import { UnusableImageError } from "./unusable-image.ts";

const IDLE_MS = 60_000;
/** Guests and owners get three times as much of a core where there is none to spare. */
const PRIORITY = 5;

interface Results {
  logo: Buffer;
  photo: PhotoFiles;
  snapshot: Buffer;
}
type Kind = keyof Results;

export interface DecoderRequest {
  id: number;
  kind: Kind;
  bytes: Uint8Array;
}
export type DecoderAnswer =
  | { id: number; result: Results[Kind] }
  | { id: number; message: string; isUnusable: boolean };

export interface Decoder {
  /** @throws {UnusableImageError} */
  decode<What extends Kind>(kind: What, bytes: Uint8Array): Promise<Results[What]>;
  end(): Promise<void>;
}

interface Task {
  resolve(result: Results[Kind]): void;
  reject(error: Error): void;
}

export function openDecoder(): Decoder {
  let running: { child: ChildProcess; tasks: Map<number, Task> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let ids = 0;

  function start() {
    const child = fork(new URL("./decoder-process.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: [],
      env: {},
    });
    const tasks = new Map<number, Task>();
    const started = { child, tasks };
    /** The next picture starts another one. */
    function leave(): void {
      if (running === started) running = undefined;
    }
    function fail(error: Error): void {
      leave();
      for (const { reject } of tasks.values()) reject(error);
      tasks.clear();
    }
    child.on("error", fail);
    child.once("disconnect", leave);
    child.once("exit", () =>
      fail(new UnusableImageError("This picture takes too much to read. Please save it smaller first.")),
    );
    child.on("message", (answer: DecoderAnswer) => {
      const task = tasks.get(answer.id);
      tasks.delete(answer.id);
      if ("result" in answer) task?.resolve(answer.result);
      else task?.reject(new (answer.isUnusable ? UnusableImageError : Error)(answer.message));
    });
    // Who stops waits for what is under way, not for this.
    child.unref();
    child.channel?.unref();
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const { child } = running ?? {};
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  return {
    async decode<What extends Kind>(kind: What, bytes: Uint8Array) {
      running ??= start();
      const { child, tasks } = running;
      clearTimeout(idle);
      ids += 1;
      const id = ids;
      try {
        return await new Promise<Results[What]>((resolve, reject) => {
          tasks.set(id, { resolve: resolve as Task["resolve"], reject });
          child.send({ id, kind, bytes } satisfies DecoderRequest);
        });
      } finally {
        clearTimeout(idle);
        if (tasks.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
      }
    },
    end,
  };
}
