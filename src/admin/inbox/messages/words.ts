/** Texts about messages, and the names of what they are about. */
import { labelOf, labelsOf } from "../../../fields/index.ts";
import { FORMS } from "../../../forms/index.ts";
import { moneyWords } from "../../../lib/texts/money.ts";
import { ADMIN_LANGUAGE, declared, t } from "../../../lib/texts/t.ts";
import { DAY, dayAt, MINUTE } from "../../../lib/time/zoned-time.ts";
import { adminLocale, withCommas } from "../../ui/words.ts";
import { isAlarmEnd, isKind, isState, KINDS, OUTCOMES, STATES } from "./filters.ts";
import type { ListedMessage, Message, MessageEvent } from "./messages.ts";

type Titled = Pick<ListedMessage, "kind" | "topic" | "item">;

/** The room to look for; "?" for requests without a room. */
export function roomOf({ kind, room }: Pick<ListedMessage, "kind" | "room">): string | null {
  return room ?? (kind === "request" ? "?" : null);
}

/** Whether a room has a name, which takes several lines, and not a number. */
export function isNamed(room: string | null): boolean {
  return (room ?? "").length > 4;
}

/** The subject: the thing, or the choice in the form: "Something is broken: Heating". */
export function subjectOf({ kind, topic, item }: Titled): string {
  const { item: part } = isKind(kind) ? FORMS[kind].fields : {};
  if (item && topic && part) return `${topicLabel(kind, topic)}: ${declared(labelOf(part, item))}`;
  return item || (topic && topicLabel(kind, topic)) || (isKind(kind) ? KINDS[kind].one : kind);
}

/** The number that people say to each other and read on a label: the last digits of its id. */
export function numberOf({ id }: Pick<ListedMessage, "id">): string {
  return id.slice(-6).toUpperCase();
}

/** The line below its title: "Feedback 2 of 5", "Found". */
export function kindOf({ kind, rating }: Pick<ListedMessage, "kind" | "rating">): string {
  const { one } = isKind(kind) ? KINDS[kind] : { one: kind };
  return rating === null ? one : t`${one} ${rating} of 5`;
}

/** "Room 101, from its card"; what anybody may have written is "typed: 101". */
export function whereFrom({
  room,
  card,
  by_guest,
}: Pick<ListedMessage, "room" | "card" | "by_guest">): string {
  const written = room && (by_guest ? t`typed: ${room}` : t`Room ${room}`);
  if (!card) return written ?? "";
  return room === card
    ? t`Room ${card}, from its card`
    : [t`${card}, from its card`, written].filter(Boolean).join(" · ");
}

export function topicLabel(kind: string, topic: string): string {
  const field = isKind(kind) ? FORMS[kind].fields.topic : undefined;
  return field ? withCommas(...labelsOf(field, topic).map(declared)) : topic;
}

export function stateLabel(state: string): string {
  return isState(state) ? STATES[state] : state;
}

export function outcomeLabel(outcome: string): string {
  return OUTCOMES.find(({ value }) => value === outcome)?.label ?? outcome;
}

/** Whom the steps tell while nobody begins: innfo.escalate(). A hotel may have no device that is notified. */
const TOLD: Readonly<Record<string, string>> = {
  device: t`Nobody began: told devices with alerts again`,
  mail: t`Nobody began: the desk got a mail`,
  manager: t`Nobody began: telling the manager`,
  wake: t`Its time came: told devices with alerts`,
  wake_again: t`Not done yet: told devices with alerts again`,
};

