/**
 * How long `npm start` takes until the server is healthy, the first and the second time, and how much memory
 * it uses.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { freePort } from "../testbed/process.ts";
import { report } from "./support.ts";

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

interface ProcessRow {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** Resident and proportional memory (shared pages counted once) of a process and all its descendants. */
function memoryOfTree(root: number): { resident: number; proportional: number } {
  const rows: ProcessRow[] = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, kilobytes };
    });
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of rows) if (tree.has(parent)) tree.add(pid);
  }
  const members = rows.filter(({ pid }) => tree.has(pid));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1024;
  return {
    resident: sum(members.map(({ kilobytes }) => kilobytes)),
    proportional: sum(members.map(({ pid }) => proportionalKilobytes(pid))),
  };
}

function proportionalKilobytes(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").match(/^Pss: +(\d+) kB/m) ?? [];
  return Number(kilobytes);
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
    report(`npm start to /health 200, ${i === 0 ? "first" : "second"} time`, `${seconds.toFixed(2)} s`, {
      text: `≤ ${limit} s`,
      met: seconds <= limit,
    });
    if (i === limits.length - 1) {
      await sleep(5000);
      const { resident, proportional } = memoryOfTree(npm.pid ?? 0);
      report("idle memory of the process tree, npm included (resident)", `${resident.toFixed(0)} MB`, {
        text: "≤ 300 MB",
        met: resident <= 300,
      });
      report("  the same with shared pages counted once", `${proportional.toFixed(0)} MB`);
    }
    npm.kill("SIGTERM");
    await once(npm, "exit");
  }
  removeDataDir(dataDir);
}
