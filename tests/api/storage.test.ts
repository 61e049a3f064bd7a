import { randomUUID } from "node:crypto";
import { request } from "node:http";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_LOGO_BYTES } from "../../src/product.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { image, manyPixels, photograph } from "../../testbed/images.ts";
import { sharedServer } from "../../testbed/server.ts";
import { accessToken, makeHotel, type Owner } from "../../testbed/tokens.ts";
import { untilBlocked } from "../../testbed/until-blocked.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
let other: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeHotel(server);
  other = await makeHotel(server);
});

const logos = (of = owner.client) => of.storage.from("logos");
const newPath = (extension = "png") => `${owner.hotelId}/${randomUUID()}.${extension}`;
const blob = (bytes: Buffer, type = "image/png") => new Blob([new Uint8Array(bytes)], { type });
/** Other tests have more room. */
const allowLogos = (max: number) => server.sql`
  insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'logos', ${max})
  on conflict (user_id, what) do update set max = excluded.max`;
const publicUrl = (path: string) => logos().getPublicUrl(path).data.publicUrl;

interface Upload {
  body: BodyInit;
  headers?: Record<string, string>;
  method?: string;
}
/** The request itself, for what the client would not send. */
async function send(path: string, { body, headers = {}, method = "POST" }: Upload) {
  const response = await fetch(`${server.url}/storage/v1/object/logos/${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });
  return { status: response.status, body: await response.json() };
}
const refused = (status: number, error: string) => ({
  status,
  body: { statusCode: String(status), error, message: expect.stringMatching(/./) },
});

describe("a logo", () => {
  test("of a hotel that is deleted while it comes is refused, and no file is left", async () => {
    const [path, body] = [newPath(), blob(await image("png"))];
    let answer: ReturnType<typeof send> | undefined;
    await transaction(server.sql, async (tx) => {
      await tx`delete from public.hotels where id = ${owner.hotelId}`;
      answer = send(path, { body });
      await Promise.race([answer, untilBlocked(server.sql)]);
    });
    expect(await answer).toEqual(refused(403, "Unauthorized"));
    expect((await fetch(publicUrl(path))).status).toBe(404);
  });

  test("is uploaded, read by anyone, and set on the hotel", async () => {
    const path = newPath();
    const { data, error } = await logos().upload(path, blob(await image("png")));
    expect(error).toBeNull();
    expect(data).toEqual({ id: path, path, fullPath: `logos/${path}` });
    const url = new URL(publicUrl(path));
    expect((await fetch(url)).status).toBe(200);
    const set = await owner.client
      .from("hotels")
      .update({ logo_url: url.pathname })
      .eq("id", owner.hotelId)
      .select("logo_url")
      .single();
    expect(set.data).toEqual({ logo_url: `/storage/v1/object/public/logos/${path}` });
  });

  test.each(["png", "jpeg", "webp", "gif", "avif"] as const)("of type %s becomes WebP", async (format) => {
    const path = newPath(format);
    const { error } = await logos().upload(path, blob(await image(format), `image/${format}`));
    expect(error).toBeNull();
    const response = await fetch(publicUrl(path));
    const {
      format: stored,
      width,
      height,
    } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ stored, width, height }).toEqual({ stored: "webp", width: 40, height: 20 });
  });

  test.each([
    [3000, 1500, 1024, 512],
    [500, 2048, 250, 1024],
    [100, 50, 100, 50],
  ])("of %i × %i pixels is kept at %i × %i", async (width, height, keptWidth, keptHeight) => {
    const path = newPath();
    expect((await logos().upload(path, blob(await image("png", { width, height })))).error).toBeNull();
    const kept = await sharp(Buffer.from(await (await fetch(publicUrl(path))).arrayBuffer())).metadata();
    expect([kept.width, kept.height]).toEqual([keptWidth, keptHeight]);
  });

  test("is turned upright and loses what the camera wrote into it", async () => {
    const picture = await photograph();
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    const path = newPath("jpg");
    expect((await logos().upload(path, blob(picture, "image/jpeg"))).error).toBeNull();
    const kept = await sharp(Buffer.from(await (await fetch(publicUrl(path))).arrayBuffer())).metadata();
    expect(kept).toMatchObject({ width: 20, height: 40 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  test("can be sent as a form or as bare bytes, under any declared type", async () => {
    const bytes = await image("png");
    const form = new FormData();
    form.append("cacheControl", "3600");
    form.append("", blob(bytes, "text/html"));
    expect(await send(newPath(), { body: form })).toMatchObject({ status: 200 });
    const bare = { body: new Uint8Array(bytes), headers: { "content-type": "text/html" } };
    expect(await send(newPath(), bare)).toMatchObject({ status: 200 });
  });

  test("is served as a picture and nothing else", async () => {
    const path = newPath("html");
    await logos().upload(path, blob(await image("png"), "text/html"));
    const { headers } = await fetch(publicUrl(path));
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*sandbox$/);
    // The saved file has a name that fits, whatever the upload was called.
    expect(headers.get("content-disposition")).toBe('inline; filename="logo.webp"');
  });

  test("keeps its name when it is replaced, and the next request gets the new one", async () => {
    const path = newPath();
    await logos().upload(path, blob(await image("png")));
    const first = await fetch(publicUrl(path));
    const etag = first.headers.get("etag") ?? "";
    const again = () => fetch(publicUrl(path), { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    expect(first.headers.get("cache-control")).toBe("public, no-cache");

    expect((await logos().update(path, blob(await image("png", { background: "#00f" })))).error).toBeNull();
    const second = await again();
    expect(second.status).toBe(200);
    expect((await sharp(Buffer.from(await second.arrayBuffer())).stats()).dominant).toMatchObject({
      r: 8,
      b: 248,
    });
  });

  test.each([
    [144, "webp"],
    [192, "png"],
    [512, "png"],
  ])(
    "is served %s pixels wide and high as %s, and cached for good under its version's URL",
    async (side, format) => {
      const path = newPath();
      await logos().upload(path, blob(await image("png")));
      await owner.client
        .from("hotels")
        .update({ logo_url: new URL(publicUrl(path)).pathname })
        .eq("id", owner.hotelId);
      const page = await (await fetch(`${server.url}/view/${owner.hotelId}`)).text();
      const [, shown = ""] = page.match(/<img class="logo" src="([^"]+)"/) ?? [];
      const url = new URL(shown.replaceAll("&amp;", "&"), server.url);
      url.searchParams.set("width", String(side));
      const answer = await fetch(url);
      expect(answer.headers.get("content-type")).toBe(`image/${format}`);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
        width: side,
        height: side,
        format,
      });

      url.searchParams.set("v", "another");
      expect((await fetch(url)).headers.get("cache-control")).toBe("public, no-cache");
      url.searchParams.set("width", "145");
      expect((await fetch(url)).status).toBe(404);
    },
  );

  test("is not replaced by an upload unless that was asked for", async () => {
    const path = newPath();
    const upload = async (upsert: boolean) => logos().upload(path, blob(await image("png")), { upsert });
    expect((await upload(false)).error).toBeNull();
    expect((await upload(false)).error).toMatchObject({ status: 409, statusCode: "409" });
    expect((await upload(true)).error).toBeNull();
  });

  test("that does not exist cannot be updated, read or removed", async () => {
    const path = newPath();
    expect((await logos().update(path, blob(await image("png")))).error).toMatchObject({ statusCode: "404" });
    const response = await fetch(publicUrl(path));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(refused(404, "not_found").body);
    expect(await logos().remove([path])).toEqual({ data: [], error: null });
  });

  test("is gone once it is removed", async () => {
    const paths = [newPath(), newPath(), newPath()];
    for (const path of paths) await logos().upload(path, blob(await image("png")));
    const { data } = await logos().remove(paths.slice(0, 2));
    expect(data).toEqual(paths.slice(0, 2).map((name) => ({ name, bucket_id: "logos" })));
    expect(await Promise.all(paths.map(async (path) => (await fetch(publicUrl(path))).status))).toEqual([
      404, 404, 200,
    ]);
  });

  test("replaces the oldest unused one of as many as there may be", async () => {
    await allowLogos(5);
    const paths = Array.from({ length: 7 }, () => newPath());
    const [shown = "", oldest = "", second = "", ...others] = paths;
    const bytes = blob(await image("png", { width: 2, height: 2 }));
    for (const path of [shown, oldest, second]) await logos().upload(path, bytes);
    await owner.client
      .from("hotels")
      .update({ logo_url: new URL(publicUrl(shown)).pathname })
      .eq("id", owner.hotelId)
      .throwOnError();
    for (const path of others) await logos().upload(path, bytes);
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(publicUrl(path))).status));
    expect(statuses).toEqual([200, 404, 404, ...others.map(() => 200)]);
  });

  test("leaves no more than there may be of a hotel after many simultaneous uploads", async () => {
    await allowLogos(5);
    const bytes = blob(await image("png", { width: 2, height: 2 }));
    const waiting = Array.from({ length: 12 }, () => newPath());
    // As many at a time as one owner may.
    async function uploadInTurn(): Promise<void> {
      for (let path = waiting.pop(); path; path = waiting.pop()) {
        expect((await logos().upload(path, bytes)).error).toBeNull();
      }
    }
    await Promise.all([uploadInTurn(), uploadInTurn(), uploadInTurn()]);
    const kept = await server.context.uploads.logos.list(owner.hotelId);
    expect(kept.length).toBeLessThanOrEqual(5);
    // Two that look at the same moment may each take another one for the oldest.
    expect(kept.length).toBeGreaterThan(5 - 3);
  });
});

test("an account keeps as many logos of a hotel as its limit says, and is refused one that has no room", async () => {
  const bytes = blob(await image("png", { width: 2, height: 2 }));
  const [shown, ...others] = [newPath(), newPath(), newPath()];
  await allowLogos(2);
  expect((await logos().upload(shown, bytes)).error).toBeNull();
  await owner.client
    .from("hotels")
    .update({ logo_url: new URL(publicUrl(shown)).pathname })
    .eq("id", owner.hotelId)
    .throwOnError();
  for (const path of others) expect((await logos().upload(path, bytes)).error).toBeNull();
  const statuses = () =>
    Promise.all([shown, ...others].map(async (path) => (await fetch(publicUrl(path))).status));
  expect(await statuses()).toEqual([200, 404, 200]);

  await allowLogos(1);
  expect((await logos().upload(newPath(), bytes)).error).toMatchObject({
    statusCode: "403",
    message: "A hotel has room for 1 logos. Please delete what you no longer need first.",
  });
  expect(await statuses()).toEqual([200, 404, 200]);
});

test("a logo cannot be called like a folder or a hidden file, as no upload can", async () => {
  const path = newPath();
  await logos().upload(path, blob(await image("png")));
  const { pathname } = new URL(publicUrl(path));
  const folder = pathname.replace(/[^/]*$/, "");
  const setTo = (logo_url: string) =>
    owner.client.from("hotels").update({ logo_url }).eq("id", owner.hotelId);
  for (const name of ["..", ".", "...", ".hidden.webp", "", "../1/logo.webp", "%2e%2e"]) {
    const { error } = await setTo(folder + name);
    expect([name, error?.details]).toEqual([name, "hotels_logo_url_upload"]);
  }
  expect((await setTo(pathname)).error).toBeNull();
  const page = await fetch(`${server.url}/view/${owner.hotelId}`);
  expect(await page.text()).toContain('<img class="logo"');
});

test("deleting a hotel deletes its files, and nobody else's", async () => {
  const bytes = blob(await image("png"));
  const [own, others] = [newPath(), `${other.hotelId}/logo.png`];
  expect((await logos().upload(own, bytes)).error).toBeNull();
  expect((await logos(other.client).upload(others, bytes)).error).toBeNull();
  await owner.client.from("hotels").delete().eq("id", owner.hotelId).throwOnError();
  await expect.poll(async () => (await fetch(publicUrl(own))).status).toBe(404);
  expect((await fetch(publicUrl(others))).status).toBe(200);
});

describe("a file that is no usable picture", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
  );

  const TOO_LARGE = "This picture is too large: at most 50 million pixels can be read.";
  test.each<[string, () => Buffer | Promise<Buffer>, string, string?]>([
    ["an SVG", () => svg, "image/svg+xml"],
    ["an SVG that says it is a PNG", () => svg, "image/png"],
    [
      "HTML that says it is a PNG",
      () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      "image/png",
    ],
    ["a TIFF", () => image("tiff"), "image/tiff"],
    [
      "half a PNG",
      async () => (await image("png", { width: 600, height: 600 })).subarray(0, 900),
      "image/png",
    ],
    [
      "half a JPEG",
      async () => (await image("jpeg", { width: 600, height: 600 })).subarray(0, 1500),
      "image/jpeg",
    ],
    ["the start of a PNG", async () => (await image("png")).subarray(0, 20), "image/png"],
    ["nothing", () => Buffer.alloc(0), "image/png"],
    ["a picture of 56 million pixels in 7 kB", () => manyPixels(8000, 7000), "image/png", TOO_LARGE],
  ])("%s is refused", async (_, make, type, message = "Please select a valid image file.") => {
    const path = newPath();
    const { error } = await logos().upload(path, blob(await make(), type), { contentType: type });
    expect(error).toMatchObject({
      status: 415,
      statusCode: "415",
      message,
    });
    expect((await fetch(publicUrl(path))).status).toBe(404);
  });

  test("does not keep the next picture from being read", async () => {
    const uploads = await Promise.all([
      logos().upload(newPath(), blob(svg)),
      logos().upload(newPath(), blob(manyPixels(4000, 4000))),
    ]);
    expect(uploads.map(({ error }) => error?.name)).toEqual(["StorageApiError", undefined]);
  });

  test("a form without a file is refused", async () => {
    const form = new FormData();
    form.append("cacheControl", "3600");
    expect(await send(newPath(), { body: form })).toEqual(refused(400, "InvalidRequest"));
    const broken = { body: "hello", headers: { "content-type": "multipart/form-data; boundary=x" } };
    expect(await send(newPath(), broken)).toEqual(refused(400, "InvalidRequest"));
  });

  describe("a form that would keep its reader busy", () => {
    const headOf = (name: string, more = "") =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n${more}\r\n`;
    const formOf = async (...before: string[]) => {
      const file = new Uint8Array(await image("png"));
      const parts = [...before, headOf("file"), file, "\r\n--x--\r\n"];
      return { body: new Blob(parts), headers: { "content-type": "multipart/form-data; boundary=x" } };
    };

    test.each([
      ["parts", `${headOf("a")}\r\n`, 15, 16],
      ["headers of one part", "A: b\r\n", 1000, 2000],
    ])("with too many %s is refused", async (what, one, accepted, tooMany) => {
      const form = (count: number) =>
        formOf(what === "parts" ? one.repeat(count) : `${headOf("a", one.repeat(count))}\r\n`);
      // A file in front of the picture is no picture; that it is looked at shows that the form was read.
      expect(await send(newPath(), await form(accepted))).toEqual(refused(415, "invalid_mime_type"));
      expect(await send(newPath(), await form(tooMany))).toEqual(refused(400, "InvalidRequest"));
    });

    test("is not mistaken for an ordinary one", async () => {
      expect(await send(newPath(), await formOf())).toMatchObject({ status: 200 });
    });
  });
});

