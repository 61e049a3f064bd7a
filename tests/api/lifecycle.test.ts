import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isAlive } from "../../src/server/postgres/processes.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { newEpoch, settle, writeDuring } from "../../testbed/kill-rounds.ts";
import {
  childrenOf,
  killDatabase,
  type ProcessOptions,
  postmasterOf,
  type ServerProcess,
  startProcess,
} from "../../testbed/process.ts";

const running: ServerProcess[] = [];
const folders: string[] = [];

function start(options: ProcessOptions): ServerProcess {
  const server = startProcess(options);
  running.push(server);
  return server;
}

function newDataDir(): string {
  const folder = makeDataDir();
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end()));
  for (const folder of folders.splice(0)) removeDataDir(folder);
});

async function health(url: string): Promise<number> {
  return (await fetch(`${url}/health`)).status;
}

describe("the embedded database", () => {
  test("starts and stops with the server", async () => {
    const dataDir = newDataDir();
    const server = start({ dataDir });
    expect(await health(await server.url)).toBe(200);
    const postmaster = postmasterOf(dataDir) ?? 0;
    expect(isAlive(postmaster)).toBe(true);

    expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(isAlive(postmaster)).toBe(false);
  });

  test("stops with a server that is told to stop while it is starting", async () => {
    const dataDir = newDataDir();
    const server = start({ dataDir });
    const postmaster = await vi.waitFor(
      () => {
        const pid = postmasterOf(dataDir);
        if (!pid) throw new Error("the database is not starting yet");
        return pid;
      },
      { timeout: 20_000, interval: 5 },
    );
    expect((await server.end("SIGTERM")).code).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
  });

  test("keeps its secrets from other accounts", async () => {
    const dataDir = newDataDir();
    await start({ dataDir }).url;
    expect(lstatSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(lstatSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
  });

  test("left behind by a killed server is replaced at the next start", async () => {
    const dataDir = newDataDir();
    const killed = start({ dataDir });
    await killed.url;
    const orphan = postmasterOf(dataDir) ?? 0;
    await killed.end("SIGKILL");
    expect(isAlive(orphan)).toBe(true);

    const next = start({ dataDir });
    expect(await health(await next.url)).toBe(200);
    expect(isAlive(orphan)).toBe(false);
    expect(postmasterOf(dataDir)).not.toBe(orphan);
  });

  test("starts although an old postmaster.pid names a process that is something else now", async () => {
    const dataDir = newDataDir();
    const first = start({ dataDir });
    await first.url;
    const file = join(dataDir, "postgres", "postmaster.pid");
    const text = readFileSync(file, "utf8");
    await first.end();
    writeFileSync(file, text.replace(/^\d+/, String(process.pid)));

    expect(await health(await start({ dataDir }).url)).toBe(200);
  });

  test("refuses a second server on its DATA_DIR and goes on serving the first", async () => {
    const dataDir = newDataDir();
    const first = start({ dataDir });
    const url = await first.url;

    const second = start({ dataDir });
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.errors()).toBe(
      `DATA_DIR ${dataDir} is in use by another running Innfo server: stop that one first, or set another DATA_DIR\n`,
    );
    expect(await health(url)).toBe(200);
  });

  test("belongs to exactly one of two servers that start on an empty DATA_DIR together", async () => {
    const dataDir = newDataDir();
    const rivals = [start({ dataDir }), start({ dataDir })];
    const results = await Promise.allSettled(rivals.map(({ url }) => url));
    const ready = results.filter((result) => result.status === "fulfilled");
    expect(ready).toHaveLength(1);
    expect(await health(ready[0]?.value ?? "")).toBe(200);
    expect(rivals.map((server) => server.errors()).join("")).toContain(
      "is in use by another running Innfo server",
    );
  });

  test("that dies under a running server is started again", async () => {
    const dataDir = newDataDir();
    const url = await start({ dataDir }).url;
    const postmaster = postmasterOf(dataDir) ?? 0;
    process.kill(postmaster, "SIGKILL");

    await vi.waitFor(async () => expect(await health(url)).toBe(200), { timeout: 20_000, interval: 50 });
    expect(postmasterOf(dataDir)).not.toBe(postmaster);
  });

  test("that is killed under load breaks no promise, and comes back by itself each time", async () => {
    const dataDir = newDataDir();
    const url = await start({ dataDir, env: { COMPLIMENTARY_PRO_EMAILS: "loaded@example.com" } }).url;
    const epoch = await newEpoch(url, "loaded@example.com");
    for (const backends of [false, true]) {
      const refused = await writeDuring(epoch, async () => killDatabase(dataDir, { backends }));
      expect(refused).toEqual([]);
      await vi.waitFor(async () => expect(await health(url)).toBe(200), { timeout: 20_000, interval: 50 });
      expect(await settle(epoch, url)).toEqual([]);
    }
  });

  test.runIf(process.platform === "linux")(
    "of which one session crashes still belongs to its server alone",
    async () => {
      const dataDir = newDataDir();
      const url = await start({ dataDir }).url;
      const postmaster = postmasterOf(dataDir) ?? 0;
      // PostgreSQL ends all sessions when one is killed, that with the server's lock among them.
      process.kill(childrenOf(postmaster).at(-1) ?? 0, "SIGKILL");
      await vi.waitFor(async () => expect(await health(url)).toBe(200), { timeout: 20_000, interval: 50 });

      const second = start({ dataDir });
      expect((await second.exited).code).toBe(1);
      expect(second.errors()).toContain("is in use by another running Innfo server");
      expect(postmasterOf(dataDir)).toBe(postmaster);
      expect(await health(url)).toBe(200);
    },
  );

  test("on a system without glibc names the way out in one line", async () => {
    const withoutGlibc = `data:text/javascript,const report = process.report.getReport();
      delete report.header.glibcVersionRuntime; process.report.getReport = () => report;`;
    const server = start({ dataDir: newDataDir(), nodeOptions: ["--import", withoutGlibc] });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.errors()).toBe(
      "The embedded PostgreSQL needs glibc and this system has musl: set DATABASE_URL to a PostgreSQL 15 or newer\n",
    );
  });
});

