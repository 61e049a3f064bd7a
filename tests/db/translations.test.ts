/** Owners' texts in offered languages: who may write them, what marks them, and what is deleted with them. */
import { beforeEach, describe, expect, test } from "vitest";
import { DECLARATIONS } from "../../scripts/support/declarations.ts";
import { translationCalls } from "../../scripts/support/translated-fields.ts";
import { text } from "../../src/fields/index.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  await offer(["de", "ja"]);
});

/** Nobody has used a translation service. */
const CHARACTERS_LEFT = { characters_left: 1_000_000_000 };

function offer(languages: string[]) {
  return owner.client.from("hotels").update({ languages }).eq("id", owner.hotelId).throwOnError();
}

async function addPool(): Promise<string> {
  const pool = { name: "Pool", description: "Heated all year", timing: "7:00 – 22:00", location: "Roof" };
  const added = { ...pool, hotel_id: owner.hotelId };
  const { data } = await owner.client.from("amenities").insert(added).select("id").single().throwOnError();
  return data.id;
}

interface Open {
  total: number;
  texts: Record<"row_id" | "column_name" | "source" | "source_hash" | "state", string>[];
}

async function textsOf(rowId: string, language = "de") {
  const { data } = await owner.client
    .rpc("translation_texts", { hotel_id: owner.hotelId, language })
    .throwOnError();
  const { texts } = data as unknown as Open;
  return texts.filter((text) => text.row_id === rowId);
}

async function translate(rowId: string, column: string, text: string, more: object = {}) {
  const source = (await textsOf(rowId)).find(({ column_name }) => column_name === column);
  const key = { hotel_id: owner.hotelId, table_name: "amenities", row_id: rowId, column_name: column };
  return owner.client
    .from("translations")
    .upsert(
      { ...key, language: "de", text, source_hash: source?.source_hash ?? "", ...more },
      { onConflict: "hotel_id,table_name,row_id,column_name,language" },
    )
    .select("text");
}

const stateOf = async (rowId: string, column: string) =>
  (await textsOf(rowId)).find(({ column_name }) => column_name === column)?.state;
const stored = async () =>
  (await owner.client.from("translations").select("text").throwOnError()).data.map(({ text }) => text);

