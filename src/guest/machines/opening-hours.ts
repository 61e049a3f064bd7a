/** Opening hours for search engines: https://schema.org/OpeningHoursSpecification. */

import type { OpeningHoursSpecification } from "schema-dts";
import { minutesOf, type OpeningHours, type TimeRange } from "../../lib/opening-hours/hours.ts";
import { WEEKDAYS } from "../../lib/time/weekdays.ts";

type Weekday = (typeof WEEKDAYS)[number];

/** @returns undefined for hours without definite days and times: seasons lack a year, appointments a time */
export function openingHoursSpecification(hours: OpeningHours): OpeningHoursSpecification[] | undefined {
  if (hours.kind === "appointment" || hours.season) return undefined;
  const byRange = new Map<TimeRange, Weekday[]>();
  for (const [day, times] of hours.week.entries()) {
    const name = WEEKDAYS[day];
    if (name) for (const range of times) byRange.set(range, [...(byRange.get(range) ?? []), name]);
  }
  const week = Array.from(byRange, ([range, dayOfWeek]) => ({ ...specification(range), dayOfWeek }));
  const exceptions = hours.exceptions.flatMap(({ from, until, times }) =>
    // schema.org writes a closed day as an opening of no length.
    (times.length > 0 ? times.map(specification) : [{ opens: "00:00", closes: "00:00" }]).map((open) => ({
      ...open,
      validFrom: from,
      validThrough: until,
    })),
  );
  return [...week, ...exceptions].map((one) => ({ "@type": "OpeningHoursSpecification", ...one }));
}

/** Ends 24 hours a minute early, because 00:00 to 00:00 would mean closed. */
function specification(range: TimeRange): { opens: string; closes: string } {
  const [opens = "", closes = ""] = range.split("-");
  const [from, until] = minutesOf(range);
  return { opens, closes: from === 0 && until === 24 * 60 ? "23:59" : closes };
}