describe("the size limit", () => {
  /** A picture with so much after its end. */
  const padded = async (size: number) => {
    const picture = await image("png");
    return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  };

  test("5 MB are accepted, one byte more is not", async () => {
    expect((await logos().upload(newPath(), blob(await padded(MAX_LOGO_BYTES)))).error).toBeNull();
    expect((await logos().upload(newPath(), blob(await padded(MAX_LOGO_BYTES + 1)))).error).toMatchObject({
      status: 413,
      statusCode: "413",
      message: "Image size must be less than 5MB.",
    });
    expect(await send(newPath(), { body: new Uint8Array(await padded(MAX_LOGO_BYTES + 1)) })).toEqual(
      refused(413, "Payload too large"),
    );
  });

  test("holds for a body of undeclared length", async () => {
    const streamed = async (size: number) => {
      const bytes = await padded(size);
      return new Blob([new Uint8Array(bytes)]).stream();
    };
    expect(await send(newPath(), { body: await streamed(MAX_LOGO_BYTES) })).toMatchObject({ status: 200 });
    expect(await send(newPath(), { body: await streamed(MAX_LOGO_BYTES + 1) })).toEqual(
      refused(413, "Payload too large"),
    );
    expect(await send(newPath(), { body: await streamed(4 * MAX_LOGO_BYTES) })).toEqual(
      refused(413, "Payload too large"),
    );
  });
});

