/** Lists in a file that was given as a folder: tables whose columns the import knows, and so reads better than rules do. */
import { foldedName } from "../../../lib/texts/folded.ts";
import { faqs } from "../../../sections/faqs.ts";
import { importantContacts } from "../../../sections/important-contacts.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { guessColumns, type SheetTable, withOneHeader } from "../../ui/spreadsheet/columns.ts";
import { columnsIn, headerIn } from "../csv/guesses.ts";
import { missingColumns } from "../csv/missing-columns.ts";
import { checkedRows } from "../csv/rows.ts";
import { factsIn } from "./facts.ts";
import { contact } from "./items.ts";
import { byTopic } from "./table.ts";
import { takeApart } from "./take-apart.ts";
import { areaByWords } from "./values.ts";
import { areaOf } from "./words.ts";

export interface FoundList {
  sections: readonly [string, ...string[]];
  sheet?: string | undefined;
  table: number;
  rows: number;
}

export const NO_LISTS = { lists: [], rest: [] };

/** @returns the lists, and the tables that are none */
export function listsIn(
  tables: readonly SheetTable[],
  name = "",
): { lists: FoundList[]; rest: SheetTable[] } {
  const lists = tables.flatMap((table, at) => {
    // One that is of several sections the rules sort by its topics.
    if (byTopic(table.lines.map(({ cells }) => cells))) return [];
    if (saysOfHouse(table)) return [];
    const [best, ...others] = SECTIONS.flatMap((section) => fitting(section, table, name)).toSorted(
      (one, other) => other.score - one.score,
    );
    if (!best) return [];
    const alike = others.filter(({ score }) => score >= best.score - UNSURE).slice(0, MAX_OFFERED - 1);
    return [
      {
        sections: [best.id, ...alike.map(({ id }) => id)] as const,
        sheet: table.sheet,
        table: at,
        rows: best.rows,
      },
    ];
  });
  return { lists, rest: tables.filter((_, at) => lists.every(({ table }) => table !== at)) };
}

/** Wi-Fi and codes are kept apart from what everybody reads: nothing but questions may speak of them. */
function saysOfHouse({ lines }: SheetTable): boolean {
  if (lines.filter(({ cells }) => cells.some((cell) => /[?？؟]/.test(cell))).length * 2 >= lines.length)
    return false;
  const { facts, secrets } = takeApart(lines.map(({ cells }) => ({ text: cells.join(" "), cells })));
  return facts.wifi !== undefined || secrets.length > 0;
}

/** Weight of a sheet's or file's name beside one column that is known; rows whose words tell; missing values. */
const WEIGHTS = { called: 4, votes: 3, lacking: -0.3, unknown: -0.5 };
const UNSURE = 2.5;
const MAX_OFFERED = 4;
const MIN_KNOWN = 2;
/** A folder's text has commas, too. */
const MOST = 0.8;

function fitting(section: Section, table: SheetTable, file: string) {
  const { id, fields, card } = section;
  const area = areaOf(table.sheet ?? "");
  if (area && area !== id) return [];
  const lines = withOneHeader(fields, table.lines);
  const at = headerIn(section, lines);
  const header = lines[at]?.cells ?? [];
  const below = lines.slice(at + 1);
  const columns = columnsIn(section, header, below);
  const filled = below.filter(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  if (below.length <= at || filled.length < below.length * MOST) return [];
  if (missingColumns(section, columns).needed.length > 0) return [];
  const known = guessColumns(fields, header).filter(Boolean).length;
  const isCalled = isCalledIn(section, table.sheet ?? "") || header.some((cell) => isNameOf(section, cell));
  const isKnown = known > 0 || id === faqs.id;
  if (!isCalled && !(isKnown && columns.filter(Boolean).length >= MIN_KNOWN)) return [];
  const rows = checkedRows(section, below, columns);
  const taken = rows.filter(({ values }) => values);
  if (taken.length * 2 < rows.length) return [];
  const titles = rows.map(({ cells }) => cells[card.title] ?? "");
  const votes = rows.filter(({ cells }, at) => {
    const title = titles[at] ?? "";
    if (id === faqs.id) return title.includes("?");
    if (id === importantContacts.id) {
      const { number = "" } = cells;
      return number && contact({ label: title, number }).values.type !== "service";
    }
    return areaByWords(factsIn(title, Object.values(cells).slice(1).join(", "))) === id;
  }).length;
  const isOfName = isCalled || isCalledIn(section, file.replace(/\.\w+$/, ""));
  const lacking = taken.reduce((sum, row) => sum + (row.lacking?.length ?? 0), 0);
  const unknown = header.filter((cell, at) => cell.trim() && !columns[at]).length;
  const score =
    known +
    (isOfName ? WEIGHTS.called : 0) +
    (WEIGHTS.votes * votes + WEIGHTS.lacking * lacking) / rows.length +
    WEIGHTS.unknown * unknown;
  return [{ id, score, rows: rows.length }];
}

function isCalledIn(section: Section, text: string): boolean {
  return areaOf(text) === section.id || isNameOf(section, text);
}

function isNameOf({ one, many, title }: Section, text: string): boolean {
  return [one, many, title].some((name) => foldedName(name) === foldedName(text));
}
