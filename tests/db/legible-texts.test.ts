/** Invisible characters in every text that clients write. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { legible } from "../../src/lib/texts/legible.ts";
import { columnsOfSeveralLines } from "../../testbed/long-columns.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

const ILLEGIBLE: Readonly<Record<string, string>> = {
  "a control character": "a\u0001",
  "a carriage return": "a\rb",
  "a vertical tab": "a\vb",
  delete: "a\u007f",
  "a control character of Latin-1": "a\u0085b",
  "a line separator": "a\u2028b",
  "a paragraph separator": "a\u2029b",
  "an override that stays open": "a\u202eb",
  "an isolate that stays open": "a\u2067b",
  "an end without a beginning": "a\u202cb",
  "marks that close each other's": "\u202b\u2067a\u202c\u2069",
};
const LEGIBLE = [
  "a",
  "a\tb",
  "שלום \u2067abc\u2069 עולם",
  "\u202b\u2068a\u2069\u202c",
  "👩‍🍳 \u200fa",
  "\u00ada",
];

interface Column {
  table: string;
  column: string;
  type: string;
  rules: string[];
}

/**
 * All texts, lists of texts and JSON that clients write, except references, with their column's own rules.
 */
const columns = await server.sql<Column[]>`
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    coalesce((select json_agg(pg_get_expr(k.conbin, c.oid) order by k.conname) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and k.conkey = array[a.attnum]), '[]') as rules
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
    and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))
  order by 1, 2`;

/** The text as a value of the column, in each possible place. */
function valuesWith(type: string, text: string): string[] {
  if (type === "text") return [text];
  if (type === "text[]") return [`{"${text}"}`];
  return [{ note: text }, { [text]: "a" }, [{ name: text }]].map((value) => JSON.stringify(value));
}

const allows = async ({ column, type, rules }: Column, value: string) => {
  if (rules.length === 0) return true;
  const all = rules.map((rule) => `coalesce(${rule}, true)`).join(" and ");
  const [row] = await server.sql.unsafe(
    `select ${all} as allowed from (select $1::text::${type} as "${column}") t`,
    [value],
  );
  return row?.allowed as boolean;
};

describe("Every text that clients write", () => {
  test("is refused with a character that cannot be seen, and there are no more than these", async () => {
    expect(columns.length).toBeGreaterThan(90);
    const accepted: string[] = [];
    for (const column of columns) {
      for (const [what, text] of Object.entries(ILLEGIBLE)) {
        for (const value of valuesWith(column.type, text)) {
          if (await allows(column, value)) accepted.push(`${column.table}.${column.column}: ${what}`);
        }
      }
    }
    expect(accepted).toEqual([]);
  });

  test("takes line feeds where it is declared as one of several lines, and nowhere else", async () => {
    const taking = [];
    for (const column of columns.filter(({ type }) => type === "text")) {
      const { rules } = column;
      const legibility = rules.filter((rule) => rule.startsWith("innfo.is_legible("));
      if (await allows({ ...column, rules: legibility.length > 0 ? legibility : rules }, "a\nb")) {
        taking.push(`${column.table}.${column.column}`);
      }
    }
    const elsewhere = ["messages.note", "translations.text"];
    expect(taking.sort()).toEqual([...columnsOfSeveralLines(), ...elsewhere].sort());
  });

  test("takes what can be read", async () => {
    for (const text of LEGIBLE) {
      const [row] = await server.sql`select innfo.is_legible(${text}, false) as allowed`;
      expect([text, row?.allowed]).toEqual([text, true]);
    }
  });

  test("names to the client the rule by which a form finds the input", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    const rename = (name: string) => client.from("hotels").update({ name }).eq("id", hotelId);
    for (const name of ["Hotel\nMiramar", "Hotel\u0001", "\u202eHotel"]) {
      expect((await rename(name)).error).toMatchObject({ code: "23514", details: "hotels_name_legible" });
    }
    await rename("Hotel \u2067Miramar\u2069").throwOnError();
  });
});

describe("What a form takes away", () => {
  const character = fc.constantFrom(
    ...["a", " ", "\t", "\n", "\r", "\v", "\u0001", "\u0085", "\u2028", "\u202a", "\u202c", "\u202e"],
    ...["\u2066", "\u2068", "\u2069", "é", "東"],
  );
  test("leaves what the database accepts, whatever was pasted", async () => {
    const texts = fc.sample(fc.string({ unit: character, maxLength: 40 }), 1000);
    for (const lines of [true, false]) {
      const rows = await server.sql`
        select t from json_array_elements_text(${JSON.stringify(texts.map((text) => legible(text, lines)))}::text::json) as t
        where not innfo.is_legible(t, ${lines})`;
      expect([...rows]).toEqual([]);
    }
  });

  test.each([
    ["a text without such characters", "Pool, 7–22 h\tdaily", "Pool, 7–22 h\tdaily"],
    ["line ends of other systems", "1 Quay\r\nPorto\u2028Portugal\u0085", "1 Quay Porto Portugal "],
    ["what cannot be seen", "Spa\u0001\u007f", "Spa"],
    [
      "marks that are not closed, and no others",
      "\u202eTaxi \u2067ab\u2069\u202c\u202c",
      "\u202eTaxi \u2067ab\u2069\u202c",
    ],
    ["a mark that stays open", "\u202eTaxi", "Taxi"],
  ])("in one line: %s", (_, typed, kept) => {
    expect(legible(typed, false)).toBe(kept);
  });

  test("keeps the lines of a text of several, and takes quickly from a long one", () => {
    expect(legible("Mon\r\nTue\rWed\u2028\u2028Thu", true)).toBe("Mon\nTue\nWed\n\nThu");
    expect(legible("\u2067".repeat(1_000_000), true)).toBe("");
    expect(legible("\u2067".repeat(200) + "\u2069".repeat(200), true)).toHaveLength(250);
  });
});
