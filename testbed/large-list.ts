/** The longest allowed list: operating systems buffer less than that for a client that does not read. */
import type { Sql } from "../src/server/database/connection.ts";

/** Bytes of its answers. */
export const LIST_BYTES = 7_000_000;
const ROWS = 350;
const EMOJI = "\u{1f3e8}";

/** A hotel may not hold as much otherwise. */
export const LIMITS_FOR_LARGE_LIST = `free.items=${2 * ROWS}, free.text_bytes=${3 * LIST_BYTES}`;

const ANSWER = EMOJI.repeat(LIST_BYTES / ROWS / 4);

/** The list's answers, in batches as large as a request may be. */
export function longAnswers(): string[][] {
  return Array.from({ length: ROWS / 35 }, () => Array<string>(35).fill(ANSWER));
}

export async function fillWithFaqs(sql: Sql, hotelId: string, times = 1): Promise<void> {
  await sql`
    insert into public.faqs (hotel_id, category, question, answer)
    select ${hotelId}, 'General', 'Question ' || i, ${ANSWER}
    from generate_series(1, ${times * ROWS}) as i`;
}
