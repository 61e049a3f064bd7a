/** An owner copies items and photos into another of their hotels over HTTP, once, and nobody else's. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { photoUrl } from "../../src/lib/look/photo.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

type HotelOwner = Owner & { hotelId: string };

const server = await sharedServer();
let ana: HotelOwner;
let ben: HotelOwner;
/** Also Ana's. */
let second: string;

beforeEach(async () => {
  ana = await makeHotel(server);
  ben = await makeHotel(server);
  await giveProPlan(server, ana.userId);
  const [hotel] = await server.sql<{ id: string }[]>`
    insert into public.hotels (user_id, name, address, phone, email)
    values (${ana.userId}, ${`Hotel ${randomUUID()}`}, '2 Quay', '+1 555 0101', ${ana.email}) returning id`;
  second = hotel?.id ?? "";
});

interface Copy {
  by?: HotelOwner;
  table?: string;
  ids: unknown;
  to?: string;
  copyId?: string;
}

function copy({ by = ana, table = "amenities", ids, to = second, copyId = randomUUID() }: Copy) {
  const given = { table_name: table, item_ids: ids as string[], to_hotel: to, copy_id: copyId };
  return by.client.rpc("copy_items", given);
}

const amenity = (name: string, more = {}) => ({
  ...{ name, description: "Warm", timing: "All day", location: "Cellar" },
  ...more,
});

async function add(rows: readonly object[], by = ana): Promise<string[]> {
  const filed = rows.map((row) => ({ ...(row as ReturnType<typeof amenity>), hotel_id: by.hotelId }));
  const { data } = await by.client.from("amenities").insert(filed).select("id").throwOnError();
  return data.map(({ id }) => id);
}

const stored = (hotelId: string, table = "amenities") => server.sql`
  select * from public.${server.sql(table)} where hotel_id = ${hotelId} order by position`;

/** Everything but what is new in a copy. */
const said = (row: Record<string, unknown>) => ({
  ...row,
  ...{ id: "", hotel_id: "", position: 0, created_at: 0, updated_at: 0 },
});

test.each(SECTIONS.map(({ table }) => table))("%s are copied as they are, in their order", async (table) => {
  const [first, last] = [exampleRow(table), exampleRow(table)];
  const ids: string[] = [];
  for (const row of [first, last]) {
    const [added] = await server.sql<{ id: string }[]>`
      insert into public.${server.sql(table)} ${server.sql({ ...row, hotel_id: ana.hotelId, is_hidden: true } as never)}
      returning id`;
    ids.push(added?.id ?? "");
  }
  const { data } = await copy({ table, ids: ids.toReversed() }).throwOnError();
  expect(data).toHaveLength(2);
  const copies = await stored(second, table);
  expect(copies.map(said)).toEqual((await stored(ana.hotelId, table)).map(said));
  expect(copies.map(({ id }) => id)).not.toContain(ids[0]);
});

test("asked again, because the answer was lost, nothing is there twice; once deleted, a copy may come back", async () => {
  const ids = await add([amenity("Pool"), amenity("Sauna")]);
  const copyId = randomUUID();
  const { data: first } = await copy({ ids, copyId }).throwOnError();
  const { data: again } = await copy({ ids, copyId }).throwOnError();
  expect(again).toEqual(first);
  expect(await stored(second)).toHaveLength(2);
  await ana.client
    .from("amenities")
    .delete()
    .in("id", first as string[])
    .throwOnError();
  expect(await stored(second)).toHaveLength(0);
  await copy({ ids, copyId }).throwOnError();
  expect(await stored(second)).toHaveLength(2);
});

test("what the other hotel has under the same name stays as it is there", async () => {
  const ids = await add([amenity("Pool"), amenity("Sauna")]);
  await server.sql`
    insert into public.amenities ${server.sql({ ...amenity(" POOL "), description: "Ours", hotel_id: second })}`;
  expect((await copy({ ids }).throwOnError()).data).toHaveLength(1);
  expect((await stored(second)).map(({ name, description }) => [name.trim(), description])).toEqual([
    ["POOL", "Ours"],
    ["Sauna", "Warm"],
  ]);
});

test.each(SECTIONS.map(({ table }) => table))("%s of the same name are not copied twice", async (table) => {
  const row = { ...exampleRow(table), hotel_id: ana.hotelId };
  const [{ id } = { id: "" }] = await server.sql<{ id: string }[]>`
    insert into public.${server.sql(table)} ${server.sql(row as never)} returning id`;
  expect((await copy({ table, ids: [id] })).data).toHaveLength(1);
  expect((await copy({ table, ids: [id] })).data).toEqual([]);
  expect(await stored(second, table)).toHaveLength(1);
});

