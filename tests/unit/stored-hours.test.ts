import { expect, test } from "vitest";
import { BAD_HOURS, GOOD_HOURS } from "../../testbed/opening-hours.ts";
import { storedHours } from "../../testbed/stored-hours.ts";

test.each(Object.entries(GOOD_HOURS))("opening hours may be: %s", (_what, hours) => {
  expect(storedHours.parse(hours)).toEqual(hours);
});

test.each(Object.entries(BAD_HOURS))("opening hours may not be: %s", (_what, hours) => {
  expect(storedHours.safeParse(hours).success).toBe(false);
});
