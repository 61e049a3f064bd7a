/** Lists of offices in fourteen languages, given to Import as they are. Half of them were looked at only. */
import { describe, expect, test } from "vitest";
import { columnsIn, headerIn } from "../../src/admin/filling/csv/guesses.ts";
import { checkedRows, type ReadRow } from "../../src/admin/filling/csv/rows.ts";
import { readSheet } from "../../src/admin/ui/spreadsheet/file.ts";
import { OFFICE_LISTS, type OfficeList } from "../../testbed/office-lists.ts";

async function rowsOf({ section, text }: OfficeList): Promise<ReadRow[]> {
  const reading = await readSheet(section, new Blob([text]));
  if (reading.status === "unreadable") throw new Error(reading.reason);
  const { lines } = reading.table;
  const header = headerIn(section, lines);
  const below = lines.slice(header + 1);
  return checkedRows(section, below, columnsIn(section, lines[header]?.cells ?? [], below));
}

async function cameIn(list: OfficeList) {
  const rows = await rowsOf(list);
  return { list, rows, good: rows.filter(({ values }) => values) };
}

describe.each([
  ["mended for", false],
  ["only looked at", true],
])("Of the lists that were %s", (_what, apart) => {
  const lists = OFFICE_LISTS.filter((list) => Boolean(list.apart) === apart);

  test("95 of 100 rows come in", async () => {
    const all = await Promise.all(lists.map(cameIn));
    const missed = all.flatMap(({ list, rows }) =>
      rows.filter(({ values }) => !values).map(({ line, problems }) => ({ list: list.name, line, problems })),
    );
    const sum = lists.reduce((count, { rows }) => count + rows, 0);
    const good = all.reduce((count, each) => count + each.good.length, 0);
    for (const { list, rows, good } of all)
      process.stdout.write(`${list.language} | ${list.name} | ${good.length} of ${rows.length}\n`);
    process.stdout.write(`lists ${apart ? "looked at" : "mended for"}: ${good} of ${sum} rows came in\n`);
    expect(missed).toEqual(expect.any(Array));
    expect(good / sum, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.95);
  });

  test.each(lists.map((list) => [list.language, list.name, list] as const))(
    "%s: %s",
    async (_language, _name, list) => {
      const { good } = await cameIn(list);
      expect(good[0]?.cells).toMatchObject(list.first);
    },
  );
});
