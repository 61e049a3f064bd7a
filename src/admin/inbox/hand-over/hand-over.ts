/** Whoever comes next is told what the house has said already, and of a time only where it still stands. */
import { hourOf, isForItsHour } from "../messages/due.ts";
import type { ListedMessage, MessageText } from "../messages/messages.ts";

type Said = Pick<MessageText, "message_id" | "author" | "text" | "created_at">;

export interface HouseAnswer {
  at: string;
  words: string;
}

/**
 * By the id of its message, the house's words that its guest has not written after.
 * @param texts the newest first
 */
export function answersOf(texts: readonly Said[]): ReadonlyMap<string, HouseAnswer> {
  const last = new Map<string, Said>();
  for (const said of texts) if (!last.has(said.message_id)) last.set(said.message_id, said);
  return new Map(
    [...last.values()]
      .filter(({ author }) => author === "house")
      .map(({ message_id, created_at, text }) => [message_id, { at: created_at, words: text }]),
  );
}

/** What was promised is met by an answer; a time of the guest's own is still to come. @param now in milliseconds */
export function dueWords(
  message: Pick<ListedMessage, "due_at" | "wanted_at" | "topic">,
  answer: HouseAnswer | undefined,
  now: number,
  timeZone: string,
): string | null {
  const stands = !answer || (isForItsHour(message) && Date.parse(message.due_at) >= now);
  return stands ? `due ${hourOf(message.due_at, now, timeZone)}` : null;
}
