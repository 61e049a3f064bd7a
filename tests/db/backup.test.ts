import { createCipheriv } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Entry, entriesDigest, readArchive, writeArchive } from "../../src/server/backup/archive.ts";
import { backUp } from "../../src/server/backup/backup.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { restore } from "../../src/server/backup/restore.ts";
import { copyOut } from "../../src/server/backup/rows.ts";
import type { Source } from "../../src/server/backup/source.ts";
import { ConfigurationError } from "../../src/server/configuration-error.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { ownTransaction, transaction } from "../../src/server/database/transaction.ts";
import { readMigrations } from "../../src/server/migrations/files.ts";
import { makeSchema } from "../../src/server/migrations/migrate.ts";
import { openUploads, type Uploads } from "../../src/server/storage/open.ts";
import { runCommand } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { tableSums } from "../../testbed/table-sums.ts";
import { copyTemplate } from "../../testbed/template-copy.ts";

/**
 * The same noise in every run. It does not compress, so the file contains it unchanged; it comes second and
 * is most of the file, so a position within it lies after the head and before the rows.
 */
const PICTURE = createCipheriv("aes-256-ctr", Buffer.alloc(32), Buffer.alloc(16)).update(
  Buffer.alloc(400_000),
);
const SECRET = "0123456789abcdefghijklmnopqrstuvwxyz";

let folder: string;
let sql: Sql;
/** A good backup of the sample hotel with one upload. */
let good: string;
const opened: Sql[] = [];
beforeAll(async () => {
  folder = makeDataDir();
  sql = await copyTemplate();
  opened.push(sql);
  good = newFile();
  await sourceOf(sql).uploads.logos.write("1/logo.webp", PICTURE, { replace: false });
  await backUp(sourceOf(sql), async () => good);
});
afterAll(async () => {
  for (const each of opened) await each.end();
  removeDataDir(folder);
});

let files = 0;
function newFile(): string {
  return join(folder, `${++files}.tar.gz`);
}

function uploadsIn(name: string): Uploads {
  return openUploads({ dataDir: join(folder, name), s3: undefined });
}

function sourceOf(database: Sql, uploads = "uploads"): Source {
  return {
    sql: database,
    uploads: uploadsIn(uploads),
    jwtSecret: SECRET,
  };
}

async function emptyDatabase(): Promise<Sql> {
  const { sql: empty } = await makeEmptyDatabase();
  opened.push(empty);
  return empty;
}

async function restored(file: string): Promise<Sql> {
  const target = await emptyDatabase();
  await restore(await checkBackup(file), target, uploadsIn(`restored-${files}`));
  return target;
}

async function entriesOf(file: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readArchive(file)) entries.push(entry);
  return entries;
}

/** Writes the good backup with other entries, and a last one that fits them. */
async function rewritten(change: (entries: Entry[]) => Entry[], contents: object = {}): Promise<string> {
  const entries = await entriesOf(good);
  const last = entries.pop();
  const changed = change(entries);
  const digest = entriesDigest();
  for (const entry of changed) digest.add(entry);
  const all = { ...JSON.parse(String(last?.bytes)), sha256: digest.hex(), ...contents };
  const file = newFile();
  await writeArchive(file, from([...changed, json("contents.json", all)]));
  return file;
}

async function* from(entries: Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}

function json(path: string, value: unknown): Entry {
  return { path, bytes: Buffer.from(JSON.stringify(value)) };
}

function changed(bytes: Buffer): string {
  const file = newFile();
  writeFileSync(file, bytes);
  return file;
}

const DAMAGED = /is damaged or incomplete: use another backup$/;
const FOREIGN = /is not a backup of Innfo/;
const NEWER = /was made by a newer version of Innfo .+: restore it with that version$/;

