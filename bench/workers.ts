/**
 * A second worker's worth: the cached guest page from two processes against one. The load takes a core, so
 * with fewer than three the rate says nothing. Processor time per request still does: if it is no higher with
 * two workers, two free cores answer twice as much.
 */
import { availableParallelism } from "node:os";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { startProcess } from "../testbed/process.ts";
import { compare, reportComparison, type Side } from "./load.ts";
import { cpuSeconds, treeOf } from "./processes.ts";
import { atLeast, readOften, report } from "./support.ts";

const TARGET = 1.7;
const MAILS = { SMTP_URL: "smtp://127.0.0.1:9", EMAIL_CONFIRMATION: "off" };
const PAGE = { path: "/view/1", headers: { "accept-encoding": "br" } };

export async function benchWorkers(): Promise<void> {
  const [two, one] = [await start(2), await start(1)];
  try {
    const cores = availableParallelism();
    console.log(`cores of this machine, which the load uses too: ${cores}`);
    const comparison = await compare(two.side, one.side);
    const what = "cached guest page from two workers, one process";
    if (cores > 2) return reportComparison(what, comparison, { rate: TARGET });
    reportComparison(what, comparison);
    const worth = 2 * (comparison.cost.server?.middle ?? 0);
    report(
      "  two free cores would answer, by processor time",
      `${worth.toFixed(2)} ×`,
      atLeast(worth, TARGET, "×"),
    );
  } finally {
    await two.end();
    await one.end();
  }
}

async function start(workers: number): Promise<{ side: Side; end(): Promise<void> }> {
  const dataDir = makeDataDir();
  const env = { WORKERS: String(workers), LOG_LEVEL: "info", ...MAILS };
  const server = startProcess({ dataDir, env });
  const url = await server.url;
  // Each worker has its own pages and connections.
  for (let i = 0; i < workers; i++)
    await readOften(url + PAGE.path, { ...PAGE.headers, connection: "close" });
  return {
    side: {
      ...{ url, requests: [PAGE], status: 200 },
      spent: () => ({ server: cpuSeconds(treeOf(server.pid)) * 1000 }),
    },
    async end() {
      await server.end();
      removeDataDir(dataDir);
    },
  };
}
