/** What is read before the screen that shows it is there: nobody sees an older answer than their own read. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orAhead, readAhead } from "../../src/admin/rows/ahead.ts";

const SECOND = 1000;
const read = async () => "the screen's own";
const early = async () => "ahead";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("A screen takes what was read ahead, and later reads", async () => {
  readAhead("first", early);
  expect(await orAhead("first", read)).toBe("ahead");
  expect(await orAhead("first", read)).toBe("the screen's own");
});

test("What is read ahead after the screen has read is never shown: a change lies between", async () => {
  expect(await orAhead("late", read)).toBe("the screen's own");
  const asked = vi.fn(early);
  readAhead("late", asked);
  expect(asked).not.toHaveBeenCalled();
  expect(await orAhead("late", read)).toBe("the screen's own");
});

test("A screen reads by itself where what was read ahead failed or is old", async () => {
  readAhead("failed", async () => {
    throw new Error("No answer");
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(await orAhead("failed", read)).toBe("the screen's own");
  readAhead("old", early);
  await vi.advanceTimersByTimeAsync(11 * SECOND);
  expect(await orAhead("old", read)).toBe("the screen's own");
});
