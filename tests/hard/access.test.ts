/**
 * The deeds of each kind of caller over HTTP, with the official client, on an owner's rows of every relation,
 * and which columns nobody sets: tests/db/access.test.ts as clients see it.
 */
import { describe, expect, test } from "vitest";
import { ACCESS, type Access, SERVER_ONLY } from "../../testbed/access.ts";
import { makeParty, type Party, ROWS_OF_A_PARTY, rowOf } from "../../testbed/parties.ts";
import { exampleRow, type Row } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeOwner } from "../../testbed/tokens.ts";
import { told, untyped } from "../api/support/told.ts";

const server = await sharedServer();
const other = await makeParty(server);
const newcomer = await makeOwner(server);

const accessTo = (relation: string): Access => ACCESS[relation] ?? SERVER_ONLY;

/** A column that owners may change, or else any other, with a valid value. */
async function change(relation: string, id: string | undefined): Promise<[column: string, value: unknown]> {
  const { adds, changes, keys, fixed } = accessTo(relation);
  if (adds) {
    const [first] = Object.entries(exampleRow(relation)).filter(([column]) => !keys.includes(column));
    if (first) return first;
  }
  const columns = await columnsOf(relation);
  if (changes && id) {
    const column = columns.find((name) => ![...keys, ...fixed].includes(name)) ?? "";
    return [column, (await stored(relation, id))?.[column]];
  }
  return [columns[0] ?? "", null];
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
  const id = owner.rows[relation];
  const [column, value] = await change(relation, id);
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
  accessTo(relation).adds || accessTo(relation).deletes
    ? (["id", "eq", id] as const)
    : ([column, "not.is", "null"] as const);

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
  const { reads, adds, changes, deletes, single } = accessTo(relation);
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
  // The one row that a hotel has is there already.
  const added = adds && isOwner ? (single ? "409 23505" : "201") : "403 42501";
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

test.each(Object.keys(ACCESS).filter((table) => ACCESS[table]?.adds))(
  "an upsert takes over no row of %s by its id",
  async (table) => {
    const owner = await makeParty(server);
    const id = owner.rows[table] ?? "";
    const before = await stored(table, id);
    const row = { ...rowOf(table, other), id };
    expect(await told(untyped(other.client).from(table).upsert(row))).toBe("403 42501");
    expect(await stored(table, id)).toEqual(before);
  },
);
