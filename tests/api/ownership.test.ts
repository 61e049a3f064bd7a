/** Over HTTP: what is an owner's stays theirs, and another owner's ids look like ids that do not exist. */
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCESS } from "../support/access.ts";
import { exampleRow, type Row } from "../support/rows.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { giveProPlan, makeHotel } from "../support/tokens.ts";

let server: TestServer;
let ana: Party;
let ben: Party;
let guest: SupabaseClient;

/** What rows are filed under. */
interface Place {
  userId: string;
  hotelId: string;
  /** Of a custom section. */
  sectionId: string;
}
interface Party extends Place {
  client: SupabaseClient;
}

/** Ids that nobody has. */
const NOWHERE: Place = { userId: randomUUID(), hotelId: "zzzzzzzzzz", sectionId: randomUUID() };
/** The id of a row that is not there. */
const missingId = (table: string) => (table === "hotels" ? NOWHERE.hotelId : NOWHERE.sectionId);

beforeAll(async () => {
  server = await startTestServer();
  ana = await makeParty();
  ben = await makeParty();
  // These tests name tables by variables, which the typed client does not take.
  guest = server.client() as unknown as SupabaseClient;
});
afterAll(() => server.stop());

async function makeParty(): Promise<Party> {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  const [section] = await server.sql<{ id: string }[]>`
    insert into custom_sections (hotel_id, name, description)
    values (${owner.hotelId}, 'Spa', 'Baths and massages') returning id`;
  return { ...owner, sectionId: section?.id ?? "", client: owner.client as unknown as SupabaseClient };
}

/** A valid row of the one whose place it is. */
function rowOf(table: string, place: Place): Row {
  const row = exampleRow(table);
  if (table === "hotels") return { ...row, user_id: place.userId };
  if (table === "custom_section_items") return { ...row, section_id: place.sectionId };
  return { ...row, hotel_id: place.hotelId };
}

/** Puts a row there with the server's own rights. */
async function put(table: string, row: Row): Promise<string> {
  await server.sql`delete from public.section_visibility`;
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const [made] = await server.sql.unsafe<{ id: string }[]>(
    `insert into public.${table} (${columns}) select ${columns} from json_populate_record(null::public.${table}, $1::text::json) returning id`,
    [JSON.stringify(row)],
  );
  return made?.id ?? "";
}

async function stored(table: string, id: string): Promise<Row | undefined> {
  const [row] = await server.sql<Row[]>`select * from public.${server.sql(table)} where id = ${id}`;
  return row;
}

/** What a client can tell of an answer. */
type Answer = { status: number; error: unknown; data: unknown };
async function told(request: PromiseLike<Answer>): Promise<Answer> {
  const { status, error, data } = await request;
  return { status, error, data };
}

const denied = (status: number) => ({
  status,
  data: null,
  error: expect.objectContaining({ code: "42501" }),
});
const nothing = { status: 200, data: [], error: null };

const withAccess = (can: "adds" | "changes" | "deletes") =>
  Object.keys(ACCESS).filter((table) => ACCESS[table]?.[can]);
const without = (can: "adds" | "changes" | "deletes") =>
  Object.keys(ACCESS).filter((table) => !ACCESS[table]?.[can]);

