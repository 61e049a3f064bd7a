import { isBullet } from "../../../lib/pages/bullets.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { named } from "../../../lib/pages/named.ts";
import { findPhone } from "./facts.ts";
import { areaOf, isOfAll } from "./words.ts";

export interface Block {
  heading: string;
  line?: Line;
  /** 1 is the highest; the lowest ones are only told from how they look. */
  level: number;
  lines: Line[];
  parent?: Block;
}

/** Levels of headings that the file does not mark, the surest first. */
export const UNDERLINED = 5;
const DECORATED = 6;
const LOUD = 7;
export const COLON = 8;
export const PLAIN = 9;

const RULE = /^[=\-_*~#.·•\s]{3,}$/;
const DECORATION = /^(?:[*#=~_>»+-]{2,}|#)\s*(.+?)\s*[*#=~_<«+-]*$/;
const NUMBERING = /^(?:\d{1,2}(?:\.\d{1,2})*\.?\)?(?: ·)?|[IVX]{1,4}\.|[A-Z]\))\s+(?=\p{Lu})/u;
const PICTURES =
  /^(?:[\p{Extended_Pictographic}\s]|\u{fe0f}|\u{200d})+|(?:[\p{Extended_Pictographic}\s]|\u{fe0f}|\u{200d})+$/gu;
const MAX_HEADING = 80;
const MAX_PLAIN = 60;

export function blocksOf(lines: readonly Line[]): Block[] {
  const count = (is: (line: Line) => unknown) => lines.filter(is).length;
  const painted = count(({ isBold, text }) => isBold || DECORATION.test(text));
  const marks = count(({ level }) => level) >= 2 ? "marked" : painted >= MIN_CHAPTERS ? "painted" : "plain";
  const chapters = chaptersOf(lines);
  const blocks: Block[] = [{ heading: "", level: 0, lines: [] }];
  for (const [index, line] of lines.entries()) {
    if (RULE.test(line.text)) continue;
    const next = lines[index + 1];
    const level = chapters.has(index) ? LOUD : levelOf(line, next, marks);
    if (level === undefined) {
      blocks.at(-1)?.lines.push(line);
      continue;
    }
    const parent = blocks.findLast(
      (block) => block.level < level && block.level < UNDERLINED && block.heading !== "",
    );
    blocks.push({ heading: cleaned(line.text), line, level, lines: [], ...(parent && { parent }) });
  }
  return blocks.filter(({ heading, lines }) => heading !== "" || lines.length > 0);
}

const NUMBERED = /^(\d{1,2}|[IVX]{1,4})[.)]\s+(?=\p{Lu})/u;
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const MIN_CHAPTERS = 3;

/**
 * Lines numbered from 1 on with other lines between them. The numbers of a list follow each other.
 *
 * @returns their places
 */
function chaptersOf(lines: readonly Line[]): Set<number> {
  const places: number[] = [];
  for (const [index, { text, level }] of lines.entries()) {
    const [, said = ""] = NUMBERED.exec(text) ?? [];
    const number = Number(said) || ROMAN.indexOf(said);
    if (!level && number === places.length + 1 && text.length <= MAX_HEADING && !/[.;,]$/.test(text))
      places.push(index);
  }
  const apart = places.filter((place, index) => (places[index + 1] ?? lines.length) > place + 1);
  return new Set(places.length >= MIN_CHAPTERS && apart.length * 3 >= places.length * 2 ? places : []);
}

/** Whether the file marks headings, somebody painted some, or they are only short. */
type Marks = "marked" | "painted" | "plain";

function levelOf(line: Line, next: Line | undefined, marks: Marks): number | undefined {
  const { text } = line;
  if (line.level) return text.length <= MAX_HEADING * 2 ? line.level : undefined;
  if (!next || line.isListed || line.cells || text.length > MAX_HEADING || !/\p{L}{2}/u.test(text)) return;
  if (RULE.test(next.text) && next.text.length > 3) return UNDERLINED;
  if (DECORATION.test(text)) return DECORATED;
  if ((/[?]$/.test(text) && !line.isBold) || isBullet(text) || findPhone(text)) return;
  if (named(text) && !isOfAll(text)) return;
  // "SAMU 15" is a number to call.
  if (/\p{L}.*\s(?!(?:19|20)\d\d$)\d{2,5}$/u.test(text)) return;
  if (line.isBold && !/[.,;]$/.test(text)) return LOUD;
  if (isLoud(text) && !/[.,;]$/.test(text)) return LOUD;
  if (text.endsWith(":")) return COLON;
  // "Village (3 km)" is one of many.
  if (/\([^()]*\d[^()]*\)$/.test(text)) return;
  const isShort = text.length <= MAX_PLAIN && !/[.,;。、]|![^!]|(?:\s\S+){4}!$|\d/.test(text);
  const isAboveHeading = next.level || isLoud(next.text) || DECORATION.test(next.text);
  if (marks === "marked" || (marks === "painted" && !areaOf(text))) return undefined;
  return isShort && /^[\p{Lu}\p{Lo}\d¿¡"„«“]/u.test(text) && !isAboveHeading ? PLAIN : undefined;
}

function isLoud(text: string): boolean {
  // Words in brackets may be said more quietly: "WLAN (kostenlos)".
  const letters = text.replace(/\([^()]*\)/g, "").replace(/\P{L}/gu, "");
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

function cleaned(text: string): string {
  const plain = (DECORATION.exec(text)?.[1] ?? text)
    .replace(PICTURES, "")
    .replace(NUMBERING, "")
    .replace(/^¡|[\s:!]+$/g, "");
  // Capitals are for paper; on a phone they are loud.
  if (!isLoud(plain) || plain.length <= 4) return plain;
  return plain
    .toLowerCase()
    .replace(/^\p{L}|(?<!\p{L})\p{L}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
}
