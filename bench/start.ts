/** How long `npm start` takes until the server is healthy, the first and the second time. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { freePort } from "../testbed/process.ts";
import { atMost, report } from "./support.ts";

async function untilHealthy(port: number, since: number): Promise<number> {
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (answered) return (performance.now() - since) / 1000;
    await sleep(10);
  }
}

function npmStart(port: number, dataDir: string): ChildProcess {
  return spawn("npm", ["start"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: "ignore",
  });
}

export async function benchStart(): Promise<void> {
  const dataDir = makeDataDir();
  const limits = [5, 2];
  for (const [i, limit] of limits.entries()) {
    const port = await freePort();
    const since = performance.now();
    const npm = npmStart(port, dataDir);
    const seconds = await untilHealthy(port, since);
    report(
      `npm start to /health 200, ${i === 0 ? "first" : "second"} time`,
      `${seconds.toFixed(2)} s`,
      atMost(seconds, limit, "s"),
    );
    npm.kill("SIGTERM");
    await once(npm, "exit");
  }
  removeDataDir(dataDir);
}
