/**
 * What each kind of caller can do over HTTP, with the official client, to an owner's rows of every relation,
 * and which columns nobody sets: tests/db/access.test.ts as clients see it.
 */
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { ACCESS, type Access, SERVER_ONLY } from "../../testbed/access.ts";
import {
  makeParty,
  NOWHERE,
  type Party,
  type Place,
  put,
  ROWS_OF_A_PARTY,
  rowOf,
} from "../../testbed/parties.ts";
import { exampleRow, type Row } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel, makeOwner } from "../../testbed/tokens.ts";

const server = await sharedServer();
const other = await makeParty(server);
const newcomer = await makeOwner(server);

/** These tests name tables by variables, which the typed client does not accept. */
const untyped = (client: unknown) => client as SupabaseClient;

type Answer = PromiseLike<{ status: number; error: { code?: string } | null; data: unknown }>;

/** "403 42501", or "200 1" for one row. */
async function told(request: Answer, isMeant: (row: unknown) => boolean = () => true): Promise<string> {
  const { status, error, data } = await request;
  return `${status} ${error ? error.code : Array.isArray(data) ? data.filter(isMeant).length : ""}`.trim();
}

const accessTo = (relation: string): Access => ACCESS[relation] ?? SERVER_ONLY;

/** A column that owners may change, or else any other, with a valid value. */
async function change(relation: string): Promise<[column: string, value: unknown]> {
  const { adds, keys } = accessTo(relation);
  if (adds) {
    const [first] = Object.entries(exampleRow(relation)).filter(([column]) => !keys.includes(column));
    if (first) return first;
  }
  const [column] = await columnsOf(relation);
  return [column ?? "", null];
}

async function columnsOf(relation: string): Promise<string[]> {
  const rows = await server.sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${relation}`}::text::regclass and attnum > 0 and not attisdropped order by attnum`;
  return rows.map(({ name }) => name);
}

async function stored(table: string, id: string): Promise<Row | undefined> {
  const [found] = await server.sql<{ row: Row }[]>`
    select to_json(t) as row from public.${server.sql(table)} t where id = ${id}`;
  return found?.row;
}

/** The outcome of each verb, tried on the owner's row or with a row for the owner. */
async function tryAll(client: unknown, relation: string, owner: Party) {
  const from = () => untyped(client).from(relation);
  const [column, value] = await change(relation);
  const id = owner.rows[relation];
  const { adds, reads } = accessTo(relation);
  const row = adds ? rowOf(relation, owner) : { [column]: value };
  const again = adds ? rowOf(relation, owner) : row;
  const isOwners = (found: unknown) =>
    reads === "all" || [owner.userId, owner.hotelId].some((mark) => JSON.stringify(found).includes(mark));
  const [key, operator, wanted] = rowsOf(relation, column, id);
  return {
    select: await told(from().select(), isOwners),
    count: await told(from().select("*", { count: "exact", head: true }).filter(key, operator, wanted)),
    insert: await told(from().insert(row)),
    upsert: await told(from().upsert(again, { ignoreDuplicates: true, ...upsertKey(relation) })),
    update: await told(
      from()
        .update({ [column]: value })
        .filter(key, operator, wanted)
        .select(key),
    ),
    delete: await told(from().delete().filter(key, operator, wanted).select(key)),
  };
}

/** A filter for the owner's row, or for all if owners have none of their own. */
const rowsOf = (relation: string, column: string, id: string | undefined) =>
  accessTo(relation).adds ? (["id", "eq", id] as const) : ([column, "not.is", "null"] as const);

/** Tables whose rows have another key beside the id. */
const UPSERT_KEYS: Record<string, string> = {
  section_visibility: "hotel_id,section_name",
  message_kinds: "hotel_id,kind",
  push_devices: "hotel_id,endpoint",
  translations: "hotel_id,table_name,row_id,column_name,language",
};
const upsertKey = (relation: string) =>
  UPSERT_KEYS[relation] === undefined ? {} : { onConflict: UPSERT_KEYS[relation] };

type Caller = "guest" | "owner" | "other owner" | "owner without a hotel";

function expectedOf(relation: string, caller: Caller, shared: number) {
  const { reads, adds, changes, deletes } = accessTo(relation);
  if (caller === "guest") {
    const shut = "401 42501";
    // An answer to HEAD has no body with a code.
    return {
      select: shut,
      count: expect.stringMatching(/^401/),
      insert: shut,
      upsert: shut,
      update: shut,
      delete: shut,
    };
  }
  const isOwner = caller === "owner";
  const touched = (may: boolean, rows = 1) => (may ? `200 ${isOwner ? rows : 0}` : "403 42501");
  const added = adds && isOwner ? "201" : "403 42501";
  return {
    select: reads === "all" ? `200 ${shared}` : touched(reads === "own", ROWS_OF_A_PARTY[relation]),
    count: expect.stringMatching(reads === "none" ? /^403/ : /^200/),
    insert: added,
    upsert: added,
    update: touched(changes),
    delete: touched(deletes),
  };
}

