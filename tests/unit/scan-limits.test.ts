import { expect, test } from "vitest";
import { BoundedLimiter, createScanLimits, MAX_REMEMBERED } from "../../src/server/functions/scan-limits.ts";

test("however many keys are made up, so many are remembered", async () => {
  const limiter = new BoundedLimiter({ points: 1, duration: 60 });
  for (let key = 0; key < 3 * MAX_REMEMBERED; key += 1) await limiter.consume(String(key));
  expect(limiter.remembered).toBeLessThanOrEqual(MAX_REMEMBERED);
});

test("who keeps coming is not forgotten for the many that come once", async () => {
  const limiter = new BoundedLimiter({ points: 1, duration: 60 });
  await limiter.consume("again");
  for (let key = 0; key < MAX_REMEMBERED; key += 1) {
    await limiter.consume(String(key));
    if (key % 5000 === 0)
      await expect(limiter.consume("again")).rejects.toMatchObject({ remainingPoints: 0 });
  }
  await expect(limiter.consume("again")).rejects.toMatchObject({ remainingPoints: 0 });
});

test("a guest's thirtieth visit within a minute counts, the next does not", async () => {
  const limits = createScanLimits();
  const visit = { hotelId: "1", guestId: "a", network: "10.0.0.1" };
  for (let time = 0; time < 30; time += 1) expect(await limits.take(visit)).toBeUndefined();
  expect(await limits.take(visit)).toBeGreaterThan(0);
});
