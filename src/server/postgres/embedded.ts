/**
 * The embedded PostgreSQL: one cluster in the DATA_DIR, run as a child of the server and reached over
 * a Unix socket in the cluster's own folder, never over TCP.
 *
 * Who may use a DATA_DIR is decided by an advisory lock held in the database for as long as the server
 * lives: it vanishes with the process, however that ends, and cannot go stale. A postmaster found
 * running without a lock holder was orphaned by a killed server; it is stopped and started afresh.
 */
import { type ChildProcess, spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { PRODUCT } from "../../product.ts";
import { isUnreachable } from "../database/connection.ts";
import { ConfigurationError } from "../env.ts";
import type { Log } from "../log.ts";
import { initialise, SUPERUSER, whyNotStarted } from "./cluster.ts";
import { keepBounded, LOG_SETTINGS } from "./log-file.ts";
import { isAlive, isPostmasterOf } from "./processes.ts";
import { clusterOf, giveTo, prepareRuntime, type Runtime } from "./runtime.ts";

/** Any fixed number: it is looked for in this cluster only. */
const SERVER_LOCK = 4_631_107;
const DATABASE = "innfo";
/** sun_path holds 108 bytes on Linux and 104 on macOS, the closing NUL included. */
const MAX_SOCKET_FOLDER = 103 - "/.s.PGSQL.5432".length;

/** PostgreSQL's own settings, as on its command line. */
const SETTINGS: Record<string, string | number> & { port: number } = {
  listen_addresses: "",
  port: 5432,
  // A server holds up to 39, a backup beside it one more, and three are kept for the superuser.
  max_connections: 60,
  shared_buffers: "64MB",
  // One process less for each worker; the data of many hotels fits in memory.
  io_method: "sync",
  max_parallel_workers_per_gather: 0,
  jit: "off",
  max_logical_replication_workers: 0,
  timezone: "UTC",
  log_timezone: "UTC",
  unix_socket_permissions: "0700",
  ...LOG_SETTINGS,
};

/** While it cannot be started. */
const RESTART_EVERY_MS = 500;
const LOCK_EVERY_MS = 50;
/** After so many refusals it is another server that has the DATA_DIR. */
const RIVAL_ATTEMPTS = 5;

class DataDirInUseError extends ConfigurationError {
  override name = "DataDirInUseError";
}

export interface EmbeddedPostgres {
  /** Options for postgres.js: a login that owns the database and is no superuser. */
  connection: { host: string; port: number; database: string; username: string; password: string };
  /** Shuts the database down; its data is on disk when this resolves. */
  stop(): Promise<void>;
}

interface Cluster {
  /** Absolute, links resolved: the path a running postmaster was started with. */
  folder: string;
  dataDir: string;
  password: string;
}

interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

/**
 * @throws {DataDirInUseError} when another server uses this DATA_DIR
 * @throws {ConfigurationError} when no database can run here
 */
export async function startEmbedded(dataDir: string, password: string, log: Log): Promise<EmbeddedPostgres> {
  const runtime = await prepareRuntime(dataDir);
  initialise(runtime, password);
  const cluster: Cluster = { folder: realpathSync(runtime.cluster), dataDir, password };
  const logFile = join(dataDir, "postgres.log");
  const stopLooking = keepBounded(logFile, log);
  let child: ChildProcess | undefined;
  let lock: postgres.Sql | undefined;
  let restarting = Promise.resolve();
  let stopping = false;

  await stopOrphan(cluster);
  // However this process ends by itself, it takes the database along; nothing committed is lost by that.
  process.once("exit", quit);
  try {
    await start();
    await createDatabase(cluster);
  } catch (error) {
    // Two servers that begin together on an empty DATA_DIR may each take the other's new database, which
    // nobody holds the lock of yet, for an orphan and stop it.
    const isLost = isUnreachable(error) && !(error as NodeJS.ErrnoException).syscall?.startsWith("spawn");
    throw isLost ? inUse(cluster) : error;
  }

  async function start(): Promise<void> {
    // Before the start: on a busy machine PostgreSQL may have said why it ends by the time we look again.
    const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const started = spawnPostmaster(runtime, cluster.folder, logFile);
    child = started;
    await whenReady(started, cluster, () => writtenSince(logFile, logged));
    try {
      lock = await takeLock(cluster, () => void keepLock(started));
    } catch (error) {
      await endPostmaster(started.pid);
      throw error;
    }
    // Nobody was told of an end that came before this.
    if (hasEnded(started)) throw new Error("The database stopped as soon as it was started");
    started.once("exit", (code, signal) => {
      if (!stopping) restarting = restart(code, signal);
    });
  }

  /** Somebody ended the database under us. Waiting requests fail; the next ones find it running. */
  async function restart(code: number | null, signal: string | null): Promise<void> {
    log.error({ code, signal }, "the database stopped unexpectedly; starting it again");
    await lock?.end({ timeout: 0 });
    for (let attempt = 1; !stopping; attempt++) {
      try {
        await start();
        if (attempt > 1) log.info("the database runs again");
        return;
      } catch (error) {
        // At first it may be keepLock, which reached the new database before it heard of the old one's end.
        if (error instanceof DataDirInUseError && attempt >= RIVAL_ATTEMPTS) giveUp(error);
        // A disk that is full will have room again. Ending here would only be a slower way to try again.
        const reason = (error as Error).message;
        if (attempt === 1) log.error({ reason }, "the database cannot be started; trying until it can");
        await sleep(RESTART_EVERY_MS);
      }
    }
  }

  /**
   * The lock ends with its connection, and that with any session that crashes: PostgreSQL then ends all of
   * them, and goes on without its postmaster having ended.
   */
  async function keepLock(postmaster: ChildProcess): Promise<void> {
    while (!stopping && !hasEnded(postmaster)) {
      try {
        const taken = await takeLock(cluster, () => void keepLock(postmaster));
        if (child === postmaster) lock = taken;
        else await taken.end({ timeout: 0 });
        return;
      } catch (error) {
        if (error instanceof DataDirInUseError && child === postmaster) giveUp(error);
        log.debug({ err: error }, "the database does not take connections yet");
        await sleep(LOCK_EVERY_MS);
      }
    }
  }

  function giveUp(error: DataDirInUseError): never {
    log.fatal(error.message);
    process.exit(1);
  }

  function quit(): void {
    if (child?.pid && isAlive(child.pid)) process.kill(child.pid, "SIGQUIT");
  }

  return {
    connection: connectionTo(cluster),
    async stop() {
      stopping = true;
      stopLooking();
      process.off("exit", quit);
      await restarting;
      await lock?.end({ timeout: 0 });
      await endPostmaster(child?.pid);
    },
  };
}

/** @returns undefined when no process runs a database for this DATA_DIR; it may be starting */
export function runningEmbedded(
  dataDir: string,
  password: string,
): EmbeddedPostgres["connection"] | undefined {
  const folder = realpathSync(clusterOf(dataDir));
  const running = readPostmaster(folder);
  if (!running || !isPostmasterOf(running.pid, folder)) return undefined;
  return connectionTo({ folder, dataDir, password });
}

export function hasCluster(dataDir: string): boolean {
  return existsSync(join(clusterOf(dataDir), "PG_VERSION"));
}

function connectionTo({ folder, password }: Cluster): EmbeddedPostgres["connection"] {
  return {
    host: readPostmaster(folder)?.socketFolder ?? folder,
    port: SETTINGS.port,
    database: DATABASE,
    username: DATABASE,
    password,
  };
}

function spawnPostmaster({ bin, account }: Runtime, cluster: string, logFile: string): ChildProcess {
  const socketFolder =
    Buffer.byteLength(cluster) <= MAX_SOCKET_FOLDER ? cluster : mkdtempSync(join(tmpdir(), "innfo-"));
  giveTo(socketFolder, account);
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder };
  const output = openSync(logFile, "a", 0o600);
  const child = spawn(
    join(bin, "postgres"),
    ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      cwd: "/",
      ...account,
      env: { LC_ALL: "C" },
      // Ctrl-C in a terminal must reach the server first, which stops the database when it is done.
      detached: true,
      stdio: ["ignore", output, output],
    },
  );
  closeSync(output);
  return child;
}

