import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Client, sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
let client: Client;
let token: string;
let hotelId: string;

beforeEach(async () => {
  ({ client, token, hotelId } = await makeHotel(server));
});

const contact = (label: string) => ({ hotel_id: hotelId, type: "emergency", label, number: "112" });
const contacts = () => client.from("important_contacts");
async function labels(): Promise<string[]> {
  const { data } = await contacts().select("label").order("label").throwOnError();
  return data.map(({ label }) => label);
}
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/rest/v1/${path}`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
  });

describe("adding", () => {
  test("answers nothing unless asked for the row", async () => {
    expect(await contacts().insert(contact("Police"))).toMatchObject({ status: 201, data: null });
    const { status, data } = await contacts().insert(contact("Fire")).select().single();
    expect(status).toBe(201);
    expect(data).toEqual((await contacts().select().eq("label", "Fire").single()).data);
    expect(data).toMatchObject({
      ...contact("Fire"),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      position: expect.any(Number),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      is_hidden: false,
      shown_during: null,
      source: null,
    });
  });

  test("takes several rows at once, all or none", async () => {
    const { data } = await contacts()
      .insert([contact("A"), contact("B")])
      .select("label");
    expect(data).toEqual([{ label: "A" }, { label: "B" }]);
    const { error } = await contacts().insert([contact("C"), { ...contact("D"), label: " " }]);
    expect(error?.code).toBe("23514");
    expect(await labels()).toEqual(["A", "B"]);
    expect(await contacts().insert([]).select()).toMatchObject({ status: 201, data: [] });
  });

  test("fills a column that no row names with its default", async () => {
    const { type: _, ...row } = contact("A");
    expect((await contacts().insert(row).select("type").single()).data).toEqual({ type: "other" });
  });

  test("fills a column that some rows name as the client asks: null, or the default", async () => {
    const { type: _, ...row } = contact("A");
    const mixed = [row, contact("B")];
    expect((await contacts().insert(mixed)).error).toMatchObject({
      code: "23502",
      details: "important_contacts_type_required",
    });
    const { data } = await contacts().insert(mixed, { defaultToNull: false }).select("type");
    expect(data).toEqual([{ type: "other" }, { type: "emergency" }]);
  });

  test("gives an id to the rows that lack one, where others bring theirs", async () => {
    const id = randomUUID();
    const mixed = [{ ...contact("A"), id }, contact("B")];
    const { data, error } = await contacts().insert(mixed, { defaultToNull: false }).select("id, label");
    expect(error).toBeNull();
    expect(data).toEqual([
      { id, label: "A" },
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), label: "B" },
    ]);
  });

  test("stores text as it was sent", async () => {
    const label = `"'; drop table hotels; -- \\ % _ \t é 漢字 👩🏽‍🍳 <b>`;
    expect((await contacts().insert(contact(label)).select("label").single()).data).toEqual({ label });
    const details = { "Opening hours": "9–17", 'a"b': "\\", Am: "first by name, last as typed" };
    await server.sql`update plans set custom_sections = true where id = 'free'`;
    const section = await client
      .from("custom_sections")
      .insert({ hotel_id: hotelId, name: "S", description: "D" })
      .select("id")
      .single();
    const item = await client
      .from("custom_section_items")
      .insert({ section_id: section.data?.id ?? "", title: "T", description: "D", details } as never)
      .select("details, hotel_id")
      .single();
    expect(item.data).toEqual({ details, hotel_id: hotelId });
    expect(Object.keys(item.data?.details ?? {}), "in the order they were typed").toEqual(
      Object.keys(details),
    );
    await server.sql`update plans set custom_sections = false where id = 'free'`;
  });

  test("needs all rows to have the same columns, unless the URL names them", async () => {
    const rows = JSON.stringify([contact("A"), { hotel_id: hotelId }]);
    const answer = await post("important_contacts", rows);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "PGRST102", message: "All object keys must match" });
    const named = await post(
      "important_contacts?columns=hotel_id,label,number",
      JSON.stringify([contact("A"), contact("B")]),
    );
    expect(named.status).toBe(201);
    expect((await contacts().select("type")).data).toEqual([{ type: "other" }, { type: "other" }]);
  });
});

