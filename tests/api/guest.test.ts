import { createHash } from "node:crypto";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PRO_PLAN } from "../../src/product.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { addSamplePhotos } from "../../src/server/sample-hotel/photos.ts";
import { seedSampleHotel } from "../../src/server/sample-hotel/seed.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer, startTestServer } from "../../testbed/server.ts";
import { whileLocked } from "../../testbed/while-locked.ts";

const server = await sharedServer();

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Unlike fetch, leaves the body as it was sent. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

async function html(path: string): Promise<string> {
  return (await get(path)).body.toString();
}

describe("A hotel's page", () => {
  test.each(["/view/1", "/hotel/1", "/view/1/", "/view/1?from=lift", "/view/I"])("is at %s", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain("<title>The Lantern House</title>");
  });

  test("is found by a code that was typed with letters that look like its digits, in any case", async () => {
    const { userId } = await server.signUp();
    const hotel = { ...exampleRow("hotels"), id: "0a1b2c3d4e", user_id: userId };
    await server.sql`insert into public.hotels ${server.sql(hotel)}`;
    expect((await get("/view/OaLb2c3D4E")).status).toBe(200);
    expect((await get("/view/0a1b2c3d4f")).status).toBe(404);
  });

  test("is kept from search engines until its owner has confirmed its times", async () => {
    const { userId } = await server.signUp();
    const row = { ...exampleRow("hotels"), user_id: userId };
    const [hotel] = await server.sql`insert into public.hotels ${server.sql(row)} returning id`;
    const fresh = await get(`/view/${hotel?.id}`);
    expect(fresh.headers["x-robots-tag"]).toBe("noindex");
    expect(fresh.body.toString()).toContain('<meta name="robots" content="noindex"/>');
    await server.sql`update public.hotels set times_confirmed = true where id = ${hotel?.id}`;
    await expect.poll(async () => (await get(`/view/${hotel?.id}`)).headers["x-robots-tag"]).toBeUndefined();
    expect((await get(`/view/${hotel?.id}`)).body.toString()).not.toContain('name="robots"');
  });

  test.each([
    ["unknown", "/view/zzzzzzzzzz"],
    ["empty", "/view/"],
    ["missing", "/view"],
    ["too long", `/view/${"a".repeat(5000)}`],
    ["no code at all", "/view/a'--%20"],
    ["badly encoded", "/view/%E0%A4%A"],
    ["a path", "/hotel/1/edit"],
    ["a zero byte", "/view/1%00"],
  ])("is politely said to be missing when the code is %s", async (_what, path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.toString()).toContain("Hotel Not Found");
    expect(body.toString()).toContain("The hotel you&#x27;re looking for doesn&#x27;t exist.");
  });

  test("a hotel that opens later is found under a code that was unknown before", async () => {
    expect((await get("/view/0123456789")).status).toBe(404);
    const { userId } = await server.signUp();
    const hotel = { ...exampleRow("hotels"), id: "0123456789", user_id: userId };
    await server.sql`insert into public.hotels ${server.sql(hotel)}`;
    expect((await get("/view/0123456789")).status).toBe(200);
  });
});

