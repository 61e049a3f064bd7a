/** Reads when guests arrive and leave. A range gives its start for arriving and its end for leaving. */

import { timeOf, writtenTime } from "../../../lib/time/time-of-day.ts";
import { anyOf } from "./any-of.ts";
import stay from "./words/stay.json" with { type: "json" };

/**
 * The words are regular expressions for small letters; each begins a word, and \p{L} is a letter of a Latin script: with
 * all scripts and both cases they take a hundred times as long to prepare.
 */
function latin(pattern: string): string {
  return pattern.replaceAll("[\\p{L}\\d]", "[a-zß-ɏ\\d]").replaceAll("\\p{L}", "[a-zß-ɏ]");
}

/** Words between the two times of a range, with those that may stand before the second. */
export const TO = `(?:${anyOf(stay.to)})`;
export const AT = `(?:${anyOf(stay.at)})`;
/** Words before a time that mean no sooner, and those that mean no later. */
const FROM = anyOf(stay.from);
const UNTIL = anyOf(stay.until);

/** Other things of a day, which own the time after them. */
export const ON_A_DAY = alternatives(stay.onADay);
/** Words for arriving, or for a room that is ready. "Entrada" and "ingresso" are also a museum's. */
const ARRIVAL = alternatives(stay.arrives);
const DEPARTURE = alternatives(stay.leaves);
/** Words beside arriving or leaving for what is only on request, and not the house's time. */
const ON_REQUEST = alternatives(stay.onRequest);
/** Journeys, whose times are not those of the house's guests. */
const JOURNEY = alternatives(stay.journeys);

function alternatives(words: readonly string[]): string {
  return latin(`(?<!\\p{L})(?:${anyOf(words)})`);
}

type Column = "check_in" | "check_out";

export interface StayTime {
  column: Column;
  time: string;
  /** Whether the folder also says until when, or from when. */
  isRange: boolean;
}

const UNIT = String.raw`(?:am|pm|a\.m\.|p\.m\.|uhr|uur|h(?!\s\d\d(?!\d))(?:eures|rs?)?|horas|o['’]clock)(?![\p{L}\d])\.?`;
const NOON = "noon|midday|mittags?|midi|mediod[ií]a|mezzogiorno|meio-dia|południa|middag";
const BEFORE_BARE = `(?:${FROM}|${UNTIL}|${AT}|om|at|até as|entro le|fino alle|hasta las|antes de las|vóór)`;
/** Excludes prices and lengths. */
const NO_PRICE = String.raw`(?!\s?(?:€|£|\$|eur|chf|kr|zł|%|km|m\b|min))`;
const CLOCK = String.raw`(?<![\d.,:/€£$])(?:(?<hour>\d{1,2})(?:\s?[:.h]\s?(?<minutes>[0-5]\d)(?!\d))?\s?(?<unit>${UNIT})(?:(?<=uhr)\s(?<after>[0-5]\d)(?!\d|\s\p{L}))?|(?<plain>\d{1,2})\s?[:.h]\s?(?<plainMinutes>[0-5]\d)(?!\d|\.\d)|(?<noon>(?<!\p{L})(?:${NOON})(?!\p{L}))|(?<=(?<!\p{L})${BEFORE_BARE}\s)(?<bare>\d{1,2})(?!\d|[.:h]\d|\s?(?!menness)\p{L}|[,.]\d))${NO_PRICE}`;
/** "Si consegna alle 15 e si lascia alle 10": enough where its owner says that it is a time. */
const BARE_HOUR = pattern(
  String.raw`(?<=(?<!\p{L})${BEFORE_BARE}\s)\d{1,2}(?![\d:.,h]|\s?(?:\p{Lu}|uhr|am|pm))${NO_PRICE}`,
  "gu",
);
const ONE_TIME = pattern(CLOCK, "u");

