/** The closing of an announcement: a column, which the database checks. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { type Client, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
let owner: { client: Client; hotelId: string; userId: string };
let other: { client: Client; hotelId: string };
let saunaId: string;

beforeAll(async () => {
  owner = await server.ownerWithHotel();
  other = await server.ownerWithHotel();
});
beforeEach(async () => {
  await owner.client.from("announcements").delete().eq("hotel_id", owner.hotelId).throwOnError();
  await owner.client.from("amenities").delete().eq("hotel_id", owner.hotelId).throwOnError();
  saunaId = await addSauna(owner);
});

async function addSauna({ client, hotelId }: { client: Client; hotelId: string }): Promise<string> {
  const row = { ...exampleRow("amenities"), name: "Sauna", photo_path: null, hotel_id: hotelId };
  const { data } = await client
    .from("amenities")
    .insert(row as never)
    .select("id")
    .single()
    .throwOnError();
  return data.id;
}

const SAID = { text: "Sauna: closed", starts_at: "2026-01-01T09:00:00", ends_at: "2090-01-03T00:00:00" };
const announce = (more: object) =>
  owner.client
    .from("announcements")
    .insert({ ...SAID, hotel_id: owner.hotelId, ...more } as never)
    .select("id")
    .single();
const change = async (id: string, changes: object) =>
  owner.client
    .from("announcements")
    .update(changes as never)
    .eq("id", id);

/** The words of a sauna that opens on 4 January. */
async function closed(): Promise<string> {
  const { data } = await announce({ closes: saunaId, opens_again: "2090-01-04" }).throwOnError();
  return data.id;
}

async function stored(id: string): Promise<object | null> {
  const columns = "closes, closes_breakfast, opens_again, times";
  return (await owner.client.from("announcements").select(columns).eq("id", id).maybeSingle()).data;
}

const closesSauna = () => ({
  closes: saunaId,
  closes_breakfast: false,
  opens_again: "2090-01-04",
  times: null,
});
const NOTHING = { closes: null, closes_breakfast: false, opens_again: null, times: null };

async function asGuestsRead(): Promise<GuestDocument["parts"]["announcements"]> {
  const { data } = await server.client().rpc("guest_hotel", { hotel_id: owner.hotelId }).throwOnError();
  return (data as unknown as GuestDocument).parts.announcements;
}

test("guests read what an announcement closes, also once that has another name", async () => {
  await closed();
  expect(await asGuestsRead()).toEqual([
    expect.objectContaining({ text: "Sauna: closed", ...closesSauna() }),
  ]);
  await owner.client.from("amenities").update({ name: "Finnish bath" }).eq("id", saunaId).throwOnError();
  expect(await asGuestsRead()).toEqual([expect.objectContaining(closesSauna())]);
});

test("an announcement closes an amenity of its own hotel, and no other row", async () => {
  const othersId = await addSauna(other);
  for (const closes of [othersId, crypto.randomUUID()]) {
    const { error } = await announce({ closes });
    expect(error).toMatchObject({ code: "23503", message: "The hotel has no amenity with this id." });
  }
  const id = await closed();
  expect((await change(id, { closes: othersId })).error).toMatchObject({ code: "23503" });
  expect(await stored(id)).toEqual(closesSauna());
});

test("only what is closed opens again, on a day of this century", async () => {
  const { error } = await announce({ opens_again: "2090-01-04" });
  expect(error).toMatchObject({ details: expect.stringContaining("announcements_opens_again_closing") });
  const never = await announce({ closes: saunaId, opens_again: "infinity" });
  expect(never.error).toMatchObject({ details: expect.stringContaining("announcements_opens_again_date") });
});

test("an announcement closes breakfast or an amenity", async () => {
  const { error } = await announce({ closes: saunaId, closes_breakfast: true });
  expect(error).toMatchObject({ details: expect.stringContaining("announcements_closes_breakfast_alone") });
  const { data } = await announce({ closes_breakfast: true, opens_again: "2090-01-03" }).throwOnError();
  expect(await stored(data.id)).toEqual({ ...NOTHING, closes_breakfast: true, opens_again: "2090-01-03" });
});

