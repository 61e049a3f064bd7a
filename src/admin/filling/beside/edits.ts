/** An owner's corrections of the rules' findings, a press each: a list, so that Undo takes the last one back. */
import type { Line } from "../../../lib/pages/line.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { answer, type Destination, doubted, type Proposal } from "../folder/items.ts";
import type { FactLines, ProfileFacts } from "../folder/profile.ts";
import { ruleTitle } from "../folder/subjects.ts";
import type { TakenApart } from "../folder/take-apart.ts";
import { folderWords } from "../folder/words.ts";
import { type Placed, placedProposals, placeLines, proposedName, TEXT_COLUMNS } from "./place.ts";

export type Way = "bullets" | "numbers" | "sentences";

export type Edit =
  | { kind: "place"; line: string; to: Placed[string]; from?: string | undefined }
  | { kind: "split"; key: string; way: Way }
  | { kind: "join"; key: string }
  | { kind: "move"; key: string; to: Destination }
  | { kind: "out"; key: string }
  | { kind: "keep"; key: string }
  | FactEdit;

type Told = { [Fact in keyof ProfileFacts]-?: { fact: Fact; value: ProfileFacts[Fact] } }[keyof ProfileFacts];

/** @param from the key of the item that says it now: what is private must not stay there */
export type FactEdit = Told & { kind: "fact"; line: string; from?: string | undefined };

export interface Edited {
  proposals: readonly Proposal[];
  facts: ProfileFacts;
  factLines: FactLines;
  /** The lines to place, and those that are placed. */
  lines: readonly Line[];
  placed: Placed;
  /** By a placed line's text: the item that was there and says it, too. */
  joined: ReadonlyMap<string, string>;
  /** Proposals that are not needed. */
  out: readonly Proposal[];
}

export function edited(
  found: Pick<TakenApart, "facts" | "factLines"> & { proposals: readonly Proposal[] },
  waiting: readonly Line[],
  edits: readonly Edit[],
): Edited {
  const placings = edits.filter((edit) => edit.kind === "place");
  const places = Object.fromEntries(placings.map(({ line, to }) => [line, to]));
  const said = placings.map(({ line }) => ({ text: line }));
  const { lines, proposals, joined } = placeLines(found.proposals, [...waiting, ...said], places);
  const all = [...proposals];
  const out: Proposal[] = [];
  const facts = { ...found.facts };
  const factLines = { ...found.factLines };
  for (const edit of edits) {
    if (edit.kind === "fact" && edit.value) {
      Object.assign(facts, { [edit.fact]: edit.value });
      Object.assign(factLines, { [edit.fact]: edit.line });
    }
    if ("from" in edit && edit.from) takeOut(all, edit.from, edit.line);
    if (!("key" in edit)) continue;
    const at = all.findIndex((proposal) => keyOf(proposal) === edit.key);
    const item = all[at];
    if (!item) continue;
    if (edit.kind === "out") out.push(...all.splice(at, 1));
    else if (edit.kind === "split") all.splice(at, 1, ...splitItem(item, edit.way));
    else if (edit.kind === "join") joinWithAbove(all, at);
    else if (edit.kind === "move") all.splice(at, 1, ...moved(item, edit.to));
  }
  return { proposals: all, facts, factLines, lines, placed: places, joined, out };
}

export function keyOf(proposal: Proposal): string {
  const { section, heading = "", values } = proposal;
  return [section, heading, proposedName(proposal), values.number].join("/");
}

/** A sentence that its owner put elsewhere; of an item that said nothing else nothing stays. */
function takeOut(all: Proposal[], key: string, sentence: string): void {
  const at = all.findIndex((proposal) => keyOf(proposal) === key);
  const item = all[at];
  if (!item) return;
  const column = TEXT_COLUMNS[item.section] ?? "";
  const text = textIn(item);
  const words = sentence.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  const rest = text
    .replace(new RegExp(words.join("\\s+")), "")
    .replace(/(\s)\s+/g, "$1")
    .trim();
  if (rest !== text.trim() && /[\p{L}\d]/u.test(rest))
    all[at] = { ...item, values: { ...item.values, [column]: rest } };
  else if (rest !== text.trim() || isAllOf(item, sentence)) all.splice(at, 1);
}

/** Whether a sentence says all that an item does beside its name. */
export function isAllOf(item: Proposal, sentence: string): boolean {
  const said = folderWords(sentence);
  return [...folderWords(textIn(item) || wholeText(item))].every((word) => said.has(word));
}

const CHOSEN = new Set(["category", "type"]);

/** The text beside its name. */
function restText({ values }: Proposal): string {
  const [, ...others] = Object.entries(values);
  return others.flatMap(([column, text]) => (text && !CHOSEN.has(column) ? [text] : [])).join(", ");
}

