/**
 * Twice and five times the load that the server can take, of database work and of work for a core: how it is
 * answered, how guests and /health fare meanwhile, and how soon the server recovers.
 */
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { withServer } from "../testbed/process.ts";
import { ask, type Request, sendFor } from "./client.ts";
import { atMost, makeOwner, none, percentile, report } from "./support.ts";

interface Load {
  url: string;
  next(): Request;
}

/** Enough connections to keep all places busy. */
const FEW = 16;
const MANY = 1000;
const SECONDS = 6;
const PROBE_EVERY_MS = 50;

export async function benchOverload(): Promise<void> {
  await withServer({ TRUST_PROXY: "1" }, async ({ url, pid }) => {
    const { accessToken, hotelId } = await makeOwner(url);
    const authorization = `Bearer ${accessToken}`;
    const read = {
      path: `/rest/v1/amenities?select=*&hotel_id=eq.${hotelId}`,
      headers: { authorization },
    };
    const write = {
      path: `/rest/v1/amenities?hotel_id=eq.${hotelId}`,
      method: "PATCH",
      headers: { authorization, "content-type": "application/json" },
      body: '{"timing":"Always"}',
    };
    await overload("reads", { url, next: () => read }, pid);
    await overload("writes", { url, next: () => write }, pid);
    await overload("sign-ins", { url, next: aSignIn }, pid);
  });
}

/** Each from another account and network, so that no other limit applies first. */
function aSignIn(): Request {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const email = `nobody-${randomInt(2 ** 40)}@example.com`;
  return {
    path: "/auth/v1/token?grant_type=password",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ email, password: "not the password" }),
  };
}

interface Answers {
  perSecond: number;
  /** Milliseconds. */
  served: number[];
  refused: number[];
  failed: number;
}

async function send(load: Load, connections: number, rate?: number): Promise<Answers> {
  const served: number[] = [];
  const refused: number[] = [];
  const failed = await sendFor({
    ...load,
    connections,
    seconds: SECONDS,
    rate,
    answered: (status, ms) => (status === 503 || status === 429 ? refused : served).push(ms),
  });
  return { perSecond: served.length / SECONDS, served, refused, failed };
}

async function overload(what: string, load: Load, pid: number): Promise<void> {
  await send(load, FEW);
  const calm = await watching(load.url, () => send(load, FEW));
  const capacity = calm.result.perSecond;
  const usual = percentile(calm.result.served, 0.95);
  report(`${what}: as many a second as ${FEW} connections get`, capacity.toFixed(0));
  report("  95th percentile", `${usual.toFixed(0)} ms`);
  for (const times of [2, 5]) {
    const before = residentMegabytes(pid);
    const { result, slowest } = await watching(load.url, () => send(load, MANY, Math.ceil(times * capacity)));
    const { perSecond, served, refused, failed } = result;
    const recovered = await secondsUntilUsual(load, usual);
    const answered = served.length + refused.length;
    report(`${what}: ${times} × that offered`, `${(answered / SECONDS).toFixed(0)}/s`);
    report("  served a second, of what it could", `${((100 * perSecond) / capacity).toFixed(0)} %`);
    report("  refused", `${((100 * refused.length) / answered).toFixed(0)} %`);
    const p95 = percentile(served, 0.95);
    report("  served within, 95th percentile", `${p95.toFixed(0)} ms`, atMost(p95, 5000, "ms"));
    if (refused.length > 0) {
      report("  refused within, median", `${percentile(refused, 0.5).toFixed(0)} ms`);
    }
    report("  not answered", String(failed), none(failed));
    report("  /health, slowest answer", `${slowest.health.toFixed(0)} ms`);
    report("  a guest page, slowest answer", `${slowest.page.toFixed(0)} ms`);
    report("  memory before and after", `${before} → ${residentMegabytes(pid)} MB`);
    report("  as fast as before after", `${recovered.toFixed(1)} s`, atMost(recovered, 5, "s"));
  }
}

/** Calls /health and a guest page while `work` runs. */
async function watching<Result>(url: string, work: () => Promise<Result>) {
  const slowest = { health: 0, page: 0 };
  let isOver = false;
  async function probe(name: keyof typeof slowest, path: string): Promise<void> {
    while (!isOver) {
      const began = performance.now();
      const { status } = await fetch(url + path);
      if (status !== 200) throw new Error(`${path} answered ${status} under load`);
      slowest[name] = Math.max(slowest[name], performance.now() - began);
      await sleep(PROBE_EVERY_MS);
    }
  }
  const probing = Promise.all([probe("health", "/health"), probe("page", "/view/1")]);
  const result = await work();
  isOver = true;
  await probing;
  return { result, slowest };
}

/** Until a single request is answered within the usual 95th percentile. */
async function secondsUntilUsual({ url, next }: Load, usual: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  for (;;) {
    const asked = performance.now();
    const status = await ask(agent, url, next());
    if (status < 500 && performance.now() - asked <= Math.max(usual, 50)) return (asked - began) / 1000;
  }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, "utf8").match(/^VmRSS:\s+(\d+) kB/m) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
