/** The picture that chats and social networks show beside a link to a guest page. */
import sharp, { type Region, type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveLogo } from "../../testbed/give-logo.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import type { Owner } from "../../testbed/owner.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const LOOK = { accent: "#1f4f40", type_mood: "classic" } as const;

async function hotelWith(values: { name?: string; address?: string; language?: string }): Promise<string> {
  const { client, hotelId } = await makeHotel(server);
  await client
    .from("hotels")
    .update({ ...LOOK, address: "1 Quay, Porto", ...values })
    .eq("id", hotelId)
    .throwOnError();
  return hotelId;
}

async function cardOf(hotelId: string) {
  const answer = await fetch(`${server.url}/view/${hotelId}/card.jpg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const bytes = Buffer.from(await answer.arrayBuffer());
  const picture = sharp(bytes);
  const { width, height, format } = await picture.metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  return { bytes, picture, etag: answer.headers.get("etag") };
}

/** Channels of a part: stats() alone reads the whole picture. */
async function channelsOf(picture: Sharp, part: Region) {
  const cut = await picture.clone().extract(part).png().toBuffer();
  return (await sharp(cut).stats()).channels;
}

/** Whether anything brighter than the background is within the square that chats cut out. */
async function isWritten(picture: Sharp): Promise<boolean> {
  const middle = picture.clone().extract({ left: 285, top: 0, width: 630, height: 630 });
  const { channels } = await middle.greyscale().stats();
  return (channels[0]?.max ?? 0) > 200;
}

test("without a photo is the hotel's name on its color, and one of the same name and color is the same", async () => {
  const name = "Pensão Łódź & <Söhne>";
  const { bytes, picture } = await cardOf(await hotelWith({ name }));
  expect(await isWritten(picture)).toBe(true);
  // Nothing is written where chats cut.
  const { channels } = await picture.clone().extract({ left: 0, top: 0, width: 280, height: 630 }).stats();
  const [red, green] = channels;
  expect(green?.mean).toBeGreaterThan((red?.mean ?? 0) + 20);
  expect((await cardOf(await hotelWith({ name: "Casa Azul" }))).bytes.equals(bytes)).toBe(false);
});

test("has a sign for a name whose letters are in no face, rather than boxes or nothing", async () => {
  const address = "თბილისი";
  const georgian = await hotelWith({ name: "სახლი", address });
  const armenian = await hotelWith({ name: "Տուն", address });
  const card = await cardOf(georgian);
  expect((await cardOf(armenian)).bytes.equals(card.bytes)).toBe(true);
  const [sign] = await channelsOf(card.picture, { left: 550, top: 150, width: 100, height: 200 });
  expect(sign?.max).toBeGreaterThan(200);
  const latin = await hotelWith({ name: "Bayt al-Rumman", address });
  expect((await cardOf(latin)).bytes.equals(card.bytes)).toBe(false);
});

async function iconOf(id: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${server.url}/view/${id}/icon-192.png`)).arrayBuffer());
}

test.each([
  ["Greek", "Αρχοντικό της Ανεμώνας"],
  ["Cyrillic", "Готель «Під липою»"],
  ["Hebrew", "מלון בית הזית"],
  ["Arabic", "رياض ياسمين الوادي"],
  ["Hindi", "चंपा हवेली"],
  ["Thai", "โรงแรมประภาคาร"],
  ["Japanese", "月見台の宿 まつかぜ"],
  ["Chinese", "苏州园林酒店"],
  ["traditional Chinese", "日月潭涵碧樓"],
  ["Korean", "달빛 한옥"],
])("and the icon of a home screen have a face for %s names", async (script, name) => {
  const address = "თბილისი";
  const hotelId = await hotelWith({ name, address });
  const without = await hotelWith({ name: `${script}ს სახლი`, address });
  expect((await cardOf(hotelId)).bytes.equals((await cardOf(without)).bytes)).toBe(false);
  expect((await iconOf(hotelId)).equals(await iconOf(without))).toBe(false);
});

/** Pixels between the first and the last row with something bright. */
async function writtenHeight(picture: Sharp): Promise<number> {
  const { data, info } = await picture.clone().greyscale().raw().toBuffer({ resolveWithObject: true });
  const bright = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((value) => value > 200),
  );
  return bright.lastIndexOf(true) - bright.indexOf(true);
}

test.each([
  ["de", "Kirschblütenterrassengasthof"],
  ["en", "บ้านพักริมทะเลอันดามันประภาคาร"],
])("breaks a long name in %s into lines rather than to write it small", async (language, name) => {
  const short = await cardOf(await hotelWith({ name: `Ode ${language}` }));
  const { picture } = await cardOf(await hotelWith({ name, language }));
  expect(await writtenHeight(picture)).toBeGreaterThan((await writtenHeight(short.picture)) - 60);
});

