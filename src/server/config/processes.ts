/** The system's knowledge of processes by number. Numbers are reused, so a number alone proves little. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { codeOf } from "./code-of.ts";

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** The process may end at any moment, so its absence is no failure. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}

/** Whether it ended without being collected by its parent; in a container that may never happen. */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    return /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** @param cluster absolute path with links resolved */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isProcessAlive(pid)) return false;
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout.includes(cluster);
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(cluster);
  } catch {
    // It ended meanwhile.
    return false;
  }
}
