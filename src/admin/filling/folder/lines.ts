/** A guest folder, whatever its file: its lines, in the order in which people read them. */
import { cellsOf } from "../../../lib/pages/cells.ts";
import { joined, type Line } from "../../../lib/pages/line.ts";
import { t } from "../../../lib/texts/t.ts";
import { type Unreadable, unreadable } from "../../ui/spreadsheet/unreadable.ts";

/** A PDF may be a scan: pages without a text of their own, of which a scanner took pictures. */
export type FolderReading = { status: "read"; lines: Line[] } | (Unreadable & { scannedPages?: number });

const MAX_BYTES = 10 * 1024 * 1024;
export const TOO_LARGE = unreadable(t`The file is over 10 MB. Please remove photos, or paste its text.`);

export function isTooLarge({ size }: Blob): boolean {
  return size > MAX_BYTES;
}

export const MAX_PAGES = 50;
/** Fifty pages of Word have a tenth of that. */
const MAX_TAGS = 1_000_000;
const MAX_LINES = 3000;
const MAX_LINE = 2000;
const MAX_CELLS = 20;

export const NO_TEXT = unreadable(t`It has no text. Please choose photos of its pages, or paste its text.`);
export const TOO_LONG = unreadable(t`It is longer than ${MAX_PAGES} pages. Please split it.`);

export function hasTooManyTags(markup: string): boolean {
  let at = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    at = markup.indexOf("<", at + 1);
    if (at < 0) return false;
  }
  return true;
}

export function readLines(lines: Iterable<Line>): FolderReading {
  const said: Line[] = [];
  let isAfterGap = false;
  for (const line of lines) {
    const cells = (line.cells ?? cellsOf(line.text.slice(0, MAX_CELLS * MAX_LINE)))
      .slice(0, MAX_CELLS)
      .map((cell) => cell.replace(/\s+/g, " ").trim().slice(0, MAX_LINE));
    const text = cells.filter(Boolean).join(" ").slice(0, MAX_LINE);
    if (text === "") {
      isAfterGap = said.length > 0;
      continue;
    }
    if (said.length === MAX_LINES) return TOO_LONG;
    const { cells: _, ...marks } = line;
    const before = said.at(-1);
    if (before && !isAfterGap && cells.length === 1 && isContinued(before, line)) {
      before.text = joined(before.text, text);
      if (before.boxes && line.boxes) before.boxes = [...before.boxes, ...line.boxes];
      continue;
    }
    said.push({
      ...marks,
      text,
      ...(isAfterGap && { isAfterGap }),
      ...(cells.filter(Boolean).length > 1 && { cells }),
    });
    isAfterGap = false;
  }
  return said.length > 0 ? { status: "read", lines: said } : NO_TEXT;
}

/** "+999", "(08321)", "02 98": the rest of the number is below. "+43 5555" has too few digits. */
const CUT_NUMBERS: readonly [begun: RegExp, rest: RegExp][] = [
  [/[:\s](?:\+\d{1,4}|\(0\d{1,5}\))$/, /^\d[\d\s/().-]{2,}/],
  [/(?:^|[\s,(])\+?\d{2,4}$/, /^\d{2,4}[ -]\d{2,4}(?!\d)/],
  [/(?<!\d)\+(?:\d ?){3,7}$/, /^[\d ]{3,}$/],
];

/** A sentence that goes on in the next line, where the paper or the screen ended. */
function isContinued({ text: before, cells, level, isBold }: Line, { text, ...marks }: Line): boolean {
  if (cells || level || isBold || marks.level || marks.isBold || marks.isListed) return false;
  // The line would take up all of the file.
  if (before.length >= MAX_LINE) return false;
  if (CUT_NUMBERS.some(([begun, rest]) => begun.test(before) && rest.test(text))) return true;
  const isOpen = before.length >= MIN_FULL && !/[.:!?…]$/.test(before);
  return isOpen && (/^\s*\p{Ll}{2}/u.test(text) || (before.endsWith(",") && /^\s*\+?\d/.test(text)));
}

/** Shorter lines did not end for want of room. */
const MIN_FULL = 36;

/** Lines, and the rows of each table together. */
export function tablesIn(lines: readonly Line[]): { line: Line; rows?: Line[] }[] {
  const found: { line: Line; rows?: Line[] }[] = [];
  for (const line of lines) {
    const rows = found.at(-1)?.rows;
    if (line.cells && rows) rows.push(line);
    else found.push(line.cells ? { line, rows: [line] } : { line });
  }
  return found;
}
