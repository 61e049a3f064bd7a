import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { ConfigurationError } from "../../src/server/config/errors.ts";
import { jsonEntry, makeBackups, PICTURE } from "../../testbed/backups.ts";
import { runCommand } from "../../testbed/commands.ts";
import { tableSums } from "../../testbed/table-sums.ts";

const backups = await makeBackups();
const { folder, sql, good, newFile, sourceOf, archiveOf, fileWith, rewritten, rewrittenMigrations } = backups;
afterAll(backups.end);

const DAMAGED = /is damaged or incomplete: use another backup$/;
const FOREIGN = /is not a backup of Innfo/;
const NEWER = /was made by a newer version of Innfo .+: restore it with that version$/;

const start = (bytes: number) => async () => fileWith(readFileSync(good).subarray(0, bytes));
const withoutEnd = (bytes: number) => async () => fileWith(readFileSync(good).subarray(0, -bytes));
/** @param placeIn position in the file of the byte whose bit is flipped */
const flipped = (placeIn: (file: Buffer) => number) => async () => {
  const bytes = readFileSync(good);
  const place = placeIn(bytes);
  bytes[place] = (bytes[place] ?? 0) ^ 0x10;
  return fileWith(bytes);
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
  ["an empty file", async () => fileWith(Buffer.alloc(0)), FOREIGN],
  ["a text", async () => fileWith(Buffer.from("hotels,guests\n1,2\n".repeat(100))), FOREIGN],
  ["a compressed text", async () => fileWith(gzipSync("hotels,guests\n1,2\n".repeat(100))), FOREIGN],
  ["an archive of something else", () => archiveOf(jsonEntry("package.json", {})), FOREIGN],
  [
    "an archive with a head of something else",
    () => archiveOf(jsonEntry("backup.json", { product: "Other" })),
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
      return fileWith(gzipSync(Buffer.from(text.replace("?", "!"), "latin1")));
    },
    DAMAGED,
  ],
  [
    "a backup without its last entry",
    async () => archiveOf(...(await backups.goodEntries()).slice(0, -1)),
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
        jsonEntry("backup.json", {
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
    /was made with another migration 20261128100000_conventions\.sql than this version's/,
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
    const { sql: target, env } = await backups.emptyDatabase();
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
  expect(await tableSums(await backups.restored(good))).toEqual(await tableSums(sql));
});

describe("A backup", () => {
  test("never replaces a file", async () => {
    const file = fileWith(Buffer.from("mine"));
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
