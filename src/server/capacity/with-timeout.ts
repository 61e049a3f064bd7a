import { setTimeout } from "node:timers/promises";

/**
 * Waits for `work`, but no longer than `ms`; the work itself goes on.
 *
 * @throws what `late` makes when the time is up
 */
export async function withTimeout<Result>(
  ms: number,
  work: PromiseLike<Result>,
  late: () => Error,
): Promise<Result> {
  const answered = new AbortController();
  try {
    return await Promise.race([
      work,
      setTimeout(ms, undefined, { signal: answered.signal, ref: false }).then(() => Promise.reject(late())),
    ]);
  } finally {
    answered.abort();
  }
}