describe("a name", () => {
  test.each(["logo.png", "a", "A-b_c.1.webp", "x".repeat(100)])("%s is accepted", async (name) => {
    expect((await logos().upload(`${owner.hotelId}/${name}`, blob(await image("png")))).error).toBeNull();
  });

  test.each([
    "..",
    ".hidden",
    "a b",
    "a%2Fb",
    "..%2F..%2Fsecrets.json",
    "..%5Cx",
    "%00",
    "a%0Ab",
    "é",
    "x".repeat(101),
  ])("%s is refused", async (name) => {
    // Not through fetch, which tidies paths.
    const status = (method: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(
          server.url,
          { method, path, headers: { authorization: `Bearer ${owner.token}` } },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        sent.once("error", reject);
        sent.end();
      });
    const encoded = name.replace(/[^\x21-\x7e]/g, encodeURIComponent);
    expect(await status("POST", `/storage/v1/object/logos/${owner.hotelId}/${encoded}`)).toSatisfy(
      (s) => s === 400 || s === 404,
    );
    expect(await status("GET", `/storage/v1/object/public/logos/${owner.hotelId}/${encoded}`)).toSatisfy(
      (s) => s === 400 || s === 404,
    );
  });

  test.each(["..", "%2e%2e", "../..", "A B"])("the hotel's folder cannot be %s", async (folder) => {
    const { status } = await send(`${folder}/logo.png`, { body: new Uint8Array(await image("png")) });
    expect([400, 403, 404]).toContain(status);
  });
});