/** A line as it may have been: "Sauna: from 4 to 9". */
export function wholeText(item: Proposal): string {
  const name = proposedName(item);
  const rest = restText(item);
  return foldedName(rest).startsWith(foldedName(name)) ? rest : [name, rest].filter(Boolean).join(": ");
}

const SEPARATORS: Readonly<Record<Way, RegExp>> = {
  bullets: /\n+|\s*[•·▪◦‣○●■✓✔➢➤]\s*|(?:^|\s)[-–*!]\s+(?=\p{Lu})/u,
  numbers: /(?:^|\s+)\(?\d{1,2}[.)]\s+(?=\p{L})/u,
  sentences: /\n+|(?<=[^\s.]{3}[.!?…]["”»)]?)\s+(?=[\p{Lu}\d¿¡„“«"])/u,
};

function textIn({ section, values }: Proposal): string {
  return values[TEXT_COLUMNS[section] ?? ""] ?? "";
}

function partsIn(item: Proposal, way: Way): string[] {
  return textIn(item)
    .split(SEPARATORS[way])
    .map((part) => part.replace(/^\s*(?:[•·▪◦‣○●■✓✔➢➤*-]|\d{1,2}[.)])\s+/, "").trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** Those that split it, the finest first. */
export function waysOf(item: Proposal): { way: Way; parts: string[] }[] {
  return (["bullets", "numbers", "sentences"] as const)
    .map((way) => ({ way, parts: partsIn(item, way) }))
    .filter(({ parts }) => parts.length > 1)
    .toSorted((a, b) => b.parts.length - a.parts.length)
    .filter(({ parts }, at, all) => all.findIndex((other) => `${other.parts}` === `${parts}`) === at);
}

function splitItem(item: Proposal, way: Way): Proposal[] {
  const { section, values } = item;
  const [first = "", ...others] = partsIn(item, way);
  if (section === "faqs") {
    const titles = new Set<string>();
    return [first, ...others].map((text) => {
      const title = ruleTitle(text);
      const name = titles.has(title) ? "" : title;
      titles.add(title);
      return sure(answer(name, text, text));
    });
  }
  const more =
    section === "custom"
      ? others.map((text) => ({ ...item, values: { title: firstWords(text), description: text } }))
      : others.flatMap((text) => placed(section, text));
  return [{ ...item, values: { ...values, [TEXT_COLUMNS[section] ?? ""]: first } }, ...more];
}

/** Its owner has looked at it. */
function sure({ isDoubtful: _, ...item }: Proposal): Proposal {
  return doubted(item);
}

function firstWords(text: string): string {
  return text.slice(0, MAX_TITLE).replace(/[.!?]$|\s+\S*$/, "");
}

const MAX_TITLE = 60;

const MIN_LUMP = 5;
const MAX_RULE = 110;

/** Answers that say many short things, the longest list first. */
export function lumpsIn(proposals: readonly Proposal[]): { item: Proposal; way: Way; parts: string[] }[] {
  return proposals
    .filter(({ section }) => section === "faqs")
    .flatMap((item) => {
      const [finest] = waysOf(item);
      const length = finest?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0;
      const isLump = finest && finest.parts.length >= MIN_LUMP && length / finest.parts.length <= MAX_RULE;
      return isLump ? [{ item, ...finest }] : [];
    })
    .toSorted((a, b) => b.parts.length - a.parts.length);
}

/** The one above it in its section, where both are one: two numbers are not. */
export function above(proposals: readonly Proposal[], item: Proposal): Proposal | undefined {
  const beside = proposals.filter(
    ({ section, heading }) => section === item.section && heading === item.heading,
  );
  const before = beside[beside.indexOf(item) - 1];
  return before && !NUMBERS.some((column) => before.values[column] && item.values[column])
    ? before
    : undefined;
}

const NUMBERS = ["number", "phone"];

function joinWithAbove(all: Proposal[], at: number): void {
  const item = all[at];
  const before = item && above(all, item);
  if (!before) return;
  const column = TEXT_COLUMNS[item.section];
  const [name = ""] = Object.keys(before.values);
  const values = { ...before.values };
  for (const each of NUMBERS) if (item.values[each]) values[each] = item.values[each];
  if (column) values[column] = [values[column], wholeText(item)].filter(Boolean).join("\n");
  else values[name] = `${values[name]}, ${proposedName(item)}`;
  all.splice(at, 1);
  all[all.indexOf(before)] = { ...before, values };
}

function moved(item: Proposal, to: Destination): Proposal[] {
  const name = proposedName(item);
  return to === "faqs" ? [sure(answer(name, restText(item) || name, name))] : placed(to, wholeText(item));
}

/** The part without room there becomes an answer. */
function placed(section: Exclude<Destination, "faqs">, text: string): Proposal[] {
  const { proposals, rest } = placedProposals({ text }, section);
  const [name = ""] = proposals.map(proposedName);
  return [...proposals, ...(rest ? [answer(name, rest, name)] : [])].map(sure);
}
