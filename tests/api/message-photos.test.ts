/**
 * Guests' photos: re-encoded, shown to holders of the secret and to the hotel's people, deleted with the
 * message.
 */
import { request } from "node:http";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { OverloadedError } from "../../src/server/capacity/bulkhead.ts";
import { UnusableImageError } from "../../src/server/storage/unusable-image.ts";
import { minutesPass } from "../../testbed/auth.ts";
import { image, photograph } from "../../testbed/images.ts";
import { makeTaker, sendPhoto, tokenOf } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });
const owner = await makeTaker(server);

type Sent = Omit<Parameters<typeof sendPhoto>[1], "hotelId"> & { hotelId?: string };
const send = (sent: Sent) => sendPhoto(server, { hotelId: owner.hotelId, ...sent });

const addressOf = (response: Response) => new URL(response.headers.get("location") ?? "", server.url).href;

async function stored(hotelId: string): Promise<{ id: string; has_photo: boolean }[]> {
  return server.sql<{ id: string; has_photo: boolean }[]>`
    select m.id, p.message_id is not null as has_photo
    from messages m left join message_photos p on p.message_id = m.id where m.hotel_id = ${hotelId}`;
}

const download = ({ client }: Pick<typeof owner, "client">, path: string) =>
  client.storage.from("messages").download(path);

async function bytesOf(by: Pick<typeof owner, "client">, path: string): Promise<Buffer> {
  const { data } = await download(by, path);
  if (!data) throw new Error(`There is no photo at ${path}`);
  return Buffer.from(await data.arrayBuffer());
}

test("A photo comes without what the camera wrote, and is seen by the guest and the hotel's people alone", async () => {
  const taker = await makeTaker(server);
  const response = await send({ hotelId: taker.hotelId, photo: await photograph() });
  expect(response.status).toBe(303);
  const address = addressOf(response);
  expect(await (await fetch(address)).text()).toContain('src="?photo"');

  const shown = await fetch(`${address}?photo`);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect(shown.headers.get("cache-control")).toBe("no-store");
  const picture = Buffer.from(await shown.arrayBuffer());
  const { exif, width, height } = await sharp(picture).metadata();
  // It was taken upright.
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 20, height: 40 });

  const [message] = await stored(taker.hotelId);
  const path = `${taker.hotelId}/${message?.id}`;
  expect(await bytesOf(taker, path)).toEqual(picture);
  const stranger = await makeHotel(server);
  expect((await download(stranger, path)).error).not.toBeNull();
  for (const bucket of ["public/messages", "messages", "public/photos"]) {
    const open = await fetch(`${server.url}/storage/v1/object/${bucket}/${path}`);
    expect(open.status, bucket).toBeGreaterThanOrEqual(400);
  }

  const saved = await fetch(`${address}?download`);
  expect(saved.headers.get("content-disposition")).toContain("attachment");
  expect(await saved.json()).toMatchObject({
    item: "Scarf",
    contact: "ada@example.com",
    photo: `data:image/webp;base64,${picture.toString("base64")}`,
  });

  await fetch(address, { method: "POST", redirect: "manual" });
  expect((await fetch(`${address}?photo`)).status).toBe(404);
  expect((await download(taker, path)).error).not.toBeNull();
});

test("A list of photos has everything but the pictures, and no other question is answered with one", async () => {
  const taker = await makeTaker(server);
  await send({ hotelId: taker.hotelId, photo: await photograph() });
  const [message] = await stored(taker.hotelId);
  const ask = async (query: string) => {
    const response = await fetch(`${server.url}/rest/v1/message_photos${query}`, {
      headers: { authorization: `Bearer ${taker.token}` },
    });
    return { status: response.status, body: await response.json() };
  };
  const row = { message_id: message?.id, hotel_id: taker.hotelId, created_at: expect.any(String) };
  for (const query of ["", "?select=*", "?select=message_id,*"]) {
    expect(await ask(query), query).toEqual({ status: 200, body: [row] });
  }
  const refusal = { code: "42501", message: expect.stringContaining('column "picture"') };
  for (const query of ["?select=picture", "?select=*,picture", "?picture=not.is.null", "?order=picture"]) {
    expect(await ask(query), query).toMatchObject({ status: 403, body: refusal });
  }
  const path = `${taker.hotelId}/${message?.id}`;
  expect((await bytesOf(taker, path)).length).toBeGreaterThan(0);
});