describe("another owner's hotel", () => {
  const NOWHERE = "zzzzzzzzzz";

  test("is answered like one that does not exist, whatever is tried", async () => {
    const path = `${other.hotelId}/logo.png`;
    const bytes = blob(await image("png"));
    expect((await logos(other.client).upload(path, bytes)).error).toBeNull();
    const before = await (await fetch(publicUrl(path))).arrayBuffer();
    for (const attempt of [
      (hotel: string) => logos().upload(`${hotel}/new.png`, bytes),
      (hotel: string) => logos().upload(`${hotel}/logo.png`, bytes, { upsert: true }),
      (hotel: string) => logos().update(`${hotel}/logo.png`, bytes),
    ]) {
      const { data, error } = await attempt(other.hotelId);
      expect(data).toBeNull();
      expect(error).toMatchObject({ status: 403, message: "new row violates row-level security policy" });
      expect(error).toEqual((await attempt(NOWHERE)).error);
    }
    expect(await logos().remove([path])).toEqual({ data: [], error: null });
    expect(await (await fetch(publicUrl(path))).arrayBuffer()).toEqual(before);
    expect((await logos(other.client).remove([path])).data).toHaveLength(1);
  });

  test("the owner's own hotel needs a session that has not ended", async () => {
    const bytes = blob(await image("png"));
    const path = newPath();
    const asGuest = await server.client().storage.from("logos").upload(path, bytes);
    expect(asGuest.error).toMatchObject({ status: 401 });
    const forged = await accessToken(
      server,
      { sub: owner.userId, session_id: owner.sessionId },
      { key: new Uint8Array(32) },
    );
    expect((await send(path, { body: bytes, headers: { authorization: `Bearer ${forged}` } })).status).toBe(
      401,
    );
    expect((await logos().upload(path, bytes)).error).toBeNull();
    await server.sql`delete from auth.sessions where id = ${owner.sessionId}`;
    expect((await logos().upload(newPath(), bytes)).error).toMatchObject({ status: 401 });
    expect((await logos().remove([path])).error).toMatchObject({ status: 401 });
    expect((await fetch(publicUrl(path))).status).toBe(200);
  });
});

test.each([
  ["POST", "render/image/public/logos/1"],
  ["GET", "object/public/other/1/logo.png"],
  ["GET", "object/public/logos/1"],
])("%s %s is not there", async (method, path) => {
  const response = await fetch(`${server.url}/storage/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual(refused(404, "not_found").body);
});