test("a photo goes with its item as the other hotel's own file", async () => {
  const photo_path = await uploadPhoto(ana.client, ana.hotelId);
  const ids = await add([amenity("Pool", { photo_path })]);
  const path = `${second}/${photo_path.split("/")[1]}`;
  await copy({ ids }).throwOnError();
  expect((await stored(second))[0]?.photo_path).toBeNull();
  await server.sql`delete from public.amenities where hotel_id = ${second}`;

  const photos = ana.client.storage.from("photos");
  for (const _ of ["once", "again"]) expect((await photos.copy(photo_path, path)).error).toBeNull();
  await copy({ ids }).throwOnError();
  expect((await stored(second))[0]?.photo_path).toBe(path);
  const [one, other] = await Promise.all(
    [photo_path, path].map(async (each) =>
      Buffer.from(await (await fetch(server.url + photoUrl(each, 480, "avif"))).arrayBuffer()),
    ),
  );
  expect(other?.equals(one ?? Buffer.alloc(0))).toBe(true);
});

test("a photo is copied between two hotels of its owner only, under its name, and within their limit", async () => {
  const path = await uploadPhoto(ana.client, ana.hotelId);
  const hash = path.split("/")[1];
  const into = async (by: HotelOwner, to: string, from = path) =>
    (await by.client.storage.from("photos").copy(from, to)).error as { status?: number } | null;
  expect(await into(ben, `${ben.hotelId}/${hash}`)).toMatchObject({ status: 403 });
  expect(await into(ana, `${ben.hotelId}/${hash}`)).toMatchObject({ status: 403 });
  expect(await into(ana, `${second}/${"0".repeat(32)}`)).toMatchObject({ status: 400 });
  const lost = "0".repeat(32);
  expect(await into(ana, `${second}/${lost}`, `${ana.hotelId}/${lost}`)).toMatchObject({ status: 404 });
  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${ana.userId}, 'photos', 0)`;
  expect(await into(ana, `${second}/${hash}`)).toMatchObject({
    status: 403,
    message: expect.stringContaining("room for 0 photos"),
  });
  await server.sql`delete from innfo.account_limits where user_id = ${ana.userId}`;
  expect(await into(ana, `${second}/${hash}`)).toBeNull();
});

test("translations go along where both hotels write in the same language, into those it offers", async () => {
  const [id = ""] = await add([amenity("Pool")]);
  await server.sql`update public.hotels set languages = '{de,fr}' where id = ${ana.hotelId}`;
  await server.sql`update public.hotels set languages = '{de}' where id = ${second}`;
  for (const language of ["de", "fr"]) {
    const row = { table_name: "amenities", row_id: id, column_name: "name", language };
    await ana.client
      .from("translations")
      .insert({ ...row, hotel_id: ana.hotelId, text: `Pool ${language}`, source_hash: "0".repeat(32) })
      .throwOnError();
  }
  const { data } = await copy({ ids: [id] }).throwOnError();
  const translated = () =>
    server.sql`select row_id, language, text from translations where hotel_id = ${second}`;
  expect([...(await translated())]).toEqual([
    { row_id: (data as string[])[0], language: "de", text: "Pool de" },
  ]);

  await server.sql`delete from public.amenities where hotel_id = ${second}`;
  await server.sql`delete from public.translations where hotel_id = ${second}`;
  await server.sql`update public.hotels set language = 'it' where id = ${second}`;
  await copy({ ids: [id] }).throwOnError();
  expect(await stored(second)).toHaveLength(1);
  expect(await translated()).toHaveLength(0);
});

test("rows and hotels of others, and more than there is room for, are refused", async () => {
  const [theirs = ""] = await add([amenity("Pool")], ben);
  const own = await add([amenity("Sauna"), amenity("Gym")]);
  expect((await copy({ ids: [theirs] }).throwOnError()).data).toEqual([]);
  expect((await copy({ ids: own, to: ben.hotelId })).error).toMatchObject({ code: "22023" });
  expect((await copy({ ids: own, table: "hotels" })).error).toMatchObject({ code: "22023" });
  expect((await copy({ ids: { all: true } })).error).toMatchObject({ code: "22023" });
  expect((await copy({ ids: ["everything"] })).error).toMatchObject({ code: "22P02" });
  expect(await stored(second)).toHaveLength(0);

  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${ana.userId}, 'items', 1)`;
  expect((await copy({ ids: own })).error).toMatchObject({ code: "IN003" });
  expect(await stored(second)).toHaveLength(0);
  expect((await copy({ ids: own.slice(1) }).throwOnError()).data).toHaveLength(1);
});

