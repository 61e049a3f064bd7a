/** A row that is sent twice, because the first answer was lost, is one row. */
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { ACCESS } from "../../testbed/access.ts";
import { makeParty, type Party, rowOf } from "../../testbed/parties.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const owner = await makeParty(server);
const other = await makeParty(server);

/** These tests name tables by variables, which the typed client does not accept. */
const from = ({ client }: Party, table: string) => (client as unknown as SupabaseClient).from(table);

const tables = Object.keys(ACCESS).filter(
  (table) => ACCESS[table]?.adds && ACCESS[table].keys.includes("id"),
);

describe.each(tables)("%s", (table) => {
  const stored = (id: string) => server.sql`select * from public.${server.sql(table)} where id = ${id}`;

  test("stores a row once under the id that its owner sent, however often it is sent", async () => {
    const row = { ...rowOf(table, owner), id: randomUUID() };
    const add = () =>
      from(owner, table).upsert(row, { onConflict: "id", ignoreDuplicates: true }).select("id");
    expect(await add()).toMatchObject({ status: 201, data: [{ id: row.id }] });
    expect(await add()).toMatchObject({ status: 201, data: [] });
    expect(await from(owner, table).insert(row)).toMatchObject({ status: 409, error: { code: "23505" } });
    expect(await stored(row.id)).toHaveLength(1);
  });

  test("makes an id for a row that comes without one", async () => {
    const { data } = await from(owner, table).insert(rowOf(table, owner)).select("id").single();
    expect(data?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  test("leaves another owner's row unchanged, and tells nothing about it", async () => {
    const id = owner.rows[table] ?? "";
    const before = await stored(id);
    const row = { ...rowOf(table, other), id };
    const { status, error, data } = await from(other, table).insert(row).select();
    expect({ status, code: error?.code, data }).toEqual({ status: 409, code: "23505", data: null });
    expect(JSON.stringify(error)).not.toContain(owner.hotelId);
    const skipped = await from(other, table).upsert(row, { ignoreDuplicates: true }).select();
    expect(skipped).toMatchObject({ status: 201, data: [] });
    expect(await from(other, table).upsert(row)).toMatchObject({ status: 403, error: { code: "42501" } });
    expect(await from(other, table).select().eq("id", id)).toMatchObject({ data: [] });
    expect([...(await stored(id))]).toEqual([...before]);
  });
});

describe("hotels", () => {
  const named = (creation_key: string) => ({ ...exampleRow("hotels"), creation_key });
  const add = (by: Party, row: object) =>
    from(by, "hotels")
      .upsert({ ...row, user_id: by.userId }, { onConflict: "user_id,creation_key", ignoreDuplicates: true })
      .select("id");

  test("are added once under an owner's key, however often it is sent; another owner may use the same key", async () => {
    const row = named(randomUUID());
    const first = await add(owner, row);
    expect(first.data).toHaveLength(1);
    // Also if the owner has corrected something meanwhile.
    expect(await add(owner, { ...row, ...exampleRow("hotels") })).toMatchObject({ status: 201, data: [] });
    const others = await add(other, named(row.creation_key));
    expect(others.data).toHaveLength(1);
    expect(others.data).not.toEqual(first.data);
  });

  test("can be added without a key", async () => {
    for (let i = 0; i < 2; i++) {
      const { status } = await from(owner, "hotels").insert({
        ...exampleRow("hotels"),
        user_id: owner.userId,
      });
      expect(status).toBe(201);
    }
  });

  test("never get an id that a client chose, because ids are printed", async () => {
    for (const id of ["vip", "0000000000"]) {
      const answer = await from(owner, "hotels").insert({
        ...named(randomUUID()),
        user_id: owner.userId,
        id,
      });
      expect(answer).toMatchObject({ status: 403, error: { code: "42501" } });
    }
  });
});