describe("upserting", () => {
  const visibility = () => client.from("section_visibility");
  const onConflict = "hotel_id,section_name";
  const row = (is_visible: boolean) => ({ hotel_id: hotelId, section_name: "faqs", is_visible });

  test("adds a row or changes the one with the same key", async () => {
    const first = await visibility().upsert(row(false), { onConflict }).select().single();
    const second = await visibility().upsert(row(false), { onConflict }).select().single();
    expect(second.data).toEqual({ ...first.data, updated_at: expect.any(String) });
    expect(second.data?.updated_at).not.toBe(first.data?.updated_at);
    expect((await visibility().select("is_visible")).data).toEqual([{ is_visible: false }]);
  });

  test("leaves the row with the same key alone when duplicates are to be ignored", async () => {
    await visibility().upsert(row(false), { onConflict });
    const ignored = await visibility().upsert(row(true), { onConflict, ignoreDuplicates: true }).select();
    // The plan's limit is checked before the conflict is known.
    expect(ignored.error?.code).toBe("IN001");
    const again = await visibility().upsert(row(false), { onConflict, ignoreDuplicates: true }).select();
    expect(again).toMatchObject({ status: 201, data: [] });
  });

  describe("with the columns of the key alone, which gets a row or adds it,", () => {
    const kinds = () => client.from("message_kinds");
    const byKind = { onConflict: "hotel_id,kind" };
    const get = (...wanted: string[]) =>
      kinds().upsert(
        wanted.map((kind) => ({ hotel_id: hotelId, kind })),
        byKind,
      );

    test("answers the row, whether it was there or not, and leaves it as it is", async () => {
      const added = await get("lost").select().single();
      expect(added).toMatchObject({ status: 201, data: { kind: "lost", keep_days: 90 } });
      const changed = await kinds().update({ keep_days: 7 }).eq("kind", "lost").select().single();
      expect((await get("lost").select().single()).data).toEqual({ ...changed.data, keep_days: 7 });
    });

    test("answers each row once, in the order in which they were sent", async () => {
      await get("found").throwOnError();
      const { data } = await get("lost", "found", "feedback", "found").select("kind");
      expect(data?.map(({ kind }) => kind)).toEqual(["lost", "found", "feedback"]);
      expect((await kinds().select("id")).data).toHaveLength(3);
    });

    test("answers the row to each of many who ask at once", async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => get("lost").select("id").single()));
      expect(answers.map(({ error }) => error)).toEqual(Array(8).fill(null));
      expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    });

    test("answers nothing to who asks for nothing, or to ignore duplicates", async () => {
      expect(await get("lost")).toMatchObject({ status: 201, data: null });
      expect(await get("lost")).toMatchObject({ status: 201, data: null });
      const row = { hotel_id: hotelId, kind: "lost" };
      const ignored = await kinds()
        .upsert(row, { ...byKind, ignoreDuplicates: true })
        .select();
      expect(ignored).toMatchObject({ status: 201, data: [] });
    });

    test("answers no row of another's, and none that its policy hides", async () => {
      const other = await makeHotel(server);
      const theirs = { hotel_id: other.hotelId, kind: "lost" };
      await other.client.from("message_kinds").upsert(theirs, byKind).throwOnError();
      expect(await kinds().upsert(theirs, byKind).select()).toMatchObject({
        status: 403,
        data: null,
        error: { code: "42501" },
      });
      await get("lost", "found").throwOnError();
      await server.sql`
        create policy unseen on public.message_kinds as restrictive for select to authenticated
        using (kind <> 'lost')`;
      try {
        expect(await get("lost").select("kind")).not.toMatchObject({ data: [{ kind: "lost" }] });
        expect((await get("found").select("kind")).data).toEqual([{ kind: "found" }]);
      } finally {
        await server.sql`drop policy unseen on public.message_kinds`;
      }
    });
  });

  test.each([
    ["a key that is not unique", "section_name", "42P10"],
    ["a column that is not there", "hotel", "42703"],
  ])("by %s is refused", async (_, key, code) => {
    expect(await visibility().upsert(row(false), { onConflict: key })).toMatchObject({
      status: 400,
      error: { code },
    });
  });
});

