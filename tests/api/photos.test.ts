/** Photos: taken in, made small, shown for good, and gone when nothing shows them. */
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import {
  PHOTO_FORMATS,
  PHOTO_SIZES,
  type PhotoSize,
  photoFile,
  photoUrl,
  ROUGH,
} from "../../src/lib/look/photo.ts";
import { MAX_PHOTO_BYTES } from "../../src/product.ts";
import { removeUnusedPhotos } from "../../src/server/storage/photos.ts";
import { photoName, uploadPhoto } from "../../testbed/give-photo.ts";
import { image, manyPixels, photograph } from "../../testbed/images.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
let other: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeHotel(server);
  other = await makeHotel(server);
});

/** Colors of the pictures, so that no two are the same file. */
let colors = 0;
const newPicture = (width = 40, height = 20) =>
  image("png", { width, height, background: `#${(++colors * 4096 + 0x100).toString(16).padStart(6, "0")}` });

async function send(file: Uint8Array, { by = owner, hotelId = owner.hotelId, name = photoName(file) } = {}) {
  const body = new Blob([new Uint8Array(file)]);
  const { data, error } = await by.client.storage.from("photos").upload(`${hotelId}/${name}`, body);
  const { status, message } = (error ?? {}) as { status?: number; message?: string };
  return { path: data?.path, status, message };
}

const get = (path: string, size: PhotoSize, format: "avif" | "webp") =>
  fetch(server.url + photoUrl(path, size, format));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const channels = (color = "") => color.match(/[0-9a-f]{2}/g)?.map((digits) => Number.parseInt(digits, 16));
const nearly = (value: number) => expect.closeTo(value, -1.3);
const rowOf = (path: string) =>
  server.sql<{ width: number; height: number; top_color: string; bottom_color: string; bytes: string }[]>`
    select * from photos where path = ${path}`;
const setCover = (cover_path: string | null, by = owner) =>
  by.client.from("hotels").update({ cover_path }).eq("id", by.hotelId).select("cover_path");

describe("A photo", () => {
  test("is stored under its hash, and anyone can read it in all sizes and formats, cached for good", async () => {
    const { path = "" } = await send(await newPicture(1600, 1000));
    for (const size of PHOTO_SIZES) {
      for (const format of PHOTO_FORMATS) {
        const answer = await get(path, size, format);
        expect(answer.headers.get("content-type")).toBe(`image/${format}`);
        expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*sandbox$/);
        const { format: kind, width, height } = await sharp(await bytesOf(answer)).metadata();
        expect({ kind, width, height }).toEqual({
          kind: format === "avif" ? "heif" : format,
          width: size,
          height: Math.round(size / 1.6),
        });
      }
    }
    const itself = owner.client.storage.from("photos").getPublicUrl(path).data.publicUrl;
    expect((await sharp(await bytesOf(await fetch(itself))).metadata()).width).toBe(1200);
  });

  test("has a rough copy for a slow line's first paint; a photo of before shows its smallest file instead", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
    const grainy = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#888", noise } });
    const { path = "" } = await send(await grainy.jpeg().toBuffer());
    const [rough, smallest] = [
      await bytesOf(await get(path, ROUGH, "avif")),
      await bytesOf(await get(path, 480, "avif")),
    ];
    expect(await sharp(rough).metadata()).toMatchObject({ width: 480, height: 300 });
    expect(rough.length).toBeLessThan(smallest.length / 2);
    expect((await get(path, ROUGH, "webp")).status).toBe(404);
    await server.context.uploads.photos.remove(photoFile(path, ROUGH, "avif"));
    expect(await bytesOf(await get(path, ROUGH, "avif"))).toEqual(smallest);
  });

  test("is known to its owner, with its size and the colors of its halves", async () => {
    const sky = await image("png", { width: 900, height: 300, background: "#3366cc" });
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#cc9933" } })
      .composite([{ input: sky, top: 0, left: 0 }])
      .png()
      .toBuffer();
    const path = await uploadPhoto(owner.client, owner.hotelId, picture);
    const seen = (by: Owner) => by.client.from("photos").select("path,width,height,top_color,bottom_color");
    const [photo] = (await seen(owner)).data ?? [];
    expect(photo).toMatchObject({ path, width: 900, height: 600 });
    // Where the halves meet, they run into each other.
    expect(channels(photo?.top_color)).toEqual([51, 102, 204].map(nearly));
    expect(channels(photo?.bottom_color)).toEqual([204, 153, 51].map(nearly));
    expect((await seen(other)).data).toEqual([]);
  });

  test("is never enlarged: a small one has only the sizes that it fills", async () => {
    const { path = "" } = await send(await newPicture(640, 400));
    const widths = await Promise.all(
      PHOTO_SIZES.map(async (size) => {
        const answer = await get(path, size, "webp");
        return answer.ok ? (await sharp(await bytesOf(answer)).metadata()).width : answer.status;
      }),
    );
    expect(widths).toEqual([480, 404, 640]);
  });

  test.each(PHOTO_FORMATS)(
    "as %s is upright and says nothing of where and with what it was taken",
    async (format) => {
      const picture = await photograph();
      const told = await sharp(picture).metadata();
      expect([told.exif?.includes("Pocket 3"), told.orientation, told.icc !== undefined]).toEqual([
        true,
        6,
        true,
      ]);
      const { path = "" } = await send(picture);
      const answer = await get(path, 1200, format);
      const { width, height, exif, xmp, iptc, orientation } = await sharp(await bytesOf(answer)).metadata();
      expect({ width, height, exif, xmp, iptc }).toEqual({ width: 20, height: 40 });
      expect(orientation ?? 1).toBe(1);
    },
  );

  test("sent again is the same photo", async () => {
    const picture = await newPicture();
    const [first, again] = [await send(picture), await send(picture)];
    expect(again).toEqual(first);
    expect(await rowOf(first.path ?? "")).toHaveLength(1);
  });

  test("as a form or as bare bytes, under any declared type", async () => {
    const picture = await newPicture();
    const response = await fetch(
      `${server.url}/storage/v1/object/photos/${owner.hotelId}/${photoName(picture)}`,
      {
        method: "POST",
        body: new Uint8Array(picture),
        headers: { authorization: `Bearer ${owner.token}`, "content-type": "text/html" },
      },
    );
    expect(response.status).toBe(200);
  });
});

