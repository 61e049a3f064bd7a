/** Scans per second for one hotel, the worst case; and whether all are stored. */
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { startProcess } from "../testbed/process.ts";
import { miscountedHotels } from "../testbed/scans.ts";
import { sendScans } from "./scan-client.ts";
import { atLeast, databaseIn, makeOwner, none, report } from "./support.ts";

const SCANS = 60_000;
const CONNECTIONS = 64;
const PER_SECOND = 2000;
/** Milliseconds until the server is killed in the last run. */
const KILLED_AFTER_MS = 3000;

export async function benchScans(): Promise<void> {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir, env: { TRUST_PROXY: "1" } });
  let acknowledged = 0;
  try {
    const url = await server.url;
    const { hotelId } = await makeOwner(url);
    acknowledged += await send(url, hotelId, SCANS / 10);
    const began = performance.now();
    const sustained = await send(url, hotelId, SCANS);
    const perSecond = (SCANS * 1000) / (performance.now() - began);
    report("track-scan, calls a second, sustained", perSecond.toFixed(0), {
      text: `≥ ${PER_SECOND}, all 204`,
      met: perSecond >= PER_SECOND && sustained === SCANS,
    });
    const dying = send(url, hotelId, SCANS);
    await sleep(KILLED_AFTER_MS);
    await server.end("SIGKILL");
    acknowledged += sustained + (await dying);
  } finally {
    await server.end("SIGKILL");
  }
  await reportCounts(dataDir, acknowledged);
  removeDataDir(dataDir);
}

/** @returns how many were acknowledged; the others met a killed server */
async function send(url: string, hotelId: string, scans: number): Promise<number> {
  let left = scans;
  const next = () => left-- > 0;
  const acknowledged = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sendScans(url, hotelId, next)),
  );
  return acknowledged.reduce((sum, count) => sum + count, 0);
}

/** After a restart on the killed server's data. */
async function reportCounts(dataDir: string, acknowledged: number): Promise<void> {
  const server = startProcess({ dataDir });
  try {
    await server.url;
    const sql = databaseIn(dataDir);
    const [row] = await sql<{ recorded: number }[]>`select count(*)::int as recorded from public.qr_scans`;
    const miscounted = await miscountedHotels({ sql });
    await sql.end();
    const recorded = row?.recorded ?? 0;
    report("  acknowledged, in all, the last of them before a kill -9", String(acknowledged));
    report(
      "  found after the restart, with those not acknowledged",
      String(recorded),
      atLeast(recorded, acknowledged),
    );
    report(
      "  hotels whose counts differ from their raw scans",
      String(miscounted.length),
      none(miscounted.length),
    );
  } finally {
    await server.end();
  }
}
