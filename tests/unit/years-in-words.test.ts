import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dayInWords } from "../../src/admin/app/dashboard/ends.ts";
import { recentMoment } from "../../src/admin/ui/words.ts";

beforeAll(() => {
  vi.useFakeTimers({ now: new Date("2026-11-28T09:00:00") });
});
afterAll(() => {
  vi.useRealTimers();
});

test.each([
  ["2026-12-24T18:00", "December 24, 18:00"],
  ["2027-01-01T00:00", "the end of December 31"],
  ["2027-01-02T00:00", "the end of January 1, 2027"],
])("On November 28, 2026, an announcement until %s says %s", (moment, said) => {
  expect(dayInWords(moment, "2026-11-28T09:00")).toBe(said);
});

test.each([
  ["2026-11-28T08:00:00", false],
  ["2026-01-01T08:00:00", false],
  ["2025-12-31T08:00:00", true],
])("On November 28, 2026, whether %s says its year: %s", (at, isSaid) => {
  expect(/202\d/.test(recentMoment(Date.parse(at)))).toBe(isSaid);
});