describe("reading", () => {
  test.each(withAccess("adds"))(
    "owners find their own rows of %s, others' no more than missing ones",
    async (table) => {
      const id = await put(table, rowOf(table, ana));
      const by = (party: Party, wanted: string) =>
        told(party.client.from(table).select("id").eq("id", wanted));
      expect(await by(ana, id)).toEqual({ status: 200, data: [{ id }], error: null });
      expect(await by(ben, id)).toEqual(nothing);
      expect(await by(ben, id)).toEqual(await by(ben, missingId(table)));
      const { data } = await ben.client.from(table).select("*");
      expect(JSON.stringify(data)).not.toContain(ana.hotelId);
    },
  );

  test("owners see the scans of their own hotels", async () => {
    await server.sql`insert into qr_scans (hotel_id) values (${ana.hotelId})`;
    const scans = (party: Party) => told(party.client.from("qr_scans").select("hotel_id"));
    expect(await scans(ana)).toEqual({ status: 200, data: [{ hotel_id: ana.hotelId }], error: null });
    expect(await scans(ben)).toEqual(nothing);
  });

  test.each(["subscriptions", "stripe_user_subscriptions"])(
    "owners see their own row of %s",
    async (relation) => {
      await server.sql`update subscriptions set customer_id = 'cus_' || user_id`;
      const own = (party: Party) => told(party.client.from(relation).select("customer_id"));
      for (const party of [ana, ben]) {
        expect(await own(party)).toEqual({
          status: 200,
          data: [{ customer_id: `cus_${party.userId}` }],
          error: null,
        });
      }
    },
  );

  test("owners see the plans, and nobody the complimentary accounts", async () => {
    const { data } = await ana.client.from("plans").select("id").order("price");
    expect(data).toEqual([{ id: "free" }, { id: "InnfoTest" }]);
    expect(await told(ana.client.from("complimentary_plans").select())).toEqual(denied(403));
  });

  test.each(Object.keys(ACCESS))("guests see nothing of %s", async (relation) => {
    expect(await told(guest.from(relation).select())).toEqual(denied(401));
    expect(await told(guest.from(relation).select("*", { count: "exact", head: true }))).toMatchObject({
      status: 401,
      data: null,
    });
  });
});

describe("adding", () => {
  test.each(withAccess("adds"))("owners add rows of %s to what is theirs only", async (table) => {
    await server.sql`delete from public.section_visibility`;
    const as = (client: SupabaseClient, place: Place) => told(client.from(table).insert(rowOf(table, place)));
    expect(await as(ben.client, ana)).toEqual(denied(403));
    expect(await as(ben.client, ana)).toEqual(await as(ben.client, NOWHERE));
    expect(await as(guest, ana)).toEqual(denied(401));
    expect(await as(ana.client, ana)).toEqual({ status: 201, data: null, error: null });
  });

  test.each(withAccess("adds"))("an upsert into %s reaches no further than an insert", async (table) => {
    await server.sql`delete from public.section_visibility`;
    const options =
      table === "section_visibility" ? { onConflict: "hotel_id,section_name" } : { ignoreDuplicates: true };
    const as = (client: SupabaseClient, place: Place) =>
      told(client.from(table).upsert(rowOf(table, place), options));
    expect(await as(ana.client, ana)).toEqual({ status: 201, data: null, error: null });
    expect(await as(ben.client, ana)).toEqual(denied(403));
    expect(await as(ben.client, ana)).toEqual(await as(ben.client, NOWHERE));
    expect(await as(guest, ana)).toEqual(denied(401));
  });

  test.each(withAccess("adds"))("an upsert by id cannot take over a row of %s", async (table) => {
    const id = await put(table, rowOf(table, ana));
    const before = await stored(table, id);
    expect(await told(ben.client.from(table).upsert({ ...rowOf(table, ben), id }))).toEqual(denied(403));
    expect(await stored(table, id)).toEqual(before);
  });

  test.each(without("adds"))("nobody adds to %s", async (relation) => {
    for (const { client } of [ana, ben])
      expect(await told(client.from(relation).insert({}))).toEqual(denied(403));
    expect(await told(guest.from(relation).insert({}))).toEqual(denied(401));
  });
});

