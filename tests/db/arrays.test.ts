/** Arguments of statements: an array would arrive as the text "{a,b}", and columns may change meanwhile. */
import { describe, expect, test } from "vitest";
import { lazyCatalogue } from "../../src/server/rest/catalogue.ts";
import { sharedServer } from "../../testbed/server.ts";

const { sql } = await sharedServer();

describe("an array that a statement reads", () => {
  test("is refused as a text, whatever its elements are", async () => {
    const types = await sql<{ type: string }[]>`
      select distinct a.atttypid::regtype::text as type
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
      join pg_type t on t.oid = a.atttypid and t.typcategory = 'A'
      where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'innfo'::regnamespace)
      union select 'text[]' union select 'uuid[]' union select 'name[]' union select 'smallint[]'`;
    expect(types.length).toBeGreaterThan(3);
    for (const { type } of types) {
      await expect(sql.unsafe(`select '{}'::${type} as read`)).rejects.toThrow(/select to_json/);
    }
  });

  test("comes as an array when it is asked for as JSON, and the connection goes on", async () => {
    expect([...(await sql`select to_json(array['a', 'b']) as read`)]).toEqual([{ read: ["a", "b"] }]);
  });
});

test("a statement that is kept prepared is answered after its table got another column", async () => {
  const read = () => sql`select * from public.prepared_and_changed`;
  await sql`create table public.prepared_and_changed as select 1 as one`;
  try {
    for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ one: 1 }]);
    await sql`alter table public.prepared_and_changed add column two text`;
    for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ one: 1, two: null }]);
  } finally {
    await sql`drop table public.prepared_and_changed`;
  }
});

test("the catalogue tells what guests may do with a table, and with one that they may not touch", async () => {
  await sql`grant select (id), insert (name), delete on public.hotels to anon`;
  await sql`grant update on public.faqs to anon`;
  try {
    const { relations } = await lazyCatalogue(sql)();
    const ofGuests = (name: string) => [...(relations.get(name)?.guestsMay ?? ["unknown"])].toSorted();
    expect(ofGuests("hotels")).toEqual(["delete", "insert", "select"]);
    expect(ofGuests("faqs")).toEqual(["update"]);
    expect(ofGuests("amenities")).toEqual([]);
  } finally {
    await sql`revoke all on public.hotels, public.faqs from anon`;
    await sql`revoke select (id), insert (name) on public.hotels from anon`;
  }
});
