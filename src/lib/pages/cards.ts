/** Things that stand beside each other on a page, each with its text below it. */
import { joined, type Line } from "./line.ts";

/** Headings beside each other, and what stands below each: cards, and no table. */
export function cardsApart(lines: readonly Line[]): Line[] {
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

const MAX_NAME_WORDS = 5;

function isName(cell: string): boolean {
  return /^\p{Lu}[^\d.,:;!?]+$/u.test(cell) && cell.split(" ").length <= MAX_NAME_WORDS;
}

/** Names in one row, and below it what belongs to each, as often as the page has room: a line for each name. */
export function besideEachOther(lines: readonly Line[], isHead: (cell: string) => boolean): Line[] {
  const apart: Line[] = [];
  let run: Line[] = [];
  const end = () => {
    apart.push(...(columnsIn(run, isHead) ?? run));
    run = [];
  };
  for (const line of lines) {
    if (run.length > 0 && line.cells?.length !== run[0]?.cells?.length) end();
    if (line.cells && !line.isBold && !line.level) run.push(line);
    else {
      end();
      apart.push(line);
    }
  }
  end();
  return apart;
}

/** @returns undefined for a table, whose first cells are the names */
function columnsIn(rows: readonly Line[], isHead: (cell: string) => boolean): Line[] | undefined {
  const groups: Line[][] = [];
  for (const row of rows) {
    const { cells = [] } = row;
    const isOfNames = cells.every(isName);
    if (cells.some((cell) => cell === "" || isHead(cell)) || (!isOfNames && isName(cells[0] ?? ""))) return;
    if (isOfNames) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  const isOfNumbers = ({ cells = [] }: Line) =>
    cells.every((cell) => /\d{3}/.test(cell) && !/\p{L}/u.test(cell));
  const isMany = groups.length > 1 || rows.some(isOfNumbers);
  if (!isMany || groups.flat().length < rows.length || groups.some(({ length }) => length < 2)) return;
  return groups.flatMap((group) =>
    (group[0]?.cells ?? []).map((name, at): Line => {
      const { cells: _, boxes: __, ...marks } = group[0] as Line;
      const boxes = group.flatMap((row) => row.boxes?.[at] ?? []);
      const below = group.slice(1).map(({ cells = [] }) => cells[at]);
      return { ...marks, text: `${name}: ${below.join(", ")}`, ...(boxes.length > 0 && { boxes }) };
    }),
  );
}
