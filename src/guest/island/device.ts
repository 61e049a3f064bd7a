/** The few things that are stored on the guest's device; all of it works without storage, too. */

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
  return (
    Math.abs(one - other) < LONGEST_DAY_MS &&
    dateIn(timeZone, new Date(one)) === dateIn(timeZone, new Date(other))
  );
}

/** @returns whether the hotel's code led to this tab, now or before a reload */
export function rememberCode(hotel: string, cameByCode: boolean): boolean {
  const tab = storage("sessionStorage");
  const key = `innfo-code-${hotel}`;
  if (cameByCode && tab) keep(tab, key, "1");
  return cameByCode || Boolean(tab?.getItem(key));
}

/** RFC 9562, version 4. crypto.randomUUID() is missing from pages served without TLS. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The date at a moment, as YYYY-MM-DD. */
export function dateIn(timeZone: string, moment: Date): string {
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);
  } catch {
    // This browser does not know the time zone, so the day ends at UTC's midnight.
    return moment.toISOString().slice(0, 10);
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
