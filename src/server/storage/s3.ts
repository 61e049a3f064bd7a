/** Stores uploads in a bucket of any S3-compatible service, shared by all processes. */
import { setTimeout as sleep } from "node:timers/promises";
import type { S3mini } from "s3mini";
import type { Env } from "../config/env.ts";
import type { ByteStore } from "./disk.ts";
import { StoreUnavailableError } from "./errors.ts";

/** Milliseconds for one attempt. */
const TIMEOUT_MS = 4000;
/** Milliseconds before the second and the third attempt; there is no fourth. */
const PAUSES_MS = [100, 400];
/** The most keys that S3 lists in one answer. */
const PAGE = 1000;
const ONLY_NEW = { "if-none-match": "*" };

/** @param folder the beginning of all keys in the bucket, such as `logos/` */
export function s3Store({ endpoint, bucket, ...access }: NonNullable<Env["s3"]>, folder: string): ByteStore {
  let opening: Promise<S3mini> | undefined;
  /** The client is loaded when it is first needed. */
  function open(): Promise<S3mini> {
    opening ??= import("s3mini").then(
      ({ S3mini: Client }) =>
        new Client({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: TIMEOUT_MS }),
    );
    return opening;
  }

  /** @throws {StoreUnavailableError} when the service fails or refuses */
  async function ask<Result>(work: (s3: S3mini, attempt: number) => Promise<Result>): Promise<Result> {
    const s3 = await open();
    for (let attempt = 1; ; attempt++) {
      try {
        return await work(s3, attempt);
      } catch (error) {
        const pause = PAUSES_MS[attempt - 1];
        if (pause === undefined || !mayPass(error)) throw new StoreUnavailableError(reasonOf(error));
        await sleep(pause);
      }
    }
  }

  async function* list(prefix: string) {
    let token: string | undefined;
    do {
      const page = await ask((s3) => s3.listObjectsPaged("/", prefix, PAGE, token));
      if (!page?.objects) throw new StoreUnavailableError("there is no such bucket");
      yield* page.objects;
      token = page.nextContinuationToken;
    } while (token);
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const bytes = await ask((s3) => s3.getObjectArrayBuffer(folder + key));
    return bytes ? Buffer.from(bytes) : undefined;
  }

  return {
    read,

    write(key, bytes, { replace }) {
      // A logo is WebP, whatever its name ends with.
      const type = key.endsWith(".avif") ? "image/avif" : "image/webp";
      const put = (s3: S3mini, headers?: typeof ONLY_NEW) =>
        s3.putObject(folder + key, bytes, type, undefined, headers);

      return ask(async (s3, attempt) => {
        if (replace) return (await put(s3)).ok;
        // Services without conditional writes ignore or refuse the condition. On them, when two write the same name
        // at the same moment, the later one wins.
        if (attempt === 1 && (await s3.objectExists(folder + key))) return false;
        try {
          return (await put(s3, ONLY_NEW)).ok;
        } catch (error) {
          const status = statusOf(error);
          if (status === 501) return (await put(s3)).ok;
          if (status !== 412 && status !== 409) throw error;
          // The file may be the result of an earlier attempt whose answer was lost.
          return attempt > 1 && (await read(key))?.equals(bytes) === true;
        }
      });
    },

    async remove(key) {
      // S3 answers the same whether the file existed or not.
      if (!(await ask((s3) => s3.objectExists(folder + key)))) return false;
      return ask((s3) => s3.deleteObject(folder + key));
    },

    async list(name) {
      const prefix = `${folder}${name}/`;
      const found: { name: string; time: number }[] = [];
      for await (const { Key, LastModified } of list(prefix)) {
        found.push({ name: Key.slice(prefix.length), time: new Date(LastModified).getTime() });
      }
      return found.sort((a, b) => a.time - b.time).map((file) => file.name);
    },

    async *keys() {
      for await (const { Key } of list(folder)) yield Key.slice(folder.length);
    },
  };
}

/** The HTTP status of a refusal; undefined when there was no answer. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}

/** Whether there was no answer, or one that asks to try again. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** The loggable part. The service's answer may quote the request and its signature, so it is left out. */
function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status !== undefined) {
    const { serviceCode } = error as { serviceCode?: string };
    return `the service answered ${status} ${serviceCode ?? ""}`.trim();
  }
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer within ${TIMEOUT_MS} ms`;
  const { code } = { ...(error.cause as { code?: string } | undefined), ...(error as { code?: string }) };
  return `no answer (${code ?? error.name})`;
}
