/** Lines as people meant them, whatever made their file: no blanks to fill, no broken signs, numbers beside their names. */
import { BULLETS, enumerated, numberedWithin } from "../../../lib/pages/bullets.ts";
import { besideEachOther, cardsApart } from "../../../lib/pages/cards.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { findPhone } from "./facts.ts";
import { isHead } from "./table.ts";
import { EMERGENCY } from "./words.ts";

/** Emoji whose bytes were read as letters, signs of fonts, and what stands for no letter. */
const BROKEN =
  /(?:Ø[<=>][\u0080-\u00ff]{2}|ð[\u0080-\u00ffŸ][\u0080-\u2fff]{1,2}|[\ue000-\uf8ff\ufffd]|\u00ef\u00b8\u008f|^\?{1,4}\s(?=\p{L})|^:[a-z][a-z\d_+-]{2,30}:(?=\s)|U\+?000[0-9A-F]{5})+\s*/gu;
/** "____", "[your phone]", "{password}", "TBC": what nobody has filled in. */
const BLANK =
  /_(?:\s?_)+|[_.…\-–—]{3,}|\[[^\]]{2,40}\]|\{+[^{}]{2,40}\}+|<[^<>@/]{2,40}>|(?<![\p{L}\d])(?:x{3,}|tb[acd]|n\/a)(?![\p{L}\d])/giu;
const MAX_LABEL = 40;
/** A bullet, or a number from a list, in a cell of its own. */
const MARK = new RegExp(String.raw`^(?:[${BULLETS}>-]|\(?\d{1,2}[.)])$`, "u");
/** "O P E N" */
const SPACED = /(?<!\S)(?:\p{Lu}{1,2}-? ){3,}\p{Lu}{1,2}(?!\S)/gu;
const PHONE = String.raw`(?:t[eé]l\p{L}*|phone|mobile?|handy|gsm|tlf|m[oó]vil|puh|☎|📞)\.?\s*:?\s*`;
const NUMBER = new RegExp(String.raw`^(?:${PHONE})?(\+?[\d\s()/.-]{6,24})(?:\([^()]{2,30}\))?$`, "iu");
const ONLY_PHONE = new RegExp(`^${PHONE}$`, "iu");
const LABEL = /^(?:\p{Extended_Pictographic}\ufe0f?\s*)?\p{L}(?:[^.:!?]|:(?=\s)|(?<!\p{L}{4})\.){1,50}:?$/u;
const MAX_FRONT = 20;

export function tidied(lines: readonly Line[]): { lines: Line[]; leftOut: Line[] } {
  const front = frontMatter(lines);
  const leftOut = lines.slice(0, front).filter(({ text }) => /\p{L}/u.test(text));
  const tidy: Line[] = [];
  const apart = cardsApart(
    besideEachOther(lines.slice(front).map(plain).flatMap(rulesApart).flatMap(namedApart), isHead),
  );
  for (const [at, line] of apart.entries()) {
    const before = tidy.at(-1);
    const next = apart[at + 1];
    if (isBlank(line)) leftOut.push(line);
    // "Tel." between a name and its number. Above names it is a heading.
    else if (before && next && ONLY_PHONE.test(line.text) && isNumberOf(before, next)) continue;
    else if (before && isNumberOf(before, line))
      before.text = `${before.text.replace(/^\P{L}+|:$/gu, "")}: ${line.text.replace(/^[^\d+(]+/, "")}`;
    else tidy.push(line);
  }
  return { lines: tidy, leftOut };
}

/** "House rules: 1. … 2. … 3. …" in one line. */
function rulesApart(line: Line): Line[] {
  const rules = line.cells ? [] : numberedWithin(line.text);
  const { isAfterGap: _, ...marks } = line;
  return rules.length > 0 ? rules.map((text, at) => ({ ...(at === 0 ? line : marks), text })) : [line];
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

/** @returns how many lines a program reads before the text */
function frontMatter(lines: readonly Line[]): number {
  const mark = lines[0]?.text ?? "";
  if (!/^(?:---|\+\+\+)$/.test(mark)) return 0;
  const end = lines.slice(1, MAX_FRONT).findIndex(({ text }) => text === mark);
  const isOfKeys =
    end > 0 && lines.slice(1, end + 1).every(({ text }) => /^(?:[\w.-]+\s?[:=]|[-\s[\]#])/.test(text));
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
  const said = enumerated(withoutSigns(line.text).replace(PICTURED, ""));
  return { ...line, text: said, ...(cells && { cells }) };
}

function withoutSigns(text: string): string {
  return text
    .replace(BROKEN, "")
    .replace(EMPHASIS, (all, _, words) => (all === text ? all : words))
    .replace(SPACED, (word) => word.replaceAll(" ", ""));
}

/** "**Pets:** two dogs", "`pine-1234`": what Markdown sets apart within a line. */
const EMPHASIS = /(?<!\S)(\*\*|__|`)(?=\S)((?:(?!\1).){1,80})(?<=\S)\1(?![^\s.,;:)])/gu;

/** Only labels stand before its blanks, and nothing behind the last. */
function isBlank({ text, cells }: Line): boolean {
  const said = (cells?.slice(1).join(" ") ?? text).split(BLANK);
  const isLabel = (words: string) => words.length <= MAX_LABEL && (!cells || /:\s*$/.test(words));
  return (
    said.length > 1 &&
    said.every((words, at) => !/[\p{L}\d]/u.test(words) || (isLabel(words) && said[at + 1] !== undefined))
  );
}

/** A name, and right below it only a number. */
function isNumberOf({ text, cells, level }: Line, next: Line): boolean {
  const isShort = /^\d{2,3}$/.test(next.text) && EMERGENCY.test(text);
  const isNumber = isShort || (NUMBER.test(next.text) && findPhone(next.text) !== "");
  return (
    isNumber && !cells && !next.cells && !level && !next.isAfterGap && LABEL.test(text) && !/\d/.test(text)
  );
}
