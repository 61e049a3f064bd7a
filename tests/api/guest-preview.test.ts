/** An owner's typed and unsaved text, rendered as guests would see it. */
import { beforeEach, expect, test } from "vitest";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { image } from "../../testbed/images.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeHotel(server);
});

function preview(
  draft: unknown,
  { token = owner.token, headers = {}, of = {}, query = "" } = {},
): Promise<Response> {
  return fetch(`${server.url}/view/${owner.hotelId}/preview${query}`, {
    method: "POST",
    body: new URLSearchParams({
      access_token: token,
      ...of,
      draft: typeof draft === "string" ? draft : JSON.stringify(draft),
    }),
    headers,
  });
}

const stored = async () => (await fetch(`${server.url}/view/${owner.hotelId}`)).text();

test("The preview shows what is typed and stores it nowhere", async () => {
  const before = await stored();
  const cover_path = await uploadPhoto(
    owner.client,
    owner.hotelId,
    await image("png", { width: 90, height: 60 }),
  );
  const wifi = [
    { name: "House", password: "saltandthyme", shown_to: "everybody" },
    { name: "Staff", password: "notforguests", shown_to: "reception" },
  ];
  const draft = { name: "Draft Palace", breakfast: "till noon", accent: "#8a2f45", cover_path, wifi };
  const answer = await preview(draft);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("<title>Draft Palace</title>");
  for (const text of ["till noon", "saltandthyme", "#8a2f45", cover_path]) expect(html).toContain(text);
  expect(html, "given out at reception").not.toContain("notforguests");
  expect(await stored()).toBe(before);
});

test("The preview shows what is typed in the language that its owner looks at", async () => {
  await giveProPlan(server, owner.userId);
  await owner.client
    .from("hotels")
    .update({ languages: ["de"] })
    .eq("id", owner.hotelId)
    .throwOnError();
  const written = { hotel_id: owner.hotelId, table_name: "hotels", row_id: owner.hotelId, language: "de" };
  await owner.client
    .from("translations")
    .insert({ ...written, column_name: "description", text: "Am Meer", source_hash: "0".repeat(32) })
    .throwOnError();
  const german = await (await preview({ breakfast: "till noon" }, { query: "?lang=de" })).text();
  expect(german).toContain('<html lang="de"');
  for (const text of ["Am Meer", "till noon"]) expect(german).toContain(text);
  expect(await (await preview({ breakfast: "till noon" })).text()).not.toContain("Am Meer");
});

test("The preview shows an item that is being added or changed", async () => {
  const pool = { name: "Pool", description: "Warm", timing: "Always", location: "Roof" };
  const filed = { ...pool, hotel_id: owner.hotelId };
  const id = crypto.randomUUID();
  const added = await preview({ ...filed, id, name: "Draft pool" }, { of: { table: "amenities" } });
  expect(await added.text()).toContain("Draft pool");
  const { data } = await owner.client.from("amenities").insert(filed).select("id").single().throwOnError();
  const raced = await preview({ ...filed, id: data.id }, { of: { table: "amenities" } });
  expect(raced.status, "saved while its draft was on the way").toBe(200);
  expect(await raced.text()).toContain(pool.name);
  const of = { table: "amenities", row: data.id };
  expect(await (await preview({ name: "Roof pool" }, { of })).text()).toContain("Roof pool");
  const html = await stored();
  for (const text of ["Draft pool", "Roof pool"]) expect(html).not.toContain(text);

  const stranger = await makeHotel(server);
  const theirs = { token: stranger.token };
  expect((await preview({ name: "Mine" }, { ...theirs, of })).status, "another's row").toBe(403);
  expect((await preview(filed, { ...theirs, of: { table: "amenities" } })).status, "into another's").toBe(
    403,
  );
  const own = { ...pool, hotel_id: stranger.hotelId };
  expect(
    (await preview(own, { ...theirs, of: { table: "amenities" } })).status,
    "on the page of another",
  ).toBe(403);
  expect((await preview({ ...filed, name: " " }, { of: { table: "amenities" } })).status).toBe(400);
  expect((await preview(filed, { of: { table: "no_such_table" } })).status).toBe(404);
});

test("Only this site's own frames may show a preview, and no cache keeps it", async () => {
  const { headers } = await preview({ breakfast: "till noon" });
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'self'/);
});

test("Only the hotel's owner gets a preview, until the session ends", async () => {
  const stranger = await makeHotel(server);
  const draft = { breakfast: "till noon" };
  expect((await preview(draft)).status).toBe(200);
  expect((await preview(draft, { token: stranger.token })).status).toBe(403);
  expect((await preview(draft, { token: "x" })).status).toBe(401);
  expect((await preview(draft, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(401);
  await server.sql`delete from auth.sessions where user_id = ${owner.userId}`;
  expect((await preview(draft)).status).toBe(401);
});

test.each([
  ["a column's rule", { accent: "blue" }, 400, "hotels_accent_color"],
  ["a column nobody may write", { user_id: null }, 403, "42501"],
  ["a photo of another hotel", { cover_path: "x/y" }, 409, "hotels_cover_path_photo"],
  ["a column that is not there", { rooms: 12 }, 400, "PGRST204"],
  ["no JSON", "{", 400, "PGRST102"],
  ["nothing typed", {}, 403, "42501"],
  ["more than fits", { description: "a".repeat(300_000) }, 413, "413"],
])("The preview refuses what saving would refuse: %s", async (_what, draft, status, says) => {
  const answer = await preview(draft);
  expect(answer.status).toBe(status);
  // The refusal stands in the frame.
  expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(await answer.text()).toContain(says);
});