const start = (bytes: number) => async () => changed(readFileSync(good).subarray(0, bytes));
const withoutEnd = (bytes: number) => async () => changed(readFileSync(good).subarray(0, -bytes));
/** @param placeIn position in the file of the byte whose bit is flipped */
const flipped = (placeIn: (file: Buffer) => number) => async () => {
  const bytes = readFileSync(good);
  const place = placeIn(bytes);
  bytes[place] = (bytes[place] ?? 0) ^ 0x10;
  return changed(bytes);
};
/** The file interrupts the picture at the end of a compressed block, but not twice so close together. */
const inPicture = (at: number) => (file: Buffer) => {
  const places = [at, at + 1000].map((from) => file.indexOf(PICTURE.subarray(from, from + 32)));
  return places.find((place) => place > 0) ?? expect.fail(`the picture's bytes ${at} are not in the file`);
};
const withEntry = (path: string) => () =>
  rewritten((entries) => [...entries, { path, bytes: Buffer.from("x") }]);

/** Unusable files, with the message for each. */
const REFUSED: [string, () => Promise<string>, RegExp][] = [
  ["a file that is not there", async () => newFile(), /^There is no file /],
  ["a folder", async () => folder, /is a folder, not a backup$/],
  ["an empty file", async () => changed(Buffer.alloc(0)), FOREIGN],
  ["a text", async () => changed(Buffer.from("hotels,guests\n1,2\n".repeat(100))), FOREIGN],
  ["a compressed text", async () => changed(gzipSync("hotels,guests\n1,2\n".repeat(100))), FOREIGN],
  ["an archive of something else", () => archiveOf(json("package.json", {})), FOREIGN],
  [
    "an archive with a head of something else",
    () => archiveOf(json("backup.json", { product: "Other" })),
    DAMAGED,
  ],
  ["a beginning without a whole entry", start(20), FOREIGN],
  ["a beginning with the head alone", start(20_000), DAMAGED],
  ["a beginning that ends in an upload", start(200_000), DAMAGED],
  ["a file that lacks its last rows", withoutEnd(1000), DAMAGED],
  ["all but the last byte", withoutEnd(1), DAMAGED],
  ["one bit changed in its first byte", flipped(() => 0), FOREIGN],
  ["one bit changed in the middle of an upload", flipped(inPicture(100_000)), DAMAGED],
  ["one bit changed near the end of an upload", flipped(inPicture(390_000)), DAMAGED],
  ["one bit changed in its checksum", flipped((file) => file.length - 8), DAMAGED],
  ["one bit changed in its length", flipped((file) => file.length - 4), DAMAGED],
  [
    "a changed row, compressed anew",
    async () => {
      const text = gunzipSync(readFileSync(good)).toString("latin1");
      return changed(gzipSync(Buffer.from(text.replace("?", "!"), "latin1")));
    },
    DAMAGED,
  ],
  [
    "a backup without its last entry",
    async () => {
      const file = newFile();
      await writeArchive(file, from((await entriesOf(good)).slice(0, -1)));
      return file;
    },
    DAMAGED,
  ],
  [
    "a backup in which a table is missing",
    () =>
      rewritten((entries) => entries.filter(({ path }) => !path.includes("public.faqs")), {
        sha256: "0".repeat(64),
      }),
    DAMAGED,
  ],
  ["a path that leads out", withEntry("../x"), FOREIGN],
  ["a path that leads out of the uploads", withEntry("uploads/logos/../../secrets.json"), FOREIGN],
  ["an absolute path", withEntry("/etc/passwd"), FOREIGN],
  ["a hidden upload", withEntry("uploads/logos/1/.hidden"), FOREIGN],
  [
    "a newer format",
    () =>
      rewritten(([, ...rest]) => [
        json("backup.json", {
          product: "Innfo",
          format: 3,
          version: "9.0.0",
          createdAt: new Date().toISOString(),
        }),
        ...rest,
      ]),
    NEWER,
  ],
  [
    "a backup with a newer migration",
    () => rewrittenMigrations((all) => [...all, { name: "2099.sql", checksum: "0".repeat(64) }]),
    NEWER,
  ],
  [
    "a backup made with a changed migration",
    () =>
      rewrittenMigrations(([first, ...rest]) => [
        { name: first?.name ?? "", checksum: "0".repeat(64) },
        ...rest,
      ]),
    /was made with another migration 20261124000001_conventions\.sql than this version's/,
  ],
  [
    "bounds of a partition that say more",
    () =>
      rewritten((entries) => entries, {
        partitions: [
          { table: "public.qr_scans", name: "public.x", bounds: "DEFAULT; drop table public.hotels" },
        ],
      }),
    DAMAGED,
  ],
];

