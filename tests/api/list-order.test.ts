/** Rows that are added together over HTTP keep their order, after all existing ones. */
import { expect, test } from "vitest";
import { SECTIONS } from "../../src/sections/index.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, rest } from "../../testbed/tokens.ts";

const server = await sharedServer();

const owner = await makeHotel(server);
await giveProPlan(server, owner.userId);
const [section] = await server.sql<{ id: string }[]>`
  insert into custom_sections ${server.sql({ ...exampleRow("custom_sections"), hotel_id: owner.hotelId })}
  returning id`;
const sectionId = section?.id ?? "";

interface List {
  table: string;
  title: string;
}

const LISTS: List[] = [
  ...SECTIONS.map(({ table, card }) => ({ table, title: card.title })),
  { table: "custom_section_items", title: "title" },
  { table: "custom_sections", title: "name" },
];

/** Adds rows called "<what> 1" to "<what> <count>" in one request. */
async function add({ table, title }: List, what: string, count: number): Promise<string[]> {
  const titles = Array.from({ length: count }, (_, index) => `${what} ${index + 1}`);
  const parent = table === "custom_section_items" ? { section_id: sectionId } : { hotel_id: owner.hotelId };
  await rest(
    server,
    owner,
    table,
    "POST",
    titles.map((name) => ({ ...exampleRow(table), [title]: name, ...parent })),
  );
  return titles;
}

async function rows({ table, title }: List): Promise<{ id: string; title: string }[]> {
  const found = (await rest(
    server,
    owner,
    `${table}?select=id,${title}&order=position,created_at,id&${title}=not.eq.Spa`,
    "GET",
  )) as Record<string, string>[];
  return found.map((row) => ({ id: row.id ?? "", title: row[title] ?? "" }));
}

const titlesOf = async (list: List) => (await rows(list)).map(({ title }) => title);

test.each(LISTS)("$table keep the order they are added in", async (list) => {
  // All rows of a request have one created_at, and ids from the same milliseconds.
  const first = await add(list, "first", 100);
  const second = await add(list, "second", 20);
  expect(await titlesOf(list)).toEqual([...first, ...second]);

  // By hand, as an owner does: all of them, last to first.
  const byHand = (await rows(list)).toReversed();
  await rest(server, owner, "rpc/reorder_items", "POST", {
    table_name: list.table,
    item_ids: byHand.map(({ id }) => id),
  });
  const third = await add(list, "third", 20);
  expect(await titlesOf(list)).toEqual([...byHand.map(({ title }) => title), ...third]);
});

test("guests read rows in the order they were added in", async () => {
  const { data } = await server.client().rpc("guest_hotel", { hotel_id: owner.hotelId }).throwOnError();
  const { sections } = data as { sections: { id: string; items: Record<string, string>[] }[] };
  for (const { id, items } of sections) {
    const list = SECTIONS.find((section) => section.id === id);
    if (!list) throw new Error(`unknown section ${id}`);
    const titles = await titlesOf({ table: list.table, title: list.card.title });
    expect(items.map((item) => item[list.card.title])).toEqual(titles);
    expect(titles.length).toBeGreaterThan(100);
  }
  expect(sections).toHaveLength(SECTIONS.length);
});
