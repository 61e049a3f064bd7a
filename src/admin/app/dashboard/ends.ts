/** When an announcement may end. Times are those of the hotel's clocks, as "2026-06-24T09:00". */

import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { asMoment, DAY, dateOf, MINUTE, wallOf } from "../../../lib/time/zoned-time.ts";
import { capitalized } from "../../ui/words.ts";

/** A week has every weekday once, so that each name says one day. */
const DAYS = 7;

export interface End {
  /** The end of the day, or the day. */
  value: string;
  /** "Tonight", "Tomorrow", "Friday". */
  label: string;
}

export function minuteBefore(moment: string): string {
  return asMoment(wallOf(moment) - MINUTE);
}

/** The ends of today and of the six days after it. */
export function endsFrom(clock: string): End[] {
  const today = Math.floor(wallOf(clock) / DAY) * DAY;
  return Array.from({ length: DAYS }, (_, index) => {
    const day = today + index * DAY;
    return { value: asMoment(day + DAY), label: nameOf(index, day) };
  });
}

/** Today and the six days after it, as 2026-06-24. */
export function daysFrom(clock: string): End[] {
  const today = Math.floor(wallOf(clock) / DAY) * DAY;
  return Array.from({ length: DAYS }, (_, index) => {
    const day = today + index * DAY;
    return { value: dateOf(day / DAY), label: index === 0 ? t`Today` : nameOf(index, day) };
  });
}

function nameOf(index: number, day: number): string {
  return index === 0 ? t`Tonight` : index === 1 ? t`Tomorrow` : capitalized(weekday(day));
}

function weekday(day: number): string {
  return new Intl.DateTimeFormat(ADMIN_LANGUAGE, { weekday: "long", timeZone: "UTC" }).format(day);
}

/**
 * "tonight", "the end of Friday", "Friday, 12:00"; further away with its date, and the year if it is another one.
 * Midnight ends the day before it.
 */
export function dayInWords(moment: string, clock: string): string {
  const wall = wallOf(moment);
  const isMidnight = wall % DAY === 0;
  const day = Math.floor((wall - (isMidnight ? 1 : 0)) / DAY);
  const ahead = day - Math.floor(wallOf(clock) / DAY);
  const time = isMidnight ? "" : new Date(wall).toISOString().slice(11, 16);
  if (ahead === 0) return time ? t`today, ${time}` : t`tonight`;
  const name =
    ahead === 1
      ? t`tomorrow`
      : ahead > 1 && ahead < DAYS
        ? weekday(day * DAY)
        : new Intl.DateTimeFormat(ADMIN_LANGUAGE, {
            day: "numeric",
            month: "long",
            ...(dateOf(day).slice(0, 4) !== clock.slice(0, 4) && { year: "numeric" }),
            timeZone: "UTC",
          }).format(day * DAY);
  return time ? `${name}, ${time}` : t`the end of ${name}`;
}
