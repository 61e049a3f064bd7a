/**
 * A PDF knows where letters stand, and nothing of lines, paragraphs, headings or tables: they are told from gaps
 * and sizes.
 */
import { isBullet } from "./bullets.ts";
import { type Box, endsInHyphen, joined, type Line } from "./line.ts";
import { named } from "./named.ts";
import { type DrawnLine, type RuledRow, ruledRows } from "./ruled-rows.ts";

/** Some letters of one font; positions in points, from the bottom left. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
}

export interface PdfPage {
  pieces: readonly PdfPiece[];
  width: number;
  height: number;
  /** Paper below the lowest line, where the page begins with that. */
  below?: number;
  /** Its drawn lines, where it may have a table. */
  rules?: readonly DrawnLine[];
}

interface Run extends Omit<PdfPiece, "width"> {
  end: number;
  /** The height of all lines of text of a cell between drawn lines. */
  tall?: number;
}

type Row = Run[];

const SPACE = 0.15;
const GAP = 1.6;
/** A narrower gap, where the same place on the page follows one in other lines, too: the columns of a table. */
const CELL_GAP = 0.8;
const CELL_ROWS = 3;
const HEADING = 1.12;
const LINE_HEIGHT = 1.75;
/** Share of the gap between rows that lies between the lines of one. */
const CLOSER = 0.9;

export function readPages(pages: readonly PdfPage[]): Line[] {
  const ruled = pages.map(({ pieces, rules = [] }) => ruledIn(pieces, ruledRows(rules)));
  const pieces = ruled.map(({ others }) => piecesInRows(others));
  const cellStarts = cellStartsIn(pieces.flat());
  const rows = pieces.map((page, at) =>
    [...page.map((row) => runsOf(row, cellStarts)), ...(ruled[at]?.rows ?? [])].toSorted(
      ([one], [other]) => topOf(other) - topOf(one),
    ),
  );
  const running = runningLines(rows, pages);
  const body = bodyOf(rows.flat(2));
  const bigger = [...new Set(rows.flat(2).map(({ size }) => Math.round(size)))]
    .filter((size) => size > body.size * HEADING && isOfHeadings(size, rows.flat()))
    .toSorted((a, b) => b - a);
  const lines = rows.flatMap((page, at): Line[] => {
    const boxOf = boxesOn(pages[at]);
    const right = Math.max(...page.flat().map(({ end }) => end));
    return columnsOf(page.filter((row) => !running.has(runningText(row)))).flatMap(({ column, end }) =>
      linesOf(column, { body, bigger, right: end ?? right }).map(({ runs, ...line }) => ({
        ...line,
        page: at,
        boxes: runs.map(boxOf),
      })),
    );
  });
  const foots = rows.flatMap((page, at) =>
    page
      .filter((row) => running.has(runningText(row)))
      .map((row) => ({
        ...{ text: rowText(row), isOfPages: true, page: at },
        boxes: row.map(boxesOn(pages[at])),
      })),
  );
  return [...lines, ...foots];
}

/** Share of the height of letters that lies below a line. */
const DESCENT = 0.28;

function boxesOn(page: PdfPage | undefined): (run: Run) => Box {
  const { width = 1, height = 1, below = 0 } = page ?? {};
  return ({ x, end, y, size, tall = size }) => ({
    x: x / width,
    y: 1 - (y + below + tall) / (height + below),
    width: (end - x) / width,
    height: (tall + size * DESCENT) / (height + below),
  });
}

function topOf(run: Run | undefined): number {
  return run ? run.y + (run.tall ?? run.size) : 0;
}

/** Whether drawn lines are worth a look: some line of text has a gap. */
export function mayHaveTable({ pieces }: PdfPage): boolean {
  return piecesInRows(pieces).some((row) => row.some((piece, at) => isApart(row[at - 1], piece)));
}

const MIN_RULED = 2;

