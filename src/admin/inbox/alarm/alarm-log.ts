/**
 * The course of each alarm: who heard it, took it, said what and closed it. It has topics, times and the house's people, and
 * never a guest's words or name, so it may be kept. See docs/decisions/0147-told-and-closed.md.
 */
import { queryOptions } from "@tanstack/react-query";
import { isLanguage } from "../../../lib/messages/languages.ts";
import { ADMIN_LANGUAGE, as, t } from "../../../lib/texts/t.ts";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { languageName, listedInWords } from "../../ui/words.ts";
import { isAlarmEnd } from "../messages/filters.ts";
import { messagesKey } from "../messages/messages.ts";
import { shortWhy } from "../messages/told.ts";
import { sentenceIn, sentenceOf } from "./emergency-sentences.ts";

/** A line of the database's answer of alarm_log(). */
interface LoggedLine {
  at: string;
  /** The event's kind, or "said", "reached" or "refused". */
  what: string;
  value: string | null;
  by: string | null;
  /** The house's words, or why somebody was not reached. */
  words: string | null;
  read_at: string | null;
}

export interface LoggedAlarm {
  id: string;
  /** Null where its guest withdrew it. */
  message_id: string | null;
  room: string | null;
  by_card: boolean;
  kind: string;
  topic: string | null;
  language: string;
  at: string;
  state: string | null;
  outcome: string | null;
  lines: readonly LoggedLine[];
}

/** A line on paper. */
interface LogLine {
  at: string;
  text: string;
  /** By whom, or what came of it. */
  end: string;
  isLoud?: boolean;
}

export interface AlarmStory {
  lines: LogLine[];
  /** Seconds until somebody took it first; undefined while nobody has. */
  takenAfter: number | undefined;
  taken: LogLine | undefined;
  closed: LogLine | undefined;
  /** Where it was heard, by name; empty where that is not known. */
  heard: string[];
  /** The mails that were sent, in words: nobody knows whether they were read. */
  mailed: string[];
  isUnreached: boolean;
}

export function alarmLogQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "alarm-log"],
    staleTime: 0,
    queryFn: ({ signal }) => readOfHotel<LoggedAlarm[]>(supabase, "alarm_log", { hotel_id: hotelId }, signal),
  });
}

const FORMER = t`a former colleague`;

/** @param timeWords puts an instant into words */
export function storyOf(alarm: LoggedAlarm, timeWords: (at: string) => string): AlarmStory {
  const story: AlarmStory = {
    ...{ lines: [], heard: [], mailed: [], isUnreached: false },
    ...{ takenAfter: undefined, taken: undefined, closed: undefined },
  };
  for (const line of alarm.lines) {
    const said = wordsOf(line, alarm, timeWords);
    if (!said) continue;
    const told: LogLine = { at: line.at, ...said };
    story.lines.push(told);
    if (line.what === "reached") {
      if (line.value?.startsWith("mail")) story.mailed.push(told.text);
      else story.heard.push(line.by ?? FORMER);
    }
    if (line.what === "refused") story.isUnreached = true;
    if (line.what !== "state") continue;
    if (line.value === "working" && !story.taken) {
      story.taken = told;
      story.takenAfter = Math.max(0, Math.round((Date.parse(line.at) - Date.parse(alarm.at)) / 1000));
    }
    // An alarm that rings again is open.
    story.closed = line.value === "done" ? told : undefined;
  }
  return story;
}

/** A mail is named only where nobody is known to have heard it: whether it was read is not known. */
export function reachedWords({ heard, mailed }: AlarmStory): string[] {
  const where = listedInWords([...new Set(heard)]);
  if (where) return [t`heard by ${where}`];
  return mailed.length > 0 ? [...new Set(mailed)] : [t`not known who heard it`];
}

function wordsOf(
  { what, value, by, words, read_at }: LoggedLine,
  alarm: LoggedAlarm,
  timeWords: (at: string) => string,
): Omit<LogLine, "at"> | undefined {
  const who = by ?? FORMER;
  switch (what) {
    case "reached":
      if (value?.startsWith("screen")) return { text: t`Rang on ${who}’s screen`, end: t`heard` };
      return value?.startsWith("push")
        ? { text: t`Announced on ${who}’s device`, end: t`reached` }
        : { text: value === "mail manager" ? t`Mail to the manager` : t`Mail to the desk`, end: t`reached` };
    case "refused": {
      const why = shortWhy({
        way: value?.startsWith("push") ? "push" : "mail",
        reason: words,
        state: "refused",
      });
      const to = value?.endsWith(" manager") ? t`The manager` : who;
      return { text: `${to}: ${why}`, end: t`not reached`, isLoud: true };
    }
    case "state":
      if (value === "new") return { text: t`Given back, rings again`, end: who };
      if (value === "working") return { text: t`Taken`, end: who };
      return { text: closedWords(alarm.outcome), end: who };
    case "said": {
      const sentence = sentenceOf(words ?? "");
      const number = /\d+/.exec(words ?? "")?.[0] ?? "";
      const spoken =
        sentence && sentenceIn(sentence, isLanguage(ADMIN_LANGUAGE) ? ADMIN_LANGUAGE : "en", number);
      const told = spoken ? t`Sent “${spoken.replace(/[.。।]$/, "")}”` : t`Answered in own words`;
      const readAt = read_at && timeWords(read_at);
      const about = [told, value && languageName(value), readAt && t`read ${readAt}`];
      return { text: about.filter(Boolean).join(" · "), end: who };
    }
    case "called":
      return { text: value ? t`Called ${value}` : t`Called`, end: who };
    case "again":
      return {
        text: value === "left" ? t`The colleague left: rings again` : t`Nothing happened: rings again`,
        end: "",
      };
    case "given":
      return { text: value ? t`Given to ${value}` : t`Given to a former colleague`, end: who };
    case "wrote":
      return { text: t`The guest wrote again`, end: "" };
    case "note":
      return { text: t`Note written`, end: who };
    default:
      // The last line says how it was closed.
      return undefined;
  }
}

function closedWords(outcome: string | null): string {
  if (!isAlarmEnd(outcome)) return as("an alarm")`Closed`;
  return outcome === "all_right" ? t`Closed: all right` : t`Closed: false alarm`;
}

/** "12 s", "4 min". */
export function durationWords(seconds: number): string {
  if (seconds < 120) return t`${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return t`${minutes} min`;
}