describe("What is refused", () => {
  test("a name that is not the hash of the file", async () => {
    const picture = await newPicture();
    const wrong = { status: 400, message: expect.stringContaining("SHA-256") };
    expect(await send(picture, { name: "beach.jpg" })).toMatchObject(wrong);
    expect(await send(picture, { name: "0".repeat(32) })).toMatchObject(wrong);
    expect(await send(picture)).toMatchObject({ status: undefined });
  });

  test("another owner's hotel, a hotel that is not there, and whoever is not signed in", async () => {
    const picture = await newPicture();
    const denied = { path: undefined, status: 403 };
    expect(await send(picture, { by: other })).toMatchObject(denied);
    expect(await send(picture, { hotelId: "zzzzzzzzzz" })).toMatchObject(denied);
    expect(await rowOf(`${owner.hotelId}/${photoName(picture)}`)).toEqual([]);
    const anonymous = await fetch(
      `${server.url}/storage/v1/object/photos/${owner.hotelId}/${photoName(picture)}`,
      { method: "POST", body: new Uint8Array(picture) },
    );
    expect(anonymous.status).toBe(401);
    expect(await send(picture)).toMatchObject({ status: undefined });
  });

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ["a text", () => Buffer.from("<script>alert(1)</script>"), 415, /valid image file/],
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, /valid image file/],
    [
      "half a JPEG",
      async () => (await image("jpeg", { width: 900, height: 900 })).subarray(0, 3000),
      415,
      /valid/,
    ],
    ["an iPhone's HEIC", () => heic, 415, /HEIC.*save it as JPEG/],
    ["56 million pixels in 7 kB", () => manyPixels(8000, 7000), 415, /at most 50 million pixels/],
    ["a file of more than 10 MB", () => Buffer.alloc(MAX_PHOTO_BYTES + 1), 413, /at most 10 MB/],
  ])("%s", async (_, make, status, message) => {
    const file = await make();
    expect(await send(file)).toMatchObject({ status, message: expect.stringMatching(message) });
    const path = `${owner.hotelId}/${photoName(file)}`;
    expect([await rowOf(path), (await get(path, 1200, "webp")).status]).toEqual([[], 404]);
  });

  test("more photos than a hotel has room for, and more bytes than an account has", async () => {
    const limit = (what: string, max: number) => server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, ${what}, ${max})
      on conflict (user_id, what) do update set max = excluded.max`;
    await limit("photos", 1);
    const { path = "" } = await send(await newPicture());
    expect(await send(await newPicture())).toMatchObject({
      status: 403,
      message: expect.stringMatching(/room for 1 photos/),
    });
    // Another hotel has room of its own.
    expect(await send(await newPicture(), { by: other, hotelId: other.hotelId })).toMatchObject({
      status: undefined,
    });

    await limit("photos", 5);
    const [row] = await rowOf(path);
    await limit("photo_bytes", Number(row?.bytes));
    expect(await send(await newPicture())).toMatchObject({
      status: 403,
      message: expect.stringMatching(/photos of your hotels/),
    });
    await limit("photo_bytes", 1_000_000);
    expect(await send(await newPicture())).toMatchObject({ status: undefined });
  });

  test("a photo that is replaced, removed or listed by hand", async () => {
    const photos = owner.client.storage.from("photos");
    const { path = "" } = await send(await newPicture());
    const { error } = await photos.update(path, new Blob(["x"]));
    expect(error?.message).toMatch(/photos that are replaced/);
    expect((await photos.remove([path])).error?.message).toMatch(/removing photos/);
    expect((await get(path, 1200, "avif")).status).toBe(200);
    const direct = owner.client.from("photos").delete().eq("path", path);
    expect((await direct).error?.code).toBe("42501");
  });

  test("a cover that is no photo of the hotel", async () => {
    const { path = "" } = await send(await newPicture());
    const foreign = await uploadPhoto(other.client, other.hotelId, await newPicture());
    expect((await setCover(foreign)).error?.code).toBe("23503");
    expect((await setCover(`${owner.hotelId}/${"0".repeat(32)}`)).error?.code).toBe("23503");
    expect((await setCover("javascript:alert(1)")).error?.code).toBe("23503");
    expect((await setCover(path)).data).toEqual([{ cover_path: path }]);
  });
});

describe("A photo that no row shows", () => {
  const upkeep = () => removeUnusedPhotos(server.context);
  /** As if it had been unused since then. */
  const ago = (path: string, hours: number) => server.sql`
    update photos set unused_since = now() - make_interval(hours => ${hours}) where path = ${path}`;
  const isThere = async (path: string) =>
    (await rowOf(path)).length === 1 && (await get(path, 1200, "avif")).status === 200;

  test("is removed after some hours; photos that a row shows stay", async () => {
    const shown = await uploadPhoto(owner.client, owner.hotelId, await newPicture());
    const unused = await uploadPhoto(owner.client, owner.hotelId, await newPicture());
    await setCover(shown);
    await upkeep();
    expect([await isThere(shown), await isThere(unused)]).toEqual([true, true]);
    // A mark that is out of date: it is shown by now.
    await Promise.all([ago(shown, 3), ago(unused, 3)]);
    await upkeep();
    expect([await isThere(shown), await isThere(unused)]).toEqual([true, false]);
  });

  test("is kept for a while when it is uploaded again, or shown again", async () => {
    const picture = await newPicture();
    const path = await uploadPhoto(owner.client, owner.hotelId, picture);
    await ago(path, 3);
    await uploadPhoto(owner.client, owner.hotelId, picture);
    await upkeep();
    expect(await isThere(path)).toBe(true);
    await ago(path, 3);
    await setCover(path);
    await upkeep();
    await setCover(null);
    await upkeep();
    expect(await isThere(path)).toBe(true);
  });

  test("is kept for as long as the row that showed it can be restored", async () => {
    const [replaced, deleted, kept] = await Promise.all(
      [1, 2, 3].map(async () => uploadPhoto(owner.client, owner.hotelId, await newPicture())),
    );
    await setCover(replaced ?? "");
    const words = { name: "Pool", description: "Heated", timing: "Always", location: "Roof" };
    const { data: amenity } = await owner.client
      .from("amenities")
      .insert({ ...words, hotel_id: owner.hotelId, photo_path: deleted ?? "" })
      .select("id")
      .single()
      .throwOnError();
    await upkeep();
    const inDoubt = async () =>
      (
        await server.sql`
      select from photos where path in (${replaced ?? ""}, ${deleted ?? ""}) and unused_since is not null`
      ).length;
    expect(await inDoubt()).toBe(0);

    await setCover(kept ?? "");
    await owner.client
      .from("amenities")
      .delete()
      .eq("id", amenity?.id ?? "")
      .throwOnError();
    expect(await inDoubt()).toBe(2);
    const paths = [replaced, deleted, kept];
    const shownAgo = (days: number) => server.sql`
      update photos set created_at = now() - interval '40 days', unused_since = now() - make_interval(days => ${days}, hours => 1)
      where hotel_id = ${owner.hotelId}`;
    const left = () => Promise.all(paths.map((path) => isThere(path ?? "")));
    await shownAgo(30);
    await upkeep();
    expect(await left()).toEqual([true, true, true]);
    await owner.client
      .rpc("undo_changes", { hotel_id: owner.hotelId, row_ids: [amenity?.id ?? ""] })
      .throwOnError();
    await shownAgo(31);
    await upkeep();
    expect(await left()).toEqual([false, true, true]);
  });

  test("is deleted with its hotel, and no other hotel's photos are", async () => {
    const path = await uploadPhoto(owner.client, owner.hotelId, await newPicture());
    const foreign = await uploadPhoto(other.client, other.hotelId, await newPicture());
    await setCover(path);
    await owner.client.from("hotels").delete().eq("id", owner.hotelId).throwOnError();
    expect(await rowOf(path)).toEqual([]);
    await expect.poll(async () => (await get(path, 1200, "webp")).status).toBe(404);
    expect(await isThere(foreign)).toBe(true);
  });
});
