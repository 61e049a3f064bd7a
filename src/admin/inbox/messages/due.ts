/** By when a message is to be seen to, in words: "in 18 min", "6 min late", "5:15 AM". */
import { plural, t } from "../../../lib/texts/t.ts";
import { DAY, MINUTE, wallTime } from "../../../lib/time/zoned-time.ts";
import { adminLocale, hourDigits } from "../../ui/words.ts";
import type { Thresholds } from "./kinds.ts";
import type { ListedMessage } from "./messages.ts";
import { shortDuration } from "./words.ts";

/** From so long before it is due, a message is marked. */
const SOON = 10 * MINUTE;
const HOUR = 60 * MINUTE;

type Dated = Pick<ListedMessage, "due_at" | "wanted_at" | "topic" | "state" | "danger" | "turn">;

/** Whether it is due at the hour of the guest's own: a late check-out wants its yes long before. */
export function isForItsHour({ wanted_at, topic }: Pick<Dated, "wanted_at" | "topic">): boolean {
  return wanted_at !== null && topic !== "late_checkout";
}

export interface Due {
  words: string;
  /** A time of the guest's own, rather than what was promised. */
  isHour: boolean;
  tone: "danger" | "brass" | undefined;
}

/** Undefined where nobody waits: it is done, or lies on the shelf. @param now in milliseconds */
export function dueOf(message: Dated, now: number, timeZone: string): Due | undefined {
  if (message.turn >= "2") return undefined;
  const left = Date.parse(message.due_at) - now;
  if (isInDanger(message)) return { words: t`now`, isHour: false, tone: "danger" };
  if (left < 0) {
    const late = shortDuration(-left / MINUTE);
    return { words: t`${late} late`, isHour: false, tone: message.state === "new" ? "brass" : undefined };
  }
  if (isForItsHour(message))
    return { words: hourOf(message.due_at, now, timeZone), isHour: true, tone: undefined };
  const duration = shortDuration(Math.ceil(left / MINUTE));
  return {
    words: t`in ${duration}`,
    isHour: false,
    tone: left <= SOON && message.state === "new" ? "brass" : undefined,
  };
}

/** The hour at the hotel, with the day unless it is today. */
export function hourOf(at: string, now: number, timeZone: string): string {
  const instant = Date.parse(at);
  const days = Math.floor(wallTime(timeZone, instant) / DAY) - Math.floor(wallTime(timeZone, now) / DAY);
  const day: Intl.DateTimeFormatOptions =
    days === 0 ? {} : days > 0 && days < 7 ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Date(instant).toLocaleString(adminLocale(), {
    hour: hourDigits(),
    minute: "2-digit",
    ...day,
    timeZone,
  });
}

/** In their order. */
export const GROUPS = {
  now: t`Now`,
  morning: t`This morning`,
  today: t`Later today`,
  later: t`Later`,
} as const;
type DueGroup = keyof typeof GROUPS;

export function dueGroup({ due_at, danger }: Dated, now: number, timeZone: string): DueGroup {
  const instant = Date.parse(due_at);
  if (danger || instant - now < HOUR) return "now";
  const due = wallTime(timeZone, instant);
  const here = wallTime(timeZone, now);
  if (Math.floor(due / DAY) !== Math.floor(here / DAY)) return "later";
  return due % DAY < DAY / 2 ? "morning" : "today";
}

type Marked = Pick<ListedMessage, "kind" | "state" | "rating" | "keep_until" | "danger">;

/** From so many days before its erasure, the list warns about an open thing. */
const ENDING_DAYS = 7;

export function isInDanger({ danger, state }: Pick<Marked, "danger" | "state">): boolean {
  return danger && state !== "done";
}

/** @param now in milliseconds */
export function markOf(message: Marked, thresholds: Thresholds | undefined, now: number): string | undefined {
  if (message.state === "done") return undefined;
  return feedbackMark(message, thresholds) ?? endingMark(message, now);
}

function feedbackMark({ rating }: Marked, thresholds: Thresholds | undefined): string | undefined {
  if (rating === null) return undefined;
  if (rating <= (thresholds?.alarm ?? 0)) return t`Urgent`;
  return rating <= (thresholds?.attention ?? 0) ? t`Needs attention` : undefined;
}

function endingMark({ kind, keep_until }: Marked, now: number): string | undefined {
  if (kind !== "lost" && kind !== "found") return undefined;
  const days = Math.max(0, Math.ceil((Date.parse(keep_until) + DAY - now) / DAY));
  if (days > ENDING_DAYS) return undefined;
  if (days <= 1) return t`Erased tomorrow`;
  return plural(days, { one: "Erased in # day", other: "Erased in # days" });
}
