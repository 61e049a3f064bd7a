/** Texts about messages, and the names of what they are about. */
import { labelOf } from "../../../fields/index.ts";
import { FORMS } from "../../../forms/index.ts";
import { DAY, dayAt, MINUTE } from "../../../lib/time/zoned-time.ts";
import { ADMIN_LOCALE } from "../../ui/words.ts";
import { ALARM_ENDS, isAlarmEnd, isKind, isState, KINDS, OUTCOMES, STATES } from "./filters.ts";
import type { ListedMessage, MessageEvent } from "./messages.ts";

type Titled = Pick<ListedMessage, "kind" | "topic" | "item">;

/** The room to look for; "?" for requests without a room. */
export function roomOf({ kind, room }: Pick<ListedMessage, "kind" | "room">): string | null {
  return room ?? (kind === "request" ? "?" : null);
}

/** Whether a room has a name, which takes several lines, and not a number. */
export function isNamed(room: string | null): boolean {
  return (room ?? "").length > 4;
}

/** What it is about: the thing, or what was chosen in the form: "Something is broken: Heating". */
export function subjectOf({ kind, topic, item }: Titled): string {
  const { item: part } = isKind(kind) ? FORMS[kind].fields : {};
  if (item && topic && part) return `${topicLabel(kind, topic)}: ${labelOf(part, item)}`;
  return item || (topic && topicLabel(kind, topic)) || (isKind(kind) ? KINDS[kind].one : kind);
}

/** What people say to each other and read on a label: the last digits of its id. */
export function numberOf({ id }: Pick<ListedMessage, "id">): string {
  return id.slice(-6).toUpperCase();
}

/** What a line says below its title: "Feedback 2 of 5", "Found". */
export function kindOf({ kind, rating }: Pick<ListedMessage, "kind" | "rating">): string {
  const { one } = isKind(kind) ? KINDS[kind] : { one: kind };
  return rating === null ? one : `${one} ${rating} of 5`;
}

/** "Room 101, from its card"; what anybody may have written is "typed: 101". */
export function whereFrom({
  room,
  card,
  by_guest,
}: Pick<ListedMessage, "room" | "card" | "by_guest">): string {
  const written = room && (by_guest ? `typed: ${room}` : `Room ${room}`);
  if (!card) return written ?? "";
  return room === card
    ? `Room ${card}, from its card`
    : [`${card}, from its card`, written].filter(Boolean).join(" · ");
}

export function topicLabel(kind: string, topic: string): string {
  const field = isKind(kind) ? FORMS[kind].fields.topic : undefined;
  return field ? labelOf(field, topic) : topic;
}

export function stateLabel(state: string): string {
  return isState(state) ? STATES[state] : state;
}

export function outcomeLabel(outcome: string): string {
  return OUTCOMES.find(({ value }) => value === outcome)?.label ?? outcome;
}

/** Whom the steps tell while nobody begins: innfo.escalate(). A hotel may have no device that is notified. */
const TOLD: Readonly<Record<string, string>> = {
  device: "Nobody began: told devices with alerts again",
  mail: "Nobody began: the desk got a mail",
  manager: "Nobody began: telling the manager",
  wake: "Its time came: told devices with alerts",
  wake_again: "Not done yet: told devices with alerts again",
};

/** What happened to a message: "Set to “Done”". */
export function eventWords(
  { what, value }: Pick<MessageEvent, "what" | "value">,
  names: Readonly<Record<string, string>> = {},
): string {
  switch (what) {
    case "called":
      return `Called ${value ?? ""}`;
    case "again":
      return value === "left"
        ? "New again: the colleague left the team"
        : "Rings again: nothing happened for 5 minutes";
    case "given":
      if (value === "desk") return "Given to the desk";
      if (value === "housekeeping") return "Given to housekeeping";
      return `Given to ${names[value ?? ""] ?? "a colleague"}`;
    case "told":
      return TOLD[value ?? ""] ?? "Told again";
    case "sent":
      return "Received";
    case "state":
      return `Set to “${stateLabel(value ?? "")}”`;
    case "wrote":
      return "Wrote again";
    case "answer":
      return "Answered";
    case "note":
      return "Note changed";
    case "assignee":
      return value ? `For ${value}` : "For nobody in particular";
    case "match":
      return value ? "Matched" : "No longer matched";
    case "ownership":
      return value === "true" ? "Ownership checked" : "Ownership check taken back";
    case "agreed":
      if (!value) return "Price answer taken back";
      return value === "true" ? "Said yes to the price" : "Said no to the price";
    case "shelf":
      return value ? `Put to ${value}` : "Taken from its place";
    default:
      if (isAlarmEnd(value)) return `Closed: ${ALARM_ENDS[value]}`;
      return value ? outcomeLabel(value) : "Outcome taken back";
  }
}

export function oldestFirst<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
}

const HOUR = 60 * MINUTE;

/** "now", "4 min", "2 h", "3 d". A clock that is behind the server's must not say "-1 min". */
export function age(since: string, now: number): string {
  const passed = now - Date.parse(since);
  if (passed < MINUTE) return "now";
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`;
  return passed < DAY ? `${Math.floor(passed / HOUR)} h` : `${Math.floor(passed / DAY)} d`;
}

/** As age(), in words that no promise has: "4 min ago". */
export function sentAgo(since: string, now: number): string {
  const words = age(since, now);
  return words === "now" ? "just sent" : `${words} ago`;
}

/** As age(), with seconds: "40 s". */
export function waited(since: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(since)) / 1000);
  return seconds > 0 && seconds < 60 ? `${seconds} s` : age(since, now);
}

/** "8 min", "3 h", "2 d". */
export function shortDuration(minutes: number): string {
  // Rounded before it is compared: no "60 min", no "24 h".
  const [inMinutes, inHours] = [Math.round(minutes), Math.round(minutes / 60)];
  if (inMinutes < 60) return `${inMinutes} min`;
  return inHours < 24 ? `${inHours} h` : `${Math.round(minutes / 60 / 24)} d`;
}

/** "November 25, 2026". @param day 2026-11-25 */
export function dateWords(day: string, style: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(ADMIN_LOCALE, { ...style, timeZone: "UTC" });
}

/** "2:07 AM"; with its day if that is not today at the hotel. */
export function timeWords(at: string, timeZone: string): string {
  const isToday = dayAt(timeZone, Date.parse(at)) === dayAt(timeZone, Date.now());
  return isToday
    ? new Date(at).toLocaleTimeString(ADMIN_LOCALE, { timeStyle: "short", timeZone })
    : momentWords(at, timeZone);
}

/** In the browser's own format, on the hotel's clocks, as all hours of the desk. */
export function momentWords(at: string, timeZone: string): string {
  return new Date(at).toLocaleString(ADMIN_LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone });
}

/** On the clock of this device. */
export function clock(at: number): string {
  return new Date(at).toLocaleTimeString(ADMIN_LOCALE, { timeStyle: "short" });
}
