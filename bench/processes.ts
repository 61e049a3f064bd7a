/**
 * Costs of processes as the operating system counts them (/proc): the same whoever measures, and beside other
 * work.
 */
import { readFileSync } from "node:fs";
import { childrenOf, postmasterOf } from "../testbed/process.ts";

const TICKS_PER_SECOND = 100;
const NANOSECONDS = 1e9;

/** A process and all that it has started. */
export function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}

/** All processes of a server: its own and the embedded database's. */
export function serverProcesses(pid: number, dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  return [...new Set([...treeOf(pid), ...(postmaster ? treeOf(postmaster) : [])])];
}

/** Their processor time in seconds, including ended children's. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = read(pid, "stat").split(") ")[1]?.split(" ") ?? [];
    // utime, stime, cutime, cstime: proc(5).
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

/** Their memory in megabytes, with shared pages divided among their users (PSS): proc(5), smaps_rollup. */
export function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss: +(\d+) kB/m.exec(read(pid, "smaps_rollup"))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Seconds in which a process's first thread, Node's event loop, was ready and waited for a core. */
export function secondsWithoutCore(pid: number): number {
  return Number(read(pid, "schedstat").split(" ")[1] ?? 0) / NANOSECONDS;
}

/** Empty if it has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
    throw error;
  }
}
