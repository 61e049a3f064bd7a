/** The lines below a heading, taken apart: questions, entries of a list or table, and sentences. */
import { type Block, isBullet, withoutBullet } from "./blocks.ts";
import {
  type FactPart,
  type Facts,
  factsIn,
  findPhone,
  MAX_NAME_WORDS,
  named,
  namedPlace,
  namedWithin,
  perNumber,
} from "./facts.ts";
import type { Line } from "./lines.ts";
import { tableEntries } from "./table.ts";
import type { Area } from "./words.ts";

const QUESTION = /^([^?]{3,300}\?)\s*(.*)$/;
const SHORT_NUMBER =
  /^(.{2,80}?)\s*(?:[:–—-]|\.{2,}|,|\s)\s*(?:(?:tel|ext|dial|phone|durchwahl|nr)\.?:?\s*)?(\d{1,5})$/i;
/** "Reception: 0 (inside), 07721 55210" */
const INSIDE_AND_OUTSIDE =
  /^(\p{L}[^:\d]{1,60}?)\s*[:–—-]?\s+(\d{1,4})\s*(\([^()]{2,40}\))?\s*[,;/|]\s+(.+)$/u;
const PLACES = new Set<Area | undefined>(["restaurants", "shopping", "must-visit", "tours", "transport"]);

/** A line that is a name: short, and no sentence. */
function isName(text: string): boolean {
  return (
    text.length <= 60 && /^[\p{Lu}\d"„«“¡]/u.test(text) && !/[.,;:!?]$/.test(text) && !/[.;!?]\s/.test(text)
  );
}

export function partsOf(block: Pick<Block, "lines">, area: Area | undefined): FactPart[] {
  const parts: FactPart[] = [];
  const lines = block.lines.flatMap((line) => eachNumber(line, area));
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (line.cells) {
      const end = lines.findIndex((other, at) => at > index && !other.cells);
      const rows = lines.slice(index, end < 0 ? undefined : end);
      parts.push(
        ...tableEntries(
          rows.map(({ cells = [] }) => cells),
          area === undefined || area === "important-contacts",
        ),
      );
      index += rows.length - 1;
      continue;
    }
    const isListed = line.isListed === true || isBullet(line.text);
    const text = withoutBullet(line.text);
    if (text === "") continue;
    const [, question, answer = ""] = QUESTION.exec(text) ?? [];
    if (question) {
      const below = [answer];
      for (let next = lines[index + 1]; next && isAnswer(next); next = lines[index + 1]) {
        // After an answer and an empty line something else begins.
        if (next.isAfterGap && below.some(Boolean)) break;
        below.push(next.text);
        index++;
      }
      parts.push({
        kind: "question",
        question: unlabelled(question),
        answer: unlabelled(below.filter(Boolean).join("\n")),
      });
      continue;
    }
    const number = numberIn(text, area);
    if (number) {
      parts.push(number);
      continue;
    }
    const follows = lines[index + 1];
    const isNameAlone =
      PLACES.has(area) &&
      !named(text) &&
      isName(text) &&
      !text.includes(",") &&
      follows &&
      !follows.isAfterGap &&
      !follows.cells &&
      !isBullet(follows.text);
    if (isNameAlone && !isListed && !isName(follows.text)) {
      parts.push({ kind: "entry", facts: factsIn(text, follows.text) });
      index++;
      continue;
    }
    const isSentence =
      /[.!]$/.test(text) &&
      !/\)/.test(text) &&
      !isListed &&
      !named(text) &&
      !isOfPlace(factsIn("", text), area);
    const within = area === "amenities" ? namedWithin(text) : named(text);
    const pair = PLACES.has(area) && !isSentence ? namedPlace(text) : (within ?? [text, ""]);
    const above = parts.at(-1);
    const isEntry = pair[1] !== "" && pair[0].length <= 80 && !/[.!]\s/.test(pair[0]);
    if (isEntry && (isListed || !PLACES.has(area) || isName(pair[0]))) {
      parts.push({ kind: "entry", facts: factsIn(...pair) });
    } else if (area && isName(text) && (isListed || PLACES.has(area) || isOneOfMany(text, parts))) {
      parts.push({ kind: "entry", facts: factsIn(text, "") });
    } else if (above?.kind === "entry" && PLACES.has(area) && area !== "transport" && isAside(line)) {
      parts[parts.length - 1] = {
        kind: "entry",
        facts: factsIn(above.facts.name, `${above.facts.about} ${text}`),
      };
    } else parts.push({ kind: "text", text, isListed, ...(line.isAfterGap && { isAfterGap: true }) });
  }
  return parts;
}

/** "Croquet lawn", below other things of the house. */
function isOneOfMany(text: string, parts: readonly FactPart[]): boolean {
  return parts.at(-1)?.kind === "entry" && text.split(" ").length <= 4;
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

/** "Q: …", "A: …" */
function unlabelled(text: string): string {
  return text.replace(/^(?:q|a|f|r|p|d)\s?[:.)]\s+/i, "").trim();
}

function numberIn(text: string, area: Area | undefined): FactPart | undefined {
  const number = findPhone(text);
  const isOfPlace = area !== undefined && area !== "important-contacts";
  if (isOfPlace) return undefined;
  const [, label = "", short = ""] = SHORT_NUMBER.exec(text) ?? [];
  if (!number) {
    const isExtension = short !== "" && area === "important-contacts" && !/[€£$]\s?\d*$/.test(label);
    return isExtension ? { kind: "number", label: label.trim(), number: short, about: "" } : undefined;
  }
  const [before = "", after = ""] = [
    text.slice(0, text.indexOf(number)),
    text.slice(text.indexOf(number) + number.length),
  ];
  const called = before
    .replace(/[\s,:–—(-]+$/, "")
    .replace(/\b(?:tel(?:efon|[eé]fono)?|t[eé]l[eé]?(?:phone)?|phone|call|tlf|mobil)\b\.?$/i, "")
    .replace(/[\s,:–—(-]+$/, "");
  const isLabel =
    called.length >= 2 && called.split(" ").length <= MAX_NAME_WORDS && !/\p{Ll}{3}[.!?]\s/u.test(called);
  if (!isLabel || after.replace(/[\s).]/g, "").length > 60) return undefined;
  return { kind: "number", label: called, number, about: after.replace(/^[\s),.;–-]+/, "").trim() };
}
