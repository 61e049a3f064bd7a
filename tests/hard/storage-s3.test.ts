/** Uploads in a bucket that two servers share. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { restore } from "../../src/server/backup/restore.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { diskStore } from "../../src/server/storage/disk.ts";
import type { Uploads } from "../../src/server/storage/open.ts";
import { s3Store } from "../../src/server/storage/s3.ts";
import { runCommand } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { image } from "../../testbed/images.ts";
import type { ServerProcess } from "../../testbed/process.ts";
import { siteEnv, startProcessOn } from "../../testbed/process-on-database.ts";
import { type S3StandIn, startS3 } from "../../testbed/s3.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

let s3: S3StandIn;
let server: TestServer;
let second: ServerProcess;
let secondUrl: string;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  server = await startTestServer(s3.env);
  folder = makeDataDir();
  second = startProcessOn({ ...server, dataDir: join(folder, "second") }, s3.env);
  secondUrl = await second.url;
});
afterAll(async () => {
  await second.end();
  await server.stop();
  await s3.stop();
  removeDataDir(folder);
});

let owner: Owner & { hotelId: string };
beforeEach(async () => {
  s3.outage = undefined;
  owner = await makeHotel(server);
});

/** Uploads a logo and shows it on the hotel. @returns its path in the bucket */
async function giveLogo(background = "#f00"): Promise<string> {
  const path = `${owner.hotelId}/${randomUUID()}.webp`;
  const picture = new Blob([new Uint8Array(await image("png", { background }))]);
  const { error } = await owner.client.storage.from("logos").upload(path, picture);
  expect(error).toBeNull();
  await edit({ logo_url: `/storage/v1/object/public/logos/${path}` });
  return path;
}

async function edit(change: { description?: string; logo_url?: string }): Promise<void> {
  await owner.client.from("hotels").update(change).eq("id", owner.hotelId).throwOnError();
}

async function pageAt(url: string): Promise<{ status: number; logo: string | undefined }> {
  const response = await fetch(`${url}/view/${owner.hotelId}`);
  const [, logo] = (await response.text()).match(/<img class="logo" src="([^"]+)"/) ?? [];
  return { status: response.status, logo: logo?.replaceAll("&amp;", "&") };
}

async function bytesAt(url: string, path: string): Promise<Buffer> {
  const response = await fetch(`${url}${path}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test("A logo uploaded at one server is shown by the other", async () => {
  const path = await giveLogo();
  const stored = `/storage/v1/object/public/logos/${path}`;
  expect(await bytesAt(secondUrl, stored)).toEqual(await bytesAt(server.url, stored));
  const { logo } = await pageAt(server.url);
  expect(logo).toContain("&v=");
  await expect.poll(() => pageAt(secondUrl)).toEqual({ status: 200, logo });
  expect(await bytesAt(secondUrl, logo ?? "")).toEqual(await bytesAt(server.url, logo ?? ""));
});

test("A hotel keeps its last twenty uploads, and deleting it deletes them", async () => {
  for (let i = 0; i < 22; i++) s3.put(`logos/${owner.hotelId}/${String(i).padStart(2, "0")}.webp`, "old");
  const store = s3Store(s3.access, "logos/");
  await giveLogo();
  expect(await store.list(owner.hotelId)).toHaveLength(20);
  await owner.client.from("hotels").delete().eq("id", owner.hotelId).throwOnError();
  await expect.poll(() => store.list(owner.hotelId)).toEqual([]);
});

test("Pages rendered again within a minute do not ask the bucket", async () => {
  await giveLogo();
  const { logo } = await pageAt(server.url);
  await bytesAt(server.url, logo ?? "");
  s3.requests = {};
  await edit({ description: "Another description" });
  expect(await pageAt(server.url)).toEqual({ status: 200, logo });
  await bytesAt(server.url, logo ?? "");
  expect(s3.requests).toEqual({});
});

describe("While the bucket cannot be reached", () => {
  test("an upload is answered with 503 and when to come back, and works later", async () => {
    s3.outage = 503;
    const path = `${owner.hotelId}/${randomUUID()}.webp`;
    const upload = async () =>
      fetch(`${server.url}/storage/v1/object/logos/${path}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${owner.token}` },
        body: new Uint8Array(await image("png")),
      });
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toEqual({
      statusCode: "503",
      error: "S3Error",
      message: "Uploads cannot be reached now. Please try again in a moment.",
    });
    s3.outage = undefined;
    expect((await upload()).status).toBe(200);
  });

  test.each([503, "silence"] as const)(
    "(%s) a guest's page opens, and shows the logo later",
    async (outage) => {
      const path = `${owner.hotelId}/${randomUUID()}.webp`;
      await s3Store(s3.access, "logos/").write(path, await image("webp"), { replace: false });
      s3.outage = outage;
      await edit({ logo_url: `/storage/v1/object/public/logos/${path}` });
      const { status, logo } = await pageAt(server.url);
      expect(status).toBe(200);
      s3.outage = undefined;
      expect((await bytesAt(server.url, logo ?? "")).length).toBeGreaterThan(0);
    },
  );
});

test("A backup takes uploads from disk to a bucket, and back", async () => {
  const bytes = Buffer.from("a picture");
  const onDisk = { logos: diskStore(join(folder, "logos")), photos: diskStore(join(folder, "photos")) };
  await onDisk.logos.write("1/logo.webp", bytes, { replace: false });
  const inBucket = { logos: s3Store(s3.access, "moved/"), photos: s3Store(s3.access, "photos/") };
  const again = { logos: diskStore(join(folder, "again")), photos: diskStore(join(folder, "more")) };

  const first = await moved(server.sql, onDisk, inBucket);
  expect(await inBucket.logos.read("1/logo.webp")).toEqual(bytes);
  const last = await moved(first, inBucket, again);
  expect(await again.logos.read("1/logo.webp")).toEqual(bytes);
  await first.end();
  await last.end();
});

test("A backup that S3 refuses says so in one line, and leaves no file", async () => {
  const file = join(folder, `${randomUUID()}.tar.gz`);
  const env = { ...siteEnv(server), ...s3.env, DATA_DIR: join(folder, "none") };
  s3.outage = 403;
  const refused = await runCommand(["backup", file], env);
  expect(refused).toMatchObject({ code: 1, printed: "" });
  expect(refused.errors).toMatch(/^Uploads on S3 cannot be reached: the service answered 403.*\n$/);
  expect(existsSync(file)).toBe(false);
  s3.outage = undefined;
  expect(await runCommand(["backup", file], env)).toMatchObject({ code: 0, errors: "" });
});

async function moved(sql: Sql, from: Uploads, to: Uploads): Promise<Sql> {
  const file = join(folder, `${randomUUID()}.tar.gz`);
  await backUp({ sql, uploads: from, jwtSecret: undefined }, async () => file);
  const target = await makeEmptyDatabase();
  await restore(await checkBackup(file), target.sql, to);
  return target.sql;
}