/** @param from how long the file was; it may have been emptied since */
function writtenSince(logFile: string, from: number): string {
  const content = readFileSync(logFile);
  return content.subarray(content.length < from ? 0 : from).toString();
}

/** @param printed what this postmaster has logged so far */
async function whenReady(child: ChildProcess, cluster: Cluster, printed: () => string): Promise<void> {
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  while (!failure && !hasEnded(child)) {
    const running = readPostmaster(cluster.folder);
    if (running?.ready && running.pid === child.pid) return;
    await sleep(5);
  }
  // Two servers that start together both get here; the slower one's postmaster finds the other's.
  const running = readPostmaster(cluster.folder);
  if (running && running.pid !== child.pid && isPostmasterOf(running.pid, cluster.folder))
    throw inUse(cluster);
  throw (
    failure ??
    new ConfigurationError(`The database did not start: ${whyNotStarted(cluster.folder, printed())}`)
  );
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function stopOrphan(cluster: Cluster): Promise<void> {
  const running = readPostmaster(cluster.folder);
  if (!running || !isPostmasterOf(running.pid, cluster.folder)) return removeStaleLocks(cluster.folder);
  const lock = await takeLock(cluster).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) throw error;
    // It is going down or not answering: nobody can be working with it.
    return undefined;
  });
  await lock?.end({ timeout: 0 });
  await endPostmaster(running.pid);
}