test("The database knows the texts that are declared to be translated", async () => {
  expect(await translationCalls(server.sql, DECLARATIONS)).toEqual([]);
  await server.sql`delete from innfo.translated_fields where column_name = 'cuisine'`;
  const calls = await translationCalls(server.sql, DECLARATIONS);
  expect(calls).toEqual([
    expect.stringMatching(/^call innfo\.translates\('restaurants', 'name', array\[.*'cuisine', /),
  ]);
  await server.sql.unsafe(calls.join(""));
  expect(await translationCalls(server.sql, DECLARATIONS)).toEqual([]);
});

test("A text of the hotel is translated if guests read it, and no other", async () => {
  const callsFor = (forGuests: string[]) => {
    const banner = { table: "hotels", fields: { banner: text.optional({ label: "Banner" }) }, forGuests };
    return translationCalls(server.sql, [...DECLARATIONS, banner]);
  };
  expect(await callsFor([])).toEqual([]);
  expect(await callsFor(["banner"])).toEqual([expect.stringContaining(", 'banner'")]);
});

describe("A language", () => {
  const languages = async () =>
    (await owner.client.from("hotels").select("languages").single().throwOnError()).data.languages;

  test("is offered once, in the order given, and never the hotel's own", async () => {
    await offer(["ja", "en", "de", "ja"]);
    expect(await languages()).toEqual(["ja", "de"]);
    await owner.client.from("hotels").update({ language: "de" }).eq("id", owner.hotelId).throwOnError();
    expect(await languages()).toEqual(["ja"]);
    const { error } = await owner.client
      .from("hotels")
      .update({ languages: ["xx"] })
      .eq("id", owner.hotelId);
    expect(error?.details).toBe("hotels_languages_choice");
  });

  test("beside the own one needs Pro; when that ends it stays, and can be taken out", async () => {
    const set = (of: string[]) =>
      owner.client.from("hotels").update({ languages: of }).eq("id", owner.hotelId);
    const pool = await addPool();
    await translate(pool, "name", "Schwimmbad");
    await server.sql`delete from public.subscriptions where user_id = ${owner.userId}`;
    expect((await set(["de", "ja", "fr"])).error?.code).toBe("IN002");
    expect((await translate(pool, "description", "Beheizt")).error?.code).toBe("IN002");
    expect((await translate(pool, "name", "Pool")).data, "what is there can be corrected").toHaveLength(1);
    expect((await set(["ja"])).error).toBeNull();
    expect(await languages()).toEqual(["ja"]);
  });

  test("takes as many as the account's limit", async () => {
    await server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'languages', 2)`;
    const set = (of: string[]) =>
      owner.client.from("hotels").update({ languages: of }).eq("id", owner.hotelId);
    expect((await set(["de", "ja", "fr"])).error).toMatchObject({ code: "IN003", details: "languages" });
    expect((await set(["de", "fr"])).error).toBeNull();
  });
});

test("Each text is missing, current, or outdated when its source has changed since", async () => {
  const pool = await addPool();
  // "7:00 – 22:00" is the same in every language.
  expect((await textsOf(pool)).map(({ column_name, state }) => [column_name, state])).toEqual([
    ["name", "missing"],
    ["description", "missing"],
    ["location", "missing"],
  ]);
  expect((await translate(pool, "name", "Schwimmbad")).error).toBeNull();
  expect(await stateOf(pool, "name")).toBe("current");
  await owner.client.from("amenities").update({ name: "Roof pool" }).eq("id", pool).throwOnError();
  expect(await textsOf(pool)).toMatchObject([
    { source: "Roof pool", text: "Schwimmbad", state: "outdated" },
    { state: "missing" },
    { state: "missing" },
  ]);
  await owner.client.from("amenities").update({ name: "Pool" }).eq("id", pool).throwOnError();
  expect(await stateOf(pool, "name"), "as it was when it was translated").toBe("current");
});

test("Notes of hours, reasons of exceptions, and what owners name themselves are texts of their own", async () => {
  const exceptions = [
    { from: "2026-12-24", until: "2026-12-26", times: [], reason: "Christmas" },
    { from: "2026-12-31", until: "2026-12-31", times: [], reason: null },
  ];
  const hours = weekly({ note: "Towels are in the basket", exceptions });
  const pool = await addPool();
  await owner.client.from("amenities").update({ hours }).eq("id", pool).throwOnError();
  const within = async (row: string) =>
    (await textsOf(row))
      .filter(({ column_name }) => column_name.includes("/"))
      .map(({ column_name, source, state }) => [column_name, source, state]);
  expect(await within(pool)).toEqual([
    ["hours/reason/2026-12-24", "Christmas", "missing"],
    ["hours/note", "Towels are in the basket", "missing"],
  ]);
  expect((await translate(pool, "hours/note", "Handtücher im Korb")).error).toBeNull();
  expect(await stateOf(pool, "hours/note")).toBe("current");
  await owner.client
    .from("amenities")
    .update({ hours: weekly({ note: "Bring a towel", exceptions: [] }) })
    .eq("id", pool)
    .throwOnError();
  expect(await within(pool)).toEqual([["hours/note", "Bring a towel", "outdated"]]);

  const section = { ...exampleRow("custom_sections"), hotel_id: owner.hotelId };
  const inserted = await owner.client
    .from("custom_sections")
    .insert(section as never)
    .select("id")
    .single();
  // In the owner's order; "80 °C" is the same in every language.
  const details = { Temperature: "80 °C", "Ask/for": "Towels" };
  const item = { title: "Sauna", description: "Hot", section_id: inserted.data?.id, details };
  const { data } = await owner.client
    .from("custom_section_items")
    .insert(item as never)
    .select("id")
    .single()
    .throwOnError();
  expect(await within(data.id)).toEqual([
    ["details/name/Temperature", "Temperature", "missing"],
    ["details/name/Ask/for", "Ask/for", "missing"],
    ["details/value/Ask/for", "Towels", "missing"],
  ]);
});

test("What is open comes in pages, and is counted for each language", async () => {
  const pool = await addPool();
  await translate(pool, "name", "Schwimmbad", { origin: "machine" });
  const page = async (more: object) => {
    const asked = { hotel_id: owner.hotelId, language: "de", ...more };
    return (await owner.client.rpc("translation_texts", asked).throwOnError()).data as unknown as Open;
  };
  const open = await page({ state: "open" });
  expect(open.total).toBe(open.texts.length);
  // The hotel's own description comes first.
  expect(open.texts.map(({ column_name }) => column_name)).toEqual([
    "description",
    "description",
    "location",
  ]);
  expect(await page({ state: "open", skip: 1, take: 1 })).toEqual({ total: 3, texts: [open.texts[1]] });
  expect((await page({ state: "current" })).texts).toMatchObject([{ text: "Schwimmbad", origin: "machine" }]);
  const { data } = await owner.client.rpc("translation_progress", { hotel_id: owner.hotelId }).throwOnError();
  const characters = open.texts.reduce((sum, { source }) => sum + source.length, 0);
  expect(data).toEqual([
    {
      language: "de",
      ...CHARACTERS_LEFT,
      texts: 4,
      current: 1,
      outdated: 0,
      missing: 3,
      machine: 1,
      characters,
    },
    {
      ...{ language: "ja", ...CHARACTERS_LEFT, texts: 4, current: 0, outdated: 0, missing: 4, machine: 0 },
      characters: characters + 4,
    },
  ]);
});

test("A machine fills in what is missing and renews its own, and leaves alone what a person wrote", async () => {
  const pool = await addPool();
  const machine = { origin: "machine" };
  expect((await translate(pool, "name", "Becken", machine)).data).toEqual([{ text: "Becken" }]);
  expect((await translate(pool, "name", "Bad", machine)).data).toEqual([{ text: "Bad" }]);
  expect((await translate(pool, "name", "Schwimmbad", { origin: "person" })).data).toHaveLength(1);
  expect((await translate(pool, "name", "Lache", machine)).data).toEqual([]);
  expect(await stored()).toEqual(["Schwimmbad"]);
  await owner.client.from("translations").delete().eq("hotel_id", owner.hotelId).throwOnError();
  expect((await translate(pool, "name", "Becken", machine)).data, "once that is deleted").toHaveLength(1);
});

test.each([
  ["without a word", { text: " \u200b" }, "translations_text_required"],
  ["that is too long", { text: "x".repeat(10_001) }, "translations_text_length"],
  ["into an unknown language", { language: "xx" }, "translations_language_choice"],
  ["by nobody", { origin: "spirit" }, "translations_origin_choice"],
  ["of no source", { source_hash: "" }, "translations_source_hash_hash"],
  ["of what is not translated", { column_name: "photo_path" }, "translations_column_name_translated"],
  ["of hours as a whole", { column_name: "hours" }, "translations_column_name_translated"],
  ["of a part of a text", { column_name: "name/note" }, "translations_column_name_translated"],
  ["of a note that is not there", { column_name: "hours/note" }, "translations_row_id_there"],
  ["of a row that is not there", { row_id: crypto.randomUUID() }, "translations_row_id_there"],
])("A translation %s is refused", async (_what, change, rule) => {
  const pool = await addPool();
  expect((await translate(pool, "name", "Schwimmbad", change)).error?.details).toBe(rule);
  expect((await translate(pool, "name", "Schwimmbad")).error).toBeNull();
});

test("Another owner neither reads nor writes them, and translates nothing of this hotel", async () => {
  const pool = await addPool();
  await translate(pool, "name", "Schwimmbad");
  const other = await makeHotel(server);
  await giveProPlan(server, other.userId);
  expect((await other.client.from("translations").select("id").throwOnError()).data).toEqual([]);
  const row = { ...exampleRow("translations"), table_name: "amenities", column_name: "name", row_id: pool };
  const into = (hotel_id: string) => other.client.from("translations").insert({ ...row, hotel_id } as never);
  expect((await into(owner.hotelId)).error?.code).toBe("42501");
  expect((await into(other.hotelId)).error?.details).toBe("translations_row_id_there");
  const { data } = await other.client.rpc("translation_progress", { hotel_id: owner.hotelId }).throwOnError();
  expect(data).toBeNull();
});

test("A row that is deleted takes its translations along, and undo brings both back", async () => {
  const section = await owner.client
    .from("custom_sections")
    .insert({
      ...(exampleRow("custom_sections") as { name: string; description: string }),
      hotel_id: owner.hotelId,
    })
    .select("id")
    .single()
    .throwOnError();
  const item = { title: "Sauna", description: "Open all night", section_id: section.data.id };
  const added = await owner.client
    .from("custom_section_items")
    .insert(item as never)
    .select("id")
    .single();
  const ids = { custom_sections: section.data.id, custom_section_items: added.data?.id ?? "" };
  for (const [table_name, row_id] of Object.entries(ids)) {
    const row = { ...exampleRow("translations"), hotel_id: owner.hotelId, table_name, row_id };
    await owner.client
      .from("translations")
      .insert(row as never)
      .throwOnError();
  }
  const remove = () =>
    owner.client.from("custom_sections").delete().eq("id", ids.custom_sections).throwOnError();
  await remove();
  const undo = { hotel_id: owner.hotelId, row_ids: [ids.custom_sections] };
  await owner.client.rpc("undo_changes", undo).throwOnError();
  await server.sql`select innfo.forget_changes()`;
  expect(await stored()).toHaveLength(2);
  await remove();
  await server.sql`
    update changes set at = now() - interval '181 days' where hotel_id = ${owner.hotelId}`;
  await server.sql`select innfo.forget_changes()`;
  expect(await stored()).toEqual([]);
});

test("Each language has as much room as the hotel's own texts", async () => {
  await server.sql`
    insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'text_bytes', 12000)`;
  const pool = await addPool();
  const long = "ä".repeat(5000);
  expect((await translate(pool, "description", long)).error).toBeNull();
  expect((await translate(pool, "location", long)).error).toMatchObject({
    code: "IN003",
    details: "text_bytes",
  });
  expect((await translate(pool, "location", long, { language: "ja" })).error).toBeNull();
  expect((await translate(pool, "name", "Becken")).error).toBeNull();
  expect((await translate(pool, "name", long)).error).toMatchObject({ code: "IN003", details: "text_bytes" });
});

test("The shortest translation takes some of that room, too", async () => {
  const pool = await addPool();
  await server.sql`
    insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'text_bytes', 200)`;
  for (const column of ["name", "description"] as const) {
    expect((await translate(pool, column, "ä")).error).toBeNull();
  }
  expect((await translate(pool, "location", "ä")).error).toMatchObject({
    code: "IN003",
    details: "text_bytes",
  });
});

test("a translation's row is found by its key: the hotel's others are not read", async () => {
  const pool = await addPool();
  await server.sql`
    insert into amenities (hotel_id, name, description, timing, location)
    select ${owner.hotelId}, 'Room ' || i, 'Quiet', 'Always', 'Roof' from generate_series(1, 150) as i`;
  const row = {
    hotel_id: owner.hotelId,
    table_name: "amenities",
    column_name: "name",
    language: "de",
    source_hash: "0".repeat(32),
  };
  const read = await transaction(server.sql, async (tx) => {
    // Overrides the planner's choice for such a small table.
    await tx`set local enable_seqscan = off`;
    await tx`insert into translations ${tx({ ...row, row_id: pool, text: "Bad" })}`;
    const [{ rows } = { rows: 0 }] = await tx<{ rows: number }[]>`
      select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'amenities'`;
    return rows;
  });
  expect(read).toBe(1);
  for (const row_id of [pool.toUpperCase(), "pool", ""]) {
    const { error } = await owner.client
      .from("translations")
      .insert({ ...row, row_id, language: "ja", text: "Bad" });
    expect(error?.message).toContain("there is no row");
  }
});
