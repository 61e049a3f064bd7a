/** The result of each line of a folder: found by its words, so that no rule has to say what it read. */
import type { Box, Line } from "../../../lib/pages/line.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { folderWords } from "../folder/words.ts";

export type MarkKind = "placed" | "look" | "secret" | "unneeded";

/** Something that the folder says. */
export interface FoundItem {
  id: string;
  kind: MarkKind;
  name: string;
  /** All of it. */
  text: string;
}

export interface Mark {
  /** Id of the result; a heading above several, and a line without a result, have one of their own. */
  id: string;
  kind?: MarkKind;
  text: string;
  boxes: readonly Box[];
}

/** The marks of one line: several where its cells are of different things. */
export interface MarkedLine {
  page: number;
  level?: number;
  isListed?: true;
  marks: readonly Mark[];
}

/** The result of a sentence, or of all of an item. */
export interface Selected {
  id: string;
  text?: string;
  /** How many of those that follow are part of it. */
  more?: number;
}

/** Not within "Tel. 0155" or "1. Smoking". */
const SENTENCE =
  /(?<=[!?…;]|[^\s.\d]{3}\.|\s\p{Ll}{2}\.|\d\p{Ll}{1,3}\.|\p{L}[^.]*\d\.)\s+(?=[^\p{Ll}\d])|(?<=;)\s+/u;

/** Sentences, and the shares of the text between which each stands. */
function piecesOf(text: string): { said: string; from: number; to: number }[] {
  let at = 0;
  return text.split(SENTENCE).map((said) => {
    const from = at;
    at += said.length + 1;
    return { said, from: from / text.length, to: (at - 1) / text.length };
  });
}

/** The parts of boxes that a part of their text fills, as if all letters were as wide. */
function boxesBetween(boxes: readonly Box[], from: number, to: number): Box[] {
  const all = boxes.reduce((sum, { width }) => sum + width, 0);
  let before = 0;
  return boxes.flatMap((box) => {
    const start = Math.max(0, from * all - before);
    const end = Math.min(box.width, to * all - before);
    before += box.width;
    return end > start ? [{ ...box, x: box.x + start, width: end - start }] : [];
  });
}

const LEAST = 0.5;
const SAME_TEXT = 0.3;
const SAME_NAME = 0.2;
const NEXT = 0.05;

export function markedLines(lines: readonly Line[], told: readonly FoundItem[]): MarkedLine[] {
  const words = told.map(({ name, text }) => folderWords(`${name} ${text}`));
  const byWord = new Map<string, number[]>();
  for (const [at, of] of words.entries())
    for (const word of of) byWord.set(word, [...(byWord.get(word) ?? []), at]);
  const texts = told.map(({ text }) => foldedName(text));
  const names = told.map(({ name }) => foldedName(name));
  let last: FoundItem | undefined;

  function became(text: string): { of: FoundItem; share: number } | undefined {
    const said = folderWords(text);
    const counts = new Map<number, number>();
    for (const word of said)
      for (const at of byWord.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    const plain = foldedName(text);
    let best: { at: number; score: number; share: number } | undefined;
    for (const [at, count] of counts) {
      const share = count / said.size;
      const score =
        share +
        (texts[at] === plain ? SAME_TEXT : 0) +
        (names[at] === plain ? SAME_NAME : 0) +
        (told[at] === last ? NEXT : 0) -
        (words[at]?.size ?? 0) / 100_000;
      if (share >= LEAST && score > (best?.score ?? 0)) best = { at, score, share };
    }
    const of = best && told[best.at];
    return of && best ? { of, share: best.share } : undefined;
  }

  function mark(text: string, boxes: readonly Box[]): Mark {
    const found = became(text)?.of;
    if (found) last = found;
    return { text, boxes, ...(found ? { id: found.id, kind: found.kind } : { id: `said/${text}` }) };
  }

  return lines.map((line) => {
    const { text, cells, boxes = [], page = 0, level, isListed } = line;
    const whole = became(text);
    const marks =
      cells && whole?.share !== 1
        ? cells.flatMap((cell, at) => (cell ? [mark(cell, boxes[at] ? [boxes[at]] : [])] : []))
        : piecesOf(text).map(({ said, from, to }): Mark => {
            const parts = boxesBetween(boxes, from, to);
            if (!whole) return mark(said, parts);
            last = whole.of;
            return { text: said, boxes: parts, id: whole.of.id, kind: whole.of.kind };
          });
    return { page, marks, ...(level && { level }), ...(isListed && { isListed: true as const }) };
  });
}
