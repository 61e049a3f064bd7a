/** Two networks that make up words by the hundred: tests/api/missed-search.test.ts has the other bounds. */
import { expect, test } from "vitest";
import type { MissedSearch } from "../../src/lib/missed-search.ts";
import { sharedServer, type TestServer } from "../../testbed/server.ts";

const server = await sharedServer();

type Owner = Awaited<ReturnType<TestServer["ownerWithHotel"]>>;

async function read({ client, hotelId }: Owner): Promise<MissedSearch[]> {
  const { data } = await client.rpc("missed_searches", { hotel_id: hotelId }).throwOnError();
  return data as unknown as MissedSearch[];
}

const record = (hotelId: string, count: number, mark: number, prefix: string) => server.sql`
  select innfo.record_missed_search(${hotelId}, ${prefix} || translate(i::text, '0123456789', 'abcdefghij'), 'en',
    gen_random_uuid(), ${mark}::int) from generate_series(1, ${count}::int) as i`;

test("A hotel keeps 150 words that several looked for: those of fewest networks and guests give way, the oldest first", async () => {
  const owner = await server.ownerWithHotel();
  for (const mark of [1, 2, 3]) await record(owner.hotelId, 1, mark, "crib ");
  // Two networks invent words, each for the other.
  for (const mark of [7, 8]) await record(owner.hotelId, 199, mark, "made up ");
  for (const mark of [4, 5]) await record(owner.hotelId, 1, mark, "iron ");
  for (const mark of [5, 6]) await record(owner.hotelId, 1, mark, "iron ");
  for (const mark of [7, 8]) await record(owner.hotelId, 100, mark, "made up too ");
  const shown = (await read(owner)).map(({ words }) => words);
  expect(shown).toHaveLength(150);
  expect(shown.slice(0, 2)).toEqual(["iron b", "crib b"]);
  expect(shown).not.toContain("made up b");
  expect(shown).toContain("made up too baa");
});

test("Words of one network, which the next may look for, have room beside those of several", async () => {
  const owner = await server.ownerWithHotel();
  for (const mark of [7, 8]) await record(owner.hotelId, 199, mark, "made up ");
  await record(owner.hotelId, 1, 9, "crib ");
  for (const mark of [7, 8]) await record(owner.hotelId, 100, mark, "made up too ");
  await record(owner.hotelId, 1, 10, "crib ");
  expect((await read(owner)).map(({ words }) => words)).toContain("crib b");
});

test("A hotel counts 2,000 searches a day", async () => {
  const { hotelId } = await server.ownerWithHotel();
  for (const count of [199, ...Array<number>(9).fill(200)]) await record(hotelId, count, 7, "made up ");
  await record(hotelId, 2, 8, "later ");
  const rows = await server.sql`
    select words from innfo.missed_searches where hotel_id = ${hotelId} and words like 'later %'`;
  expect([...rows]).toEqual([{ words: "later b" }]);
});
