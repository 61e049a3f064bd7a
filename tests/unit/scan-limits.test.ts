import { expect, onTestFinished, test, vi } from "vitest";
import {
  BoundedLimiter,
  createScanLimits,
  MAX_REMEMBERED,
  MAX_VISITS_OF_DAY,
} from "../../src/server/scans/limits.ts";

test("only so many keys are remembered, however many are made up", () => {
  const limiter = new BoundedLimiter(1, 60_000);
  for (let key = 0; key < 3 * MAX_REMEMBERED; key += 1) limiter.consume(String(key));
  expect(limiter.remembered).toBeLessThanOrEqual(MAX_REMEMBERED);
});

test("a key that keeps coming is not displaced by many that come once", () => {
  const limiter = new BoundedLimiter(1, 60_000);
  limiter.consume("again");
  for (let key = 0; key < MAX_REMEMBERED; key += 1) {
    limiter.consume(String(key));
    if (key % 5000 === 0) expect(limiter.consume("again").taken).toBe(false);
  }
  expect(limiter.consume("again").taken).toBe(false);
});

test("a guest's thirtieth visit within a minute counts, the next does not", () => {
  const limits = createScanLimits();
  const visit = { hotelId: "1", guestId: "a", network: "10.0.0.1" };
  for (let time = 0; time < 30; time += 1) expect(limits.take(visit)).toBeUndefined();
  expect(limits.take(visit)).toBeGreaterThan(0);
});

test("the networks of one /48 bring eight times as many guests at once as one network", () => {
  const limits = createScanLimits();
  const arrive = (nth: number, network: string) =>
    limits.take({ hotelId: "1", guestId: String(nth), network });
  let taken = 0;
  for (let nth = 0; nth < 2500; nth++) {
    if (arrive(nth, `2001:db8:1:${nth % 500}::/64`) === undefined) taken += 1;
  }
  expect(taken).toBe(2400);
  expect(arrive(2500, "2001:db8:2:1::/64")).toBeUndefined();
});

test("one network's visits to one hotel stop counting for the day; those of others go on", () => {
  const limits = createScanLimits();
  // The same few guests over and over: no other limit notices, as long as a minute goes by now and then.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let taken = 0;
  for (let sent = 0; sent < 12_000; sent += 1) {
    if (sent % 3000 === 0) vi.advanceTimersByTime(61_000);
    const visit = { hotelId: "1", guestId: String(sent % 100), network: "10.0.0.1" };
    if (limits.take(visit) === undefined) taken += 1;
  }
  expect(taken).toBe(MAX_VISITS_OF_DAY);
  expect(limits.take({ hotelId: "1", guestId: "0", network: "10.0.0.1" })).toBeGreaterThan(3600);
  expect(limits.take({ hotelId: "1", guestId: "other", network: "10.0.0.2" })).toBeUndefined();
  expect(limits.take({ hotelId: "2", guestId: "0", network: "10.0.0.1" })).toBeUndefined();
});

test("made-up hotels do not make a network's day begin anew", () => {
  const limits = createScanLimits();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const network = "10.0.0.1";
  const arrive = (guest: number) => limits.take({ hotelId: "1", guestId: `guest ${guest}`, network });
  for (let guest = 0; guest < 5000; guest += 1) {
    if (guest % 300 === 0) vi.advanceTimersByTime(61_000);
    expect(arrive(guest)).toBeUndefined();
  }
  vi.advanceTimersByTime(61_000);
  expect(arrive(5001)).toBeGreaterThan(3600);
  for (let nth = 0; nth < MAX_REMEMBERED; nth += 1)
    limits.take({ hotelId: `made${nth}`, guestId: String(nth), network });
  vi.advanceTimersByTime(61_000);
  expect(arrive(5002)).toBeGreaterThan(3600);
});