describe("changing and deleting", () => {
  beforeEach(async () => {
    await contacts().insert(["A", "B", "C"].map(contact)).throwOnError();
  });

  test("touch the rows that the filters find, and no others", async () => {
    const changed = await contacts().update({ label: "B2" }).eq("label", "B").select("label");
    expect(changed).toMatchObject({ status: 200, data: [{ label: "B2" }] });
    expect(await contacts().delete().eq("label", "A").eq("number", "112")).toMatchObject({
      status: 204,
      data: null,
    });
    expect(await labels()).toEqual(["B2", "C"]);
    expect(await contacts().delete().eq("label", "A").select()).toMatchObject({ status: 200, data: [] });
  });

  test("can count what they touched", async () => {
    expect(
      (await contacts().update({ number: "999" }, { count: "exact" }).in("label", ["A", "B"])).count,
    ).toBe(2);
    expect((await contacts().delete({ count: "exact" }).neq("label", "A")).count).toBe(2);
  });

  test("change nothing when exactly one row was wanted and it was not one", async () => {
    const changed = await contacts().update({ label: "X" }).neq("label", "A").select().single();
    expect(changed).toMatchObject({
      status: 406,
      error: { code: "PGRST116", details: "The result contains 2 rows" },
    });
    const deleted = await contacts().delete().neq("label", "A").select().single();
    expect(deleted.error?.code).toBe("PGRST116");
    expect(await labels()).toEqual(["A", "B", "C"]);
    expect((await contacts().update({ label: "X" }).eq("label", "A").select("label").single()).data).toEqual({
      label: "X",
    });
  });

  test("without a filter are refused", async () => {
    expect(await contacts().update({ label: "X" })).toMatchObject({ status: 400, error: { code: "21000" } });
    expect(await contacts().delete()).toMatchObject({ status: 400, error: { code: "21000" } });
    expect(await labels()).toEqual(["A", "B", "C"]);
  });

  test("an empty change touches no row", async () => {
    expect(await contacts().update({}).eq("label", "A").select()).toMatchObject({ status: 200, data: [] });
    expect(await labels()).toEqual(["A", "B", "C"]);
  });

  test("a value is set to null by name", async () => {
    await client
      .from("hotels")
      .update({ website_url: "https://example.com" })
      .eq("id", hotelId)
      .throwOnError();
    const { data } = await client
      .from("hotels")
      .update({ website_url: null })
      .eq("id", hotelId)
      .select("website_url")
      .single();
    expect(data).toEqual({ website_url: null });
  });
});

describe("functions", () => {
  test("are called with named arguments and answer their value", async () => {
    expect(await client.rpc("hotel_name_available", { hotel_name: "Grand Hotel" })).toMatchObject({
      status: 200,
      data: true,
    });
    await client.from("hotels").update({ name: "Grand Hotel" }).eq("id", hotelId).throwOnError();
    expect((await client.rpc("hotel_name_available", { hotel_name: " grand HOTEL " })).data).toBe(false);
    expect((await client.rpc("guest_hotel", { hotel_id: "nowhere" })).data).toBeNull();
  });

  test("that return nothing answer 204", async () => {
    await contacts()
      .insert([contact("A"), contact("B")])
      .throwOnError();
    const { data } = await contacts().select("id").order("label", { ascending: false }).throwOnError();
    const item_ids = data.map(({ id }) => id);
    expect(await client.rpc("reorder_items", { table_name: "important_contacts", item_ids })).toMatchObject({
      status: 204,
      data: null,
    });
    expect((await contacts().select("label").order("position")).data).toEqual([
      { label: "B" },
      { label: "A" },
    ]);
  });

  test.each([
    ["a name that is not there", "no_such_function", {}],
    ["an argument that is not there", "hotel_name_available", { hotel_name: "x", other: 1 }],
    ["an argument missing", "hotel_name_available", {}],
    ["a function of another schema", "plan_of", { owner_id: "x" }],
  ])("with %s are not found", async (_, name, args) => {
    expect(await client.rpc(name as "guest_hotel", args as never)).toMatchObject({
      status: 404,
      error: { code: "PGRST202" },
    });
  });

  test("that guests may not call ask them to sign in", async () => {
    const call = (by: Client) => by.rpc("reorder_items", { table_name: "faqs", item_ids: [] });
    expect(await call(server.client())).toMatchObject({ status: 401, error: { code: "42501" } });
    expect(await call(client)).toMatchObject({ status: 204 });
  });
});