describe.each(Object.keys(ACCESS))("%s", (relation) => {
  test("gives each caller the access that testbed/access.ts lists", async () => {
    const owner = await makeParty(server);
    const [{ count = 0 } = {}] = await server.sql<{ count: number }[]>`
      select count(*)::int as count from public.${server.sql(relation)}`;
    // The owner last, whose requests succeed.
    const callers: [Caller, unknown][] = [
      ["guest", server.client()],
      ["owner without a hotel", newcomer.client],
      ["other owner", other.client],
      ["owner", owner.client],
    ];
    for (const [caller, client] of callers) {
      expect({ caller, ...(await tryAll(client, relation, owner)) }).toEqual({
        caller,
        ...expectedOf(relation, caller, count),
      });
    }
  });

  test("refuses a column that the owner may not set", async () => {
    const { adds, changes, fixed, keys, workedOut = [] } = accessTo(relation);
    const owner = await makeParty(server);
    const from = () => untyped(owner.client).from(relation);
    const id = owner.rows[relation] ?? "";
    const before = adds ? await stored(relation, id) : undefined;
    const columns = await columnsOf(relation);
    for (const column of columns) {
      const value = before?.[column] ?? null;
      const denied = { column, told: workedOut.includes(column) ? "400 428C9" : "403 42501" };
      if (!adds || fixed.includes(column)) {
        const row = { ...(adds && rowOf(relation, owner)), [column]: value };
        expect({ column, told: await told(from().insert(row)) }).toEqual(denied);
        expect({ column, told: await told(from().upsert(row, upsertKey(relation))) }).toEqual(denied);
      }
      if (!changes || fixed.includes(column) || keys.includes(column)) {
        const [key, operator, wanted] = rowsOf(relation, column, id);
        const update = from()
          .update({ [column]: value })
          .filter(key, operator, wanted);
        expect({ column, told: await told(update) }).toEqual(denied);
      }
    }
    if (adds) expect(await stored(relation, id)).toEqual(before);
  });
});

describe("an upsert of what is there", () => {
  test.each(Object.keys(ACCESS).filter((table) => ACCESS[table]?.adds))(
    "takes over no row of %s by its id",
    async (table) => {
      const owner = await makeParty(server);
      const id = owner.rows[table] ?? "";
      const before = await stored(table, id);
      const row = { ...rowOf(table, other), id };
      expect(await told(untyped(other.client).from(table).upsert(row))).toBe("403 42501");
      expect(await stored(table, id)).toEqual(before);
    },
  );

  test("changes the owner's visibility of a section, and no other's", async () => {
    const owner = await makeParty(server);
    const set = (client: unknown) =>
      told(
        untyped(client)
          .from("section_visibility")
          .upsert(
            { hotel_id: owner.hotelId, section_name: "faqs", is_visible: false },
            { onConflict: "hotel_id,section_name" },
          )
          .select("is_visible"),
      );
    expect(await set(other.client)).toBe("403 42501");
    expect(await set(owner.client)).toBe("201 1");
    expect(await set(owner.client)).toBe("201 1");
  });
});

test("an owner moves an item to another section of theirs, and not to a stranger's", async () => {
  const owner = await makeParty(server);
  const items = untyped(owner.client).from("custom_section_items");
  const moveTo = (section_id: string) => told(items.update({ section_id }).eq("section_id", owner.sectionId));
  expect(await moveTo(other.sectionId)).toBe("403 42501");
  expect(await moveTo(NOWHERE.sectionId)).toBe("403 42501");
  const another = await put(server, "custom_sections", rowOf("custom_sections", owner));
  expect(await moveTo(another)).toBe("204");
});

describe("the rules of another owner's plan", () => {
  test.each([
    ["section_visibility", { section_name: "faqs", is_visible: true }, "IN001"],
    ["custom_sections", exampleRow("custom_sections"), "IN002"],
  ])("do not show in any answer about %s", async (table, row, code) => {
    const onFree = await makeHotel(server);
    const add = (client: unknown, { hotelId }: Pick<Place, "hotelId">) =>
      told(
        untyped(client)
          .from(table)
          .insert({ ...row, hotel_id: hotelId }),
      );
    expect(await add(other.client, NOWHERE)).toBe("403 42501");
    expect(await add(other.client, onFree)).toBe("403 42501");
    expect(await add(onFree.client, onFree)).toBe(`403 ${code}`);
  });
});
