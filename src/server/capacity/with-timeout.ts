/**
 * Waits for `work`, but no longer than `ms`; the work itself goes on.
 * @throws what `late` makes when the time is up
 */
export async function withTimeout<Result>(
  ms: number,
  work: PromiseLike<Result>,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms).unref();
  });
  try {
    return await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
