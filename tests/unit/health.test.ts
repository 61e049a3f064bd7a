import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "../../src/server/app/context.ts";
import { healthRoutes } from "../../src/server/transport/health.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("An answer that comes too late leaves the check that was begun since alone", async () => {
  const questions: PromiseWithResolvers<void>[] = [];
  const sql = () => {
    const question = Promise.withResolvers<void>();
    questions.push(question);
    return question.promise;
  };
  const routes = healthRoutes({ sql, log: { error: () => undefined } } as unknown as Context);
  const ask = async () => (await routes.request("/health")).status;

  const [first, same] = [ask(), ask()];
  await vi.advanceTimersByTimeAsync(3000);
  expect([await first, await same]).toEqual([503, 503]);
  expect(questions).toHaveLength(1);

  const second = ask();
  questions[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  const third = ask();
  expect(questions).toHaveLength(2);
  questions[1]?.resolve();
  expect([await second, await third]).toEqual([200, 200]);

  const fourth = ask();
  expect(questions).toHaveLength(3);
  questions[2]?.resolve();
  expect(await fourth).toBe(200);
});
