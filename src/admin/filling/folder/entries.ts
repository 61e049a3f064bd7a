/** The lines below a heading, taken apart: questions, entries of a list or table, and sentences. */
import { isBullet, withoutBullet } from "../../../lib/pages/bullets.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { named } from "../../../lib/pages/named.ts";
import type { Block } from "./blocks.ts";
import {
  bareLabel,
  type FactPart,
  type Facts,
  factsIn,
  findPhone,
  MAX_NAME_WORDS,
  namedPlace,
  namedWithin,
  perNumber,
} from "./facts.ts";
import { tableEntries } from "./table.ts";
import { type Area, EMERGENCY } from "./words.ts";

const QUESTION = /^([^?]{3,300}\?)\s*(.*)$/;
const SHORT_NUMBER =
  /^(.{2,80}?)\s*(?:[:–—-]|\.{2,}|,|\s)\s*(?:(?:tel|ext|dial|phone|durchwahl|nr)\.?:?\s*)?(\d{1,5})$/i;
/** "Reception: 0 (inside), 07721 55210"; after a comma the first number is of a street. */
const INSIDE_AND_OUTSIDE =
  /^(\p{L}[^:,\d]{1,60}?)\s*[:–—-]?\s+(\d{1,4})\s*(\([^()]{2,40}\))?\s*[,;/|]\s+(.+)$/u;
const PLACES = new Set<Area | undefined>(["restaurants", "shopping", "must-visit", "tours", "transport"]);

function isName(text: string): boolean {
  return (
    text.length <= 60 &&
    /^[\p{Lu}\p{Lo}\d"„«“¡]/u.test(text) &&
    !/[.,;:!?。]$/.test(text) &&
    !/[.;!?]\s/.test(text)
  );
}

export function partsOf(block: Pick<Block, "lines">, area: Area | undefined): FactPart[] {
  const parts: FactPart[] = [];
  let lines = block.lines.flatMap((line) => eachNumber(line, area));
  while (lines.length > 0) {
    const above = parts.at(-1);
    const { found, taken = 1, goesOn } = firstOf(lines, area, above);
    if (goesOn) parts.pop();
    parts.push(...found);
    lines = lines.slice(taken);
  }
  return parts;
}

interface Found {
  found: readonly FactPart[];
  taken?: number;
  /** It is the part above, with more in it. */
  goesOn?: true;
}

/** Reads the first of these lines, with those that belong to it. The surest comes first. */
function firstOf(lines: readonly Line[], area: Area | undefined, above: FactPart | undefined): Found {
  const [line, next] = lines as [Line, Line?];
  if (line.cells) return tableIn(lines, area);
  const isListed = line.isListed === true || isBullet(line.text);
  const text = withoutBullet(line.text);
  if (text === "") return { found: [] };

  const question = questionIn(text, lines.slice(1));
  if (question) return question;
  const number = numberIn(text, area);
  if (number) return { found: [number] };
  if (next && !isListed && isNameAbove(text, next, area)) {
    return { found: [{ kind: "entry", facts: factsIn(text, next.text) }], taken: 2 };
  }
  const facts = entryIn(text, isListed, area, above);
  if (facts) return { found: [{ kind: "entry", facts }] };
  if (above?.kind === "entry" && PLACES.has(area) && area !== "transport" && isAside(line)) {
    const { name, about } = above.facts;
    return { found: [{ kind: "entry", facts: factsIn(name, `${about} ${text}`) }], goesOn: true };
  }
  return { found: [{ kind: "text", text, isListed, ...(line.isAfterGap && { isAfterGap: true }) }] };
}

function tableIn(lines: readonly Line[], area: Area | undefined): Found {
  const end = lines.findIndex(({ cells }) => !cells);
  const rows = lines.slice(0, end < 0 ? undefined : end).map(({ cells = [] }) => cells);
  const each = area === undefined || area === "important-contacts";
  return { found: tableEntries(rows, each), taken: rows.length };
}

function questionIn(text: string, below: readonly Line[]): Found | undefined {
  const [, question, beside = ""] = QUESTION.exec(text) ?? [];
  if (!question) return undefined;
  const answer = [beside];
  for (const line of below) {
    // After an answer and an empty line something else begins.
    if (!isAnswer(line) || (line.isAfterGap && answer.some(Boolean))) break;
    answer.push(line.text);
  }
  const said = unlabelled(answer.filter(Boolean).join("\n"));
  return {
    found: [{ kind: "question", question: unlabelled(question), answer: said }],
    taken: answer.length,
  };
}

function isNameAbove(text: string, next: Line, area: Area | undefined): boolean {
  if (!PLACES.has(area) || named(text) || !isName(text) || text.includes(",")) return false;
  return !next.isAfterGap && !next.cells && !isBullet(next.text) && !isName(next.text);
}

function entryIn(
  text: string,
  isListed: boolean,
  area: Area | undefined,
  above: FactPart | undefined,
): Facts | undefined {
  const [name, about] = namedIn(text, isListed, area) ?? [text, ""];
  const isPair = about !== "" && name.length <= 80 && !/[.!]\s/.test(name);
  if (isPair && (isListed || !PLACES.has(area) || isName(name))) return factsIn(name, about);
  // "Croquet lawn", below other things of the house.
  const isOneOfMany = above?.kind === "entry" && text.split(" ").length <= 4;
  const isOfList = isListed || PLACES.has(area) || isOneOfMany;
  return area && isName(text) && isOfList ? factsIn(text, "") : undefined;
}

function namedIn(text: string, isListed: boolean, area: Area | undefined) {
  if (area === "amenities") return namedWithin(text);
  if (!PLACES.has(area)) return named(text);
  const isSentence =
    /[.!]$/.test(text) &&
    !text.includes(")") &&
    !isListed &&
    !named(text) &&
    !isOfPlace(factsIn("", text), area);
  return isSentence ? undefined : namedPlace(text);
}

/** A sentence right below a place says more of it. */
function isAside({ text, isAfterGap }: Line): boolean {
  return !isAfterGap && text.length <= 60 && text.endsWith(".");
}

/** "Bus 28 to the centre, 4 €." is of a journey. */
function isOfPlace({ phone, distance, fee, address }: Facts, area: Area | undefined): boolean {
  return phone !== "" || (area !== "transport" && [distance, fee, address].some(Boolean));
}

/** Several numbers in a line are several contacts. */
function eachNumber(line: Line, area: Area | undefined): Line[] {
  if (line.cells) return [line];
  const isContacts = area === undefined || area === "important-contacts";
  const [, label, inside, where, outside] = INSIDE_AND_OUTSIDE.exec(line.text) ?? [];
  if (area === "important-contacts" && label && outside && findPhone(outside)) {
    return [
      { ...line, text: `${label}: ${outside}` },
      { text: `${[label, where].filter(Boolean).join(" ")}: ${inside}` },
    ];
  }
  const short = area === "important-contacts" ? line.text.split(/\s*[,;]\s+|\s[/|–-]\s/) : [];
  const areShort = short.length > 1 && short.every((text) => /^\p{L}.*\s\d{1,5}$/u.test(text));
  const texts = areShort ? short : perNumber(line.text, isContacts);
  return texts.map((text, index) => (index === 0 ? { ...line, text } : { text }));
}

/** Goes on until another question, or what is no sentence. */
function isAnswer(line: Line): boolean {
  return !line.cells && !line.level && !QUESTION.test(withoutBullet(line.text));
}

function unlabelled(text: string): string {
  return text.replace(/^(?:q|a|f|r|p|d)\s?[:.)]\s+/i, "").trim();
}

