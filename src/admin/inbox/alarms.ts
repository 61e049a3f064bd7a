/** What cannot wait: which messages stand above the list, and what has been done about one that nobody has. */
import { MINUTE } from "../../lib/zoned-time.ts";
import type { ListedMessage, MessageEvent } from "./messages.ts";
import { oldestFirst, timeWords } from "./words.ts";

/** When the manager is told of an alarm: innfo.steps_of(). */
const MANAGER_AFTER = 2;

export const isAlarm = ({ danger, state, by_guest }: ListedMessage) => danger && state === "new" && by_guest;

function isWakeUpNow({ topic, wanted_at, state, due_at }: ListedMessage, now: number): boolean {
  return topic === "wake_up_call" && wanted_at !== null && state !== "done" && Date.parse(due_at) <= now;
}

/** The alarm that has waited longest, then the calls at their minute. */
export function loudest(messages: readonly ListedMessage[], now: number): ListedMessage[] {
  const [oldest] = oldestFirst(messages.filter(isAlarm));
  return [...(oldest ? [oldest] : []), ...messages.filter((message) => isWakeUpNow(message, now))];
}

/** Whether the manager should have been told by now. */
export function isOverdue({ created_at }: Pick<ListedMessage, "created_at">, now: number): boolean {
  return now - Date.parse(created_at) >= MANAGER_AFTER * MINUTE;
}

type Told = Pick<MessageEvent, "what" | "value" | "at">;

/** When the manager was told last, among what became of a message. */
export function managerTold(events: readonly Told[] | undefined): string | undefined {
  return events?.findLast(({ what, value }) => what === "told" && value === "manager")?.at;
}

/**
 * What happens while nobody takes an alarm, and what has happened.
 *
 * @param events of the message; undefined while they are not known
 */
export function managerWords(
  message: Pick<ListedMessage, "created_at">,
  events: readonly Told[] | undefined,
  now: number,
  timeZone: string,
): string {
  const told = managerTold(events);
  if (told) return `Nobody has it · the manager was told at ${timeWords(told, timeZone)}`;
  if (!isOverdue(message, now)) return `If nobody takes it within ${MANAGER_AFTER} min, the manager is told`;
  // Given back, its two minutes begin again; and the server may be late.
  return events ? "Nobody has it · the manager has not been told yet" : "Nobody has it";
}
