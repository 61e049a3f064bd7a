/** Times in a text, held against the hours beside it. */
import type { HoursInput } from "../../../fields/index.ts";

const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?(?:\s*(?:uhr|uur|h)(?!\p{L}))?`;
const UNTIL = "-|–|—|to|until|till|bis|à|a|alle|tot|et|e|y|und|and";
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.,:])${CLOCK}\s*(?:${UNTIL})\s*(?:las\s+)?${CLOCK}(?![\d:]|\s?(?:€|%|km|min|m(?!\p{L})))`,
  "giu",
);
/** "2 - 3" may be of anything. */
const IS_CLOCK = /\d[:.h]\d{2}|[ap]\.?m\b|uhr|uur|\dh\b/i;
const DAY = 24 * 60;

type Minutes = readonly [from: number, until: number];

/** The first range of times in the text, as it is written there, that is none of the hours; "" where there is none. */
export function otherTimesIn(text: string, { mode, week }: HoursInput, isChanged: boolean): string {
  const open = week.flat().flatMap(({ from, until }): Minutes[] => {
    const range = [minutesOf(from), minutesOf(until)] as const;
    return Number.isNaN(range[0] + range[1]) ? [] : [unwrapped(range)];
  });
  if (mode !== "weekly" || open.length === 0) return "";
  for (const [said, hour = "", minute, half, hour2 = "", minute2, half2] of text.matchAll(RANGE)) {
    if (!IS_CLOCK.test(said)) continue;
    const [from, until] = unwrapped([
      clockOf(hour, minute, half ?? half2),
      clockOf(hour2, minute2, half2 ?? half),
    ]);
    if (open.some(([opens, closes]) => opens === from && closes === until)) continue;
    // An hour within them may be of something else, but not of what has just been changed.
    if (isChanged || !open.some(([opens, closes]) => opens <= from && until <= closes)) return said.trim();
  }
  return "";
}

function unwrapped([from, until]: Minutes): Minutes {
  return [from, until <= from ? until + DAY : until];
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(":");
  return Number(hour || Number.NaN) * 60 + Number(minute);
}

function clockOf(hour: string, minute = "0", half?: string): number {
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour) % 24;
  return hours * 60 + Number(minute);
}
