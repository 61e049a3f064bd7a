/** The days on which guests see an item: its column shown_during. */

export interface ShownDuring {
  /** First and last day, of every year (05-01) or of one (2026-05-01). Either end may be open. */
  from: string | null;
  until: string | null;
  /** 1 for Monday. */
  weekdays: number[];
}

/** For the page's script: bounds that compare as strings with a clock's time; `ends` is exclusive. */
export interface ShownPeriod {
  starts?: string;
  ends?: string;
  /** Digits of Date.getDay(); missing means every day. */
  weekdays?: string;
}

/** Letters of 2026-06-24T09:00. */
const MINUTES = 16;
/** Sorts after every time of a day. */
const END_OF_DAY = "~";

export function periodOf({ from, until, weekdays }: ShownDuring): Required<ShownPeriod> {
  return {
    starts: from ?? "",
    ends: (until ?? "") + END_OF_DAY,
    weekdays: weekdays.map((day) => day % 7).join(""),
  };
}

type Blank = null | undefined;

/** The time between two moments on the hotel's clocks. A missing end is open; undefined without both. */
export function betweenMoments(from: string, until: string): Required<ShownPeriod>;
export function betweenMoments(
  from: string | Blank,
  until: string | Blank,
): Required<ShownPeriod> | undefined;
export function betweenMoments(from: string | Blank, until: string | Blank) {
  if (!from && !until) return undefined;
  return {
    starts: from?.slice(0, MINUTES) ?? "",
    ends: until?.slice(0, MINUTES) ?? END_OF_DAY,
    weekdays: "",
  };
}

/** @param clock the hotel's, as in 2026-06-24T09:00 */
export function isShownAt({ starts = "", ends = "", weekdays }: ShownPeriod, clock: string): boolean {
  const time = starts.length === "05-01".length ? clock.slice(5) : clock;
  const begun = time >= starts;
  const lasts = time < ends;
  // A winter season continues in the new year.
  const isTime = starts < ends ? begun && lasts : begun || lasts;
  return isTime && (!weekdays || weekdays.includes(`${new Date(clock).getDay()}`));
}
