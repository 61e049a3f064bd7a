import { describe, expect, test } from "vitest";
import { isBlank } from "../../src/fields/blank.ts";
import { defaultDescription } from "../../src/product.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { BLANK_TEXTS, TEXTS_THAT_SAY_SOMETHING } from "../../testbed/blank-texts.ts";
import { makeEarlierSchema } from "../../testbed/earlier-schema.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
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

test("The database and the forms call the same characters blank", async () => {
  const last = 0x10ffff;
  const rows = await server.sql<{ code: number }[]>`
    select code from generate_series(1, ${last}) as code
    where code not between ${0xd800} and ${0xdfff} and innfo.is_blank(chr(code)) order by code`;
  const blank: number[] = [];
  for (let code = 1; code <= last; code++) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (!isSurrogate && isBlank(String.fromCodePoint(code))) blank.push(code);
  }
  expect(rows.map(({ code }) => code)).toEqual(blank);
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
        -- Keys that a browser makes.
        and c.relname <> 'push_devices'
      order by 1, 2`;
  }

  test("refuses every blank text and accepts all others", async () => {
    const columns = await requiredColumns();
    expect(columns.length).toBeGreaterThan(25);
    expect(columns.filter(({ rule }) => rule === null)).toEqual([]);
    for (const { table, column, rule } of columns) {
      const allows = async (text: string) => {
        const [row] = await server.sql.unsafe(
          `select ${rule} as allowed from (select $1::text as ${column}, false as is_hidden) t`,
          [text],
        );
        return { [`${table}.${column}`]: JSON.stringify(text), allowed: row?.allowed };
      };
      for (const text of Object.values(BLANK_TEXTS))
        expect(await allows(text)).toMatchObject({ allowed: false });
      for (const text of TEXTS_THAT_SAY_SOMETHING)
        expect(await allows(text)).toMatchObject({ allowed: true });
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

describe("An installation from before", () => {
  const OWNER = "00000000-0000-4000-8000-000000000009";

  async function older(): Promise<Sql> {
    const { sql } = await makeEmptyDatabase();
    await makeEarlierSchema(sql, "20261122020001");
    await sql`insert into auth.users (id, email) values (${OWNER}, 'old@example.com')`;
    return sql;
  }

  function hotel(sql: Sql, row: { id: string; name: string; created_at?: string; description?: string }) {
    const rest = { user_id: OWNER, address: "1 Quay", phone: "\u00a0", email: "old@example.com" };
    return sql`insert into public.hotels ${sql({ ...rest, ...row })}`;
  }

  test("is brought up to date: what nobody could read becomes a dash, and is changed like any other row", async () => {
    const sql = await older();
    await hotel(sql, { id: "silent0000", name: "\u200b" });
    await hotel(sql, { id: "written000", name: "Written", description: "As it was" });
    await sql`insert into public.faqs (hotel_id, category, question, answer)
      values ('silent0000', 'General', ${"\t"}, 'Because'), ('silent0000', 'General', 'Why?', 'Because')`;
    await migrate(sql);
    expect(await sql`select name, description, phone from public.hotels order by id`).toMatchObject([
      { name: "Hotel silent0000", description: defaultDescription("Hotel silent0000"), phone: "–" },
      { name: "Written", description: "As it was", phone: "–" },
    ]);
    expect(await sql`select question from public.faqs order by question <> '–'`).toMatchObject([
      { question: "–" },
      { question: "Why?" },
    ]);
    await sql`update public.faqs set position = 1`;
    await expect(sql`update public.faqs set question = ${"\t"}`).rejects.toThrow("faqs_question_required");
    await sql.end();
  });

  test("keeps hotels whose names are alike; the oldest has the name, the others cannot take it anew", async () => {
    const sql = await older();
    await hotel(sql, { id: "second0000", name: "Hotel\u00a0Miramar", created_at: "2026-02-02" });
    await hotel(sql, { id: "first00000", name: "Hotel Miramar", created_at: "2026-02-01" });
    await hotel(sql, { id: "third00000", name: "Hotel Mir\u200bamar", created_at: "2026-02-03" });
    await migrate(sql);
    const names = await sql<{ name: string }[]>`select name from public.hotels order by created_at`;
    expect(names.map(({ name }) => name)).toEqual([
      "Hotel Miramar",
      "Hotel\u00a0Miramar",
      "Hotel Mir\u200bamar",
    ]);
    // Everything else can be changed, and the same name saved again.
    await sql`update public.hotels set address = '2 Quay', name = name`;
    await sql`update public.hotels set name = 'Hotel Bellevue' where id = 'third00000'`;
    await expect(
      sql`update public.hotels set name = 'Hotel  Miramar' where id = 'third00000'`,
    ).rejects.toMatchObject({ code: "23505", constraint_name: "hotels_name_key" });
    await sql.end();
  });
});
