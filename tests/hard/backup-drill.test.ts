/** A backup's whole path, as operators use it: from a busy server, into an empty place, and back to work. */
import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type CheckedBackup, checkBackup } from "../../src/server/backup/check.ts";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { runningEmbedded } from "../../src/server/postgres/embedded.ts";
import { runCommand } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type EmptyDatabase, makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { giveLogo } from "../../testbed/give-logo.ts";
import { createOwner, type Owner, PASSWORD } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { aVisit, miscountedHotels, track } from "../../testbed/scans.ts";
import { type TableSums, tableSums } from "../../testbed/table-sums.ts";
import { populate } from "./support/populated.ts";

const EMAIL = "owner@example.com";
const ENV = { COMPLIMENTARY_PRO_EMAILS: EMAIL, TRUST_PROXY: "1", CUSTOM_DOMAINS: "innfo.example" };

/** Results of the two moves, checked below. */
let busy: CheckedBackup;
let hosted: EmptyDatabase;
let hostedSums: TableSums;
let restoredSums: TableSums;
let before: Shown;
let after: Shown;
let owner: Owner;
let restored: ServerProcess;
let writesBefore: string[];
let mode: number;
let hostedDir: string;

const folders: string[] = [];
function newFolder(): string {
  const folder = makeDataDir();
  folders.push(folder);
  return folder;
}

interface Shown {
  page: string;
  logo: Buffer;
  user: { id: string } | null;
}

/** The view of a guest and of an already signed-in device. */
async function look(url: string, { hotel, api }: Owner, logoUrl: string): Promise<Shown> {
  const { data } = await api.auth.getSession();
  const user = await fetch(`${url}/auth/v1/user`, {
    headers: { Authorization: `Bearer ${data.session?.access_token}` },
  });
  return {
    page: await (await fetch(`${url}/view/${hotel.id}`)).text(),
    logo: Buffer.from(await (await fetch(`${url}${logoUrl}`)).arrayBuffer()),
    user: user.ok ? ((await user.json()) as { id: string }) : null,
  };
}

/** Continues until told to stop. @returns the names of everything acknowledged so far */
function keepWriting(url: string, writer: Owner): { acknowledged: string[]; stop(): Promise<void> } {
  const acknowledged: string[] = [];
  let stopped = false;
  const loop = async (work: (count: number) => Promise<void>) => {
    for (let count = 0; !stopped; count++) await work(count);
  };
  const loops = [
    loop(async (count) => {
      const label = `Contact ${count}`;
      await writer.api
        .from("important_contacts")
        .insert({ hotel_id: writer.hotel.id, label, number: "1" })
        .throwOnError();
      acknowledged.push(label);
    }),
    loop(async (count) => {
      const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      await track(url, aVisit(writer.hotel.id), { "X-Forwarded-For": from });
    }),
    loop(() => giveLogo(writer)),
  ];
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(loops);
    },
  };
}

beforeAll(async () => {
  const [dataDir, restoredDir, backups] = [newFolder(), newFolder(), newFolder()];
  hostedDir = newFolder();
  const first = startProcess({ dataDir, env: ENV });
  const url = await first.url;
  const { port } = new URL(url);
  const login = runningEmbedded(dataDir, readSecrets(dataDir).databasePassword);
  const sql = connectDatabase(login ?? {});
  owner = await populate(url.replace("127.0.0.1", "localhost"), sql, EMAIL);
  const writer = await createOwner(url);
  const [row] = await sql<
    { logo_url: string }[]
  >`select logo_url from public.hotels where id = ${owner.hotel.id}`;
  const logoUrl = row?.logo_url ?? "";
  before = await look(url, owner, logoUrl);

  // Mails that wait would be sent by the restored server, which is right and not what is compared here.
  await vi.waitFor(
    async () => expect(await sql`select id from innfo.jobs where kind = 'mail'`).toEqual([]),
    120_000,
  );
  // On a fast machine the backup outlasts the 500 entries that a section has room for.
  await sql`
    insert into innfo.account_limits (user_id, what, max)
    values (${writer.hotel.user_id}, 'items', 100000)`;
  const writing = keepWriting(url, writer);
  await vi.waitFor(() => expect(writing.acknowledged.length).toBeGreaterThan(5), 120_000);
  writesBefore = [...writing.acknowledged];
  const busyFile = join(backups, "busy.tar.gz");
  await succeed(runCommand(["backup", busyFile], { DATA_DIR: dataDir }));
  mode = lstatSync(busyFile).mode & 0o777;
  await writing.stop();
  await sql.end();
  await first.end();
  busy = await checkBackup(busyFile);

  hosted = await makeEmptyDatabase();
  const hostedEnv = { ...hosted.env, DATA_DIR: hostedDir };
  await succeed(runCommand(["restore", busyFile], hostedEnv));
  hostedSums = await tableSums(hosted.sql);
  const hostedFile = join(backups, "hosted.tar.gz");
  await succeed(runCommand(["backup", hostedFile], hostedEnv));
  await succeed(runCommand(["restore", hostedFile], { DATA_DIR: restoredDir }));

  // Keeps the address, or tokens would be another site's.
  restored = startProcess({ dataDir: restoredDir, env: { ...ENV, PORT: port } });
  const restoredUrl = await restored.url;
  const again = connectDatabase(
    runningEmbedded(restoredDir, readSecrets(restoredDir).databasePassword) ?? {},
  );
  restoredSums = await tableSums(again);
  await again.end();
  after = await look(restoredUrl, owner, logoUrl);
}, 120_000);