const CHAIN = { description: "By day", details: { Board: "blue" } };

async function aSection(name: string, titles: readonly string[], hotelId = ana.hotelId) {
  const [section] = await server.sql<{ id: string }[]>`
    insert into public.custom_sections ${server.sql({ ...exampleRow("custom_sections"), name, hotel_id: hotelId } as never)} returning id`;
  const ids: string[] = [];
  for (const title of titles) {
    const [item] = await server.sql<{ id: string }[]>`
      insert into public.custom_section_items ${server.sql({ ...CHAIN, title, section_id: section?.id, hotel_id: hotelId } as never)}
      returning id`;
    ids.push(item?.id ?? "");
  }
  return { id: section?.id ?? "", ids };
}

const copySection = (
  id: string,
  ids: readonly string[],
  { by = ana, to = second, copyId = randomUUID() } = {},
) => by.client.rpc("copy_section", { section_id: id, item_ids: [...ids], to_hotel: to, copy_id: copyId });

test("a custom section is copied with its items, once, however often it is asked for", async () => {
  const { id, ids } = await aSection("Wellness", ["Sauna", "Pool"]);
  const copyId = randomUUID();
  const { data: first } = await copySection(id, ids, { copyId }).throwOnError();
  expect((await copySection(id, ids, { copyId }).throwOnError()).data).toEqual(first);
  expect(first).toMatchObject({ is_new: true, items: [expect.any(String), expect.any(String)] });
  expect(await stored(second, "custom_sections")).toMatchObject([{ name: "Wellness" }]);
  const items = await stored(second, "custom_section_items");
  expect(items).toMatchObject([
    { title: "Sauna", ...CHAIN },
    { title: "Pool", ...CHAIN },
  ]);
});

test("where the other hotel has a section of that name, it gets what that one lacks", async () => {
  const { id, ids } = await aSection("Wellness", ["Sauna", "Pool"]);
  const there = await aSection(" WELLNESS ", ["sauna"], second);
  const { data } = await copySection(id, ids).throwOnError();
  expect(data).toMatchObject({ section: there.id, is_new: false, items: [expect.any(String)] });
  const items = await stored(second, "custom_section_items");
  expect(items.map(({ title }) => title).sort()).toEqual(["Pool", "sauna"]);
});

test("a custom section and its items are copied with their translations", async () => {
  const { id, ids } = await aSection("Wellness", ["Sauna"]);
  await server.sql`update public.hotels set languages = '{fr}' where id in (${ana.hotelId}, ${second})`;
  for (const [table_name, row_id, column_name, text] of [
    ["custom_sections", id, "name", "Bien-être"],
    ["custom_section_items", ids[0] ?? "", "title", "Le sauna"],
  ] as const) {
    await ana.client
      .from("translations")
      .insert({
        hotel_id: ana.hotelId,
        table_name,
        row_id,
        column_name,
        language: "fr",
        text,
        source_hash: "0".repeat(32),
        origin: "person",
      } as never)
      .throwOnError();
  }
  await copySection(id, ids).throwOnError();
  const rows =
    await server.sql`select text from public.translations where hotel_id = ${second} order by text`;
  expect([...rows]).toEqual([{ text: "Bien-être" }, { text: "Le sauna" }]);
});

test("nobody copies another owner's section, nor one into another's hotel, nor beyond what there is room for", async () => {
  const { id, ids } = await aSection("Wellness", ["Sauna", "Pool"]);
  await giveProPlan(server, ben.userId);
  expect((await copySection(id, ids, { by: ben, to: ben.hotelId })).error?.code).toBe("22023");
  expect((await copySection(id, ids, { to: ben.hotelId })).error?.code).toBe("22023");
  await server.sql`
    insert into innfo.account_limits (user_id, what, max) values (${ana.userId}, 'custom_section_items', 1)`;
  expect((await copySection(id, ids)).error?.code).toBe("IN003");
  expect(await stored(second, "custom_sections")).toEqual([]);
  await server.sql`update innfo.account_limits set max = 2 where user_id = ${ana.userId}`;
  expect((await copySection(id, ids)).error).toBeNull();
  expect(await stored(second, "custom_section_items")).toHaveLength(2);
});
