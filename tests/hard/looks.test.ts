/** Two networks that make up words by the hundred: tests/api/looks.test.ts has the other bounds. */
import { expect, test } from "vitest";
import { looksOf, recordLooks } from "../../testbed/looks.ts";
import { sharedServer, type TestServer } from "../../testbed/server.ts";

const server = await sharedServer();

type Owner = Awaited<ReturnType<TestServer["ownerWithHotel"]>>;

const read = async (owner: Owner) => (await looksOf(owner)).map(({ thing }) => thing);

/** Each letter's place says the number. In some reports, as a network has 500 looks a day in each. */
const record = (hotelId: string, count: number, mark: number, prefix: string) =>
  recordLooks(
    server.sql,
    hotelId,
    Array.from({ length: count }, (_, i) => [
      "missed",
      prefix + String(i + 1).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? ""),
    ]),
    [mark],
  );

test("A hotel keeps 150 words that several looked for: those of fewest networks and guests give way, the oldest first", async () => {
  const owner = await server.ownerWithHotel();
  for (const mark of [1, 2, 3]) await record(owner.hotelId, 1, mark, "crib ");
  // Two networks invent words, each for the other.
  for (const mark of [7, 8]) await record(owner.hotelId, 199, mark, "made up ");
  for (const mark of [4, 5]) await record(owner.hotelId, 1, mark, "iron ");
  for (const mark of [5, 6]) await record(owner.hotelId, 1, mark, "iron ");
  for (const mark of [7, 8]) await record(owner.hotelId, 100, mark, "made up too ");
  const shown = await read(owner);
  expect(shown).toHaveLength(150);
  expect(shown.slice(0, 2)).toEqual(["iron b", "crib b"]);
  expect(shown).not.toContain("made up b");
  // The last in the alphabet of a report comes last.
  expect(shown).toContain("made up too jj");
});

test("Words of one network, which the next may look for, have room beside those of several", async () => {
  const owner = await server.ownerWithHotel();
  for (const mark of [7, 8]) await record(owner.hotelId, 199, mark, "made up ");
  await record(owner.hotelId, 1, 9, "crib ");
  for (const mark of [7, 8]) await record(owner.hotelId, 100, mark, "made up too ");
  await record(owner.hotelId, 1, 10, "crib ");
  expect(await read(owner)).toContain("crib b");
});

test("All networks together have 50,000 looks a day at a hotel, and the house most of them", async () => {
  const owner = await server.ownerWithHotel();
  const looks: ["open", string][] = Array.from({ length: 1000 }, () => ["open", "faqs"]);
  for (let i = 0; i < 25; i++)
    await recordLooks(server.sql, owner.hotelId, looks, [1, 2, 3], { inHouse: true });
  await recordLooks(server.sql, owner.hotelId, [["open", "tours"]], [4, 5]);
  expect(await read(owner)).toEqual(["faqs"]);
});
