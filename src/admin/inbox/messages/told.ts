/**
 * Who was told of an alarm, and who was not: what mail servers and push services took. See
 * docs/decisions/0147-told-and-closed.md.
 */
import { useQuery } from "@tanstack/react-query";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { messagesKey } from "./messages.ts";

/** A line of the database's answer of told(). */
export interface ToldLine {
  id: string;
  /** "new", "device", "mail", "manager", "wake", "wake_again" or "test". */
  step: string;
  way: "push" | "mail" | "screen";
  state: "waiting" | "reached" | "refused";
  /** Why it failed last, in the words of the server's job. */
  reason: string | null;
  /** The person's name; for mails to nobody in the team the address. */
  who: string | null;
  address: string | null;
  /** When the attempt ended; while it runs, when it began. */
  at: string;
}

interface Unreached extends ToldLine {
  /** The dropped device's address, where it belongs to this account. */
  endpoint: string | null;
}

export interface RungTest {
  at: string;
  told: readonly (ToldLine & { seconds: number | null })[];
}

interface Tellings {
  unreached: readonly Unreached[];
  test: RungTest | null;
}

/** How soon an alarm says that somebody was reached. */
const SOON_MS = 5000;

/** @param isWaiting reads again while somebody is being told: no news says when they are */
export function useTold(message_id: string, isWaiting: boolean) {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  return useQuery({
    queryKey: [...messagesKey(hotel_id), "told", message_id],
    queryFn: ({ signal }) => readOfHotel<ToldLine[]>(supabase, "told", { hotel_id, message_id }, signal),
    refetchInterval: isWaiting ? SOON_MS : false,
  });
}

export const tellingsKey = (hotelId: string) => ["told", hotelId] as const;

/** How often a ringing test is read again, for a minute. */
const TEST_MS = 1000;
const TEST_LASTS_MS = 60_000;

function isRinging(test: RungTest | null | undefined): boolean {
  if (!test || Date.now() - Date.parse(test.at) > TEST_LASTS_MS) return false;
  return test.told.some(({ state, reason }) => state === "waiting" && reason === null);
}

/** Who is not reached now, and the last test. @param everyMs how often it is read again */
export function useTellings(everyMs: number | false = false) {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: tellingsKey(hotelId),
    staleTime: 0,
    queryFn: ({ signal }) => readOfHotel<Tellings>(supabase, "told", { hotel_id: hotelId }, signal),
    refetchInterval: ({ state: { data } }) => (isRinging(data?.test) ? TEST_MS : everyMs),
  });
}

type Failed = Pick<ToldLine, "way" | "reason" | "state">;

/** Whether an attempt failed. One that waits for its turn has not. */
export function isUnreached({ state, reason }: Failed): boolean {
  return state === "refused" || (state === "waiting" && reason !== null);
}

/** In two words: "mail refused". */
export function shortWhy({ way, reason }: Failed): string {
  if (way === "push") return reason === "dropped" ? t`device dropped` : t`device does not answer`;
  if (isRefusal(reason)) return t`mail refused`;
  return isLimit(reason) ? t`mail waits` : t`mail server does not answer`;
}

/** The failure, and how to mend it. */
export function longWhy(failed: Failed): string {
  const { way, reason, state } = failed;
  if (way === "push") {
    return reason === "dropped" ? t`Open Innfo on it to switch alerts on.` : t`Is it on? Has it a network?`;
  }
  if (isRefusal(reason)) {
    return /55[0134]/.test(reason ?? "") || /RCPT/.test(reason ?? "")
      ? t`The mail server does not know this address.`
      : t`The mail server did not take the mail.`;
  }
  if (isLimit(reason)) return t`This address already got all mails of this hour.`;
  return state === "refused" ? t`The mail server did not answer for a day.` : t`We try again.`;
}

/** An answer of 500 and above: src/server/mail/delivery.ts. */
function isRefusal(reason: string | null): boolean {
  return /not delivered: 5\d\d/.test(reason ?? "");
}

function isLimit(reason: string | null): boolean {
  return reason?.startsWith("as many mails") ?? false;
}

/** The last line of each device, screen and mailbox, in their order. */
export function latest<Line extends ToldLine>(told: readonly Line[]): Line[] {
  const byPlace = new Map<string, Line>();
  for (const one of told) byPlace.set(`${one.way} ${one.address ?? one.who}`, one);
  return [...byPlace.values()];
}