test("other hours are those of one day, from one time to another, and go with what they are of", async () => {
  const on = { closes: saunaId, opens_again: "2090-01-04" };
  for (const times of ["8-12", "08:00-25:00", "08:00", "08:00-12:00,14:00-16:00", ""]) {
    const { error } = await announce({ ...on, times });
    expect(error, times).toMatchObject({ details: expect.stringContaining("announcements_times_range") });
  }
  const { error } = await announce({ closes: saunaId, times: "08:00-12:00" });
  expect(error).toMatchObject({ details: expect.stringContaining("announcements_times_day") });
  const { data } = await announce({ ...on, times: "08:00-12:00" }).throwOnError();
  expect(await asGuestsRead()).toEqual([expect.objectContaining({ ...on, times: "08:00-12:00" })]);
  await owner.client.from("amenities").delete().eq("id", saunaId).throwOnError();
  expect(await stored(data.id)).toEqual(NOTHING);
  await owner.client.rpc("undo_changes", { hotel_id: owner.hotelId, row_ids: [saunaId] }).throwOnError();
  expect(await stored(data.id)).toMatchObject({ ...on, times: "08:00-12:00" });
  await change(data.id, { text: "Please be quiet in the sauna" });
  expect(await stored(data.id)).toEqual(NOTHING);
});

test("another end keeps what it closes, own words do not, and a chip's words say it anew", async () => {
  const id = await closed();
  await change(id, { ends_at: "2090-01-02T00:00:00" });
  expect(await stored(id)).toEqual(closesSauna());
  await change(id, { text: "Finnish bath: closed", closes: saunaId });
  expect(await stored(id)).toEqual(closesSauna());
  await change(id, { text: "Please be quiet in the sauna" });
  expect(await stored(id)).toEqual(NOTHING);
});

test("a deleted amenity is closed by nothing; restored, it is closed as before", async () => {
  const id = await closed();
  await owner.client.from("amenities").delete().eq("id", saunaId).throwOnError();
  expect(await stored(id)).toEqual(NOTHING);
  expect(await asGuestsRead()).toHaveLength(1);
  await owner.client.rpc("undo_changes", { hotel_id: owner.hotelId, row_ids: [saunaId] }).throwOnError();
  expect(await stored(id)).toEqual(closesSauna());
});

test("a restored amenity leaves alone what was announced since", async () => {
  const id = await closed();
  await owner.client.from("amenities").delete().eq("id", saunaId).throwOnError();
  await change(id, { text: "The pool is cold" });
  await owner.client.rpc("undo_changes", { hotel_id: owner.hotelId, row_ids: [saunaId] }).throwOnError();
  expect(await stored(id)).toEqual(NOTHING);
});

test("an announcement is restored as words, once what it closed is gone", async () => {
  const id = await closed();
  await owner.client.from("announcements").delete().eq("id", id).throwOnError();
  await owner.client.from("amenities").delete().eq("id", saunaId).throwOnError();
  const { data } = await owner.client
    .rpc("undo_changes", { hotel_id: owner.hotelId, row_ids: [id] })
    .throwOnError();
  expect(data).toEqual({ undone: 1, left: [] });
  expect(await stored(id)).toEqual(NOTHING);
});

test("other words are taken back together with what the announcement closed", async () => {
  const id = await closed();
  await change(id, { text: "Please be quiet in the sauna" });
  const changes = owner.client.from("changes").select("at").eq("row_id", id);
  const { data } = await changes.order("at", { ascending: false }).limit(1).single().throwOnError();
  await owner.client
    .rpc("undo_changes", { hotel_id: owner.hotelId, row_ids: [id], since: data.at })
    .throwOnError();
  expect(await stored(id)).toEqual(closesSauna());
});

test("a hotel goes with what it has announced as closed", async () => {
  const guest = await server.ownerWithHotel();
  const closes = await addSauna(guest);
  const row = { ...SAID, hotel_id: guest.hotelId, closes };
  await guest.client
    .from("announcements")
    .insert(row as never)
    .throwOnError();
  await guest.client.from("hotels").delete().eq("id", guest.hotelId).throwOnError();
  expect((await server.client().rpc("guest_hotel", { hotel_id: guest.hotelId })).data).toBeNull();
});
