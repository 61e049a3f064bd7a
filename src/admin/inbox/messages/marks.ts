/** The words that mark an open message as urgent. */
import { plural, t } from "../../../lib/texts/t.ts";
import { DAY } from "../../../lib/time/zoned-time.ts";
import type { Thresholds } from "./kinds.ts";
import type { ListedMessage } from "./messages.ts";

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
