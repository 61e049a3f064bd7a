/** Memory of a server and its database: idle, under load, and a minute later. */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { startProcess } from "../testbed/process.ts";
import { load, type Side } from "./load.ts";
import { megabytesOf, serverProcesses } from "./processes.ts";
import { makeOwner, report } from "./support.ts";

const LOAD_SECONDS = 20;
const SAMPLE_MS = 250;

export async function benchMemory(): Promise<void> {
  const dataDir = makeDataDir();
  const programs = makeDataDir();
  // A copy of Node: the bench runs the same program, so half of its read pages would count for the bench.
  const node = join(programs, "node");
  copyFileSync(process.execPath, node);
  // The first start sets up the database, and compiles what later starts reuse.
  const first = startProcess({ dataDir, node });
  await first.url;
  await first.end();
  const server = startProcess({ dataDir, node });
  try {
    const url = await server.url;
    const held = () => megabytesOf(serverProcesses(server.pid, dataDir));
    // Idle connections close after eight seconds, and what the start leaves is collected after ten quiet ones.
    await sleep(25_000);
    reportMegabytes("idle", held(), 125);

    const { accessToken, hotelId } = await makeOwner(url);
    const headers = { authorization: `Bearer ${accessToken}`, "accept-encoding": "br" };
    const side: Side = {
      url,
      requests: [
        { path: `/rest/v1/amenities?select=*&hotel_id=eq.${hotelId}`, headers },
        { path: `/view/${hotelId}`, headers },
      ],
      status: 200,
      spent: () => ({}),
    };
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, held());
    }, SAMPLE_MS);
    await load(side, LOAD_SECONDS);
    clearInterval(sampling);
    reportMegabytes("at most under lists and pages over 16 connections", peak, 300);
    await sleep(60_000);
    reportMegabytes("a minute later", held(), 125);
  } finally {
    await server.end();
    removeDataDir(dataDir);
    removeDataDir(programs);
  }
}

function reportMegabytes(when: string, megabytes: number, most: number): void {
  report(`memory of server and database (PSS), ${when}`, `${megabytes.toFixed(0)} MB`, {
    text: `≤ ${most} MB`,
    met: megabytes <= most,
  });
}
