/** One hotel imports another's export: the same values in the same order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Item } from "../../src/admin/content/sections/items.ts";
import { checkedRows } from "../../src/admin/filling/csv/rows.ts";
import { toCsv } from "../../src/admin/filling/csv/written.ts";
import { findHeader, guessColumns } from "../../src/admin/ui/spreadsheet/columns.ts";
import { readSheet } from "../../src/admin/ui/spreadsheet/file.ts";
import type { Field } from "../../src/fields/index.ts";
import { legible } from "../../src/lib/texts/legible.ts";
import { customSection } from "../../src/sections/custom.ts";
import { SECTIONS, type Section } from "../../src/sections/index.ts";
import { grouped } from "../../src/sections/rows.ts";
import { anyHours } from "../../testbed/opening-hours.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner, rest } from "../../testbed/tokens.ts";

type Hotel = Owner & { hotelId: string; sectionId: string };
/** Columns except those that say whose the row is. */
type Row = Record<string, unknown>;

const SEED = 13;
const RUNS = 3;
const ROWS = 40;

const server = await sharedServer();

async function hotel(): Promise<Hotel> {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  const [section] = await server.sql<{ id: string }[]>`
    insert into custom_sections ${server.sql({ ...exampleRow("custom_sections"), hotel_id: owner.hotelId })}
    returning id`;
  return { ...owner, sectionId: section?.id ?? "" };
}

const from = await hotel();
const to = await hotel();

/** Texts that spreadsheets run, cut, or misread, and letters from all over the world. */
const NASTY = [
  "=1+1",
  "+cmd|' /C calc'!A0",
  "@SUM(A1)",
  "-",
  "'=x",
  "''q''",
  '"',
  "a;b,c\td",
  "0049",
  "1E5",
  "yes",
  "ß",
];
const word = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
  fc.constantFrom("\n", "\r\n", " ", "\\", ":"),
);

/** Texts that the database accepts, with line feeds if the field may have several lines. */
function textOf(maxLength: number, lines = false): fc.Arbitrary<string> {
  return fc
    .array(word, { minLength: 1, maxLength: 6 })
    .map((words) => [...legible(words.join(""), lines)].slice(0, maxLength).join("").trim())
    .filter((text) => text !== "");
}

function anyValue(field: Field): fc.Arbitrary<unknown> {
  const { kind, choices = [], maxLength = 100, required } = field;
  switch (kind) {
    case "choice":
    case "color":
      return fc.constantFrom(...choices.map(({ value }) => value));
    case "flag":
      return fc.boolean();
    case "photo":
      // Left out: the other hotel's rows have none.
      return fc.constant(null);
    case "rating":
      return fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
    case "details":
      return fc.dictionary(textOf(20), textOf(40), { maxKeys: 4 }).map(withoutTwins);
    case "hours":
      return fc.option(anyHours(textOf(40)));
    default:
      return required ? exact(field, maxLength) : fc.option(exact(field, maxLength));
  }
}

function exact({ kind }: Field, maxLength: number): fc.Arbitrary<string> {
  if (kind === "url") return fc.webUrl({ withQueryParameters: true, withFragments: true });
  if (kind === "email") return fc.constantFrom("=desk@example.com", "o'neil+1@example.com");
  if (kind === "phone") return fc.constantFrom("+351 21 555 0100", "(021) 555-0100", "-5", "*123#", "00491");
  return textOf(Math.min(maxLength, 60), kind === "longText");
}

/** The form treats names that differ only in case as one. */
function withoutTwins(details: Record<string, string>): Record<string, string> {
  const byName = new Map(Object.entries(details).map((entry) => [entry[0].toLocaleLowerCase(), entry]));
  return Object.fromEntries(byName.values());
}

function rowsOf({ fields, unique }: Section): fc.Arbitrary<Row[]> {
  const row = fc.record(
    Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, anyValue(field)])),
  );
  return fc
    .array(row, { minLength: ROWS, maxLength: ROWS })
    .map((rows) => rows.map((one, i) => (unique ? { ...one, [unique]: `${i} ${one[unique]}` } : one)));
}

function parentOf({ table }: Section, owner: Hotel): Record<string, string> {
  return table === "custom_section_items" ? { section_id: owner.sectionId } : { hotel_id: owner.hotelId };
}

async function replaceAll(section: Section, owner: Hotel, rows: readonly Row[]): Promise<void> {
  const [[column, id] = ["", ""]] = Object.entries(parentOf(section, owner));
  await rest(server, owner, `${section.table}?${column}=eq.${id}`, "DELETE");
  await rest(
    server,
    owner,
    section.table,
    "POST",
    rows.map((row) => ({ ...row, ...parentOf(section, owner) })),
  );
}

/** As the screen shows them, in their groups if there are any. */
async function shown(section: Section, owner: Hotel): Promise<Item[]> {
  const [[column, id] = ["", ""]] = Object.entries(parentOf(section, owner));
  const select = ["id", "updated_at", ...Object.keys(section.fields)].join();
  const query = `${section.table}?${column}=eq.${id}&select=${select}&order=position,created_at,id`;
  return grouped(section, (await rest(server, owner, query, "GET")) as Item[]).flatMap(({ items }) => items);
}

function valuesOf(section: Section, item: Row): Row {
  return Object.fromEntries(Object.keys(section.fields).map((column) => [column, item[column]]));
}

const custom = customSection({ id: "c", name: "Spa", description: "Baths", icon: "Star", color: "" });

test.each([...SECTIONS, custom])(
  "$table are in another hotel what they were in the first",
  async (section) => {
    await fc.assert(
      fc.asyncProperty(rowsOf(section), async (rows) => {
        await replaceAll(section, from, rows);
        const exported = await shown(section, from);
        expect(exported).toHaveLength(ROWS);

        const reading = await readSheet(section, new Blob([toCsv(section, exported)]));
        if (reading.status !== "read") throw new Error(reading.reason);
        const lines = reading.table.lines.map(({ cells }) => cells);
        const { index } = findHeader(section.fields, lines);
        const columns = guessColumns(section.fields, lines[index] ?? []);
        const read = checkedRows(section, reading.table.lines.slice(index + 1), columns);
        expect(read.flatMap(({ problems }) => Object.entries(problems))).toEqual([]);

        await replaceAll(
          section,
          to,
          read.map(({ values }) => values ?? {}),
        );
        const imported = await shown(section, to);
        expect(imported.map((item) => valuesOf(section, item))).toEqual(
          exported.map((item) => valuesOf(section, item)),
        );
        // Names and values of details keep their order too.
        expect(JSON.stringify(imported.map(({ details }) => details))).toBe(
          JSON.stringify(exported.map(({ details }) => details)),
        );
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  },
);
