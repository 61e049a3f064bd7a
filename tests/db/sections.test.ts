import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseSchema } from "../../scripts/support/database-schema.ts";
import { databaseTypes } from "../../scripts/support/database-types.ts";
import { PLANS } from "../../src/product.ts";
import { CUSTOM_SECTIONS, customSection } from "../../src/sections/custom.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("the generated row types are those of the migrations", async () => {
  expect(readFileSync("src/lib/database.types.ts", "utf8")).toBe(await databaseTypes(server.sql));
});

test("the schema that is there to read is that of the migrations", async () => {
  expect(readFileSync("supabase/schema.sql", "utf8")).toBe(await databaseSchema(server.sql));
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
  const tables = [...SECTIONS.map(({ table }) => table), "custom_sections", "custom_section_items"].sort();
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

const FORMS = [
  ...SECTIONS,
  CUSTOM_SECTIONS,
  { ...customSection({ id: "", name: "", description: "", icon: "", color: "" }), id: "a custom section" },
];

test.each(FORMS)("the form of $id asks for what the table accepts", async ({ table, fields }) => {
  const constraints = await server.sql<{ name: string; definition: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${`public.${table}`}::regclass and contype = 'c'`;
  const definition = (column: string, rule: string) =>
    constraints.find(({ name }) => name === `${table}_${column}_${rule}`)?.definition ?? "";

  for (const [column, field] of Object.entries(fields)) {
    if (field.required && field.kind !== "rating" && !field.choices) {
      expect(definition(column, "required"), `${column} is required`).not.toBe("");
    }
    if (["text", "longText", "phone"].includes(field.kind)) {
      expect(definition(column, "length"), `${column} has the form's length`).toContain(
        `<= ${field.maxLength})`,
      );
    }
    if (field.kind === "url" || field.kind === "email" || field.kind === "rating") {
      expect(definition(column, field.kind), `${column} is checked as ${field.kind}`).not.toBe("");
    }
    if (field.choices) {
      const [, literal = "{}"] = definition(column, "choice").match(/'(\{.*\})'::text\[\]/) ?? [];
      const [row] = await server.sql`select to_json(${literal}::text[]) as allowed`;
      expect(row?.allowed, `${column} has the form's choices`).toEqual(
        field.choices.map(({ value }) => value),
      );
    }
  }
});
