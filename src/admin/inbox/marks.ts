/** What cannot wait, of what is not done yet: in words, with a color beside them. */
import { DAY, MINUTE, wallTime } from "../../lib/zoned-time.ts";
import type { Thresholds } from "./kinds.ts";
import type { ListedMessage } from "./messages.ts";

export interface Mark {
  text: string;
  tone: "danger" | "brass";
}

type Marked = Pick<
  ListedMessage,
  "kind" | "state" | "rating" | "keep_until" | "danger" | "created_at" | "wanted_at"
>;

/** After how long nobody may have begun: who asked for something stands in a room, who lost something is at home. */
const PATIENCE: Readonly<Record<string, { long: number; tooLong: number }>> = {
  request: { long: 15 * MINUTE, tooLong: 60 * MINUTE },
  feedback: { long: DAY, tooLong: 3 * DAY },
  lost: { long: DAY, tooLong: 3 * DAY },
};
/** Days before an open thing is erased from which the list says so. */
const ENDING_DAYS = 7;

export function isInDanger({ danger, state }: Pick<Marked, "danger" | "state">): boolean {
  return danger && state !== "done";
}

/** @param now in milliseconds */
export function marksOf(
  message: Marked,
  thresholds: Thresholds | undefined,
  now: number,
  timeZone: string,
): Mark[] {
  if (message.state === "done") return [];
  const danger = [
    isInDanger(message) && "Danger",
    feedbackMark(message, thresholds),
    endingMark(message, now),
  ];
  const marks = danger.flatMap((text): Mark[] => (text ? [{ text, tone: "danger" }] : []));
  const wait = waitOf(message, now, timeZone);
  return wait ? [...marks, wait] : marks;
}

function feedbackMark({ rating }: Marked, thresholds: Thresholds | undefined): string | undefined {
  if (rating === null) return undefined;
  if (rating <= (thresholds?.alarm ?? 0)) return "Alarm";
  return rating <= (thresholds?.attention ?? 0) ? "Needs attention" : undefined;
}

function endingMark({ kind, keep_until }: Marked, now: number): string | undefined {
  if (kind !== "lost" && kind !== "found") return undefined;
  const days = Math.max(0, Math.ceil((Date.parse(keep_until) + DAY - now) / DAY));
  if (days > ENDING_DAYS) return undefined;
  return days <= 1 ? "Erased tomorrow" : `Erased in ${days} days`;
}

/** Of what nobody has begun. What is wanted at a time of the hotel's clock does not wait before. */
function waitOf(message: Marked, now: number, timeZone: string): Mark | undefined {
  const { kind, state, created_at, wanted_at } = message;
  const patience = PATIENCE[kind];
  if (!patience || state !== "new") return undefined;
  const late = wanted_at === null ? Infinity : wallTime(timeZone, now) - Date.parse(`${wanted_at}Z`);
  const waited = Math.min(now - Date.parse(created_at), late);
  if (waited < patience.long) return undefined;
  return waited < patience.tooLong
    ? { text: "Waits long", tone: "brass" }
    : { text: "Waits too long", tone: "danger" };
}
