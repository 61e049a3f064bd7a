import { expect, test } from "vitest";
import { openingHoursSpecification } from "../../src/guest/machines/opening-hours.ts";
import { weekly } from "../../testbed/opening-hours.ts";

const closed: string[] = [];

test("search engines are told of days by their times, and of exceptions by their dates", () => {
  const day = ["07:00-10:00", "18:00-02:00"];
  const hours = weekly({
    week: [day, day, ["18:00-02:00"], closed, closed, closed, ["00:00-00:00"]],
    exceptions: [
      { from: "2026-12-24", until: "2026-12-26", times: [], reason: "Christmas" },
      { from: "2026-12-31", until: "2026-12-31", times: ["18:00-04:00"], reason: null },
    ],
  });
  const type = { "@type": "OpeningHoursSpecification" };
  expect(openingHoursSpecification(hours)).toEqual([
    { ...type, opens: "07:00", closes: "10:00", dayOfWeek: ["Monday", "Tuesday"] },
    { ...type, opens: "18:00", closes: "02:00", dayOfWeek: ["Monday", "Tuesday", "Wednesday"] },
    { ...type, opens: "00:00", closes: "23:59", dayOfWeek: ["Sunday"] },
    { ...type, opens: "00:00", closes: "00:00", validFrom: "2026-12-24", validThrough: "2026-12-26" },
    { ...type, opens: "18:00", closes: "04:00", validFrom: "2026-12-31", validThrough: "2026-12-31" },
  ]);
});

test("search engines are not told of hours without certain dates", () => {
  expect(openingHoursSpecification({ kind: "appointment", note: null })).toBeUndefined();
  expect(openingHoursSpecification(weekly({ season: { from: "05-01", until: "10-15" } }))).toBeUndefined();
});
