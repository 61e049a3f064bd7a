/**
 * The embedded PostgreSQL: one cluster in the DATA_DIR, run as a child of the server and reached over
 * a Unix socket in the cluster's own folder, never over TCP.
 *
 * Who may use a DATA_DIR is decided by an advisory lock held in the database for as long as the server
 * lives: it vanishes with the process, however that ends, and cannot go stale. A postmaster found
 * running without a lock holder was orphaned by a killed server; it is stopped and started afresh.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { ConfigurationError } from "../env.ts";
import type { Log } from "../log.ts";
import { giveTo, prepareRuntime, type Runtime } from "./runtime.ts";

/** Any fixed number: it is looked for in this cluster only. */
const SERVER_LOCK = 4_631_107;
const SUPERUSER = "postgres";
const DATABASE = "innfo";
/** sun_path holds 108 bytes on Linux and 104 on macOS, the closing NUL included. */
const MAX_SOCKET_FOLDER = 103 - "/.s.PGSQL.5432".length;

/** PostgreSQL's own settings, as on its command line. */
const SETTINGS: Record<string, string | number> & { port: number } = {
  listen_addresses: "",
  port: 5432,
  max_connections: 40,
  shared_buffers: "64MB",
  // One process less for each worker; the data of many hotels fits in memory.
  io_method: "sync",
  max_parallel_workers_per_gather: 0,
  jit: "off",
  max_logical_replication_workers: 0,
  timezone: "UTC",
  log_timezone: "UTC",
  unix_socket_permissions: "0700",
};

export class DataDirInUseError extends ConfigurationError {
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
  let child: ChildProcess;
  let lock: postgres.Sql | undefined;
  let stopping = false;

  await stopOrphan(cluster);
  await start();
  await createDatabase(cluster);

  async function start(): Promise<void> {
    child = spawnPostmaster(runtime, cluster.folder, logFile);
    await whenReady(child, cluster, logFile);
    lock = await takeLock(cluster);
    child.once("exit", (code, signal) => {
      if (!stopping) void restart(code, signal);
    });
  }

  /** Somebody ended the database under us. Waiting requests fail; the next ones find it running. */
  async function restart(code: number | null, signal: string | null): Promise<void> {
    log.error({ code, signal }, "the database stopped unexpectedly; starting it again");
    try {
      await lock?.end({ timeout: 0 });
      await start();
    } catch (error) {
      log.fatal({ err: error }, "the database could not be started again");
      process.exit(1);
    }
  }

  return {
    connection: {
      host: readPostmaster(cluster.folder)?.socketFolder ?? cluster.folder,
      port: SETTINGS.port,
      database: DATABASE,
      username: DATABASE,
      password,
    },
    async stop() {
      stopping = true;
      await lock?.end({ timeout: 0 });
      await endPostmaster(child.pid);
    },
  };
}

/** Makes the cluster beside its place and moves it there whole, so a killed attempt leaves nothing half-made. */
function initialise({ bin, cluster, account }: Runtime, password: string): void {
  if (existsSync(join(cluster, "PG_VERSION"))) return;
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    const [, pid] = name.match(/^postgres\.new-(\d+)$/) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const unfinished = join(parent, `postgres.new-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(unfinished, account);
  const data = join(unfinished, "data");
  const passwordFile = join(unfinished, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, account);
  const { status, stderr, error } = spawnSync(
    join(bin, "initdb"),
    [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
    ],
    { cwd: "/", encoding: "utf8", ...account, env: { LC_ALL: "C" } },
  );
  try {
    if (error) throw error;
    if (status !== 0) {
      throw new ConfigurationError(`The database could not be created: ${stderr.trim().split("\n").at(-1)}`);
    }
    renameSync(data, cluster);
  } catch (failure) {
    // Another server that started at the same moment was faster: its cluster serves as well.
    if (!existsSync(join(cluster, "PG_VERSION"))) throw failure;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
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

async function whenReady(child: ChildProcess, cluster: Cluster, logFile: string): Promise<void> {
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  while (!failure && child.exitCode === null && child.signalCode === null) {
    const running = readPostmaster(cluster.folder);
    if (running?.ready && running.pid === child.pid) return;
    await sleep(5);
  }
  // Two servers that start together both get here; the slower one's postmaster finds the other's.
  const running = readPostmaster(cluster.folder);
  if (running && running.pid !== child.pid && isPostmasterOf(running.pid, cluster.folder))
    throw inUse(cluster);
  throw failure ?? new ConfigurationError(`The database did not start: ${lastFailure(logFile)}`);
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

/** @returns the connection that holds the lock; the lock lasts as long as the connection */
async function takeLock(cluster: Cluster): Promise<postgres.Sql> {
  const connection = connect(cluster);
  try {
    const [row] = await connection<[{ taken: boolean }]>`
      select pg_try_advisory_lock(${SERVER_LOCK}) as taken`;
    if (!row.taken) throw inUse(cluster);
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

function connect(cluster: Cluster): postgres.Sql {
  return postgres({
    host: readPostmaster(cluster.folder)?.socketFolder ?? cluster.folder,
    port: SETTINGS.port,
    database: "postgres",
    username: SUPERUSER,
    password: cluster.password,
    max: 1,
    max_lifetime: null,
    connect_timeout: 1,
    fetch_types: false,
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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Ended, but not yet collected by its parent: in a container nobody may ever collect it. */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    return /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** Process numbers are used again, so the number alone proves nothing. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout.includes(cluster);
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(cluster);
  } catch {
    // Ended since.
    return false;
  }
}

function inUse({ dataDir }: Cluster): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by another running Innfo server: stop that one first, or set another DATA_DIR`,
  );
}

function lastFailure(logFile: string): string {
  const lines = readFileSync(logFile, "utf8").trim().split("\n");
  return lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? "";
}
