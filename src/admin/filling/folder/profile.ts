/** A folder's statements for the hotel's profile: its times and its Wi-Fi. */
import type { Line } from "../../../lib/pages/line.ts";
import { isSecretWord } from "../../rows/looks-secret.ts";
import { RANGE } from "./facts.ts";
import { tablesIn } from "./lines.ts";
import { hasTime, isStayHead, ON_A_DAY, stayTimesIn } from "./stay-times.ts";
import { type Network, WIFI_WORDS, wifiIn } from "./wifi.ts";

export interface ProfileFacts {
  check_in?: string;
  check_out?: string;
  breakfast?: string;
  wifi?: Network;
}

/** "Between 7 and 10" */
const WHOLE_RANGE = new RegExp(
  String.raw`(?:(?:between|zwischen|entre|tra le|tussen|van|mellan|mellem|mi[eę]dzy)\s+(?:las\s|kl\.?\s)?)?${RANGE.source}`,
  "iu",
);
const BREAKFAST = new RegExp(ON_A_DAY, "u");
const SAYS_TIME = /[:.h]\d|am|pm|uhr|uur|\dh|bis|and|und|to/i;
/** "kl. 8–10" */
const isOfMorning = (hour: string) => hour === "" || (Number(hour) >= 5 && Number(hour) <= 13);
const MAX_BREAKFAST = 40;
const MAX_ONLY = 45;
const MAX_HEAD = 40;

export type FactLines = { readonly [Fact in keyof ProfileFacts]?: string };

export function profileOf(lines: readonly Line[]): {
  facts: ProfileFacts;
  factLines: FactLines;
  rest: Line[];
} {
  const texts = labelledTexts(lines);
  const facts: ProfileFacts = {};
  const factLines: { -readonly [Fact in keyof FactLines]: string } = {};
  const told = new Set<number>();
  for (const [index, text] of texts.entries()) {
    const said = linesAbove(texts, lines, index);
    for (const { column, time, isRange } of stayTimesIn(said)) {
      facts[column] ??= time;
      factLines[column] ??= hasTime(text) ? text : (texts[index + 1] ?? text);
      if (facts[column] === time && !isRange && hasTime(text) && isOnlyThat(text)) told.add(index);
    }
    if (!facts.breakfast && BREAKFAST.test(text.toLowerCase())) {
      // A heading, and the first line below it.
      const isHeading = text.length <= 40 && !hasTime(text) && !/[.!?]$/.test(text);
      const range = breakfastIn(isHeading ? `${text}\n${texts[index + 1] ?? ""}` : text);
      const isOfDay = range && (SAYS_TIME.test(range) || range.split(/\D+/).every(isOfMorning));
      if (isOfDay && range.length <= MAX_BREAKFAST) {
        facts.breakfast = range;
        factLines.breakfast = isHeading ? (texts[index + 1] ?? text) : text;
      }
    }
    if (!facts.wifi && WIFI_WORDS.test(text)) {
      const found = wifiIn(texts, index);
      if (!found) continue;
      facts.wifi = found.network;
      factLines.wifi = text;
      for (const at of found.told) told.add(at);
    }
  }
  return { facts, factLines, rest: lines.filter((_, index) => !told.has(index)) };
}

/** A text's times of breakfast, whose owner knows that it is about it. */
export function breakfastIn(text: string): string | undefined {
  return WHOLE_RANGE.exec(text)?.[0]?.trim();
}

/** "Check-in: 15:00"; below a head for passwords "Network: Lagoon, Password: …". */
function labelledTexts(lines: readonly Line[]): string[] {
  return tablesIn(lines).flatMap(({ line, rows }) => {
    const [head, ...others] = rows?.map(({ cells = [] }) => cells) ?? [];
    if (!head) return [line.text];
    if (
      others.length === 0 ||
      !head.some(isSecretWord) ||
      head.some((cell) => /\d/.test(cell)) ||
      others.some((row) => isSecretWord(row[0] ?? ""))
    )
      return [head, ...others].map(([label = "", ...values]) => {
        const said = values.filter(Boolean).join(", ");
        return label && said ? `${label.replace(/:$/, "")}: ${said}` : label || said;
      });
    return [
      head.join(" "),
      ...others.map((cells) => cells.map((cell, at) => `${head[at]}: ${cell}`).join(", ")),
    ];
  });
}

/** "Anreise: ab 15 Uhr", "Check in from 2pm". */
function isOnlyThat(text: string): boolean {
  return text.length <= MAX_ONLY && !/[,(;]|[.!]\s/.test(text.replace(/\d\.\d/g, ""));
}

/** Lines with what belongs to them: below a heading the next one, below two of them the next two, below cells the same cells. */
function linesAbove(texts: readonly string[], lines: readonly Line[], index: number): string {
  const text = texts[index] ?? "";
  const cells = lines[index]?.cells;
  const above = cells && lines[index - 1]?.cells;
  if (cells && above?.some(isStayHead) && !cells.some(isStayHead)) {
    return cells
      .flatMap((cell, at) => (cell && isStayHead(above[at] ?? "") ? [`${above[at]}: ${cell}`] : []))
      .join("\n");
  }
  if (!isStayHead(text) || text.length > MAX_HEAD || /[.!?]$/.test(text)) return text;
  if (cells && lines[index + 1]?.cells) return "";
  // The line above took it already.
  if (isStayHead(texts[index - 1] ?? "")) return "";
  let heads = 1;
  while (isStayHead(texts[index + heads] ?? "")) heads += 1;
  return texts.slice(index, index + 2 * heads).join("\n");
}