/**
 * The number in a lock file may belong to some other process by now; PostgreSQL would believe the file and
 * refuse to start.
 */
function removeStaleLocks(folder: string): void {
  for (const name of ["postmaster.pid", `.s.PGSQL.${SETTINGS.port}.lock`]) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    const pid = Number.parseInt(readFileSync(path, "utf8"), 10);
    if (!isPostmasterOf(pid, folder)) rmSync(path, { force: true });
  }
}

/**
 * @param lost called when the connection ends
 * @returns the connection that holds the lock; the lock lasts as long as the connection
 */
async function takeLock(cluster: Cluster, lost = () => {}): Promise<postgres.Sql> {
  let isTaken = false;
  const connection = connect(cluster, () => {
    if (isTaken) lost();
  });
  try {
    const [row] = await connection<[{ taken: boolean }]>`
      select pg_try_advisory_lock(${SERVER_LOCK}) as taken`;
    if (!row.taken) throw inUse(cluster);
    isTaken = true;
    return connection;
  } catch (error) {
    await connection.end({ timeout: 0 });
    throw error;
  }
}

/** The login the server works with owns its database and may create roles, like one at a hosting provider. */
async function createDatabase(cluster: Cluster): Promise<void> {
  const connection = connect(cluster);
  try {
    const [role] = await connection`select from pg_roles where rolname = ${DATABASE}`;
    if (!role) {
      // Role passwords cannot be parameters; ours is base64url.
      await connection.unsafe(`create role ${DATABASE} login createrole password '${cluster.password}'`);
    }
    const [database] = await connection`select from pg_database where datname = ${DATABASE}`;
    if (!database) await connection.unsafe(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await connection.end({ timeout: 1 });
  }
}

function connect(cluster: Cluster, onclose = () => {}): postgres.Sql {
  return postgres({
    host: readPostmaster(cluster.folder)?.socketFolder ?? cluster.folder,
    port: SETTINGS.port,
    database: "postgres",
    username: SUPERUSER,
    password: cluster.password,
    max: 1,
    max_lifetime: null,
    // Seconds. On a busy machine a process takes long to begin; that must not look like one that is gone.
    connect_timeout: 10,
    fetch_types: false,
    onclose,
  });
}

/** SIGINT is PostgreSQL's fast shutdown: it ends the sessions and writes everything to disk. */
async function endPostmaster(pid: number | undefined): Promise<void> {
  if (!pid) return;
  for (const [signal, patience] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (isAlive(pid) && Date.now() < deadline) await sleep(5);
  }
}

/** What postmaster.pid says, or undefined when there is none or it is being written. */
function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const [pid, , , , socketFolder, , , status] = lines;
  if (!pid) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder || cluster, ready: status?.trim() === "ready" };
}

function inUse({ dataDir }: Cluster): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by another running ${PRODUCT} server: stop that one first, or set another DATA_DIR`,
  );
}