describe("changing", () => {
  /** A column that may be changed, with another valid value. */
  function change(table: string): Row {
    const row = exampleRow(table);
    const column = ["name", "question", "label", "title", "is_visible"].find((name) => name in row);
    if (!column) throw new Error(`no column to change in ${table}`);
    return { [column]: row[column] };
  }

  test.each(withAccess("changes"))(
    "owners change their own rows of %s, others' no more than missing ones",
    async (table) => {
      const id = await put(table, rowOf(table, ana));
      const before = await stored(table, id);
      const as = (client: SupabaseClient, wanted: string) =>
        told(client.from(table).update(change(table)).eq("id", wanted).select("id"));
      expect(await as(ben.client, id)).toEqual(nothing);
      expect(await as(ben.client, id)).toEqual(await as(ben.client, missingId(table)));
      expect(await as(guest, id)).toEqual(denied(401));
      expect(await stored(table, id)).toEqual(before);
      expect(await as(ana.client, id)).toEqual({ status: 200, data: [{ id }], error: null });
    },
  );

  const protectedColumns = withAccess("changes").flatMap((table) =>
    [...(ACCESS[table]?.fixed ?? []), ...(ACCESS[table]?.keys ?? [])].map(
      (column) => [table, column] as const,
    ),
  );

  test.each(protectedColumns)("no owner changes %s.%s, not even of their own rows", async (table, column) => {
    const id = await put(table, rowOf(table, ana));
    const before = await stored(table, id);
    const value = before?.[column];
    expect(
      await told(
        ana.client
          .from(table)
          .update({ [column]: value })
          .eq("id", id),
      ),
    ).toEqual(denied(403));
    expect(await stored(table, id)).toEqual(before);
  });

  const fixedColumns = withAccess("adds").flatMap((table) =>
    (ACCESS[table]?.fixed ?? []).map((column) => [table, column] as const),
  );

  test.each(fixedColumns)("no owner chooses %s.%s of a new row", async (table, column) => {
    const value = column === "id" ? randomUUID() : "2020-01-01T00:00:00Z";
    const row = { ...rowOf(table, ana), [column]: value };
    expect(await told(ana.client.from(table).insert(row))).toEqual(denied(403));
  });

  test("an item moves to another section of its owner and no further", async () => {
    const id = await put("custom_section_items", rowOf("custom_section_items", ana));
    const moveTo = (section_id: string) =>
      told(ana.client.from("custom_section_items").update({ section_id }).eq("id", id));
    expect(await moveTo(ben.sectionId)).toEqual(denied(403));
    expect(await moveTo(ben.sectionId)).toEqual(await moveTo(NOWHERE.sectionId));
    const another = await put("custom_sections", rowOf("custom_sections", ana));
    expect(await moveTo(another)).toEqual({ status: 204, data: null, error: null });
  });

  test.each(without("changes"))("nobody changes %s", async (relation) => {
    const column = await textColumn(relation);
    const as = (client: SupabaseClient) =>
      told(
        client
          .from(relation)
          .update({ [column]: "x" })
          .neq(column, "x"),
      );
    expect(await as(ana.client)).toEqual(denied(403));
    expect(await as(guest)).toEqual(denied(401));
  });
});

describe("deleting", () => {
  test.each(withAccess("deletes"))(
    "owners delete their own rows of %s, others' no more than missing ones",
    async (table) => {
      const id = await put(table, rowOf(table, ana));
      const as = (client: SupabaseClient, wanted: string) =>
        told(client.from(table).delete().eq("id", wanted).select("id"));
      expect(await as(ben.client, id)).toEqual(nothing);
      expect(await as(ben.client, id)).toEqual(await as(ben.client, missingId(table)));
      expect(await as(guest, id)).toEqual(denied(401));
      expect(await stored(table, id)).toBeDefined();
      expect(await as(ana.client, id)).toEqual({ status: 200, data: [{ id }], error: null });
      expect(await stored(table, id)).toBeUndefined();
    },
  );

  test.each(without("deletes"))("nobody deletes from %s", async (relation) => {
    const column = await textColumn(relation);
    const as = (client: SupabaseClient) => told(client.from(relation).delete().neq(column, "x"));
    expect(await as(ana.client)).toEqual(denied(403));
    expect(await as(guest)).toEqual(denied(401));
  });
});

describe("the rules of another owner's plan", () => {
  test.each([
    ["section_visibility", { section_name: "faqs", is_visible: true }, "IN001"],
    ["custom_sections", exampleRow("custom_sections"), "IN002"],
  ])("show in no answer about %s", async (table, row, code) => {
    const onFree = await makeHotel(server);
    const as = ({ client }: Pick<Party, "client">, hotel_id: string) =>
      told(client.from(table).insert({ ...row, hotel_id }));
    const missing = await as(ben, NOWHERE.hotelId);
    expect(missing).toEqual(denied(403));
    expect(await as(ben, onFree.hotelId)).toEqual(missing);
    expect(await as(ben, ana.hotelId)).toEqual(missing);
    const own = await as({ client: onFree.client as unknown as SupabaseClient }, onFree.hotelId);
    expect(own).toMatchObject({ status: 403, error: { code } });
  });
});

/** Any column whose values are text, so that a filter on it is well formed. */
async function textColumn(relation: string): Promise<string> {
  const [column] = await server.sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${relation}`}::text::regclass and attnum > 0 and atttypid = 'text'::regtype limit 1`;
  if (!column) throw new Error(`${relation} has no text column`);
  return column.name;
}
