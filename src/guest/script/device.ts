/** Values stored on the guest's device. Everything works without storage too. */

import { DAY, dayAt } from "../../lib/time/zoned-time.ts";

type Kind = "localStorage" | "sessionStorage";

/** Where supabase-js keeps the session of a signed-in owner. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** @returns the signed-in owner's id, "" if it cannot be read, undefined if nobody is signed in */
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

const guestKey = (hotel: string) => `innfo-guest-${hotel}`;

/**
 * A random id of this device at this hotel until midnight there: it only tells the visits of one day apart.
 * @returns undefined if the device stores nothing
 */
export function guestOfDay(hotel: string, timeZone: string): string | undefined {
  const key = guestKey(hotel);
  const now = Date.now();
  const [drawn, known] = storage("localStorage")?.getItem(key)?.split(" ") ?? [];
  if (known && isSameDay(timeZone, Number(drawn), now)) return known;
  const guest = uuid();
  return keep("localStorage", key, `${now} ${guest}`) ? guest : undefined;
}

/** Whether the guest does this for the first time today. The device remembers it with the id, until midnight. */
export function isNewToday(hotel: string, timeZone: string, what: string): boolean {
  // Without storage it is never new, or one device would count any number of times.
  const done = guestOfDay(hotel, timeZone) && storage("localStorage")?.getItem(guestKey(hotel));
  const entry = ` ,${what},`;
  return !!done && !done.includes(entry) && keep("localStorage", guestKey(hotel), done + entry);
}

const LONGEST_DAY_MS = 25 * 60 * 60_000;

/** Formats dates only if needed: the first call takes a tenth of a second on a slow phone. */
function isSameDay(timeZone: string, one: number, other: number): boolean {
  return Math.abs(one - other) < LONGEST_DAY_MS && dayIn(timeZone, one) === dayIn(timeZone, other);
}

/** @param mark of the code scanned now @returns the mark of the code that opened this tab; it survives a reload */
export function rememberMark(hotel: string, mark: string | undefined): string {
  const key = `innfo-code-${hotel}`;
  if (mark) keep("sessionStorage", key, mark);
  return mark ?? storage("sessionStorage")?.getItem(key) ?? "";
}

/** RFC 9562, version 4. Pages without TLS lack crypto.randomUUID(). */
export function uuid(): string {
  // Keeps the version, 4, and a variant, 8.
  return "00000000-0000-4000-8000-000000000000".replace(/0/g, () => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (random & 15).toString(16);
  });
}

function dayIn(timeZone: string, instant: number): number {
  try {
    return dayAt(timeZone, instant);
  } catch {
    // The browser does not know the time zone, so the day ends at midnight UTC.
    return Math.floor(instant / DAY);
  }
}

/** Undefined if the guest has blocked it: then even reading the property throws. */
export function storage(kind: Kind): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

/** @returns undefined if nothing is stored, or nothing that a page of ours has written */
export function kept<Value>(key: string, kind: Kind = "localStorage"): Value | undefined {
  try {
    return (JSON.parse(window[kind].getItem(key) ?? "") as Value) || undefined;
  } catch {
    return undefined;
  }
}

/** Reads a value of a page of ours whose time is not over yet. */
export function keptUntil<Value extends { until: number }>(key: string): Value | undefined {
  const value = kept<Value>(key);
  return value && value.until > Date.now() ? value : undefined;
}

export function forget(key: string, kind: Kind = "localStorage"): void {
  storage(kind)?.removeItem(key);
}

/** @returns false if nothing can be stored, as in some private windows */
export function keep(kind: Kind, key: string, value: string): boolean {
  try {
    window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
