/** Guests read what the owner wrote in their own language, where the hotel offers it. */
import { beforeEach, expect, test } from "vitest";
import { weekly } from "../../testbed/opening-hours.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
let pool: string;
beforeEach(async () => {
  owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  const own = { times_confirmed: true, description: "A house by the sea", languages: ["de", "ar"] };
  await owner.client.from("hotels").update(own).eq("id", owner.hotelId).throwOnError();
  const row = {
    hotel_id: owner.hotelId,
    name: "Pool",
    description: "Heated all year",
    timing: "Always",
    location: "Roof",
  };
  pool = (await owner.client.from("amenities").insert(row).select("id").single().throwOnError()).data.id;
  await translate("hotels", owner.hotelId, "description", "Ein Haus am Meer");
  await translate("amenities", pool, "name", "Schwimmbad");
});

async function translate(
  table_name: string,
  row_id: string,
  column_name: string,
  text: string,
  more: object = {},
) {
  const key = { hotel_id: owner.hotelId, table_name, row_id, column_name, language: "de", ...more };
  await owner.client
    .from("translations")
    .upsert(
      { ...key, text, source_hash: "0".repeat(32) },
      { onConflict: "hotel_id,table_name,row_id,column_name,language" },
    )
    .throwOnError();
}

async function read(query = "", wanted = ""): Promise<string> {
  const page = `${server.url}/view/${owner.hotelId}${query}`;
  return (await fetch(page, { headers: { "Accept-Language": wanted } })).text();
}

test("What is translated is read in the page's language, what is not in the hotel's own, and says so", async () => {
  const html = await read("", "de-AT");
  expect(html).toContain('<p class="text about" dir="auto">Ein Haus am Meer</p>');
  expect(html).toContain('<h3 dir="auto">Schwimmbad</h3>');
  expect(html).toContain('<p class="text" dir="auto" lang="en">Heated all year</p>');
  expect(html, "in the tile too").toMatch(/<span class="description" dir="auto">Schwimmbad/);
  expect(html).toContain('<meta name="description" content="Ein Haus am Meer"/>');
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ description: "Ein Haus am Meer" });
  for (const other of ["en", "fr", "ar"]) {
    const page = await read("", other);
    expect(page, other).toContain("A house by the sea");
    expect(page, other).not.toContain("Schwimmbad");
  }
});

test("An edit of a translation shows on the very next load", async () => {
  await read("?lang=de");
  await translate("amenities", pool, "name", "Becken");
  expect(await read("?lang=de")).toContain("Becken");
  await owner.client.from("hotels").update({ languages: [] }).eq("id", owner.hotelId).throwOnError();
  expect(await read("?lang=de"), "no longer offered").toContain('lang="en">Pool</h3>');
});

test("Hours' notes and reasons, and what owners name themselves, are read in the page's language too", async () => {
  const exceptions = [{ from: "2090-12-24", until: "2090-12-24", times: [], reason: "Christmas" }];
  const hours = weekly({ note: "Towels are here", exceptions });
  await owner.client.from("amenities").update({ hours }).eq("id", pool).throwOnError();
  await owner.client
    .from("hotels")
    .update({ reception_hours: { kind: "appointment", note: "Ring twice" } })
    .eq("id", owner.hotelId)
    .throwOnError();
  const section = { hotel_id: owner.hotelId, name: "Wellness", description: "Rest", icon: "Settings" };
  const { data: wellness } = await owner.client
    .from("custom_sections")
    .insert({ ...section, color: "bg-gray-500" })
    .select("id")
    .single()
    .throwOnError();
  const details = { Temperature: "Hot", Bring: "Towels" };
  const { data: sauna } = await owner.client
    .from("custom_section_items")
    .insert({ section_id: wellness.id, title: "Sauna", description: "Dry", details } as never)
    .select("id")
    .single()
    .throwOnError();
  await translate("amenities", pool, "hours/note", "Handtücher gibt es");
  await translate("amenities", pool, "hours/reason/2090-12-24", "Heiligabend");
  await translate("hotels", owner.hotelId, "reception_hours/note", "Zweimal läuten");
  await translate("custom_section_items", sauna.id, "details/name/Temperature", "Temperatur");
  await translate("custom_section_items", sauna.id, "details/value/Temperature", "Heiß");
  const german = await read("?lang=de");
  for (const text of ["Handtücher gibt es", "Heiligabend", "Zweimal läuten"]) {
    expect(german, text).toContain(`dir="auto">${text}</`);
  }
  expect(german, "for the script as well").toContain("&quot;reason&quot;:&quot;Heiligabend&quot;");
  expect(german).toContain('<dt dir="auto">Temperatur</dt><dd><bdi>Heiß</bdi>');
  expect(german, "not translated yet").toContain(
    '<dt dir="auto" lang="en">Bring</dt><dd><bdi lang="en">Towels</bdi>',
  );
  for (const text of ["Towels are here", "Christmas", "Ring twice", "Temperature"]) {
    expect(german).not.toContain(text);
    expect(await read(), "the hotel's own").toContain(text);
  }
});