/** The text of each cell, however many lines it has, and what stands in none. */
function ruledIn(pieces: readonly PdfPiece[], tables: readonly RuledRow[]) {
  const rows: Row[] = [];
  const used = new Set<PdfPiece>();
  for (const { top, bottom, edges } of tables) {
    const inside = pieces.filter(
      ({ x, y, size }) => y > bottom - size * DESCENT && y + size * DESCENT < top && x >= (edges[0] ?? 0),
    );
    const cells = edges.slice(0, -1).map((from, at) => {
      const until = edges[at + 1] ?? 0;
      return cellOf(
        inside.filter(({ x }) => x >= from && x < until),
        { x: from, y: bottom },
      );
    });
    if (cells.filter(({ text }) => text).length === 0) continue;
    for (const piece of inside) if (piece.x < (edges.at(-1) ?? 0)) used.add(piece);
    const ofScript = cells.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length;
    rows.push(ofScript > 0 ? cells.toReversed() : cells);
  }
  const isTable = rows.length >= MIN_RULED;
  return isTable
    ? { rows, others: pieces.filter((piece) => !used.has(piece)) }
    : { rows: [], others: pieces };
}

function cellOf(pieces: readonly PdfPiece[], corner: { x: number; y: number }): Run {
  const lines = piecesInRows(pieces).flatMap((row) => runsOf(row, new Map()));
  const [first] = lines;
  if (!first) return { text: "", ...corner, end: corner.x, size: 0, font: "", tall: 0 };
  const [x, y] = [Math.min(...lines.map((line) => line.x)), Math.min(...lines.map((line) => line.y))];
  return {
    ...first,
    text: lines.slice(1).reduce((text, line) => joined(text, line.text.trim()), first.text.trim()),
    ...{ x, y, end: Math.max(...lines.map(({ end }) => end)), tall: first.y + first.size - y },
  };
}

