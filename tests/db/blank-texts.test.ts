import { describe, expect, test } from "vitest";
import { defaultDescription } from "../../src/product.ts";
import { BLANK_TEXTS, TEXTS_THAT_SAY_SOMETHING } from "../../testbed/blank-texts.ts";
import { newHotelName } from "../../testbed/owner.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const { client } = await server.signUp();

const aHotel = () => ({
  name: newHotelName(),
  description: "Quiet",
  address: "1 Quay",
  phone: "+1 555 0100",
  email: "desk@example.com",
});

describe("Every text column that owners must fill in", () => {
  /** Not null, text, writable by the owner, and neither a choice nor a reference. */
  async function requiredColumns() {
    return await server.sql<{ table: string; column: string; rule: string | null }[]>`
      select c.relname as table, a.attname as column, pg_get_expr(required.conbin, c.oid) as rule
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnotnull and a.atttypid = 'text'::regtype
      left join pg_constraint required on required.conrelid = c.oid
        and required.conname = c.relname || '_' || a.attname || '_required'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
        and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
        and not exists (
          select from pg_constraint k where k.conrelid = c.oid and (
            (k.contype = 'f' and a.attnum = any (k.conkey))
            or k.conname = any (array(
              select c.relname || '_' || a.attname || kind from unnest('{_choice,_known,_hash}'::text[]) as kind))))
        -- A trigger holds it to the names that PostgreSQL knows.
        and a.attname <> 'time_zone'
        -- Keys that a browser makes, and the name of a host.
        and c.relname not in ('push_devices', 'domains')
      order by 1, 2`;
  }

  test("refuses every blank text and accepts all others", async () => {
    const columns = await requiredColumns();
    expect(columns.length).toBeGreaterThan(25);
    expect(columns.filter(({ rule }) => rule === null)).toEqual([]);
    const texts = [...Object.values(BLANK_TEXTS), ...TEXTS_THAT_SAY_SOMETHING];
    for (const { table, column, rule } of columns) {
      const allowed = await server.sql.unsafe<{ text: string }[]>(
        `select ${column} as text from (
           select t.text as ${column}, false as is_hidden from json_array_elements_text($1::text::json) as t (text)) t
         where ${rule}`,
        [JSON.stringify(texts)],
      );
      expect(
        allowed.map(({ text }) => text),
        `${table}.${column}`,
      ).toEqual(TEXTS_THAT_SAY_SOMETHING);
    }
  });

  test("names to the client the rule by which a form finds the input", async () => {
    for (const description of Object.values(BLANK_TEXTS)) {
      const { error } = await client.from("hotels").insert({ ...aHotel(), description });
      expect(error).toMatchObject({
        code: "23514",
        details: expect.stringMatching(/^hotels_description_(required|legible)$/),
      });
    }
    const { data } = await client.from("hotels").insert(aHotel()).select("*").single().throwOnError();
    const { error } = await client.from("hotels").update({ phone: "\u200b" }).eq("id", data.id);
    expect(error).toMatchObject({ code: "23514", details: "hotels_phone_required" });
  });
});

test("A hotel without a description gets the default one", async () => {
  const { description, ...hotel } = aHotel();
  const { data } = await client
    .from("hotels")
    .insert(hotel as typeof hotel & { description: string })
    .select("description")
    .single()
    .throwOnError();
  expect(data.description).toBe(defaultDescription(hotel.name));
});
