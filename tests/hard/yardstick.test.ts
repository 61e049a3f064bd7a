/** The measurements' own proof: a server that does more for each answer is measured as slower, and as dearer. */
import { pbkdf2Sync } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compare, type Side } from "../../bench/load.ts";

const servers: Server[] = [];
let bare: Side;
let slowed: Side;

/** Processor time is counted around the work, because both servers share a process here. */
async function serve(rounds: number): Promise<Side> {
  let spent = 0;
  const server = createServer((_request, response) => {
    const before = process.cpuUsage();
    if (rounds > 0) pbkdf2Sync("a", "b", rounds, 32, "sha256");
    response.end("Good morning");
    const { user, system } = process.cpuUsage(before);
    spent += (user + system) / 1000;
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests: [{ path: "/", headers: {} }], status: 200, spent: () => ({ server: spent }) };
}

beforeAll(async () => {
  bare = await serve(0);
  slowed = await serve(2000);
});
afterAll(() => {
  for (const server of servers) server.close();
});

const TURNS = { rounds: 5, seconds: 1 };

test("twice the same server is as fast as itself", async () => {
  const { rate } = await compare(bare, await serve(0), TURNS);
  expect(rate.least).toBeLessThanOrEqual(rate.middle);
  expect(rate.middle).toBeGreaterThan(0.3);
  expect(rate.middle).toBeLessThan(3);
});

test("a slowed one is slower by rate and by processor time", async () => {
  const { rate, cost } = await compare(slowed, bare, TURNS);
  expect(rate.most).toBeLessThan(0.8);
  expect(cost.server?.most).toBeLessThan(0.5);
});

test("answers of another status are no measurement", async () => {
  await expect(compare({ ...bare, status: 304 }, bare, TURNS)).rejects.toThrow("answered 200");
});
