/** One contract for all stores of uploads. */
import { randomBytes } from "node:crypto";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ByteStore, diskStore } from "../../src/server/storage/disk.ts";
import { StoreUnavailableError } from "../../src/server/storage/errors.ts";
import { openUploads, warnIfOutOfReach } from "../../src/server/storage/open.ts";
import { s3Store } from "../../src/server/storage/s3.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type S3StandIn, startS3 } from "../../testbed/s3.ts";

let root: string;
let s3: S3StandIn;
beforeAll(async () => {
  root = makeDataDir();
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  removeDataDir(root);
});

interface Kind {
  open(name: string): ByteStore;
  age(name: string, key: string, seconds: number): void;
}

const onS3 = (conditions: S3StandIn["conditions"]): Kind => ({
  open(name) {
    s3.conditions = conditions;
    return s3Store(s3.access, `${name}/`);
  },
  age: (name, key, seconds) => s3.age(`${name}/${key}`, seconds),
});

const KINDS: Record<string, Kind> = {
  "on disk": {
    open: (name) => diskStore(join(root, name)),
    age(name, key, seconds) {
      const then = new Date(Date.now() - seconds * 1000);
      utimesSync(join(root, name, key), then, then);
    },
  },
  "on S3": onS3("kept"),
  "on an S3 that ignores conditions": onS3("ignored"),
  "on an S3 that refuses conditions": onS3("refused"),
};

describe.each(Object.entries(KINDS))("A store %s", (_kind, { open, age }) => {
  let name: string;
  let store: ByteStore;
  beforeEach(() => {
    name = randomBytes(6).toString("hex");
    store = open(name);
  });
  const write = (key: string, text: string, replace = false) =>
    store.write(key, Buffer.from(text), { replace });
  const text = async (key: string) => (await store.read(key))?.toString();
  async function keys(): Promise<string[]> {
    const all: string[] = [];
    for await (const key of store.keys()) all.push(key);
    return all.sort();
  }

  test("is empty at first", async () => {
    expect(await store.read("hotel/a.webp")).toBeUndefined();
    expect(await store.list("hotel")).toEqual([]);
    expect(await keys()).toEqual([]);
    expect(await store.remove("hotel/a.webp")).toBe(false);
  });

  test("gives back the very bytes it was given", async () => {
    const bytes = randomBytes(300_000);
    expect(await store.write("hotel/a.webp", bytes, { replace: false })).toBe(true);
    expect((await store.read("hotel/a.webp"))?.equals(bytes)).toBe(true);
  });

  test("replaces a file when told to, and keeps it otherwise", async () => {
    await write("hotel/a.webp", "first");
    expect(await write("hotel/a.webp", "second")).toBe(false);
    expect(await text("hotel/a.webp")).toBe("first");
    expect(await write("hotel/a.webp", "third", true)).toBe(true);
    expect(await text("hotel/a.webp")).toBe("third");
  });

  test("removes a file once", async () => {
    await write("hotel/a.webp", "first");
    expect(await store.remove("hotel/a.webp")).toBe(true);
    expect(await text("hotel/a.webp")).toBeUndefined();
    expect(await store.remove("hotel/a.webp")).toBe(false);
    expect(await write("hotel/a.webp", "again")).toBe(true);
  });

  test("lists the files of one folder, the oldest first", async () => {
    for (const [key, seconds] of [
      ["hotel/b.webp", 10],
      ["hotel/c.webp", 30],
      ["hotel/a.webp", 20],
      ["hotel2/z.webp", 40],
    ] as const) {
      await write(key, key);
      age(name, key, seconds);
    }
    expect(await store.list("hotel")).toEqual(["c.webp", "a.webp", "b.webp"]);
    expect(await keys()).toEqual(["hotel/a.webp", "hotel/b.webp", "hotel/c.webp", "hotel2/z.webp"]);
  });

  test("takes names with every character that names may have", async () => {
    const key = "0hotel9/A-z_0.9..webp";
    await write(key, "here");
    expect(await text(key)).toBe("here");
    expect(await store.list("0hotel9")).toEqual(["A-z_0.9..webp"]);
  });
});

