import { expect, test } from "vitest";
import { foldedName } from "../../src/lib/texts/folded.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

test("The database and the screens fold every character alike", async () => {
  const last = 0x10ffff;
  const rows = await server.sql<{ code: number; key: string }[]>`
    select code, innfo.name_key('a' || chr(code) || 'b') as key from generate_series(1, ${last}) as code
    where code not between ${0xd800} and ${0xdfff}
      -- Either side may know a newer Unicode than the other.
      and unicode_assigned(chr(code))`;
  const different = rows.filter(({ code, key }) => foldedName(`a${String.fromCodePoint(code)}b`) !== key);
  expect(
    different.map(({ code, key }) => [code.toString(16), key, foldedName(`a${String.fromCodePoint(code)}b`)]),
  ).toEqual([]);
  expect(rows.length).toBeGreaterThan(150_000);
});
