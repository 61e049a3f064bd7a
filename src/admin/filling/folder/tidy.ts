/** Lines as people meant them, whatever made their file: no blanks to fill, no broken signs, numbers beside their names. */
import { BULLETS } from "../../../lib/pages/bullets.ts";
import { joined, type Line } from "../../../lib/pages/line.ts";
import { findPhone } from "./facts.ts";

/** Emoji whose bytes were read as letters, signs of fonts, and what stands for no letter. */
const BROKEN =
  /(?:Ø[<=>][\u0080-\u00ff]{2}|ð[\u0080-\u00ffŸ][\u0080-\u2fff]{1,2}|[\ue000-\uf8ff\ufffd]|\u00ef\u00b8\u008f)+\s*/gu;
/** "____", "[your phone]", "{password}": alone, or after a label. */
const BLANK = /^(?:[^:]{2,40}:?\s*)?(?:[_.…\-–—\s]{3,}|\[[^\]]{2,40}\]|\{[^}]{2,40}\}|<[^>]{2,40}>|x{3,})$/i;
const BLANK_CELL = /^(?:[_.…\-–—\s]{3,}|\[[^\]]{2,40}\]|\{[^}]{2,40}\}|x{3,})$/i;
/** A bullet, or a number from a list, in a cell of its own. */
const MARK = new RegExp(String.raw`^(?:[${BULLETS}>-]|\(?\d{1,2}[.)])$`, "u");
/** "O P E N" */
const SPACED = /(?<!\S)(?:\p{Lu}{1,2}-? ){3,}\p{Lu}{1,2}(?!\S)/gu;
/** "+999" or "(08321)" at the end of a line, without its rest. */
const BEGUN = /\p{L}.*[:\s](?:\+\d{1,4}|\(0\d{1,5}\))\s*$/u;
const NUMBER =
  /^(?:(?:t[eé]l\p{L}*|phone|mobile?|handy|gsm|tlf|m[oó]vil|puh|☎|📞)\.?\s*:?\s*)?(\+?[\d\s()/.-]{6,24})(?:\([^()]{2,30}\))?$/iu;
const LABEL = /^(?:\p{Extended_Pictographic}\ufe0f?\s*)?\p{L}(?:[^.:!?]|(?<!\p{L}{4})\.){1,50}:?$/u;
const MAX_FRONT = 20;

export function tidied(lines: readonly Line[]): { lines: Line[]; leftOut: Line[] } {
  const front = frontMatter(lines);
  const leftOut = lines.slice(0, front).filter(({ text }) => /\p{L}/u.test(text));
  const tidy: Line[] = [];
  for (const line of cardsApart(lines.slice(front).map(plain).flatMap(namedApart))) {
    const before = tidy.at(-1);
    if (isBlank(line)) leftOut.push(line);
    else if (before && isRestOfNumber(before, line)) before.text = `${before.text} ${line.text}`;
    else if (before && isNumberOf(before, line))
      before.text = `${before.text.replace(/^\P{L}+|:$/gu, "")}: ${line.text.replace(/^[^\d+(]+/, "")}`;
    else tidy.push(line);
  }
  return { lines: tidy, leftOut };
}

/** "Parking: free ¦ Check-out: until 11": cells that say their own names are two columns of lines, and no table. */
const SAYS_NAME = /^(?:(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+\s*)?\p{Lu}[^:]{1,30}:\s+\S/u;

function namedApart(line: Line): Line[] {
  const { cells, boxes, ...marks } = line;
  if (!cells?.every((cell) => SAYS_NAME.test(cell))) return [line];
  return cells.map((text, at) =>
    plain({
      ...marks,
      text,
      ...(boxes && { boxes: boxes.length === cells.length ? boxes.slice(at, at + 1) : boxes }),
    }),
  );
}

/** Headings beside each other, and what stands below each: cards, and no table. */
function cardsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  let cards: Line[][] = [];
  const end = () => apart.push(...cards.flat());
  for (const line of lines) {
    const { cells, level, isBold, ...marks } = line;
    const isHead =
      cells !== undefined && (level ?? isBold) !== undefined && cells.every((cell) => /\p{L}/u.test(cell));
    if (isHead) {
      end();
      cards = cells.map((text) => [{ ...marks, text, level: level ?? CARD_LEVEL }]);
    } else if (cells && cells.length <= cards.length) {
      for (const [at, text] of cells.entries())
        if (text) continueCard(cards[at], { ...marks, text: quiet(text) });
    } else if (cards.length > 0 && !level && !isBold && !line.isAfterGap && /^\p{Ll}/u.test(line.text)) {
      // The last line of a text that is longer than its neighbour.
      continueCard(
        cards.find((card) => /[^.!?]$/.test(card.at(-1)?.text ?? "")),
        line,
      );
    } else {
      end();
      cards = [];
      apart.push(line);
    }
  }
  end();
  return apart;
}

const CARD_LEVEL = 4;

/** A label in capitals is no heading of its own. */
function quiet(text: string): string {
  return /\p{Ll}/u.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();
}

function continueCard(card: Line[] | undefined, line: Line): void {
  const last = card?.at(-1);
  if (last && !last.level && /^\p{Ll}/u.test(line.text)) last.text = joined(last.text, line.text);
  else card?.push(line);
}

/** @returns how many lines a program reads before the text */
function frontMatter(lines: readonly Line[]): number {
  if (lines[0]?.text !== "---") return 0;
  const end = lines.slice(1, MAX_FRONT).findIndex(({ text }) => text === "---");
  const isOfKeys = end > 0 && lines.slice(1, end + 1).every(({ text }) => /^(?:[\w-]+:|[-\s])/.test(text));
  return isOfKeys ? end + 2 : 0;
}

/** "🚗 Parken: …": the picture is no part of the name. */
const PICTURED = /^(?:\p{Extended_Pictographic}[\ufe0f\u200d]*)+\s*(?=\p{L}[^:]{1,40}:\s)/u;

function plain(line: Line): Line {
  const cells = line.cells?.map(withoutSigns);
  const [mark = "", text = ""] = cells ?? [];
  if (cells?.length === 2 && MARK.test(mark)) {
    const { cells: _, ...others } = line;
    return { ...others, text, isListed: true };
  }
  return { ...line, text: withoutSigns(line.text).replace(PICTURED, ""), ...(cells && { cells }) };
}

function withoutSigns(text: string): string {
  return text.replace(BROKEN, "").replace(SPACED, (word) => word.replaceAll(" ", ""));
}

function isBlank({ text, cells }: Line): boolean {
  if (!cells) return BLANK.test(text);
  return (
    cells.length > 1 &&
    cells.slice(1).every((cell) => !cell || BLANK_CELL.test(cell)) &&
    cells.some((cell) => BLANK_CELL.test(cell))
  );
}

function isRestOfNumber({ text, cells }: Line, next: Line): boolean {
  return (
    !cells && !next.cells && BEGUN.test(text) && !findPhone(text) && /^\d[\d\s/().-]{2,}/.test(next.text)
  );
}

/** A name, and right below it only a number. */
function isNumberOf({ text, cells, level }: Line, next: Line): boolean {
  const isNumber = NUMBER.test(next.text) && findPhone(next.text) !== "";
  return (
    isNumber && !cells && !next.cells && !level && !next.isAfterGap && LABEL.test(text) && !/\d/.test(text)
  );
}
