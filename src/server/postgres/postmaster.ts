/** Starts, checks and ends the postmaster, PostgreSQL's first process. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../config/code-of.ts";
import { ConfigurationError } from "../config/errors.ts";
import { isPostmasterOf, isProcessAlive, sendSignal } from "../config/processes.ts";
import { type Cluster, inUse, startFailure } from "./cluster.ts";
import { LOG_SETTINGS } from "./log-file.ts";
import { changeOwner, type Runtime } from "./runtime.ts";

/** sun_path holds 108 bytes on Linux and 104 on macOS, including the closing NUL. */
const MAX_SOCKET_FOLDER = 103 - "/.s.PGSQL.5432".length;

export type Settings = Readonly<Record<string, string | number>>;

/** PostgreSQL's settings, as on its command line. */
export const SETTINGS: Settings & { port: number } = {
  listen_addresses: "",
  port: 5432,
  // A server holds up to 39, a backup beside it one more, and three are reserved for the superuser.
  max_connections: 60,
  // The system keeps the files' pages in memory as well.
  shared_buffers: "32MB",
  // The next four settings save 4 MB that nothing here uses: the log of one commit is some KB, pages are read one at
  // a time, without a process for each worker, and no transaction is serializable.
  wal_buffers: "512kB",
  io_method: "sync",
  io_max_concurrency: 1,
  max_pred_locks_per_transaction: 10,
  max_parallel_workers_per_gather: 0,
  jit: "off",
  max_logical_replication_workers: 0,
  timezone: "UTC",
  log_timezone: "UTC",
  unix_socket_permissions: "0700",
  ...LOG_SETTINGS,
};

interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

/** @param changes overrides of a server's settings */
export function spawnPostmaster(
  { bin, account }: Runtime,
  cluster: string,
  logFile: string,
  changes: Settings = {},
): ChildProcess {
  const socketFolder =
    Buffer.byteLength(cluster) <= MAX_SOCKET_FOLDER ? cluster : mkdtempSync(join(tmpdir(), "innfo-"));
  changeOwner(socketFolder, account);
  const settings = { ...SETTINGS, ...changes, unix_socket_directories: socketFolder };
  const output = openSync(logFile, "a", 0o600);
  const child = spawn(
    join(bin, "postgres"),
    ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      cwd: "/",
      ...account,
      env: { LC_ALL: "C" },
      // Ctrl-C in a terminal must reach only the server, which then stops the database.
      detached: true,
      stdio: ["ignore", output, output],
    },
  );
  closeSync(output);
  return child;
}

/** @param from earlier length of the file, which may have been emptied since */
export function writtenSince(logFile: string, from: number): string {
  const content = readFileSync(logFile);
  return content.subarray(content.length < from ? 0 : from).toString();
}

/** @param printed what this postmaster has logged so far */
export async function whenReady(child: ChildProcess, cluster: Cluster, printed: () => string): Promise<void> {
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  while (!failure && !hasEnded(child)) {
    const running = readPostmaster(cluster.folder);
    if (running?.ready && running.pid === child.pid) return;
    await sleep(5);
  }
  // If two servers start together, the slower one's postmaster finds the other's running.
  const running = readPostmaster(cluster.folder);
  if (running && running.pid !== child.pid && isPostmasterOf(running.pid, cluster.folder))
    throw inUse(cluster);
  throw (
    failure ??
    new ConfigurationError(`The database did not start: ${startFailure(cluster.folder, printed())}`)
  );
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** SIGINT is PostgreSQL's fast shutdown: it ends the sessions and writes everything to disk. */
export async function endPostmaster(pid: number | undefined): Promise<void> {
  if (!pid) return;
  for (const [signal, timeout] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    if (!isProcessAlive(pid)) return;
    sendSignal(pid, signal);
    const deadline = Date.now() + timeout;
    while (isProcessAlive(pid) && Date.now() < deadline) await sleep(5);
  }
}

/** Contents of postmaster.pid; undefined if it is missing or being written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
  const [pid, , , , socketFolder, , , status] = lines;
  if (!pid) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder || cluster, ready: status?.trim() === "ready" };
}

/**
 * The number in a lock file may belong to another process by now; PostgreSQL would believe the file and
 * refuse to start.
 */
export function removeStaleLocks(folder: string): void {
  for (const name of ["postmaster.pid", `.s.PGSQL.${SETTINGS.port}.lock`]) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    const pid = Number.parseInt(readFileSync(path, "utf8"), 10);
    if (!isPostmasterOf(pid, folder)) rmSync(path, { force: true });
  }
}