/** Pieces whose baselines are about the same, from top to bottom, each from left to right. */
function piecesInRows(pieces: readonly PdfPiece[]): PdfPiece[][] {
  const sorted = pieces.toSorted((a, b) => b.y - a.y);
  const rows: PdfPiece[][] = [];
  for (const piece of sorted) {
    const last = rows.at(-1);
    const first = last?.[0];
    if (last && first && first.y - piece.y < Math.max(first.size, piece.size) * 0.4) last.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** Where in all of the file a piece stands apart from the one before it, and how often: roughly, by points. */
function cellStartsIn(rows: readonly PdfPiece[][]): Map<number, number> {
  const starts = rows.flatMap((row) => row.filter((piece, at) => isApart(row[at - 1], piece)));
  return tally(starts.flatMap(({ x }) => [-1, 0, 1].map((near) => [Math.round(x) + near, 1] as const)));
}

function isApart(before: PdfPiece | undefined, { x, size }: PdfPiece): boolean {
  return before !== undefined && x - before.x - before.width > size * CELL_GAP;
}

function runsOf(row: readonly PdfPiece[], cellStarts: ReadonlyMap<number, number>): Row {
  const runs: Run[] = [];
  for (const { text, x, y, width, size, font } of row) {
    const last = runs.at(-1);
    const gap = last ? x - last.end : 0;
    const isCellStart = (cellStarts.get(Math.round(x)) ?? 0) >= CELL_ROWS;
    const widest = size * (isCellStart ? CELL_GAP : GAP);
    // A bullet stands apart from its text.
    if (last && (gap < widest || (isBullet(`${last.text} `) && last.text.trim().length < 4))) {
      const isApart = gap > size * SPACE && !last.text.endsWith(" ");
      last.text += `${PIECE}${isApart ? " " : ""}${text}`;
      last.end = Math.max(last.end, x + width);
      if (text.trim().length > 3) last.size = Math.max(last.size, size);
      if (last.font !== font && /\p{L}/u.test(text)) last.font = "";
    } else runs.push({ text, x, end: x + width, y, size, font });
  }
  return runs.map((run) => ({ ...run, text: asRead(run.text) }));
}

/** Between the pieces of a run, until their order is known. */
const PIECE = "\u0000";
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const LATIN = /\p{Script=Latin}/u;

/** Pieces stand from left to right. A line of Hebrew or Arabic is read from the right, but its words in Latin are not. */
function asRead(text: string): string {
  const pieces = text.split(PIECE);
  if (!RIGHT_TO_LEFT.test(text)) return pieces.join("");
  const groups: string[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last !== undefined && LATIN.test(last) && LATIN.test(piece)) groups[groups.length - 1] = last + piece;
    else groups.push(piece);
  }
  // A space before a piece is one after it now, and so is a hyphen behind a number.
  const turned = groups.map((piece) =>
    piece
      .replace(/^( ?)(.*)$/s, "$2$1")
      .replace(/^([\d:.,/]+)([-–])/, "$2$1")
      .replace(/^([.,:;!?])(\d+)( ?)$/, "$2$1$3"),
  );
  return turned.reverse().join("");
}

function runningLines(rows: readonly Row[][], pages: readonly PdfPage[]): Set<string> {
  const found = rows.flatMap((page, index) => {
    const { height = 0 } = pages[index] ?? {};
    const margin = page.filter(([run]) => run && (run.y < height * 0.08 || run.y > height * 0.92));
    return [...new Set(margin.map(runningText))];
  });
  const isNumber = (text: string) => /^\D{0,8}\d\s?(?:\D{1,5}\d)?$/.test(text);
  const counts = tally(found.map((text) => [text, isNumber(text) ? 2 : 1]));
  return new Set([...counts].filter(([, count]) => count >= 2).map(([text]) => text));
}

/** Pages differ in their number. */
function runningText(row: Row): string {
  return rowText(row).replace(/\d+/g, "0");
}

function rowText(row: Row): string {
  return row
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");
}

function tally<Key>(weighted: Iterable<readonly [Key, number]>): Map<Key, number> {
  const weights = new Map<Key, number>();
  for (const [key, weight] of weighted) weights.set(key, (weights.get(key) ?? 0) + weight);
  return weights;
}

function heaviest<Key>(weighted: Iterable<readonly [Key, number]>): [Key, number] | undefined {
  return [...tally(weighted)].toSorted(([, a], [, b]) => b - a)[0];
}

function bodyOf(runs: readonly Run[]): Look["body"] {
  const [size = 10] = heaviest(runs.map((run) => [Math.round(run.size * 2) / 2, run.text.length])) ?? [];
  const [font = ""] = heaviest(runs.map((run) => [run.font, run.text.length])) ?? [];
  return { size, font };
}

/**
 * Text that runs down one column and goes on in the next. In a table the left cells are short; in a column lines
 * fill its width.
 */
function columnsOf(rows: readonly Row[]): Column[] {
  const parts: Column[] = [];
  let beside: Row[] = [];
  const close = () => {
    if (beside.length > 0) parts.push(...split(beside));
    beside = [];
  };
  for (const row of rows) {
    // A line as wide as the page, such as a title, ends what stands side by side.
    if (row[0]?.tall !== undefined) {
      close();
      const last = parts.at(-1);
      if (last?.isRuled) last.column.push(row);
      else parts.push({ column: [row], isRuled: true });
      continue;
    }
    const gutter = gutterOf(beside);
    const crosses = gutter && row.length === 1 && row[0] && row[0].x < gutter - 5 && row[0].end > gutter + 5;
    if (crosses) close();
    beside.push(row);
  }
  close();
  return parts;
}

interface Column {
  column: Row[];
  end?: number;
  isRuled?: true;
}

function gutterOf(rows: readonly Row[]): number | undefined {
  const starts = rows.flatMap((row) => (row.length === 2 && row[1] ? [Math.round(row[1].x)] : []));
  const [gutter, count = 0] = heaviest(starts.map((start) => [start, 1])) ?? [];
  return count >= 4 ? gutter : undefined;
}

function split(rows: Row[]): Column[] {
  const gutter = gutterOf(rows);
  if (gutter === undefined) return [{ column: rows }];
  const pairs = rows.filter((row) => row.length === 2 && Math.abs((row[1]?.x ?? 0) - gutter) < 3);
  const from = Math.min(...rows.flat().map(({ x }) => x));
  const full = pairs.filter(([left]) => left && left.end - from > (gutter - from) * 0.6);
  const isLeft = ({ x }: Run) => x < gutter - 3;
  const halves = (all: readonly Row[], is: (run: Run) => boolean) =>
    all.map((row) => row.filter(is)).filter((row) => row.length > 0);
  const beside = rows.slice(rows.indexOf(pairs[0] ?? []), rows.indexOf(pairs.at(-1) ?? []) + 1);
  const [left, right] = [halves(rows, isLeft), halves(rows, (run) => !isLeft(run))];
  const onLeft = goingOn(halves(beside, isLeft));
  // Cells of a table's second column may wrap, too.
  const isText = onLeft > 0 && onLeft + goingOn(right) > 2 && rows.every((row) => row.length < 3);
  // Most left halves end near the gutter, or go on below.
  if (full.length < pairs.length / 2 && !isText) return [{ column: rows }];
  return [{ column: left, end: Math.max(...left.flat().map(({ end }) => end)) }, { column: right }];
}

function goingOn(rows: readonly Row[]): number {
  const texts = rows.map(rowText);
  return texts.filter((text, at) => /[^.!?:]$/.test(text) && /^\p{Ll}/u.test(texts[at + 1] ?? "")).length;
}

interface Look {
  body: { size: number; font: string };
  bigger: readonly number[];
  right: number;
}

function linesOf(rows: readonly Row[], { body, bigger, right }: Look): (Line & { runs: Run[] })[] {
  const lines: (Line & { row: Row; last: Run; first: Run; runs: Run[] })[] = [];
  for (const [index, row] of rows.entries()) {
    const [first] = row;
    const last = row.at(-1);
    if (!first || !last) continue;
    const text = rowText(row);
    // A table's letters may be larger than the others.
    const level = first.tall === undefined ? bigger.indexOf(Math.round(first.size)) + 1 : 0;
    const before = lines.at(-1);
    const near = before && before.last.y - first.y < Math.max(first.size, before.last.size) * LINE_HEIGHT;
    const isListed = isBullet(`${text} `);
    const isNext = before && isNamed(before.text) && isNamed(text) && Math.abs(before.first.x - first.x) < 3;
    const isRuled = first.tall !== undefined || before?.first.tall !== undefined;
    if (before && near && !isRuled && !isListed && !isNext && (before.level ?? 0) === level) {
      const isMoreOfRow = row.length < (before.cells?.length ?? 0) && first.x > before.first.x + 3;
      if (before.cells && (isMoreOfRow || (isCloser(rows, index) && isWrapped(before.row, row)))) {
        before.cells = continued(before.cells, row, before.row);
        before.text = before.cells.join(" ");
        before.runs.push(...row);
        before.last = { ...before.last, y: first.y };
        continue;
      }
      const [word = ""] = text.split(" ");
      const letter = (first.end - first.x) / Math.max(1, first.text.length);
      const isFull = before.last.end + (word.length + 1) * letter > right || endsInHyphen(before.text);
      const isMore = !before.cells && (isFull || level > 0) && before.last.font === first.font;
      // An entry goes on below its text, not below its bullet.
      const isOfEntry = before.isListed && first.x > before.first.x + 3;
      if (row.length === 1 && (isMore || isOfEntry)) {
        before.text = joined(before.text, text);
        before.runs.push(...row);
        before.last = last;
        continue;
      }
    }
    const isBold = level === 0 && row.length === 1 && first.font !== "" && first.font !== body.font;
    lines.push({
      text,
      ...(level > 0 && { level }),
      ...(isBold && { isBold }),
      ...(isListed && { isListed }),
      ...(row.length > 1 && { cells: row.map((run) => run.text.trim()) }),
      row,
      first,
      last,
      runs: [...row],
    });
  }
  return aligned(lines).map(({ row: _, first: __, last: ___, ...line }) => line);
}

/** Rows with empty cells have their others below the same heads as the fullest row of their table. */
function aligned<Placed extends Line & { row: Row }>(lines: readonly Placed[]): Placed[] {
  const starts = new Map<Placed, number[]>();
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (line.cells) starts.set(line, (before && starts.get(before)) ?? []);
    const known = starts.get(line);
    if (known && line.row.length > known.length) known.splice(0, known.length, ...line.row.map(({ x }) => x));
  }
  return lines.map((line) => {
    const columns = starts.get(line) ?? [];
    if (!line.cells || line.cells.length >= columns.length) return line;
    const cells = columns.map(() => "");
    for (const [index, { x }] of line.row.entries()) {
      const at = Math.max(
        0,
        columns.findLastIndex((start) => start < x + 5),
      );
      cells[at] = [cells[at], line.cells[index]].filter(Boolean).join(" ");
    }
    return { ...line, cells };
  });
}

