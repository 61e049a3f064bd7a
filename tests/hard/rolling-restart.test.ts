/** Two processes are restarted one after the other, under load, behind the proxies that docs/operations.md shows. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { freePort, type ServerProcess } from "../../testbed/process.ts";
import { startProcessOn } from "../../testbed/process-on-database.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { BALANCERS, type Balancer } from "./support/balancer.ts";

const PACE_MS = 20;
const DRAIN_SECONDS = 4;

describe.each(BALANCERS)("Behind $name", ({ name, start }) => {
  let database: TestServer;
  let balancer: Balancer;
  let owner: Owner;
  const members: { port: number; process: ServerProcess; dataDir: string }[] = [];

  beforeAll(async () => {
    database = await startTestServer();
    const ports = [await freePort(), await freePort()];
    for (const port of ports) {
      const dataDir = makeDataDir();
      members.push({ port, dataDir, process: await begin(port, dataDir) });
    }
    // It takes both for ready from its start on, and need not find one of them at the moment when the other one stops.
    balancer = await start(ports.map((port) => `http://127.0.0.1:${port}`));
    owner = await createOwner(balancer.url);
  });
  afterAll(async () => {
    await Promise.all(members.map(({ process }) => process.end("SIGKILL")));
    await balancer?.stop();
    await database?.stop();
    for (const { dataDir } of members) removeDataDir(dataDir);
  });

  async function begin(port: number, dataDir: string): Promise<ServerProcess> {
    const env = {
      PORT: String(port),
      // One site: what one process signs the other one knows.
      PUBLIC_URL: "http://localhost:8080",
      TRUST_PROXY: "1",
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      LIMITS: "free.items=100000",
    };
    const server = startProcessOn({ ...database, dataDir }, env);
    await server.url;
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await sleep(50);
    return server;
  }

  test("guests and owners who read notice nothing, and no write is lost or doubled", async () => {
    const token = (await owner.api.auth.getSession()).data.session?.access_token ?? "";
    const headers = {
      apikey: PUBLISHABLE_KEY,
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
    };
    let goesOn = true;
    const failed: string[] = [];
    const sent: string[] = [];
    const cutOff: { began: number; ended: number; answered: string }[] = [];
    /** When a process that stops may cut connections off: its drain is over, and it has not ended. */
    const closings: { from: number; to: number }[] = [];
    let asked = 0;

    async function keepAsking(what: string, path: string, options: RequestInit = {}): Promise<void> {
      while (goesOn) {
        asked += 1;
        try {
          const answer = await fetch(balancer.url + path, options);
          await answer.arrayBuffer();
          if (!answer.ok) failed.push(`${what}: ${answer.status}`);
        } catch (error) {
          failed.push(`${what}: ${String((error as Error).cause)}`);
        }
        await sleep(PACE_MS);
      }
    }
    /** As the admin does it: with an id of its own, and again when the answer got lost. */
    async function keepWriting(): Promise<void> {
      while (goesOn) {
        const id = randomUUID();
        sent.push(id);
        const body = JSON.stringify({
          id,
          hotel_id: owner.hotel.id,
          question: id,
          answer: "Yes",
          category: "General",
        });
        for (let attempt = 1; ; attempt++) {
          const began = performance.now();
          const answer = await fetch(`${balancer.url}/rest/v1/faqs`, { method: "POST", headers, body }).catch(
            (error: Error) => error,
          );
          const status = answer instanceof Error ? 0 : answer.status;
          const answered =
            answer instanceof Error ? String(answer.cause) : `${status} ${await answer.text()}`;
          // The answer that got lost may have said that it is stored.
          if (status === 201 || (status === 409 && attempt > 1)) break;
          if (status >= 400 && status < 500) failed.push(`writer: ${answered}`);
          if (!goesOn || failed.length > 0) return;
          cutOff.push({ began, ended: performance.now(), answered });
          await sleep(PACE_MS);
        }
        await sleep(PACE_MS);
      }
    }

    const load = [
      ...Array.from({ length: 3 }, () => keepAsking("guest", `/view/${owner.hotel.id}`)),
      keepAsking("owner", `/rest/v1/faqs?select=id&limit=10&hotel_id=eq.${owner.hotel.id}`, { headers }),
      ...Array.from({ length: 3 }, keepWriting),
    ];
    for (const member of members) {
      const from = performance.now() + DRAIN_SECONDS * 1000;
      expect((await member.process.end("SIGTERM")).code).toBe(0);
      closings.push({ from, to: performance.now() });
      // Only the other one is there.
      await sleep(1000);
      member.process = await begin(member.port, member.dataDir);
      // The proxy has to find it again.
      await sleep(3000);
    }
    goesOn = false;
    await Promise.all(load);

    expect(failed).toEqual([]);
    const stored = await database.sql<{ id: string }[]>`
      select question as id from public.faqs where hotel_id = ${owner.hotel.id}`;
    expect(stored.map(({ id }) => id).sort()).toEqual(sent.sort());
    // A write is cut off by the connections that close at the end, and by nothing else.
    const unexplained = cutOff.filter(
      ({ began, ended }) => !closings.some(({ from, to }) => ended >= from && began <= to),
    );
    expect(unexplained, JSON.stringify(closings)).toEqual([]);
    process.stdout.write(
      `${name}: ${asked} reads, 0 failed; ${sent.length} writes, ${cutOff.length} sent again\n`,
    );
  });
});
