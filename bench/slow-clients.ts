/**
 * 200 connections that trickle headers and 200 that trickle bodies: what other clients notice, and when they
 * are cut off.
 */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { CAPACITY } from "../src/server/capacity/capacity.ts";
import { withServer } from "../testbed/process.ts";
import { atMost, makeOwner, percentile, report } from "./support.ts";

const OF_EACH = 200;
const IDLE = 2000;
const REQUESTS = 500;
const HEAD = "POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\n";
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`;

export async function benchSlowClients(): Promise<void> {
  // Behind a proxy: a single address may not have so many connections.
  await withServer({ TRUST_PROXY: "1" }, async ({ url }) => {
    const { accessToken, hotelId } = await makeOwner(url);
    const read = `${url}/rest/v1/amenities?hotel_id=eq.${hotelId}`;
    const headers = { authorization: `Bearer ${accessToken}` };
    await latencies(read, headers);
    const calm = await latencies(read, headers);
    const attack = [HEAD, BODY].map((beginning) =>
      Promise.all(Array.from({ length: OF_EACH }, () => trickle(url, beginning))),
    );
    await sleep(1000);
    const attacked = await latencies(read, headers);
    const ratio = percentile(attacked, 0.5) / percentile(calm, 0.5);
    report(
      `an owner's read beside ${2 * OF_EACH} that trickle, median`,
      `${ratio.toFixed(2)} ×`,
      atMost(ratio, 1.5, "× of before"),
    );
    const tail = percentile(attacked, 0.95) / percentile(calm, 0.95);
    report("  95th percentile", `${tail.toFixed(2)} ×`);
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = CAPACITY.http;
    for (const [i, limit] of [headersTimeout, requestTimeout].entries()) {
      const ends = (await attack[i]) ?? [];
      const told = ends.filter(({ answer }) => answer.startsWith("HTTP/1.1 408 ")).length;
      const others = ends.filter(({ answer }) => answer !== "" && !answer.startsWith("HTTP/1.1 408 "));
      const last = Math.max(...ends.map(({ seconds }) => seconds));
      const most = (limit + connectionsCheckingInterval) / 1000 + 1;
      // The answer may be lost if it crosses a byte on its way.
      report(`  ${i === 0 ? "headers" : "bodies"} trickled: told 408, and cut off`, `${told} of ${OF_EACH}`, {
        text: "none told otherwise",
        met: others.length === 0,
      });
      report("    the last of them after", `${last.toFixed(1)} s`, atMost(last, most, "s"));
    }
    await keepIdle(url, read, headers);
  });
}

/** Opens so many connections, sends one request on each, and keeps them open. */
async function keepIdle(url: string, read: string, headers: Record<string, string>): Promise<void> {
  const calm = percentile(await latencies(read, headers), 0.5);
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: IDLE }, () => connect({ host: hostname, port: Number(port) }));
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          socket.once("error", reject);
          socket.once("data", () => resolve());
          socket.write("GET /config.json HTTP/1.1\r\nHost: localhost\r\n\r\n");
        }),
    ),
  );
  const ratio = percentile(await latencies(read, headers), 0.5) / calm;
  report(
    `an owner's read beside ${IDLE} kept-alive connections, median`,
    `${ratio.toFixed(2)} ×`,
    atMost(ratio, 1.5, "× of before"),
  );
  for (const socket of sockets) socket.destroy();
}

async function latencies(url: string, headers: Record<string, string>): Promise<number[]> {
  const took: number[] = [];
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const began = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    took.push(performance.now() - began);
  }
  return took;
}

/** Sends a byte per second. @returns the answer, and after how many seconds it arrived */
function trickle(url: string, beginning: string): Promise<{ answer: string; seconds: number }> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ host: hostname, port: Number(port) });
    const bytes = setInterval(() => socket.write("a"), 1000);
    socket.write(beginning);
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    // The connection was cut while sending a byte.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearInterval(bytes);
      resolve({ answer, seconds: (performance.now() - began) / 1000 });
    });
  });
}
