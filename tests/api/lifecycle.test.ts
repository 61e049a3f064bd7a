import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isProcessAlive } from "../../src/server/config/processes.ts";
import { superuserOf } from "../../testbed/check-database.ts";
import { health, newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { postmasterOf } from "../../testbed/process.ts";

/** Settings that decide whether a commit survives the machine's end, and a damaged page is found. */
async function settingsOf(dataDir: string): Promise<Record<string, string>> {
  const superuser = superuserOf(dataDir);
  const settings = await superuser<{ name: string; setting: string }[]>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`;
  await superuser.end();
  return Object.fromEntries(settings.map(({ name, setting }) => [name, setting]));
}

describe("the embedded database", () => {
  test("starts and stops with the server, answers when it is on disk, is kept from other accounts, and refuses a second server", async () => {
    const dataDir = newDataDir();
    const server = startOwn({ dataDir });
    expect(await health(await server.url)).toBe(200);
    const postmaster = postmasterOf(dataDir) ?? 0;
    expect(isProcessAlive(postmaster)).toBe(true);
    expect(lstatSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(lstatSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
    expect(await settingsOf(dataDir)).toEqual({
      data_checksums: "on",
      fsync: "on",
      full_page_writes: "on",
      synchronous_commit: "on",
    });

    const second = startOwn({ dataDir });
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.errors()).toBe(
      `DATA_DIR ${dataDir} is in use by another running Innfo server: stop that one first, or set another DATA_DIR\n`,
    );
    expect(await health(await server.url)).toBe(200);
    expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(isProcessAlive(postmaster)).toBe(false);
  });

  test("names the alternative in one line on a system without glibc", async () => {
    const withoutGlibc = `data:text/javascript,const report = process.report.getReport();
      delete report.header.glibcVersionRuntime; process.report.getReport = () => report;`;
    const server = startOwn({ dataDir: newDataDir(), nodeOptions: ["--import", withoutGlibc] });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.errors()).toBe(
      "The embedded PostgreSQL needs glibc and this system has musl: set DATABASE_URL to a PostgreSQL 15 or newer\n",
    );
  });
});

describe("with DATABASE_URL", () => {
  test("no embedded database is started, and an unreachable one stops the start with one clear line", async () => {
    const dataDir = newDataDir();
    const server = startOwn({
      dataDir,
      env: { DATABASE_URL: "postgres://innfo:secret@127.0.0.1:1/innfo", DATABASE_WAIT_SECONDS: "0" },
    });
    expect((await server.exited).code).toBe(1);
    expect(server.errors()).toBe(
      "The database at DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n",
    );
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  });
});