/** Sentences may be larger than what fills most of the pages: the small print of tables. */
function isOfHeadings(size: number, rows: readonly Row[]): boolean {
  const of = rows.filter(([run]) => run && Math.round(run.size) === size).map(rowText);
  const sentences = of.filter((text) => /[.,;]$/.test(text) || text.length > 80);
  return sentences.length <= of.length / 3;
}

/** "Lanterna: Italian, 300 m": after one of them the next is another, for not every bullet is a letter. */
function isNamed(text: string): boolean {
  const name = named(text)?.[0] ?? "";
  return /^[\p{Lu}\d"„«“]/u.test(name) && name.split(" ").length <= 6;
}

/** Whether a row stands closer to the one above than others of its table, or of its page's where it has no others. */
function isCloser(rows: readonly Row[], at: number): boolean {
  const gapAbove = (row: Row, index: number) => {
    const above = rows[index - 1];
    return above && above.length > 1 && row.length > 1 ? (above[0]?.y ?? 0) - (row[0]?.y ?? 0) : 0;
  };
  const gaps = rows.map(gapAbove);
  const end = gaps.findIndex((gap, index) => index > at && gap === 0);
  const own = gaps.slice(gaps.lastIndexOf(0, at) + 1, end < 0 ? undefined : end);
  return (gaps[at] ?? 0) < Math.max(...(own.length > 1 ? own : gaps)) * CLOSER;
}

/** Whether some cell's first word had no room above it, and each stands below another one. */
function isWrapped(above: Row, row: Row): boolean {
  const at = row.map(({ x }) => above.findIndex((run) => Math.abs(run.x - x) < 3));
  if (above.length < 2 || at.includes(-1)) return false;
  return row.some(({ text, x, end }, index) => {
    const place = at[index] ?? 0;
    const next = above[place + 1];
    const letter = (end - x) / Math.max(1, text.length);
    const word = text.trim().split(" ")[0] ?? "";
    return next !== undefined && (above[place]?.end ?? x) + (word.length + 3) * letter > next.x;
  });
}

/** The second line of cells that are too narrow for their text. */
function continued(cells: readonly string[], row: Row, above: Row): string[] {
  return cells.map((cell, index) => {
    const at = above[index]?.x ?? Number.NaN;
    const more = row.find((run) => Math.abs(run.x - at) < 3);
    // A hyphen in a narrow cell is mostly its word's own.
    return more ? `${cell}${cell.endsWith("-") ? "" : " "}${more.text.trim()}` : cell;
  });
}
