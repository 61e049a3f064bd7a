/**
 * A code is found by its index at once: five thousand that were just added have no statistics yet, and connections have
 * plans that they made for one.
 */
import { beforeAll, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
let hotelId: string;
/** A card's own facts. */
let card: { letters: string; hash: string; by_letters: string };
const CODES = 5000;
/** Pages of 8 KB. To read all of these codes takes a hundred, and their index as many rows. */
const PAGES = 200;

beforeAll(async () => {
  const ana = await makeHotel(server);
  ({ hotelId } = ana);
  await ana.client.rpc("add_codes", { hotel_id: hotelId, codes: [{ label: "The first" }] }).throwOnError();
  const ask = () => server.sql`
    select innfo.unlocked(${hotelId}, 'a hash', null), innfo.unlocked(${hotelId}, null, 'AAAAAA')`;
  await Promise.all(Array.from({ length: 20 }, ask));
  const codes = Array.from({ length: CODES }, (_, i) => ({ kind: "room", label: `Room ${i}` }));
  await ana.client.rpc("add_codes", { hotel_id: hotelId, codes }).throwOnError();
  const [last] = await server.sql<(typeof card)[]>`
    select innfo.code_letters(token) as letters, innfo.code_hash(token) as hash,
      innfo.code_hash(innfo.letters_token(token)) as by_letters
    from codes where hotel_id = ${hotelId} and label = ${`Room ${CODES - 1}`}`;
  card = last ?? card;
});

test.each([
  ["its six letters", () => [null, card.letters], true],
  ["letters that no card has", () => [null, "AAAAAA"], false],
  ["the scanned token", () => [card.hash, null], true],
  ["what its letters were exchanged for", () => [card.by_letters, null], true],
  ["a token that no card has", () => ["0".repeat(64), null], false],
])("by %s", async (_, given, isThere) => {
  const [hash = null, letters = null] = given();
  const found = () => server.sql<{ answer: { card: unknown } }[]>`
    select innfo.unlocked(${hotelId}, ${hash}, ${letters}) as answer`;
  // Reads the catalogue.
  const [row] = await found();
  expect(row?.answer.card !== null).toBe(isThere);
  const [plan] = await server.sql<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }[]>`
    explain (analyze, buffers, format json) select innfo.unlocked(${hotelId}, ${hash}, ${letters})`;
  const { Plan: read = {} } = plan?.["QUERY PLAN"][0] ?? {};
  expect((read["Shared Hit Blocks"] ?? 0) + (read["Shared Read Blocks"] ?? 0)).toBeLessThan(PAGES);
});