async function archiveOf(...entries: Entry[]): Promise<string> {
  const file = newFile();
  await writeArchive(file, from(entries));
  return file;
}

type Recorded = { name: string; checksum: string }[];
async function rewrittenMigrations(change: (all: Recorded) => Recorded): Promise<string> {
  const { contents } = await checkBackup(good);
  return rewritten((entries) => entries, { migrations: change(contents.migrations) });
}

describe("A restore refuses, before anything is written,", () => {
  test.each(REFUSED)("%s", async (_what, make, message) => {
    const check = checkBackup(await make());
    await expect(check).rejects.toThrow(ConfigurationError);
    await expect(check).rejects.toThrow(message);
    await expect(check).rejects.not.toThrow("\n");
  });

  test("prints one line without a stack trace, as a command", async () => {
    const dataDir = join(folder, "untouched");
    const result = await runCommand(["restore", await withEntry("../x")()], { DATA_DIR: dataDir });
    expect(result).toMatchObject({ code: 1, printed: "" });
    expect(result.errors).toMatch(/^.+ is not a backup of Innfo: it holds "\.\.\/x"\n$/);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("a DATA_DIR that holds something, whatever it is", async () => {
    const dataDir = join(folder, "occupied");
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "notes.txt"), "mine");
    const result = await runCommand(["restore", good], { DATA_DIR: dataDir });
    expect(result.errors).toBe(
      `DATA_DIR ${dataDir} is not empty (it has notes.txt): a backup is restored into an empty one only\n`,
    );
    expect(readdirSync(dataDir)).toEqual(["notes.txt"]);
  });

  test("a database that holds something, and leaves it and DATA_DIR as they were", async () => {
    const { sql: target, env } = await makeEmptyDatabase();
    opened.push(target);
    await target`create table public.mine ()`;
    const dataDir = join(folder, "for-occupied-database");
    const result = await runCommand(["restore", good], { ...env, DATA_DIR: dataDir });
    expect(result.errors).toBe(
      "The database is not empty (it has public.mine): a backup is restored into an empty one only\n",
    );
    expect(Object.keys(await tableSums(target))).toEqual(["public.mine"]);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

test("A good backup is restored with every row, and a changed one is recognized", async () => {
  expect(await tableSums(await restored(good))).toEqual(await tableSums(sql));
});

test("A backup made before a migration was rewritten for more versions of PostgreSQL is accepted", async () => {
  const file = await rewrittenMigrations((all) =>
    all.map((one) =>
      one.name === "server/0001_roles.sql"
        ? { ...one, checksum: "d831f76ce823895882257907730307754f26b0d610110025a8fd6c9c6b62e3b3" }
        : one,
    ),
  );
  expect(await tableSums(await restored(file))).toEqual(await tableSums(sql));
});

test("Rows that the database refuses leave it empty, also when they are the last ones of their table", async () => {
  const file = await rewritten((entries) =>
    entries.map((entry) =>
      entry.path.startsWith("tables/public.faqs/")
        ? { ...entry, bytes: Buffer.from(entry.bytes.toString().replaceAll("\t1\t", "\tnobody\t")) }
        : entry,
    ),
  );
  const target = await emptyDatabase();
  const restoring = restore(await checkBackup(file), target, uploadsIn("refused"));
  await expect(restoring).rejects.toThrow();
  expect(await tableSums(target)).toEqual({});
});

test("A row that reads back differently leaves the database empty", async () => {
  const file = await rewritten((entries) =>
    entries.map((entry) =>
      entry.path.startsWith("tables/public.faqs/")
        ? { ...entry, bytes: Buffer.from(entry.bytes.toString().replace("?", "!")) }
        : entry,
    ),
  );
  const target = await emptyDatabase();
  const restoring = restore(await checkBackup(file), target, uploadsIn("altered"));
  await expect(restoring).rejects.toThrow(
    "public.faqs came out of the database different from what went in: nothing was restored",
  );
  expect(await tableSums(target)).toEqual({});
});

test("A backup with fewer migrations is restored with those and brought up to date", async () => {
  const older = await emptyDatabase();
  const all = readMigrations();
  await transaction(older, (tx) => makeSchema(tx, all.slice(0, -1)));
  await older`
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000009', 'old@example.com')`;
  await older`
    insert into public.hotels (id, user_id, name, address, phone, email)
    values ('old', '00000000-0000-4000-8000-000000000009', 'Old', '1 Quay', '1', 'old@example.com')`;
  const file = newFile();
  await backUp(sourceOf(older), async () => file);

  const target = await restored(file);
  expect(await target`select name from public.hotels`).toEqual([{ name: "Old" }]);
  const recorded = await target<{ name: string }[]>`select name from innfo_server.migrations`;
  expect(recorded.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
});

describe("A backup", () => {
  test("never replaces a file", async () => {
    const file = changed(Buffer.from("mine"));
    await expect(backUp(sourceOf(sql), async () => file)).rejects.toThrow(`${file} exists already`);
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  test("of nothing is refused, and makes nothing", async () => {
    const dataDir = join(folder, "nothing");
    const result = await runCommand(["backup", newFile()], { DATA_DIR: dataDir });
    expect(result).toMatchObject({ code: 1, errors: `There is nothing to back up in DATA_DIR ${dataDir}\n` });
    expect(existsSync(dataDir)).toBe(false);
  });

  test("that fails half-way leaves no file behind", async () => {
    const file = newFile();
    const source = sourceOf(sql);
    const failing = {
      ...source,
      uploads: {
        ...source.uploads,
        logos: {
          ...source.uploads.logos,
          async read(): Promise<Buffer> {
            throw new Error("The disk cannot be read");
          },
        },
      },
    };
    await expect(backUp(failing, async () => file)).rejects.toThrow("The disk cannot be read");
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
    // Nor does it delay the next one.
    await backUp(source, async () => file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("ends also when a buffer is full at the end of a table", async () => {
    const table = { name: "pg_temp.wide", columns: ["text"] };
    await ownTransaction(sql, async (tx) => {
      // A little more than one piece, and more each time: the rest fits the buffers, or just does not.
      await tx`create temp table wide as select repeat('x', 1000) as text from generate_series(1, 4190)`;
      for (let round = 0; round < 24; round++) {
        await tx`insert into wide select repeat('x', 1000) from generate_series(1, 8)`;
        const pieces = copyOut(tx, table);
        await pieces.next();
        // Meanwhile the rest arrives as far as there is room.
        for (let i = 0; i < 10; i++) await sql`select 1`;
        for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0);
      }
    });
  });

  test("stops when it is told to, also in the middle of a large table", async () => {
    await sql`insert into innfo.simulated_payments (id, object)
      select 'big ' || i, to_jsonb(repeat(md5(i::text), 300)) from generate_series(1, 2000) as i`;
    const file = newFile();
    const stopping = new AbortController();
    const source = sourceOf(sql);
    const logos = {
      ...source.uploads.logos,
      async *keys() {
        yield* source.uploads.logos.keys();
        stopping.abort();
      },
    };
    const uploads = { ...source.uploads, logos };
    await expect(backUp({ ...source, uploads }, async () => file, stopping.signal)).rejects.toThrow(
      "aborted",
    );
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  });

  test("is refused while another one is made", async () => {
    const [first, second] = [newFile(), newFile()];
    let rival: Promise<unknown> | undefined;
    await backUp(sourceOf(sql), async () => {
      rival = backUp(sourceOf(sql), async () => second);
      await expect(rival).rejects.toThrow("Another backup of this database is under way");
      return first;
    });
    expect([existsSync(first), existsSync(second)]).toEqual([true, false]);
  });
});