afterAll(async () => {
  await restored?.end();
  await hosted?.sql.end();
  for (const folder of folders) removeDataDir(folder);
});

async function succeed(command: ReturnType<typeof runCommand>): Promise<void> {
  expect(await command).toMatchObject({ code: 0, errors: "" });
}

test("A backup is its owner's alone to read", () => {
  expect(mode).toBe(0o600);
});

test("Every table of the catalogue is in a backup, and none was empty in this test", () => {
  const inBackup = Object.fromEntries(busy.contents.tables.map(({ name, rows }) => [name, rows]));
  const inDatabase = Object.fromEntries(Object.entries(hostedSums).map(([name, { rows }]) => [name, rows]));
  expect(inBackup).toEqual(inDatabase);
  expect(Object.entries(inBackup).filter(([, rows]) => rows === 0)).toEqual([]);
});

test("A backup made under load is of one moment, and holds all that was acknowledged before it", async () => {
  const contacts = await hosted.sql<{ label: string }[]>`select label from public.important_contacts`;
  const labels = new Set(contacts.map(({ label }) => label));
  expect(writesBefore.filter((label) => !labels.has(label))).toEqual([]);
  // Stored in other tables than the scans that they count.
  expect(await miscountedHotels(hosted)).toEqual([]);
});

test("Each logo that a hotel shows is in a backup, also of one that changes it all the time", async () => {
  const shown = await hosted.sql<{ logo_url: string }[]>`
    select logo_url from public.hotels where logo_url <> ''`;
  const files = shown.map(({ logo_url }) => logo_url.replace("/storage/v1/object/public/", ""));
  expect(files).toHaveLength(2);
  expect(files.filter((file) => !existsSync(join(hostedDir, "uploads", file)))).toEqual([]);
});

test("What goes from an embedded database to a hosted one and back stays the same, row by row", () => {
  expect(restoredSums).toEqual(hostedSums);
});

test("Guests see the same page and logo, byte by byte, and a device that was signed in still is", () => {
  expect(before.user?.id).toBe(owner.hotel.user_id);
  expect(after).toEqual(before);
});

test("The owner signs in with the old password and goes on working where the backup ends", async () => {
  const { api, hotel, email } = owner;
  const { error } = await api.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  const added = { hotel_id: hotel.id, label: "After the restore", number: "2" };
  await api.from("important_contacts").insert(added).throwOnError();
  await expect
    .poll(async () => (await fetch(`${await restored.url}/view/${hotel.id}`)).text())
    .toContain("After the restore");
  expect((await track(await restored.url, aVisit(hotel.id))).status).toBe(204);
});

test("Numbers that the database gives out go on after those that it gave", async () => {
  const [next] = await hosted.sql<{ isNew: boolean }[]>`
    insert into innfo.simulated_payments (id, object) values ('next', '{}')
    returning position > (select max(position) from innfo.simulated_payments) as "isNew"`;
  expect(next).toEqual({ isNew: true });
});