test("A source that has been emptied shows no translation", async () => {
  const hotel = () => owner.client.from("hotels");
  await hotel().update({ breakfast: "Until noon" }).eq("id", owner.hotelId).throwOnError();
  await translate("hotels", owner.hotelId, "breakfast", "Bis mittags");
  expect(await read("?lang=de")).toContain("Bis mittags");
  await hotel().update({ breakfast: null }).eq("id", owner.hotelId).throwOnError();
  expect(await read("?lang=de")).not.toContain("Bis mittags");
});

test("What a machine translated says so and leads to the original, in one tap and without a script", async () => {
  expect(await read("?lang=de"), "all by a person").not.toContain("Automatisch übersetzt");
  await translate("amenities", pool, "location", "Dach", { origin: "machine" });
  const html = await read("?lang=de");
  expect(html).toContain(
    'Automatisch übersetzt<span> · <a href="?lang=de&amp;original">Original anzeigen</a></span>',
  );
  const original = await read("?lang=de&original");
  expect(original).toMatch(/^<!doctype html><html lang="de"/);
  expect(original).toContain('<h3 dir="auto" lang="en">Pool</h3>');
  expect(original).not.toMatch(/Schwimmbad|Dach/);
  expect(original).toContain('<a href="?lang=de">Übersetzung anzeigen</a>');
  expect(await read("?lang=de&original"), "from memory").toBe(original);
  expect(await read("?lang=de"), "each has its own place there").toBe(html);
  await owner.client.from("amenities").update({ name: "Roof pool" }).eq("id", pool).throwOnError();
  expect(await read("?lang=de&original")).toContain("Roof pool");
  expect(await read("?lang=fr"), "a language without translations").not.toContain("original");
});

test("Search engines learn of the languages that are really offered", async () => {
  const page = `http://localhost:${new URL(server.url).port}/view/${owner.hotelId}`;
  const alternates = (html: string) =>
    Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/gi),
      ([, tag, href]) => [tag, href],
    );
  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const german = await read("?lang=de");
  expect(alternates(german)).toEqual([
    ["en", page],
    ["de", `${page}?lang=de`],
    ["ar", `${page}?lang=ar`],
    ["x-default", page],
  ]);
  expect(canonical(german)).toBe(`${page}?lang=de`);
  expect(canonical(await read("?lang=fr")), "the hotel's texts in a French frame").toBe(page);
  await server.sql`delete from public.subscriptions where user_id = ${owner.userId}`;
  await server.context.afterWrite();
  const free = await read("?lang=de");
  expect(alternates(free)).toEqual([]);
  expect(free).not.toContain("Schwimmbad");
});

test("Nobody learns of translations of what guests do not see", async () => {
  await owner.client.rpc("show_section", { hotel_id: owner.hotelId, section_id: "amenities" }).throwOnError();
  await owner.client
    .from("section_visibility")
    .upsert(
      { hotel_id: owner.hotelId, section_name: "amenities", is_visible: false },
      { onConflict: "hotel_id,section_name" },
    )
    .throwOnError();
  expect(await read("?lang=de")).not.toContain("Schwimmbad");
  const [row] = await server.sql<{ found: object }[]>`
    select innfo.guest_translations(${owner.hotelId}, 'de') as found`;
  expect(JSON.stringify(row?.found)).not.toContain("Schwimmbad");
  const document = await owner.client.rpc("guest_hotel", { hotel_id: owner.hotelId }).throwOnError();
  expect(document.data).toMatchObject({ parts: { languages: ["de", "ar"] } });
  expect(document.data).not.toHaveProperty("hotel.languages");
});