describe.runIf(process.getuid?.() === 0)("run by root", () => {
  test("the database runs as another account, inside the DATA_DIR when that account may enter it", async () => {
    const dataDir = newDataDir();
    await start({ dataDir }).url;
    expect(lstatSync(join(dataDir, "postgres")).uid).not.toBe(0);
    expect(lstatSync(`/proc/${postmasterOf(dataDir)}`).uid).not.toBe(0);
  });

  test("a DATA_DIR that only root may enter works too, and is found again", async () => {
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o700);
    const first = start({ dataDir });
    expect(await health(await first.url)).toBe(200);
    expect(lstatSync(join(dataDir, "postgres")).isSymbolicLink()).toBe(true);
    const home = dirname(realpathSync(join(dataDir, "postgres")));
    folders.push(home);
    await first.end();

    expect(await health(await start({ dataDir }).url)).toBe(200);
    expect(dirname(realpathSync(join(dataDir, "postgres")))).toBe(home);
  });

  test("an ordinary user can run it just as well", async () => {
    const account = { uid: Number(idOf("-u")), gid: Number(idOf("-g")) };
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o777);
    const server = start({ dataDir, account, env: { HOME: dataDir } });
    expect(await health(await server.url)).toBe(200);
    expect(lstatSync(join(dataDir, "postgres")).uid).toBe(account.uid);
  });
});

function idOf(option: string): string {
  return spawnSync("id", [option, "nobody"], { encoding: "utf8" }).stdout.trim();
}

describe("with DATABASE_URL", () => {
  test("nothing embedded is started, and an unreachable database is one clear line", async () => {
    const dataDir = newDataDir();
    const server = start({
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