test("A double press is one message with one photo; another photo is another message", async () => {
  const taker = await makeTaker(server);
  const { hotelId } = taker;
  const values = { token: tokenOf(server, hotelId, "lost") };
  const [red, blue] = await Promise.all([image("png"), image("png", { background: "#00f" })]);
  const [first, second] = await Promise.all([
    send({ hotelId, values, photo: red }),
    send({ hotelId, values, photo: red }),
  ]);
  expect(addressOf(first)).toBe(addressOf(second));
  expect(addressOf(await send({ hotelId, values, photo: blue }))).not.toBe(addressOf(first));
  expect((await stored(hotelId)).map(({ has_photo }) => has_photo)).toEqual([true, true]);
});

test("A form without a photo, and one for which there is no room for photos, come without", async () => {
  const { hotelId } = await makeTaker(server);
  expect((await send({ hotelId })).status).toBe(303);
  // Feedback accepts none.
  expect((await send({ hotelId, kind: "feedback", photo: await image("png") })).status).toBe(303);
  expect((await stored(hotelId)).map(({ has_photo }) => has_photo)).toEqual([false, false]);
});

describe("What is refused", () => {
  const SENTENCE = "This photo cannot be used";

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, number]>([
    ["is no picture", () => Buffer.from("GIF89a, they said"), 422],
    ["is too large", () => new Uint8Array(10 * 1024 * 1024 + 100_000), 413],
  ])("A photo that %s is said at its input, and what was typed stays", async (_, photo, status) => {
    const { hotelId } = await makeTaker(server);
    const response = await send({ hotelId, photo: await photo(), values: { place: "The <bar>" } });
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(SENTENCE);
    if (status === 422) expect(html).toContain("The &lt;bar&gt;");
    expect(await stored(hotelId)).toEqual([]);
    expect((await send({ hotelId, photo: await image("png") })).status).toBe(303);
  });

  test("A photo of some size with a form that takes none is not received, and the same without it is", async () => {
    const { hotelId } = await makeTaker(server);
    const photo = new Uint8Array(100_000);
    expect((await send({ hotelId, kind: "feedback", photo })).status).toBe(413);
    expect((await send({ hotelId, kind: "feedback" })).status).toBe(303);
  });

  test("A page that comes back for another reason asks for its photo again", async () => {
    const response = await send({ photo: await image("png"), values: { item: " " } });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Please choose the photo once more");
    expect(await (await send({ values: { item: " " } })).text()).not.toContain("photo once more");
  });

  test("A photo for which the hotel has no room left is not taken, and the same without it is", async () => {
    const taker = await makeTaker(server);
    await server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${taker.userId}, 'message_photo_bytes', 10)`;
    const response = await send({ hotelId: taker.hotelId, photo: await image("png") });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(SENTENCE);
    expect(await stored(taker.hotelId)).toEqual([]);
    expect((await send({ hotelId: taker.hotelId })).status).toBe(303);
  });

  test("The twenty-first photo of a network in an hour waits; its words do not", async () => {
    const { hotelId } = await makeTaker(server);
    const photo = await image("png", { width: 1, height: 1 });
    const from = "198.51.100.77";
    // Strangers have less room than that.
    expect((await send({ hotelId, from })).status).toBe(303);
    await minutesPass(server, 24 * 60);
    expect((await send({ hotelId, photo, from })).status).toBe(303);
    await server.sql`update auth.rate_limits set points = 19 where key like 'messagePhotosFromNetwork:%'`;
    expect((await send({ hotelId, photo, from })).status).toBe(303);
    expect((await send({ hotelId, photo, from })).status).toBe(429);
    expect((await send({ hotelId, from })).status).toBe(303);
    expect((await send({ hotelId, photo, from: "198.51.100.78" })).status).toBe(303);
  });
});

test("Housekeeping's photo of a find is taken from the hotel's people, and replaced by the next", async () => {
  const taker = await makeTaker(server);
  const { client, hotelId } = taker;
  const row = { hotel_id: hotelId, kind: "found", item: "Scarf" };
  const { data: find } = await client.from("messages").insert(row).select("id").single().throwOnError();
  const path = `${hotelId}/${find.id}`;
  const upload = async (by: Pick<typeof owner, "client">, to: string, file: Uint8Array) =>
    (await by.client.storage.from("messages").upload(to, new Blob([new Uint8Array(file)]))).error;
  expect(await upload(taker, path, await image("png"))).toBeNull();
  expect(await upload(taker, path, await image("png", { width: 30 }))).toBeNull();
  expect((await sharp(await bytesOf(taker, path)).metadata()).width).toBe(30);

  expect(await upload(await makeHotel(server), path, await image("png"))).toMatchObject({ status: 403 });
  expect(await upload(taker, path, Buffer.from("no picture"))).toMatchObject({ status: 415 });
  // A sent message stays unchanged.
  await send({ hotelId, photo: await image("png") });
  const guests = (await stored(hotelId)).find(({ id }) => id !== find.id);
  expect(await upload(taker, `${hotelId}/${guests?.id}`, await image("png"))).toMatchObject({ status: 403 });

  await client.from("messages").delete().eq("id", find.id).throwOnError();
  expect((await download(taker, path)).error).not.toBeNull();
});

test("Photos go with their hotel and when a message's time is over", async () => {
  const taker = await makeTaker(server);
  await send({ hotelId: taker.hotelId, photo: await image("png") });
  await send({ hotelId: taker.hotelId, photo: await image("png") });
  const [old] = await stored(taker.hotelId);
  await server.sql`update messages set keep_until = current_date - 2 where id = ${old?.id ?? ""}`;
  await server.sql`select innfo.forget_messages()`;
  const left = () => server.sql`select from message_photos where hotel_id = ${taker.hotelId}`;
  expect(await left()).toHaveLength(1);
  await taker.client.from("hotels").delete().eq("id", taker.hotelId).throwOnError();
  expect(await left()).toHaveLength(0);
});

describe("Who is in danger is heard without the photo", () => {
  afterEach(() => void vi.restoreAllMocks());

  test.each<[why: string, decode: () => Promise<never>, otherwise: number]>([
    ["when it cannot be read", () => Promise.reject(new UnusableImageError()), 422],
    ["when no decoder is free", () => Promise.reject(new OverloadedError("No turn")), 503],
  ])("%s", async (_, decode, otherwise) => {
    const { hotelId } = await makeTaker(server);
    vi.spyOn(server.context.decoder, "decode").mockImplementation(decode);
    const photo = await photograph();
    const towels = await send({ hotelId, kind: "request", photo });
    const help = await send({ hotelId, kind: "request", photo, values: { topic: "help" } });
    expect([towels.status, help.status]).toEqual([otherwise, 303]);
    expect(await stored(hotelId)).toMatchObject([{ has_photo: false }]);
  });

  test("when it takes long", async () => {
    const { hotelId } = await makeTaker(server);
    const { promise: read, reject: end } = Promise.withResolvers<never>();
    vi.spyOn(server.context.decoder, "decode").mockReturnValue(read);
    const help = await send({
      hotelId,
      kind: "request",
      photo: await photograph(),
      values: { topic: "help" },
    });
    // Else it would keep its place among those of guests.
    end(new UnusableImageError());
    expect(help.status).toBe(303);
    expect(await stored(hotelId)).toMatchObject([{ has_photo: false }]);
  });

  test("when the hotel has no room for more", async () => {
    const { hotelId, userId } = await makeTaker(server);
    await server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${userId}, 'message_photo_bytes', 10)`;
    const photo = await photograph();
    const towels = await send({ hotelId, kind: "request", photo });
    const help = await send({ hotelId, kind: "request", photo, values: { topic: "help" } });
    expect([towels.status, help.status]).toEqual([422, 303]);
    expect(await stored(hotelId)).toMatchObject([{ has_photo: false }]);
  });
});

test("A guest who leaves while a photo is sent is no failure of the server's", async () => {
  const warn = vi.spyOn(server.context.log, "warn");
  const { bodies } = server.context;
  const headers = { "content-type": "multipart/form-data; boundary=edge", "content-length": 5_000_000 };
  const sent = request(`${server.url}/view/${owner.hotelId}/lost`, { method: "POST", headers });
  sent.on("error", () => {});
  sent.write(Buffer.alloc(200_000));
  await expect.poll(() => bodies.taken).toBe(5_000_000);
  sent.destroy();
  await expect.poll(() => bodies.taken).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});
