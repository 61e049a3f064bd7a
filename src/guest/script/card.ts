/**
 * The words of a card for a room, place or thing, on the device that scanned its code: docs/decisions/0122-codes.md. Change
 * the sentence in the privacy notice with it: src/guest/legal/privacy.ts.
 */
import { DAY } from "../../lib/time/zoned-time.ts";
import { ask } from "./ask.ts";
import { forget, keep, keptUntil } from "./device.ts";

interface Card {
  /** The room for forms; "" if the card is not a room's. */
  room: string;
  /** The token; "" for a card of an earlier version, whose room anybody could have written. */
  code: string;
}

interface Kept extends Card {
  /** When the device forgets it, in milliseconds. */
  until: number;
}

const KEY = "innfo-card-";
const WEEK_MS = 7 * DAY;

export function cardOf(hotel: string): Card | undefined {
  return keptUntil<Kept>(KEY + hotel);
}

export function rememberCard(hotel: string, card: Card): void {
  const stored: Kept = { ...card, until: Date.now() + WEEK_MS };
  keep("localStorage", KEY + hotel, JSON.stringify(stored));
}

/** @param isNew whether the code was scanned just now: then the page opens what the code is about */
export async function exchange(hotel: string, code: string, isNew: boolean): Promise<void> {
  if (!isNew && cardOf(hotel)?.code === code) return;
  // Without a network the next page of this tab tries again.
  const answer = await ask("/functions/v1/code", {
    method: "POST",
    body: JSON.stringify({ hotel_id: hotel, code }),
  });
  // The code was revoked, and with it what the card said.
  if (answer?.status === 404) forget(KEY + hotel);
  if (answer?.status !== 200) return;
  const { room, opens } = JSON.parse(answer.text) as { room: string; opens: string | null };
  rememberCard(hotel, { room, code });
  if (opens && isNew && !location.hash) location.replace(`#${opens}`);
}
