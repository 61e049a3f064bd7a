/** Hundreds of sockets that ask for the longest list there is and read nothing, against a server of its own. */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { makeOwner } from "../../bench/support.ts";
import { CAPACITY } from "../../src/server/capacity/capacity.ts";
import { LIMITS_FOR_LARGE_LIST, longAnswers } from "../../testbed/large-list.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";

const TOKEN = "a-token-for-the-scraper";
const ABUSERS = 10;
/** With lists of 7 MB these would hold 1,400. */
const SOCKETS = 200;
/** Megabytes. */
const MAY_GROW = 700;

const env = { TRUST_PROXY: "1", METRICS_TOKEN: TOKEN, LIMITS: LIMITS_FOR_LARGE_LIST };
const server = startOwn({ dataDir: newDataDir(), env });
const url = await server.url;
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

type Owner = Awaited<ReturnType<typeof makeOwner>>;

async function fill({ accessToken, hotelId }: Owner): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  for (const answers of longAnswers()) {
    const rows = answers.map((answer) => ({
      hotel_id: hotelId,
      category: "General",
      question: "Why?",
      answer,
    }));
    const { status } = await fetch(`${url}/rest/v1/faqs`, {
      ...{ method: "POST", headers, body: JSON.stringify(rows) },
    });
    expect(status).toBe(201);
  }
}

function askUnread({ accessToken }: Owner, network: string): void {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  socket.on("error", () => socket.destroy());
  socket.write(
    `GET /rest/v1/faqs?select=answer HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${accessToken}\r\nX-Forwarded-For: ${network}\r\n\r\n`,
  );
}

function megabytes(of: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(new RegExp(`^${of}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
}

async function sample(name: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
}

test("Sockets that read nothing hold what the budget allows, and an honest caller is served beside them", async () => {
  const abusers: Owner[] = [];
  for (let i = 0; i < ABUSERS; i++) {
    const abuser = await makeOwner(url);
    await fill(abuser);
    abusers.push(abuser);
  }
  const honest = await makeOwner(url);
  const serveHonest = async () => {
    const headers = { authorization: `Bearer ${honest.accessToken}`, "x-forwarded-for": "198.51.100.7" };
    const answers = await Promise.all([
      fetch(`${url}/rest/v1/hotels?select=*`, { headers }),
      fetch(`${url}/rest/v1/faqs?select=*`, { headers }),
      fetch(`${url}/view/${honest.hotelId}`, { headers }),
    ]);
    for (const answer of answers) await answer.arrayBuffer();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  };
  await serveHonest();
  const before = megabytes("VmRSS");
  const { together } = CAPACITY.answers;
  for (let i = 0; i < SOCKETS; i++) {
    for (const [at, abuser] of abusers.entries()) if (i % ABUSERS === at) askUnread(abuser, `192.0.2.${at}`);
    if (i % 5 === 4) await serveHonest();
    expect(await sample('innfo_memory_bytes{of="answers"}')).toBeLessThanOrEqual(together);
  }
  await expect.poll(() => sample('innfo_memory_refused_total{of="answers"}')).toBeGreaterThan(0);
  await serveHonest();
  expect(await sample('innfo_memory_bytes{of="answers"}')).toBeGreaterThan(together / 2);
  expect(megabytes("VmHWM") - before).toBeLessThan(MAY_GROW);
  // They have read nothing for half a minute.
  await expect.poll(() => sample("innfo_connections_cut_off_total"), { interval: 1000 }).toBeGreaterThan(10);
  await expect.poll(() => sample('innfo_memory_bytes{of="answers"}'), { interval: 1000 }).toBe(0);
  await serveHonest();
}, 400_000);
