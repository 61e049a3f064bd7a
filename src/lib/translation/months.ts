/** Dates: what one language says with the name of a month, another says with its number. */
import { LANGUAGES } from "../messages/languages.ts";

/** The months that a name means in one language or another. */
type Months = ReadonlySet<number>;

/** Instants in the middle of each month. */
const MIDDLES = Array.from({ length: 12 }, (_, month) => Date.UTC(2025, month, 15));
const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { day: "numeric", month: "long" },
  { month: "long" },
  { day: "numeric", month: "short" },
  { month: "short" },
];

interface Names {
  months: ReadonlyMap<string, Months>;
  /** A name beside a day: "27. November", "Nov 27", "27 de noviembre". */
  besideDay: RegExp;
  /** A whole name without a day. */
  alone: RegExp;
}

let known: Names | undefined;

/** Names in the languages of guests. Languages that number their months have none. */
function namesOfMonths(): Names {
  if (known) return known;
  const months = new Map<string, Set<number>>();
  const whole = new Set<string>();
  for (const language of Object.keys(LANGUAGES))
    for (const style of STYLES) {
      const format = new Intl.DateTimeFormat(language, { ...style, calendar: "gregory", timeZone: "UTC" });
      for (const [i, day] of MIDDLES.entries()) {
        const part = format.formatToParts(day).find(({ type }) => type === "month");
        const name = part?.value.replace(/\.$/, "").normalize("NFC").toLowerCase() ?? "";
        if (!/^\P{N}{2,}$/u.test(name)) continue;
        months.set(name, (months.get(name) ?? new Set()).add(i + 1));
        if (style.month === "long") whole.add(name);
      }
    }
  const oneOf = (names: Iterable<string>) =>
    [...names]
      .toSorted((one, other) => other.length - one.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|");
  const end = String.raw`(?![\p{L}\p{M}])`;
  const name = oneOf(months.keys());
  known = {
    months,
    besideDay: new RegExp(
      String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|er|[.ºª°])?[\s,]*(?:of\s|de\s|d['’]|ב)?(?<after>${name})${end}|(?<![\p{L}\p{M}])(?<before>${name})[.,]?\s+(?:the\s)?\d{1,2}(?!\d)`,
      "giu",
    ),
    // Leaves out names that are also words: "may", "march", "mars".
    alone: new RegExp(
      String.raw`(?<![\p{L}\p{M}])ב?(?<after>${oneOf([...whole].filter((each) => each.length > 5))})${end}`,
      "giu",
    ),
  };
  return known;
}

function namedIn(text: string, which: "besideDay" | "alone"): number[] {
  const names = namesOfMonths();
  return [...text.normalize("NFC").matchAll(names[which])].flatMap(({ groups = {} }) => [
    ...(names.months.get((groups.after ?? groups.before ?? "").toLowerCase()) ?? []),
  ]);
}

/** "11月27日", "11월"; "27.11.", "27.11.2026"; "27/11", "11/27"; "2026-11-27". */
const NUMERIC =
  /(?<!\d)(?<month>\d{1,2})\s?[月월](?:\s?(?<day>\d{1,2})\s?[日号號일])?|(?<![\d.,:/-])(?:(?<year>\d{4})-(?<ofYear>\d{1,2})-(?<dayOfYear>\d{1,2})(?!\d)|(?<first>\d{1,2})(?:\.\s?(?<dotted>\d{1,2})\.|\/(?<second>\d{1,2})(?!\d)))/gu;
/** Keeps a number from being read as the minutes of the one before it. */
const APART = "; ";

function saysNumber(text: string, number: string): boolean {
  return new RegExp(String.raw`(?<!\d)0?${Number(number)}(?!\d)`).test(text);
}

/** Months that texts call by their names: beside a day, or anywhere. */
type Named = Readonly<Record<"besideDay" | "anywhere", Months>>;

/**
 * Both texts without the numbers of months that one of them calls by their names; a date whose day the other one does
 * not say stays as it is. Their digits are European ones.
 */
export function withoutNamedMonths(one: string, other: string): [one: string, other: string] {
  const texts = [one, other];
  if (!texts.some((text) => text.search(NUMERIC) >= 0)) return [one, other];
  const besideDay = new Set(texts.flatMap((text) => namedIn(text, "besideDay")));
  const alone = new Set(texts.flatMap((text) => namedIn(text, "alone")));
  const named = { besideDay, anywhere: new Set([...besideDay, ...alone]) };
  return [withoutMonths(one, other, named), withoutMonths(other, one, named)];
}

function withoutMonths(text: string, opposite: string, { besideDay, anywhere }: Named): string {
  const isDate = (month: string, day: string) => besideDay.has(Number(month)) && saysNumber(opposite, day);
  return text.replace(NUMERIC, (...found) => {
    const whole: string = found[0];
    const { month, day, first, dotted, second, year, ofYear, dayOfYear } = found.at(-1);
    if (month && !day) return anywhere.has(Number(month)) ? APART : whole;
    if (month) return isDate(month, day) ? `${APART}${whole.slice(whole.search(/[月월]/) + 1)}` : whole;
    if (year) return isDate(ofYear, dayOfYear) ? `${year}${APART}${dayOfYear}` : whole;
    if (isDate(dotted ?? second, first)) return `${first}${APART}`;
    return second && isDate(first, second) ? `${APART}${second}` : whole;
  });
}