/** "Between 3 and 8 pm", "15–20", "7 til 10": the second number tells which half of the day the first means. */
const SHORT_RANGE = pattern(
  String.raw`(?<![\d.,:/h]|\dh )(\d{1,2})\s*(${TO}(?:\s${AT}){0,2})\s*(\d{1,2}(?:[:.h]\d\d)?)(?:\s?(${UNIT})|(?![\d.:]*\d| ?\p{L}))${NO_PRICE}`,
  "gu",
);
const BETWEEN = pattern(String.raw`^\s*(?:${TO}|${UNTIL})(?:\s*(?:${TO}|${UNTIL}|${AT})){0,3}\s*$`, "u");
const FROM_BEFORE = pattern(String.raw`(?<!\p{L})(?:${FROM})(?:\s${AT})*\s*$`, "u");
const UNTIL_BEFORE = pattern(String.raw`(?<!\p{L})(?:${UNTIL})(?:\s${AT})*\s*$`, "u");
const TOKENS = pattern(
  String.raw`(?<special>${ON_REQUEST}(?=\s(?:${ARRIVAL}|${DEPARTURE})))|(?<in>${ARRIVAL})|(?<out>${DEPARTURE})|(?<other>${ON_A_DAY}|[.!?]\s+(?=\p{L}))|(?<time>${CLOCK})`,
  "gu",
);
const AFTER_IT = pattern(String.raw`^\s?${ON_REQUEST}(?!\p{L})`, "u");
const OF_JOURNEY = pattern(`${JOURNEY}(?!\\p{L})`, "u");
const OF_HOUSE = /check[ -]?(?:in|out)/;
const OF_ARRIVAL = pattern(ARRIVAL, "u");
const OF_DEPARTURE = pattern(DEPARTURE, "u");
const REQUESTED = pattern(ON_REQUEST, "u");
const OF_DAY = pattern(ON_A_DAY, "u");
const MAX_FROM = 40;
const MAX_HEAD = 40;

function pattern(source: string, flags: string): RegExp {
  return new RegExp(latin(source), flags);
}

export function hasTime(text: string): boolean {
  return ONE_TIME.test(text.toLowerCase());
}

interface Time {
  text: string;
  before: string;
}

type Told = readonly [Time, Time?];

interface Waiting {
  column: Column;
  times: Told[];
  /** Whether it stands right after the other word, as in "arrival and departure". */
  isBeside: boolean;
}

/** Gives each time to the word before it. If both words come first, times follow in the same order. */
export function stayTimesIn(said: string): StayTime[] {
  const text = said.toLowerCase();
  if (!/\d/.test(text) && !ONE_TIME.test(text)) return [];
  if (OF_JOURNEY.test(text) && !OF_HOUSE.test(text)) return [];
  const found = new Map<Column, StayTime>();
  const waiting: Waiting[] = [];
  const take = () => {
    for (const each of paired(waiting)) if (!found.has(each.column)) found.set(each.column, each);
    waiting.length = 0;
  };
  let isSpecial = false;
  let end = 0;
  const plain = text.replace(SHORT_RANGE, wholeRange);
  for (const match of plain.matchAll(TOKENS)) {
    const { groups = {}, index } = match;
    const between = plain.slice(end, index);
    const column = groups.in ? "check_in" : groups.out ? "check_out" : undefined;
    const last = waiting.at(-1);
    if (groups.special) isSpecial = true;
    else if (column && (isSpecial || AFTER_IT.test(plain.slice(index + match[0].length)))) {
      take();
      isSpecial = false;
    } else if (column) {
      // The sentence below a heading repeats its words.
      if (last?.times.length || waiting.some((other) => other.column === column)) take();
      waiting.push({ column, times: [], isBeside: /^\P{L}*(?:\p{L}{1,3}\P{L}*)?$/u.test(between) });
    } else if (groups.time && last) {
      const time = { text: match[0], before: between };
      const one = last.times.at(-1);
      if (one && !one[1] && BETWEEN.test(between)) last.times[last.times.length - 1] = [one[0], time];
      else last.times.push([time]);
    } else if (groups.other) take();
    end = index + match[0].length;
  }
  take();
  for (const each of timesBefore(text)) if (!found.has(each.column)) found.set(each.column, each);
  return [...found.values()];
}

function wholeRange(_: string, first: string, to: string, second: string, unit?: string): string {
  const isWhole = unit !== undefined || /\D/.test(second);
  return `${first}${unit ? ` ${unit}` : ":00"} ${to} ${second}${unit ? ` ${unit}` : isWhole ? "" : ":00"}`;
}

