/** Doubts for the owner's eye, and the result of each line of a folder. */

import { joined, type Line } from "../../../lib/pages/line.ts";
import type { Proposal } from "../folder/items.ts";
import type { FolderOffered } from "../folder/offer.ts";
import type { ProfileFacts } from "../folder/profile.ts";
import type { FolderRead } from "../folder/read-folder.ts";
import { isOfDay, possibleTimes } from "../folder/stay-times.ts";
import { type Edit, type Edited, isAllOf, keyOf, lumpsIn, type Way, wholeText } from "./edits.ts";
import type { FoundItem, MarkedLine, Selected } from "./marks.ts";
import { NOWHERE } from "./place.ts";
import { FACT_LABELS, type Said } from "./places.ts";

const ASKED = ["check_in", "check_out"] as const;

/** Either end of a range, or one of all times where a folder says none plainly. */
export interface TimeQuestion {
  fact: (typeof ASKED)[number];
  /** The rules' answer. */
  value: string | undefined;
  all: readonly { time: string; line: string }[];
}

/** Doubts that the owner should look at. */
export interface Looks {
  lumps: readonly { id: string; item: Proposal; way: Way; parts: readonly string[] }[];
  times: readonly TimeQuestion[];
  lines: readonly Line[];
}

export function lookCount({ lumps, times, lines }: Looks): number {
  return lumps.length + times.length + lines.length;
}

export function lineId({ text }: Line): string {
  return `line/${text}`;
}

/** More are a timetable. */
const MAX_TIMES = 4;

export function timeQuestion(
  fact: (typeof ASKED)[number],
  { lines }: Pick<FolderRead, "lines">,
  { facts, factLines }: Pick<Edited, "facts" | "factLines">,
): TimeQuestion | undefined {
  const { [fact]: value } = facts;
  const { [fact]: said } = factLines;
  const texts = value ? [said ?? ""] : lines.map(({ text }) => text).filter((text) => !isOfDay(text));
  const all = texts.flatMap((line) => possibleTimes(line, fact).map((time) => ({ time, line })));
  const known = all.filter(({ time }, at) => all.findIndex((one) => one.time === time) === at);
  const isQuestion = value ? known.length > 1 && known.some(({ time }) => time === value) : known.length > 0;
  return isQuestion && known.length <= MAX_TIMES ? { fact, value, all: known } : undefined;
}

export function looksIn(
  found: FolderRead | undefined,
  result: Edited | undefined,
  offered: readonly FolderOffered[] | undefined,
  edits: readonly Edit[],
): Looks {
  if (!found || !result || !offered) return { lumps: [], times: [], lines: [] };
  const kept = new Set(edits.flatMap((edit) => (edit.kind === "keep" ? [edit.key] : [])));
  const told = new Set(edits.flatMap((edit) => (edit.kind === "fact" && edit.value ? [edit.line] : [])));
  const settled = new Set(edits.flatMap((edit) => (edit.kind === "fact" ? [edit.fact] : [])));
  return {
    lumps: lumpsIn(result.proposals).flatMap((lump) => {
      const { id } = offered.find(({ of }) => of === lump.item) ?? {};
      return !id || kept.has(keyOf(lump.item)) ? [] : [{ ...lump, id }];
    }),
    times: ASKED.flatMap((fact) => (settled.has(fact) ? [] : (timeQuestion(fact, found, result) ?? []))),
    lines: result.lines.filter(({ text }) => !result.placed[text] && !told.has(text)),
  };
}

export function itemsFound(
  found: FolderRead,
  { proposals, facts, factLines, out, placed, lines }: Edited,
  offered: readonly FolderOffered[],
  looks: Looks,
): FoundItem[] {
  const lumped = new Set(looks.lumps.map(({ item }) => item));
  const asked = new Set(looks.times.map(({ fact }) => fact));
  const unneeded = lines.filter(({ text }) => placed[text] === NOWHERE);
  return [
    ...Object.entries(factLines).flatMap(([fact, text]): FoundItem[] => {
      const name = FACT_LABELS[fact as keyof ProfileFacts];
      const isAsked = asked.has(fact as "check_in");
      return text && facts[fact as keyof typeof facts]
        ? [{ id: `fact/${fact}`, kind: isAsked ? "look" : "placed", name, text }]
        : [];
    }),
    ...offered
      .filter(({ of }) => proposals.includes(of))
      .map(({ id, of, called = "", usual }): FoundItem => {
        const isSure = usual && !lumped.has(of);
        return { id, kind: isSure ? "placed" : "look", name: called, text: wholeText(of) };
      }),
    ...looks.lines.map(
      (line): FoundItem => ({ id: lineId(line), kind: "look", name: line.text, text: line.text }),
    ),
    ...found.secrets.map(
      ({ name, code, said }): FoundItem => ({
        id: `secret/${name}/${code}`,
        kind: "secret",
        name,
        text: said,
      }),
    ),
    ...out.map(
      (item): FoundItem => ({ id: `out/${keyOf(item)}`, kind: "unneeded", name: "", text: wholeText(item) }),
    ),
    ...[...found.leftOut, ...unneeded].map(
      ({ text }): FoundItem => ({ id: `left/${text}`, kind: "unneeded", name: text, text }),
    ),
  ];
}

/** A sentence that was pressed, where it is not all of its item. */
export function saidOn(
  lines: readonly MarkedLine[],
  pressed: Selected | undefined,
  item: Proposal | undefined,
): Said | undefined {
  if (!pressed?.text) return undefined;
  const marks = lines.flatMap((line) => line.marks);
  const at = marks.findIndex(({ text }) => text === pressed.text);
  const [first = pressed.text, ...others] = marks
    .slice(at, at + 1 + (pressed.more ?? 0))
    .map((mark) => mark.text);
  const text = others.reduce(joined, first);
  if (item && isAllOf(item, text)) return undefined;
  return { text, next: marks[at + 1 + others.length]?.text, from: item && keyOf(item) };
}
