import { beforeEach, expect, test, vi } from "vitest";
import { SlowCallers } from "../../src/server/capacity/slow-callers.ts";

let callers: SlowCallers;
beforeEach(() => {
  vi.useFakeTimers();
  callers = new SlowCallers({ from: 200, answer: 1000, remembered: 30_000 });
  return () => vi.useRealTimers();
});

/** Something of the caller's begins now and is answered so many milliseconds later. */
function answeredAfter(ms: number, caller = "ana"): void {
  vi.advanceTimersByTime(ms);
  callers.note(caller, ms);
}

test("who was slow twice is remembered for a while", () => {
  answeredAfter(200);
  expect(callers.has("ana")).toBe(false);
  answeredAfter(199);
  expect(callers.has("ana")).toBe(false);
  answeredAfter(200);
  expect([callers.has("ana"), callers.has("ben")]).toEqual([true, false]);
  vi.advanceTimersByTime(29_999);
  expect(callers.has("ana")).toBe(true);
  vi.advanceTimersByTime(1);
  expect(callers.has("ana")).toBe(false);
});

test("a machine that stands still for a moment makes nobody slow: what was under way together counts once", () => {
  answeredAfter(200);
  callers.note("ana", 200);
  vi.advanceTimersByTime(100);
  callers.note("ana", 299);
  expect(callers.has("ana")).toBe(false);
  answeredAfter(200);
  expect(callers.has("ana")).toBe(true);
});

test("the second time counts for as long as a slow caller is remembered", () => {
  answeredAfter(200);
  vi.advanceTimersByTime(29_800);
  answeredAfter(200);
  expect(callers.has("ana")).toBe(false);
  answeredAfter(200);
  expect(callers.has("ana")).toBe(true);
});

test("a large answer counts at once", () => {
  callers.noteAnswer("ana", 999);
  expect(callers.has("ana")).toBe(false);
  callers.noteAnswer("ana", 1000);
  expect(callers.has("ana")).toBe(true);
});

test("networks of one prefix are slow together", () => {
  answeredAfter(200, "2001:db8:1:1::/64");
  answeredAfter(200, "2001:db8:1:2::/64");
  expect([callers.has("2001:db8:1:3::/64"), callers.has("2001:db8:2:1::/64")]).toEqual([true, false]);
});