test("has the name's first letter behind it, cropped where its lines end", async () => {
  // A row of pixels has one color, but for the letter.
  const strokes = async (name: string, language: string) => {
    const { picture } = await cardOf(await hotelWith({ name, language }));
    const varied = async (left: number) => {
      const [, green] = await channelsOf(picture, { left, top: 300, width: 270, height: 1 });
      return (green?.stdev ?? 0) > 3;
    };
    return { left: await varied(0), right: await varied(930) };
  };
  expect(await strokes("Meadow", "en")).toEqual({ left: false, right: true });
  expect(await strokes("مروج", "ar")).toEqual({ left: true, right: false });
});

test("letters that Chinese and Japanese write in other shapes have those of the owner's language", async () => {
  const japanese = await hotelWith({ name: "骨 松", language: "ja" });
  const chinese = await hotelWith({ name: "骨 竹", language: "zh-Hans" });
  const other = await hotelWith({ name: "骨 梅", language: "de" });
  expect((await iconOf(chinese)).equals(await iconOf(japanese))).toBe(false);
  expect((await iconOf(other)).equals(await iconOf(japanese))).toBe(true);
});

test("with a cover is what is in sight around its focus, at once after it changed", async () => {
  const { client, hotelId } = await makeHotel(server);
  const before = await cardOf(hotelId);
  const sky = await sharp({ create: { width: 900, height: 450, channels: 3, background: "#3366cc" } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#cc9933" } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const cover_path = await uploadPhoto(client, hotelId, picture);
  const blueAt = async (cover_focus_y: number) => {
    await client.from("hotels").update({ cover_path, cover_focus_y }).eq("id", hotelId).throwOnError();
    const { picture: shown, etag } = await cardOf(hotelId);
    expect(etag).not.toBe(before.etag);
    // Above the shadow behind the name.
    const [, , blue] = await channelsOf(shown, { left: 0, top: 0, width: 1200, height: 220 });
    return blue?.mean ?? 0;
  };
  expect(await blueAt(0)).toBeGreaterThan(170);
  expect(await blueAt(100)).toBeLessThan(90);
});

test("has the hotel's name on the photo, also on a white one", async () => {
  const { client, hotelId } = await makeHotel(server);
  const snow = await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  const cover_path = await uploadPhoto(client, hotelId, snow);
  const named = async (name: string) => {
    await client.from("hotels").update({ cover_path, name }).eq("id", hotelId).throwOnError();
    return cardOf(hotelId);
  };
  const card = await named("Berghaus Weiß");
  const [red] = await channelsOf(card.picture, { left: 285, top: 420, width: 630, height: 200 });
  expect(red?.min).toBeLessThan(100);
  expect(red?.max).toBeGreaterThan(240);
  expect((await named("Haus am See")).bytes.equals(card.bytes)).toBe(false);
});

test("is asked for again by its tag, and is nowhere without a hotel", async () => {
  const hotelId = await hotelWith({ name: "Casa Verde" });
  const { etag } = await cardOf(hotelId);
  const url = `${server.url}/view/${hotelId}/card.jpg`;
  expect((await fetch(url, { headers: { "If-None-Match": etag ?? "" } })).status).toBe(304);
  expect((await fetch(`${server.url}/view/0000000000/card.jpg`)).status).toBe(404);
});

test("home screens get an opaque PNG file: the logo on its ground, or the initials on the hotel's color", async () => {
  const { client, hotelId } = await makeHotel(server);
  const update = (values: object) =>
    client
      .from("hotels")
      .update({ ...LOOK, ...values })
      .eq("id", hotelId)
      .throwOnError();
  const icon = async (side: number) => {
    const answer = await fetch(`${server.url}/view/${hotelId}/icon-${side}.png`);
    expect(answer.status).toBe(200);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width, height, format, hasAlpha } = await picture.metadata();
    expect({ width, height, format, hasAlpha }).toEqual({
      width: side,
      height: side,
      format: "png",
      hasAlpha: false,
    });
    const colors = async (part: Region) =>
      (await channelsOf(picture, part)).map(({ min, max }) => [min, max]);
    const edge = await colors({ left: 0, top: 0, width: side, height: 4 });
    const middle = Math.round(side / 4);
    return {
      edge,
      middle: await colors({ left: middle, top: middle, width: 2 * middle, height: 2 * middle }),
    };
  };
  const accent = [0x1f, 0x4f, 0x40].map((channel) => [channel, channel]);
  for (const name of ["Casa Amarela", "بيت الياسمين"]) {
    await update({ name });
    for (const side of [180, 192, 512]) {
      const { edge, middle } = await icon(side);
      expect(edge).toEqual(accent);
      expect(middle.map(([, max]) => max)).toEqual([255, 255, 255]);
    }
  }
  const bar = { create: { width: 200, height: 100, channels: 3 as const, background: "#cc9933" } };
  await giveLogo({ api: client, hotel: { id: hotelId } } as Owner, await sharp(bar).png().toBuffer());
  const { edge, middle } = await icon(180);
  expect(edge).not.toEqual(accent);
  expect(middle).not.toEqual(edge);
  expect((await fetch(`${server.url}/view/${hotelId}/icon-181.png`)).status).toBe(404);
});
