/** The few things that are stored on the guest's device; all of it works without storage, too. */

import { DAY, dayAt } from "../../lib/zoned-time.ts";

/** Where supabase-js keeps the session of an owner who is signed in on this device. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** @returns the id of the owner who is signed in, "" when it cannot be read, undefined when nobody is */
export function signedInOwner(): string | undefined {
  const local = storage("localStorage");
  const key = local && Object.keys(local).find((name) => SESSION_KEY.test(name));
  if (!key) return undefined;
  try {
    return (JSON.parse(local.getItem(key) ?? "") as { user: { id: string } }).user.id;
  } catch {
    return "";
  }
}

/**
 * A random number that identifies this device at this hotel until the hotel's midnight. A new one is made
 * each day and for each hotel, so it only tells apart the visits of one day.
 *
 * @returns undefined when the device stores nothing
 */
export function guestOfDay(hotel: string, timeZone: string): string | undefined {
  const local = storage("localStorage");
  const key = `innfo-guest-${hotel}`;
  const now = Date.now();
  const [drawn, known] = local?.getItem(key)?.split(" ") ?? [];
  if (known && isSameDay(timeZone, Number(drawn), now)) return known;
  const guest = uuid();
  return local && keep(local, key, `${now} ${guest}`) ? guest : undefined;
}

const LONGEST_DAY_MS = 25 * 60 * 60_000;

/** Formats dates only when needed: the first call takes a tenth of a second on a slow phone. */
function isSameDay(timeZone: string, one: number, other: number): boolean {
  return Math.abs(one - other) < LONGEST_DAY_MS && dayIn(timeZone, one) === dayIn(timeZone, other);
}

/**
 * @param room on the code that led here now, "" on one without a room
 * @returns that of the code that led to this tab, now or before a reload; no text when none did
 */
export function rememberCode(hotel: string, room: string | undefined): string | null | undefined {
  const tab = storage("sessionStorage");
  const key = `innfo-code-${hotel}`;
  if (room !== undefined && tab) keep(tab, key, room);
  return room ?? tab?.getItem(key);
}

/** RFC 9562, version 4. crypto.randomUUID() is missing from pages served without TLS. */
export function uuid(): string {
  // Keeps the version, 4, and of the variant, 8, the upper two bits.
  return "00000000-0000-4000-8000-000000000000".replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === "8" ? 8 | (random & 3) : random & 15).toString(16);
  });
}

function dayIn(timeZone: string, instant: number): number {
  try {
    return dayAt(timeZone, instant);
  } catch {
    // This browser does not know the time zone, so the day ends at UTC's midnight.
    return Math.floor(instant / DAY);
  }
}

/** Undefined where the guest has blocked it: then even reading the property throws. */
export function storage(kind: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

/** @returns false when nothing can be stored, as in some private windows */
export function keep(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