/** Pairs words with the times before the next word. Two words followed by two times get one each. */
function paired(waiting: readonly Waiting[]): StayTime[] {
  const last = waiting.at(-1);
  if (!last || last.times.length === 0) return [];
  const columns = [...new Set(waiting.map(({ column }) => column))];
  if (columns.length === 2 && last.times.length === 2) {
    const both = columns.map((column, index) => timeFor(column, [last.times[index] as Told]));
    const [one, other] = both;
    return one && other ? [one, other] : [];
  }
  // "Check in / out" above one time does not tell which it is.
  const time = columns.length === 1 || !last.isBeside ? timeFor(last.column, last.times) : undefined;
  return time ? [time] : [];
}

function timeFor(column: Column, times: readonly Told[]): StayTime | undefined {
  const ofStart = column === "check_in";
  const candidates = times.filter(([{ before }]) => !(ofStart && UNTIL_BEFORE.test(before)));
  const [first, next] = candidates;
  if (!first) return undefined;
  // "From 7, at the latest 11": the end comes second.
  const isFrom = !ofStart && !first[1] && FROM_BEFORE.test(first[0].before);
  const [start, end] = isFrom && next && UNTIL_BEFORE.test(next[0].before) ? [first[0], next[0]] : first;
  if (isFrom && end === undefined) return undefined;
  const time = readTime((ofStart ? start : (end ?? start)).text, column);
  return time ? { column, time, isRange: end !== undefined || times.length > 1 } : undefined;
}

/** "From 3 pm you may check in" */
function timesBefore(text: string): StayTime[] {
  return text.split(/(?<!\.m)[.!?;]\s|\n/).flatMap((sentence): StayTime[] => {
    const at = ONE_TIME.exec(sentence);
    if (!at || at.index > MAX_FROM || OF_DAY.test(sentence) || REQUESTED.test(sentence)) return [];
    const after = sentence.slice(at.index + at[0].length);
    const column = OF_ARRIVAL.test(after) ? "check_in" : OF_DEPARTURE.test(after) ? "check_out" : undefined;
    const time = column && readTime(at[0], column);
    return time ? [{ column, time, isRange: false }] : [];
  });
}

function readTime(text: string, column: Column): string | undefined {
  const said: Readonly<Record<string, string | undefined>> = ONE_TIME.exec(text)?.groups ?? { bare: text };
  const { hour, after = "00", minutes = after, unit = "", plain, plainMinutes, noon, bare } = said;
  if (noon) return writtenTime("12:00");
  const isHalf = /^[ap]/i.test(unit);
  const clock = `${hour ?? plain ?? bare}:${plainMinutes ?? minutes}`;
  let time = timeOf(isHalf ? `${clock} ${unit.replaceAll(".", "")}` : clock);
  if (!time) return undefined;
  let [hours = 0] = time.split(":").map(Number);
  // "From 2:00" is no arrival at night.
  if (column === "check_in" && !isHalf && hours > 0 && hours < 8) {
    time = `${hours + 12}${time.slice(-3)}`;
    hours += 12;
  }
  const isUsual = column === "check_in" ? hours >= 10 && hours <= 22 : hours >= 6 && hours <= 18;
  return isUsual ? writtenTime(time.padStart(5, "0")) : undefined;
}

/** True for breakfast, and so for no arrival. */
export function isOfDay(text: string): boolean {
  return OF_DAY.test(text.toLowerCase());
}

export function possibleTimes(text: string, column: Column): string[] {
  const plain = text.toLowerCase().replace(SHORT_RANGE, wholeRange);
  const found = [...plain.matchAll(new RegExp(ONE_TIME, "gu")), ...plain.matchAll(BARE_HOUR)].flatMap(
    ([time]) => readTime(time, column) ?? [],
  );
  return [...new Set(found)];
}

export function isStayHead(text: string): boolean {
  const plain = text.toLowerCase();
  return (
    text.length <= MAX_HEAD && (OF_ARRIVAL.test(plain) || OF_DEPARTURE.test(plain)) && !ONE_TIME.test(plain)
  );
}
