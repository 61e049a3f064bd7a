import { expect, test, vi } from "vitest";
import { hotelClock } from "../../src/admin/content/hotel/hotel-clock.ts";
import { DAY, instantOf } from "../../src/lib/time/zoned-time.ts";

test("The time of days that somebody makes up is not remembered for ever", () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, "format", "get");
  /** How often Intl was asked. */
  function asked(day: number): number {
    format.mockClear();
    // Kiritimati is the farthest ahead, always by as much.
    expect(instantOf("Pacific/Kiritimati", day * DAY)).toBe(day * DAY - (14 * DAY) / 24);
    return format.mock.calls.length;
  }
  expect(asked(20_000)).toBe(2);
  expect(asked(20_000)).toBe(0);
  for (let day = 20_100; day < 26_000; day++) asked(day);
  expect(asked(20_000)).toBe(2);
  format.mockRestore();
});

test("An owner's browser that does not know the hotel's time zone shows UTC, and no broken list", () => {
  const instant = Date.parse("2026-06-24T09:00Z");
  expect(hotelClock("Europe/Berlin", instant)).toBe("2026-06-24T11:00");
  expect(hotelClock("Europe/Nowhere", instant)).toBe("2026-06-24T09:00");
});