/** "Bergrettung 140": to be called wherever it stands. */
function isForHelp(label: string, number: string): boolean {
  const isName = label.split(" ").length <= MAX_HELP_WORDS && !/[.!]\s|\d/.test(label);
  return isName && number.length >= 2 && EMERGENCY.test(label);
}

const MAX_HELP_WORDS = 4;

function numberIn(text: string, area: Area | undefined): FactPart | undefined {
  const number = findPhone(text);
  const isOfPlace = area !== undefined && area !== "important-contacts";
  if (isOfPlace) return undefined;
  const [, label = "", short = ""] = SHORT_NUMBER.exec(text) ?? [];
  if (!number) {
    const isExtension =
      short !== "" &&
      (area === "important-contacts" || isForHelp(label, short)) &&
      !/[€£$]\s?\d*$/.test(label);
    return isExtension ? { kind: "number", label: label.trim(), number: short, about: "" } : undefined;
  }
  const at = text.indexOf(number);
  const after = text.slice(at + number.length);
  const called = bareLabel(text.slice(0, at));
  const isLabel =
    called.length >= 2 && called.split(" ").length <= MAX_NAME_WORDS && !/\p{Ll}{3}[.!?]\s/u.test(called);
  if (!isLabel || after.replace(/[\s).]/g, "").length > 60) return undefined;
  return {
    kind: "number",
    label: called,
    number,
    about: after
      .replace(/^[\s),.;–-]+/, "")
      .replace(/^\((.*)\)$/, "$1")
      .trim(),
  };
}
