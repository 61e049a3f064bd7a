import { spawnSync } from "node:child_process";
import { chmodSync, lstatSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isProcessAlive } from "../../src/server/config/processes.ts";
import { removeDataDir } from "../../testbed/data-dir.ts";
import { newEpoch, settle, writeDuring } from "../../testbed/kill-rounds.ts";
import { health, newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { childrenOf, killDatabase, postmasterOf, titleOf } from "../../testbed/process.ts";

describe("the embedded database", () => {
  test("stops with a server that is told to stop while it is starting", async () => {
    const dataDir = newDataDir();
    const server = startOwn({ dataDir });
    const postmaster = await vi.waitFor(
      () => {
        const pid = postmasterOf(dataDir);
        if (!pid) throw new Error("the database is not starting yet");
        return pid;
      },
      { timeout: 20_000, interval: 5 },
    );
    expect((await server.end("SIGTERM")).code).toBe(0);
    // A start that takes long is abandoned, and its database told to end.
    await expect.poll(() => isProcessAlive(postmaster)).toBe(false);
  });

  test("that a killed server left running is replaced at the next start", async () => {
    const dataDir = newDataDir();
    const killed = startOwn({ dataDir });
    await killed.url;
    const orphan = postmasterOf(dataDir) ?? 0;
    await killed.end("SIGKILL");
    expect(isProcessAlive(orphan)).toBe(true);

    const next = startOwn({ dataDir });
    expect(await health(await next.url)).toBe(200);
    expect(isProcessAlive(orphan)).toBe(false);
    expect(postmasterOf(dataDir)).not.toBe(orphan);
  });

  test("starts although an old postmaster.pid names a process that is something else now", async () => {
    const dataDir = newDataDir();
    const first = startOwn({ dataDir });
    await first.url;
    const file = join(dataDir, "postgres", "postmaster.pid");
    const text = readFileSync(file, "utf8");
    await first.end();
    writeFileSync(file, text.replace(/^\d+/, String(process.pid)));

    expect(await health(await startOwn({ dataDir }).url)).toBe(200);
  });

  test("belongs to exactly one of two servers that start on an empty DATA_DIR together", async () => {
    const dataDir = newDataDir();
    const rivals = [startOwn({ dataDir }), startOwn({ dataDir })];
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
    const url = await startOwn({ dataDir }).url;
    const postmaster = postmasterOf(dataDir) ?? 0;
    process.kill(postmaster, "SIGKILL");

    // Its sessions may answer a moment longer.
    const started = () => expect(postmasterOf(dataDir) ?? postmaster).not.toBe(postmaster);
    await vi.waitFor(started, { timeout: 120_000, interval: 50 });
    await vi.waitFor(async () => expect(await health(url)).toBe(200), { timeout: 120_000, interval: 50 });
  });

  test("that is killed under load breaks no promise, and comes back by itself each time", async () => {
    const dataDir = newDataDir();
    const url = await startOwn({ dataDir, env: { COMPLIMENTARY_PRO_EMAILS: "loaded@example.com" } }).url;
    const epoch = await newEpoch(url, "loaded@example.com");
    for (const backends of [false, true]) {
      const refused = await writeDuring(epoch, async () => killDatabase(dataDir, { backends }));
      expect(refused).toEqual([]);
      await vi.waitFor(async () => expect(await health(url)).toBe(200), { timeout: 120_000, interval: 50 });
      expect(await settle(epoch, url)).toEqual([]);
    }
  });

  test.runIf(process.platform === "linux")(
    "of which one session crashes still belongs to its server alone",
    async () => {
      const dataDir = newDataDir();
      const url = await startOwn({ dataDir }).url;
      const postmaster = postmasterOf(dataDir) ?? 0;
      // If a session is killed, PostgreSQL ends all of them, including the one with the server's lock.
      process.kill(childrenOf(postmaster).at(-1) ?? 0, "SIGKILL");
      await vi.waitFor(async () => expect(await health(url)).toBe(200), { timeout: 120_000, interval: 50 });

      const second = startOwn({ dataDir });
      expect((await second.exited).code).toBe(1);
      expect(second.errors()).toContain("is in use by another running Innfo server");
      expect(postmasterOf(dataDir)).toBe(postmaster);
      expect(await health(url)).toBe(200);
    },
  );

  test("that recovers all the while another server starts still belongs to its own", async () => {
    const dataDir = newDataDir();
    const url = await startOwn({ dataDir }).url;
    const postmaster = postmasterOf(dataDir) ?? 0;
    const second = startOwn({ dataDir });
    let hasEnded = false;
    void second.exited.then(() => {
      hasEnded = true;
    });
    for (let crashes = 0; crashes < 30 && !hasEnded; crashes++) {
      // Not the recovering process: without it the postmaster ends too, and its server starts another.
      const session = childrenOf(postmaster).findLast((pid) => titleOf(pid).includes("[local]"));
      if (session) process.kill(session, "SIGKILL");
      await vi.waitFor(async () => expect(await health(url)).toBe(200), { timeout: 120_000, interval: 10 });
    }
    expect((await second.exited).code).toBe(1);
    expect(second.errors()).toContain("is in use by another running Innfo server");
    expect(postmasterOf(dataDir)).toBe(postmaster);
  });
});

describe.runIf(process.getuid?.() === 0)("run by root", () => {
  test("the database runs as another account, inside the DATA_DIR when that account may enter it", async () => {
    const dataDir = newDataDir();
    await startOwn({ dataDir }).url;
    expect(lstatSync(join(dataDir, "postgres")).uid).not.toBe(0);
    expect(lstatSync(`/proc/${postmasterOf(dataDir)}`).uid).not.toBe(0);
  });

  test("a DATA_DIR that only root may enter works too, and is found again", async () => {
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o700);
    const first = startOwn({ dataDir });
    expect(await health(await first.url)).toBe(200);
    expect(lstatSync(join(dataDir, "postgres")).isSymbolicLink()).toBe(true);
    const home = dirname(realpathSync(join(dataDir, "postgres")));
    onTestFinished(() => removeDataDir(home));
    await first.end();

    expect(await health(await startOwn({ dataDir }).url)).toBe(200);
    expect(dirname(realpathSync(join(dataDir, "postgres")))).toBe(home);
  });

  test("an ordinary user can run it just as well", async () => {
    const account = { uid: Number(idOf("-u")), gid: Number(idOf("-g")) };
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o777);
    const server = startOwn({ dataDir, account, env: { HOME: dataDir } });
    expect(await health(await server.url)).toBe(200);
    expect(lstatSync(join(dataDir, "postgres")).uid).toBe(account.uid);
  });
});

function idOf(option: string): string {
  return spawnSync("id", [option, "nobody"], { encoding: "utf8" }).stdout.trim();
}