/** An event of a message in words: "Set to “Done”". */
export function eventWords(
  { what, value }: Pick<MessageEvent, "what" | "value">,
  names: Readonly<Record<string, string>> = {},
): string {
  switch (what) {
    case "called":
      return value ? t`Called ${value}` : t`Called`;
    case "again":
      return value === "left"
        ? t`New again: the colleague left the team`
        : t`Rings again: nothing happened for 5 minutes`;
    case "given":
      if (value === "desk") return t`Given to the desk`;
      if (value === "housekeeping") return t`Given to housekeeping`;
      return value && names[value] ? t`Given to ${names[value]}` : t`Given to a colleague`;
    case "told":
      return TOLD[value ?? ""] ?? t`Told again`;
    case "sent":
      return t`Received`;
    case "state":
      return value ? t`Set to “${stateLabel(value)}”` : t`Set`;
    case "wrote":
      return t`Wrote again`;
    case "answer":
      return t`Answered`;
    case "note":
      return t`Note changed`;
    case "assignee":
      return value ? t`For ${value}` : t`For nobody in particular`;
    case "match":
      return value ? t`Matched` : t`No longer matched`;
    case "ownership":
      return value === "true" ? t`Ownership checked` : t`Ownership check taken back`;
    case "agreed":
      if (!value) return t`Price answer taken back`;
      return value === "true" ? t`Said yes to the price` : t`Said no to the price`;
    case "shelf":
      return value ? t`Put to ${value}` : t`Taken from its place`;
    default:
      if (isAlarmEnd(value)) return value === "all_right" ? t`Closed: all right` : t`Closed: false alarm`;
      return value ? outcomeLabel(value) : t`Outcome taken back`;
  }
}

export function oldestFirst<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
}

const HOUR = 60 * MINUTE;

/** "now", "4 min", "2 h", "3 d". A clock that is behind the server's must not say "-1 min". */
export function age(since: string, now: number): string {
  const passed = now - Date.parse(since);
  if (passed < MINUTE) return t`now`;
  if (passed < HOUR) return minutesWords(Math.floor(passed / MINUTE));
  return passed < DAY ? hoursWords(Math.floor(passed / HOUR)) : daysWords(Math.floor(passed / DAY));
}

const minutesWords = (count: number) => t`${count} min`;
const hoursWords = (count: number) => t`${count} h`;
const daysWords = (count: number) => t`${count} d`;

/** As age(), in words that no promise has: "4 min ago". */
export function sentAgo(since: string, now: number): string {
  if (now - Date.parse(since) < MINUTE) return t`just sent`;
  const duration = age(since, now);
  return t`${duration} ago`;
}

/** As age(), with seconds: "40 s". */
export function waited(since: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(since)) / 1000);
  return seconds > 0 && seconds < 60 ? t`${seconds} s` : age(since, now);
}

/** "8 min", "3 h", "2 d". */
export function shortDuration(minutes: number): string {
  // Rounded before it is compared: no "60 min", no "24 h".
  const [inMinutes, inHours] = [Math.round(minutes), Math.round(minutes / 60)];
  if (inMinutes < 60) return minutesWords(inMinutes);
  return inHours < 24 ? hoursWords(inHours) : daysWords(Math.round(minutes / 60 / 24));
}

/** "November 25, 2026". @param day 2026-11-25 */
export function dateWords(day: string, style: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(adminLocale(), { ...style, timeZone: "UTC" });
}

/** "2:07 AM"; with its day if that is not today at the hotel. */
export function timeWords(at: string, timeZone: string): string {
  const isToday = dayAt(timeZone, Date.parse(at)) === dayAt(timeZone, Date.now());
  return isToday
    ? new Date(at).toLocaleTimeString(adminLocale(), { timeStyle: "short", timeZone })
    : momentWords(at, timeZone);
}

/** On the hotel's clocks, as all hours of the desk. */
export function momentWords(at: string, timeZone: string): string {
  return new Date(at).toLocaleString(adminLocale(), { dateStyle: "medium", timeStyle: "short", timeZone });
}

/** On the clock of this device. */
export function clock(at: number): string {
  return new Date(at).toLocaleTimeString(adminLocale(), { timeStyle: "short" });
}

/** @returns "€20"; undefined for a topic or a request without a price */
export function extraPrice({ price, currency }: Pick<Message, "price" | "currency">): string | undefined {
  return price !== null && currency !== null
    ? moneyWords({ amount: price, currency }, ADMIN_LANGUAGE)
    : undefined;
}
