/** A server whose disk is full, or read-only: clear messages, and nothing lost. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { damageIn, superuserOf } from "../../testbed/check-database.ts";
import { image } from "../../testbed/images.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { canMount, mountDisk, type SmallDisk } from "./support/small-disk.ts";

const isPossible = canMount();
const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end()));
});

function start(disk: SmallDisk): ServerProcess {
  const server = startProcess({
    dataDir: disk.path,
    env: { LOG_LEVEL: "error", LIMITS: "free.items=1000000, free.text_bytes=1000000000" },
  });
  running.push(server);
  return server;
}

function newDisk(megabytes: number): SmallDisk {
  const disk = mountDisk(megabytes);
  onTestFinished(async () => {
    await Promise.all(running.splice(0).map((server) => server.end()));
    disk.remove();
  });
  return disk;
}

test.runIf(!isPossible)(
  "full and read-only disks are tried by accounts that may mount one, which this one may not",
  () => {
    expect(canMount()).toBe(false);
  },
);

describe.runIf(isPossible)("On a disk of its own", () => {
  test("without room a first start says so, leaves nothing half-made, and succeeds once there is some", async () => {
    const disk = newDisk(8);
    const server = start(disk);
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.errors()).toBe(
      `The database could not be created: there is no room left on the disk of ${disk.path}\n`,
    );
    expect(readdirSync(disk.path)).toEqual(["secrets.json"]);

    disk.remount("size=300m");
    expect((await fetch(`${await start(disk).url}/health`)).status).toBe(200);
  });

  test("that is full a later start says so in one sentence, and succeeds once there is room", async () => {
    const disk = newDisk(300);
    const first = start(disk);
    await first.url;
    await first.end();
    disk.fill();
    const server = start(disk);
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.errors()).toBe(
      `The database did not start: there is no room left on the disk of ${join(disk.path, "postgres")}\n`,
    );

    disk.makeRoom();
    expect((await fetch(`${await start(disk).url}/health`)).status).toBe(200);
  });

  test("that can only be read a start says so and changes nothing", async () => {
    const disk = newDisk(8);
    disk.remount("ro");
    const server = start(disk);
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.errors()).toMatch(/^DATA_DIR .* cannot be used: its disk can only be read \(.*\)\n$/);
    expect(readdirSync(disk.path)).toEqual([]);
  });

  test("that fills up, writes are refused in words, reads go on, and all is well once there is room", async () => {
    const disk = newDisk(300);
    const server = start(disk);
    const url = await server.url;
    const owner = await createOwner(url);
    const page = () => fetch(`${url}/view/${owner.hotel.id}`);
    const before = await acknowledgedContacts(owner);
    expect((await page()).status).toBe(200);
    disk.fill();

    const upload = await uploadLogo(owner);
    expect(upload).toMatchObject({ status: 507, body: { error: "InsufficientStorage" } });
    expect(picturesIn(disk, owner)).toEqual([]);

    const { labels, refusal } = await writeUntilRefused(owner);
    const acknowledged = [...before, ...labels];
    expect(refusal).toMatchObject({
      status: 507,
      error: { code: "53100", message: expect.stringContaining("run out of space") },
    });
    expect((await page()).status).toBe(200);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await labelsOf(owner)).sort()).toEqual(acknowledged.sort());

    await crashForWantOfRoom(disk);
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(503), {
      timeout: 120_000,
    });
    expect((await addContact(owner, "refused")).status).toBe(503);
    expect((await page()).status).toBe(200);

    disk.makeRoom();
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), {
      timeout: 120_000,
    });
    expect((await addContact(owner, "after")).status).toBe(201);
    expect((await labelsOf(owner)).sort()).toEqual([...acknowledged, "after"].sort());
    expect((await uploadLogo(owner)).status).toBe(200);
    expect(picturesIn(disk, owner)).toEqual(["logo.webp"]);
    expect(await damageIn(disk.path)).toEqual([]);
    const told = server.output().split("the database cannot be started").length - 1;
    expect(told).toBeLessThanOrEqual(1);
  }, 120_000);
});

async function addContact({ api, hotel }: Owner, label: string) {
  return api.from("important_contacts").insert({ hotel_id: hotel.id, label, number: "112" });
}

async function acknowledgedContacts(owner: Owner): Promise<string[]> {
  const labels = ["first", "second"];
  for (const label of labels) expect((await addContact(owner, label)).status).toBe(201);
  return labels;
}

/** In batches, each all or nothing. @returns the acknowledged labels, and how it ended */
async function writeUntilRefused({ api, hotel }: Owner) {
  const acknowledged: string[] = [];
  for (let batch = 0; ; batch++) {
    const labels = Array.from({ length: 500 }, (_, i) => `${batch}.${i} ${"x".repeat(60)}`);
    const rows = labels.map((label) => ({ hotel_id: hotel.id, label, number: "1" }));
    const refusal = await api.from("important_contacts").insert(rows);
    if (refusal.error) return { labels: acknowledged, refusal };
    acknowledged.push(...labels);
  }
}

async function labelsOf({ api, hotel }: Owner): Promise<string[]> {
  const labels: string[] = [];
  for (;;) {
    const { data } = await api
      .from("important_contacts")
      .select("label")
      .eq("hotel_id", hotel.id)
      .order("id")
      .range(labels.length, labels.length + 999)
      .throwOnError();
    labels.push(...data.map(({ label }) => label));
    if (data.length < 1000) return labels;
  }
}

async function uploadLogo({ api, hotel }: Owner): Promise<{ status: number; body: unknown }> {
  const { data } = await api.auth.getSession();
  const { origin } = new URL(api.storage.from("logos").getPublicUrl("x").data.publicUrl);
  const response = await fetch(`${origin}/storage/v1/object/logos/${hotel.id}/logo.webp`, {
    method: "POST",
    headers: { Authorization: `Bearer ${data.session?.access_token}` },
    body: new Uint8Array(await image("png", { width: 800, height: 800 })),
  });
  return { status: response.status, body: await response.json() };
}

function picturesIn(disk: SmallDisk, { hotel }: Owner): string[] {
  const folder = join(disk.path, "uploads", "logos", hotel.id);
  return statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
}

/** PostgreSQL cannot continue without a new segment of its write-ahead log, so it stops. */
async function crashForWantOfRoom(disk: SmallDisk): Promise<void> {
  const sql = superuserOf(disk.path);
  try {
    for (;;) await sql`select pg_switch_wal(), pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`;
  } catch {
    // It has stopped in the middle of that.
  } finally {
    await sql.end();
  }
}