describe.each(["on disk", "on S3"])("A store %s", (kind) => {
  test("lets exactly one of many simultaneous writers take a name", async () => {
    const store = KINDS[kind]?.open(randomBytes(6).toString("hex"));
    const writes = Array.from({ length: 8 }, (_, i) =>
      store?.write("hotel/a.webp", Buffer.from(String(i)), { replace: false }),
    );
    const written = await Promise.all(writes);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await store?.read("hotel/a.webp"))?.toString()).toBe(String(written.indexOf(true)));
  });
});

test("A store on S3 lists more files than fit one answer of the service", async () => {
  const folder = `${randomBytes(6).toString("hex")}/`;
  const names = Array.from({ length: 1005 }, (_, i) => `${String(i).padStart(4, "0")}.webp`);
  for (const name of names) s3.put(`${folder}hotel/${name}`, "x");
  expect((await s3Store(s3.access, folder).list("hotel")).sort()).toEqual(names);
});

describe("S3 that does not answer as it should", () => {
  let store: ByteStore;
  beforeEach(() => {
    s3.conditions = "kept";
    store = s3Store(s3.access, `${randomBytes(6).toString("hex")}/`);
  });

  test("is asked again after a failure that may pass", async () => {
    s3.failing = 2;
    expect(await store.write("hotel/a.webp", Buffer.from("kept"), { replace: false })).toBe(true);
    s3.failing = 2;
    expect((await store.read("hotel/a.webp"))?.toString()).toBe("kept");
  });

  test("is given up after three attempts", async () => {
    s3.outage = 500;
    s3.requests = {};
    await expect(store.read("hotel/a.webp")).rejects.toThrow(StoreUnavailableError);
    expect(s3.requests).toEqual({ GET: 3 });
    s3.outage = undefined;
    expect(await store.read("hotel/a.webp")).toBeUndefined();
  });

  test.each([
    ["another secret", { secretAccessKey: "not the secret" }, /answered 403 SignatureDoesNotMatch/],
    ["an account it does not know", { accessKeyId: "NOBODY" }, /answered 403 InvalidAccessKeyId/],
    ["a port where nobody listens", { endpoint: "http://127.0.0.1:2" }, /no answer \(ECONNREFUSED\)/],
  ])("because of %s says why, without the secret or its owner", async (_why, wrong, reason) => {
    const access = { ...s3.access, ...wrong };
    const reading = s3Store(access, "x/").read("hotel/a.webp");
    const error = await reading.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(StoreUnavailableError);
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(shown).toMatch(reason);
    for (const word of [access.secretAccessKey, access.accessKeyId]) expect(shown).not.toContain(word);
  });

  test("without the bucket is a failure, not an empty store", async () => {
    const other = s3Store({ ...s3.access, bucket: "elsewhere" }, "x/");
    await expect(other.list("hotel")).rejects.toThrow("there is no such bucket");
    await expect(other.write("hotel/a.webp", Buffer.from("x"), { replace: true })).rejects.toThrow(
      "NoSuchBucket",
    );
  });
});

test("a start warns when the bucket is missing or refuses us, and only then", async () => {
  const told: string[] = [];
  const log = pino({}, { write: (line: string) => void told.push(JSON.parse(line).msg) });
  const check = (bucket: string) =>
    warnIfOutOfReach(openUploads({ dataDir: root, s3: { ...s3.access, bucket } }), log);
  await check(s3.access.bucket);
  expect(told).toEqual([]);
  await check("another");
  expect(told).toEqual(["S3_BUCKET: uploads cannot be reached"]);
  s3.outage = 403;
  await check(s3.access.bucket).finally(() => {
    s3.outage = undefined;
  });
  expect(told).toHaveLength(2);
});