describe("The sample hotel", () => {
  test("has at least six entries in each section that the product began with, and a section of its own", async () => {
    const page = await html("/view/1");
    for (const { title } of SECTIONS.slice(0, 8)) {
      const count = new RegExp(
        `>${title}</strong><span class="count">(\\d+) <span class="unseen">entries<`,
      ).exec(page)?.[1];
      expect(Number(count), title).toBeGreaterThanOrEqual(6);
    }
    expect(page).toMatch(/For rainy days<\/strong><span class="count">\d+ <span class="unseen">entries</);
  });

  test("shows all its photos at once, so that a new server's page changes once", async () => {
    const { context } = server;
    const etag = async () => (await get("/view/1")).headers.etag;
    const before = await etag();
    expect(before).toBeTruthy();
    const kept = new Set<string>();
    // Keeps one photo, and fails with the next.
    const write: typeof context.uploads.photos.write = async (path, ...rest) => {
      kept.add(path.slice(0, path.lastIndexOf("-")));
      if (kept.size > 1) throw new Error("The disk is full");
      return context.uploads.photos.write(path, ...rest);
    };
    const photos = Object.create(context.uploads.photos, { write: { value: write } });
    await addSamplePhotos({ ...context, uploads: { ...context.uploads, photos } });
    await context.afterWrite();
    expect(kept.size).toBe(2);
    expect(await etag()).toBe(before);
    await addSamplePhotos(context);
    await context.afterWrite();
    expect(await etag()).not.toBe(before);
    expect((await html("/view/1")).match(/<picture>/g)).toHaveLength(8);
  });

  test("its page with all its sections, photos and style is at most 14 KB on the wire", async () => {
    await addSamplePhotos(server.context);
    await server.context.afterWrite();
    // Four items' and the cover, and three of them again among the favorites.
    expect((await html("/view/1")).match(/<picture>/g)).toHaveLength(8);
    const { body } = await get("/view/1", { "Accept-Encoding": "br" });
    expect(body.length).toBeLessThanOrEqual(14 * 1024);
  });

  test("can be put on the home screen, and kept for when there is no network", async () => {
    const manifest = await get("/view/1/manifest.webmanifest");
    expect(manifest.status).toBe(200);
    expect(manifest.headers["content-type"]).toBe("application/manifest+json");
    expect(JSON.parse(manifest.body.toString())).toMatchObject({
      name: "The Lantern House",
      start_url: "/view/1",
    });
    const icon = await get("/view/1/icon.svg");
    expect(icon.headers["content-type"]).toBe("image/svg+xml");
    expect(icon.headers["content-security-policy"]).toMatch(/^default-src 'none'; .*sandbox$/);
    const worker = await get("/guest-worker.js");
    expect(worker.headers["content-type"]).toMatch(/^text\/javascript/);
    expect(worker.headers["cache-control"]).toBe("no-cache");
    for (const absent of ["/view/0123456788/manifest.webmanifest", "/view/0123456788/icon.svg"]) {
      expect((await get(absent)).status).toBe(404);
    }
  });

  test("is left alone by the next start, and replaced by one that brings another", async () => {
    const { sql } = server;
    const ids = async () =>
      (await sql`select id from public.faqs where hotel_id = '1' order by id`).map(({ id }) => id);
    const start = () => transaction(sql, (tx) => seedSampleHotel(tx));
    const before = await ids();
    await start();
    expect(await ids()).toEqual(before);
    await sql`update auth.users set user_metadata = '{"sample_hotel": "older"}' where email is null`;
    await sql`delete from public.faqs where id = ${before[0]}`;
    await start();
    expect(await ids()).toHaveLength(before.length);
    await start();
    expect(await html("/view/1")).toContain("<title>The Lantern House</title>");
  });

  test("belongs to an account nobody can sign in to", async () => {
    const [owner] = await server.sql`
      select u.email, u.password_hash from auth.users u join public.hotels h on h.user_id = u.id where h.id = '1'`;
    expect(owner).toEqual({ email: null, password_hash: null });
  });
});

