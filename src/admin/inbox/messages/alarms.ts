/** Messages that cannot wait: their order on the screen, and the steps taken while nobody has them. */
import { t } from "../../../lib/texts/t.ts";
import { MINUTE } from "../../../lib/time/zoned-time.ts";
import type { ListedMessage } from "./messages.ts";
import { isUnreached, shortWhy, type ToldLine } from "./told.ts";
import { timeWords } from "./words.ts";

/** When the manager is told of an alarm: innfo.steps_of(). */
const MANAGER_AFTER = 2;

/** Somebody in danger, as every screen of the hotel shows it. */
export type AlarmNow = Pick<
  ListedMessage,
  "id" | "kind" | "topic" | "item" | "room" | "text" | "translation" | "language" | "state"
> & {
  /** Since when it is an alarm. */
  created_at: string;
  /** Who has it, by name, since when, and whether that is the caller. */
  holder: string | null;
  taken_at: string | null;
  mine: boolean;
  /** Why it rings once more: nothing happened after it was taken, or the person who had it left the team. */
  again: "idle" | "left" | null;
};

/**
 * A ringing message keeps its place on the screen, so that no button under a thumb becomes another's; a new one comes below it.
 *
 * @param before as they stood on the screen
 */
export function inTheirPlaces<Alarm extends Pick<AlarmNow, "id" | "state">>(
  before: readonly Alarm[] = [],
  now: readonly Alarm[],
): Alarm[] {
  const rang = before.filter(({ state }) => state === "new").map(({ id }) => id);
  const place = ({ id, state }: Alarm) => {
    if (state !== "new") return rang.length + 1;
    return rang.includes(id) ? rang.indexOf(id) : rang.length;
  };
  return now.toSorted((one, other) => place(one) - place(other));
}

/** A wake-up call at its minute. */
export type CallNow = Pick<ListedMessage, "id" | "room" | "wanted_at">;

/** A room's number for the phone in the hotel's house, where that is a number. */
export function extensionOf(room: string | null): string | undefined {
  return room && /^\d{1,5}$/.test(room) ? room : undefined;
}

export function isWakeUpNow(
  { topic, wanted_at, state, due_at }: Pick<ListedMessage, "topic" | "wanted_at" | "state" | "due_at">,
  now: number,
): boolean {
  return topic === "wake_up_call" && wanted_at !== null && state !== "done" && Date.parse(due_at) <= now;
}

type ToManager = Pick<ToldLine, "step" | "state" | "way" | "reason" | "at">;

/**
 * The steps while nobody takes an alarm: those to come, and those done. The manager is told once a server has taken it.
 *
 * @param told whom the message has told; undefined while that is not known
 */
export function managerWords(
  message: Pick<ListedMessage, "created_at">,
  told: readonly ToManager[] | undefined,
  now: number,
  timeZone: string,
): string {
  const tries = told?.filter(({ step }) => step === "manager") ?? [];
  // A device or a mail was taken.
  const at = tries.find(({ state }) => state === "reached")?.at;
  if (at) return t`Nobody has it · the manager was told at ${timeWords(at, timeZone)}`;
  const failed = tries.find(isUnreached);
  if (failed && tries.every(isUnreached))
    return t`Nobody has it · the manager is not reached: ${shortWhy(failed)}`;
  if (tries.length > 0) return t`Nobody has it · the manager is being told`;
  if (now - Date.parse(message.created_at) < MANAGER_AFTER * MINUTE)
    return t`If nobody takes it within ${MANAGER_AFTER} min, the manager is told`;
  // A message that was given back starts its two minutes anew, and the server may be late.
  return told ? t`Nobody has it · the manager is not told yet` : t`Nobody has it`;
}
