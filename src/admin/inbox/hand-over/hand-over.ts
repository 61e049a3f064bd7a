/** What the hand-over sheet says of answers and of promised times. */
import { t } from "../../../lib/texts/t.ts";
import { hourOf, isForItsHour } from "../messages/due.ts";
import type { ListedMessage, MessageText } from "../messages/messages.ts";

type Said = Pick<MessageText, "message_id" | "author" | "text" | "created_at">;

export interface HouseAnswer {
  at: string;
  words: string;
}

/**
 * The house's last words in each conversation, by its message's id, unless the guest has written since.
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

/** An answer meets what was promised; a time that the guest chose still counts. @param now in milliseconds */
export function dueWords(
  message: Pick<ListedMessage, "due_at" | "wanted_at" | "topic">,
  answer: HouseAnswer | undefined,
  now: number,
  timeZone: string,
): string | null {
  const stands = !answer || (isForItsHour(message) && Date.parse(message.due_at) >= now);
  return stands ? t`due ${hourOf(message.due_at, now, timeZone)}` : null;
}