describe("On the wire", () => {
  const unpack: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (body) => body,
  };

  test.each([
    [undefined, "identity"],
    ["identity", "identity"],
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["zstd", "identity"],
  ])("a client that accepts %s gets %s", async (accepted, encoding) => {
    const { headers, body } = await get("/view/1", accepted ? { "Accept-Encoding": accepted } : {});
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding, Accept-Language, Accept");
    expect(headers["content-length"]).toBe(String(body.length));
    expect(unpack[encoding]?.(body).toString()).toBe(await html("/view/1"));
  });

  test("the versions for different encodings have validators of their own", async () => {
    const etags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (name) => (await get("/view/1", { "Accept-Encoding": name })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  test("HEAD answers as GET, without the page", async () => {
    const { body: page, headers: expected } = await get("/view/1");
    const { status, headers, body } = await get("/view/1", {}, "HEAD");
    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(headers["content-length"]).toBe(String(page.length));
    expect(headers.etag).toBe(expected.etag);
  });

  test("a browser that has the page gets 304, and the database is not asked", async () => {
    const { headers } = await get("/view/1");
    const etag = String(headers.etag);
    await whileLocked(server, "public.hotels", async () => {
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const answer = await get("/view/1", { "If-None-Match": known });
        expect(answer.status).toBe(304);
        expect(answer.body).toHaveLength(0);
        expect(answer.headers.etag).toBe(etag);
        expect(answer.headers["cache-control"]).toBe(headers["cache-control"]);
      }
      expect((await get("/view/1", { "If-None-Match": '"other"' })).status).toBe(200);
    });
  });

  test("caches ask again on each load, and may show what they have while the site is down", async () => {
    const { headers } = await get("/view/1");
    expect(headers["cache-control"]).toBe("public, max-age=0, stale-if-error=86400");
  });
});

test("A page with a packed list is there whole, too, as fresh and as hidden as the page", async () => {
  const { client, hotelId } = await server.ownerWithHotel();
  // More than there are short ones: src/guest/sections/packed.tsx.
  const many = 450;
  const rows = Array.from({ length: many }, () => ({ ...exampleRow("amenities"), hotel_id: hotelId }));
  await client
    .from("amenities")
    .insert(rows as never[])
    .throwOnError();
  const whole = `/view/${hotelId}?lang=en&whole`;
  expect(await html(`/view/${hotelId}`)).toContain(`<a href="?lang=en&amp;whole#amenities">${many} `);
  const { headers, body } = await get(whole);
  expect(body.toString().match(/class="card item"/g)).toHaveLength(many);
  expect(body.toString()).not.toContain("<noscript>");
  expect((await get(whole, {}, "HEAD")).headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
  expect((await get(whole, { "If-None-Match": String(headers.etag) })).status).toBe(304);
  await client.from("amenities").update({ is_hidden: true }).eq("hotel_id", hotelId).throwOnError();
  expect(await html(whole)).not.toContain('class="card item"');
});

describe("A guest's browser", () => {
  test.each(["/view/1", "/view/unknown", "/qr-scanner"])("gets no cookie from %s", async (path) => {
    expect((await get(path)).headers["set-cookie"]).toBeUndefined();
  });

  test.each(["/view/1", "/view/unknown", "/qr-scanner"])(
    "is told by %s to load this site's files only, and the one style that is in it",
    async (path) => {
      const { headers, body } = await get(path);
      const policy = String(headers["content-security-policy"]).split("; ");
      const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(body.toString()) ?? [];
      const hash = createHash("sha256").update(style).digest("base64");
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          `style-src 'self' 'sha256-${hash}'`,
          "frame-ancestors 'self'",
        ]),
      );
      expect(policy.join(" ")).not.toMatch(/unsafe|http|\*/);
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    },
  );

  test("finds the page's script", async () => {
    const [, script = ""] = /<script type="module" src="([^"]+)"/.exec(await html("/view/1")) ?? [];
    const { status, headers } = await get(script);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/javascript/);
  });
});

describe("A guest sees", () => {
  test("of a hotel on the free plan three sections, on the paid plan all", async () => {
    const { hotelId, userId } = await server.ownerWithHotel();
    const tiles = async () => (await html(`/view/${hotelId}`)).match(/class="tile"/g)?.length;
    expect(await tiles()).toBe(3);
    const paid = { user_id: userId, plan_id: PRO_PLAN.id, subscription_status: "active" };
    await server.sql`insert into public.subscriptions ${server.sql(paid)}`;
    await expect.poll(tiles).toBe(SECTIONS.length);
  });

  test("no section that the owner has hidden", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    expect(await html(`/view/${hotelId}`)).toContain('id="amenities"');
    const { error } = await client
      .from("section_visibility")
      .upsert(
        { hotel_id: hotelId, section_name: "amenities", is_visible: false },
        { onConflict: "hotel_id,section_name" },
      );
    expect(error).toBeNull();
    expect(await html(`/view/${hotelId}`)).not.toContain('id="amenities"');
  });

  test("nothing of who owns the hotel, nor of when it was edited", async () => {
    const { hotelId, userId } = await server.ownerWithHotel();
    const page = await html(`/view/${hotelId}`);
    expect(page).not.toContain(userId);
    expect(page).not.toMatch(/user_id|created_at|updated_at/);
  });
});

test("The demo scanner shows a code and a link to the sample hotel", async () => {
  const { status, body } = await get("/qr-scanner");
  expect(status).toBe(200);
  expect(body.toString()).toContain('<a class="button" href="/view/1">');
  expect(body.toString()).toMatch(/role="img" aria-label="QR code of http:\/\/localhost:\d+\/view\/1"/);

  const without = await startTestServer({ SAMPLE_HOTEL: "off" });
  try {
    expect((await fetch(`${without.url}/qr-scanner`)).status).toBe(404);
  } finally {
    await without.stop();
  }
});
