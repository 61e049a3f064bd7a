/** A database that is frozen accepts connections and says nothing: guests read the pages that are kept, at once. */
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { startDatabaseProxy } from "../../testbed/database-proxy.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { childrenOf, postmasterOf, type ServerProcess, startProcess } from "../../testbed/process.ts";
import { startProcessOn } from "../../testbed/process-on-database.ts";
import { startTestServer } from "../../testbed/server.ts";
import { hasPgBouncer, startPgBouncer } from "./support/pgbouncer.ts";

const HOTELS = 8;
const ROUNDS = 12;
/** Milliseconds. A page that waits for the database, even once, takes at least twice as long; the figures are printed. */
const AT_ONCE = 1500;
const LOST = "lost the connection that tells of changed hotels";
const ENV = { LOG_LEVEL: "warn" };

interface Site {
  server: ServerProcess;
  freeze(): void;
  thaw(): Promise<void>;
}

/** The bundled PostgreSQL, all of whose processes are stopped. */
async function direct(): Promise<Site> {
  const dataDir = newDataDir();
  const server = startProcess({ dataDir, env: ENV });
  let frozen: number[] = [];
  async function thaw(): Promise<void> {
    for (const pid of frozen) process.kill(pid, "SIGCONT");
    frozen = [];
  }
  onTestFinished(async () => {
    await thaw();
    await server.end();
  });
  await server.url;
  return {
    server,
    freeze() {
      const postmaster = postmasterOf(dataDir) ?? 0;
      frozen = [postmaster, ...childrenOf(postmaster)];
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
    thaw,
  };
}

/** PgBouncer answers whoever logs in, and waits for the database with everybody. */
async function throughPgBouncer(): Promise<Site> {
  const database = await startTestServer();
  const way = await startDatabaseProxy();
  const { user, database: name } = database.sql.options;
  const pooler = await startPgBouncer(String(name), "transaction", 10, { host: "127.0.0.1", port: way.port });
  const dataDir = newDataDir();
  const login = `postgres://${user}:${inject("postgres").password}@127.0.0.1`;
  const server = startProcessOn(
    { ...database, dataDir },
    {
      ...ENV,
      DATABASE_URL: `${login}:${pooler.port}/${name}`,
      DATABASE_DIRECT_URL: `${login}:${way.port}/${name}`,
    },
  );
  onTestFinished(async () => {
    await server.end();
    await pooler.stop();
    await way.stop();
    await database.stop();
  });
  await server.url;
  return { server, freeze: way.stall, thaw: way.mend };
}

/** @returns milliseconds that 99 of 100 pages take, as many guests as hotels at a time */
async function read(url: string, owners: Owner[]): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      owners.map(async ({ hotel }) => {
        const began = performance.now();
        const page = await fetch(`${url}/view/${hotel.id}`);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain(hotel.name);
        took.push(performance.now() - began);
      }),
    );
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.99) - 1] ?? 0;
}

describe.each([
  ["direct", direct, true],
  ["through PgBouncer", throughPgBouncer, hasPgBouncer],
] as const)("Beside a frozen database, %s,", (way, open, isInstalled) => {
  test.skipIf(!isInstalled)("kept pages come at once, and edits show once it answers", async () => {
    const { server, freeze, thaw } = await open();
    const url = await server.url;
    const owners: Owner[] = [];
    for (let hotel = 0; hotel < HOTELS; hotel++) owners.push(await createOwner(url));
    // One after the other: so many first pages at once may be refused on a busy machine.
    for (const owner of owners) await read(url, [owner]);
    const answering = await read(url, owners);

    freeze();
    // The heartbeat of changes is the first that waits in vain: from here on no kept page is known to be current.
    await expect.poll(() => server.output()).toContain(LOST);
    const frozen = await read(url, owners);
    process.stdout.write(
      `${way}: p99 ${frozen.toFixed(1)} ms, ${answering.toFixed(1)} ms while it answers\n`,
    );
    expect(frozen).toBeLessThan(AT_ONCE);

    await thaw();
    const [{ api, hotel }] = owners as [Owner];
    const rename = () => api.from("hotels").update({ name: "Awake" }).eq("id", hotel.id);
    await expect.poll(async () => (await rename()).error).toBeNull();
    // An acknowledged change shows on the next load.
    expect(await (await fetch(`${url}/view/${hotel.id}`)).text()).toContain("Awake");
  });
});
