import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { databaseTypes } from "../../scripts/support/database-types.ts";
import { DECLARATIONS } from "../../scripts/support/declarations.ts";
import { differences } from "../../scripts/support/declared-tables.ts";
import { wordFor } from "../../scripts/support/field-words.ts";
import {
  choice,
  email,
  type Field,
  longText,
  moment,
  name,
  phone,
  rating,
  text,
  timing,
  url,
} from "../../src/fields/index.ts";
import { PLANS, PRO_PLAN } from "../../src/product.ts";
import { CUSTOM_SECTIONS } from "../../src/sections/custom.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { exampleOf } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

test("the generated row types are those of the migrations", async () => {
  expect(readFileSync("src/lib/database.types.ts", "utf8")).toBe(await databaseTypes(server.sql));
});

test("the database knows the declared sections, in the same order", async () => {
  const rows =
    await server.sql`select section_id as id, table_name as table from innfo.sections order by position`;
  expect([...rows]).toEqual(SECTIONS.map(({ id, table }) => ({ id, table })));
});

test.each([...SECTIONS, CUSTOM_SECTIONS])(
  "rows of $table differ where its declaration says so",
  async ({ table, unique }) => {
    const indexes = await server.sql<{ definition: string }[]>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${`public.${table}`}::regclass and indisunique and not indisprimary`;
    expect(
      indexes.map(({ definition }) => /\bname\b/.exec(definition.replace(/^.* USING /, ""))?.[0]),
    ).toEqual(unique ? [unique] : []);
  },
);

test("new rows of every list come last, in the order they are added in", async () => {
  const lists = await server.sql`
    select table_name as list, data_type as type, replace(column_default, 'innfo.', '') as default
    from information_schema.columns where table_schema = 'public' and column_name = 'position' order by table_name`;
  const tables = [
    ...SECTIONS.map(({ table }) => table),
    "announcements",
    "custom_sections",
    "custom_section_items",
    "secrets",
  ].sort();
  expect([...lists]).toEqual(
    tables.map((list) => ({ list, type: "bigint", default: "next_list_position()" })),
  );
});

test("the database knows the plans of the product", async () => {
  const rows =
    await server.sql`select id, name, price, max_sections, custom_sections from plans order by price`;
  expect([...rows]).toEqual(
    PLANS.map(({ id, name, price, maxSections, customSections }) => ({
      id,
      name,
      price,
      max_sections: maxSections,
      custom_sections: customSections,
    })),
  );
});

test.each(DECLARATIONS)("the form of $table asks for what the table accepts", async (declared) => {
  expect(await differences(server.sql, declared)).toEqual({ missing: [], byHand: [] });
});

test("a table that differs from its declaration is reported, with the statements that add what is missing", async () => {
  const [amenities] = DECLARATIONS.filter(({ table }) => table === "amenities");
  if (!amenities) throw new Error("No section has the table amenities");
  const declared = {
    ...amenities,
    fields: {
      ...amenities.fields,
      name: name.optional({ label: "Name" }),
      description: longText.required({ label: "Description", maxLength: 999 }),
      location: choice({ label: "Where", choices: ["In", "Out"], initial: "In" }),
      opening_hours: timing.optional({ label: "Opening Hours" }),
      stars: rating({ label: "Stars" }),
    },
  };
  const { missing, byHand } = await differences(server.sql, declared);
  expect(missing).toEqual(["call innfo.add_text('amenities', 'opening_hours', 200);"]);
  expect(byHand).toEqual([
    "amenities.stars is required, and nothing can stand in for it in the rows that are there already.",
    "amenities.name is required in the table, not in its form.",
    expect.stringMatching(/^amenities.description has another rule "length": .*2000.* not .*999/),
    expect.stringMatching(/^amenities.location has another rule "choice": none, not .*In,Out/),
  ]);
  expect((await differences(server.sql, { ...declared, others: [] })).byHand).toContain(
    "amenities.source is declared nowhere: drop it, rename it, or declare it.",
  );
});

test("the column of an optional field may be empty, that of a required one may not", async () => {
  const words = { text, longText, phone, email, url, moment };
  const fields = Object.entries(words).flatMap(([word, { optional, required }]): [string, Field][] => [
    [`may_lack_${word}`, optional({ label: "Optional" })],
    [`has_${word}`, required({ label: "Required" })],
  ]);
  const undone = new Error("only looked at");
  const trying = transaction(server.sql, async (tx) => {
    await tx`create table public.tried ()`;
    for (const [column, field] of fields) await tx.unsafe(String(wordFor("tried", column, field, true)));
    const required = await tx<{ column: string }[]>`
      select attname as column from pg_attribute
      where attrelid = 'public.tried'::regclass and attnum > 0 and attnotnull order by attnum`;
    expect(required.map(({ column }) => column)).toEqual(
      fields.filter(([, field]) => field.required).map(([column]) => column),
    );
    throw undone;
  });
  await expect(trying).rejects.toBe(undone);
});

test("owners may save every declared field, when they add a row and when they change it", async () => {
  const { client, userId, hotelId } = await server.ownerWithHotel();
  const pro = { user_id: userId, plan_id: PRO_PLAN.id, subscription_status: "active" };
  await server.sql`insert into public.subscriptions ${server.sql(pro)}`;
  const { data: section } = await client
    .from("custom_sections")
    .insert({ hotel_id: hotelId, name: "Spa", description: "Baths" })
    .select("id")
    .single()
    .throwOnError();
  for (const { table, fields, others } of DECLARATIONS) {
    const owned = table === "hotels" ? { user_id: userId } : { hotel_id: hotelId };
    const filed = others?.includes("section_id") ? { section_id: section.id } : {};
    const row = { ...exampleOf(fields), ...owned, ...filed };
    const rows = client.from(table as "amenities");
    const { data: added } = await rows
      .insert(row as never)
      .select("*")
      .single()
      .throwOnError();
    expect(added, `a new row of ${table}`).toMatchObject(row);
    for (const [column, value] of Object.entries(exampleOf(fields))) {
      const { error } = await rows.update({ [column]: value } as never).eq("id", added.id);
      expect(error, `${table}.${column} is changed`).toBeNull();
    }
  }
});
