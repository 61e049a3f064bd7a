/**
 * The embedded PostgreSQL: one cluster in the DATA_DIR, run as a child of the server and reached over a Unix
 * socket in the cluster's own folder, never over TCP.
 *
 * An advisory lock in the database, held as long as the server lives, decides who may use a DATA_DIR: it
 * vanishes with the process, however that ends, and cannot go stale. A postmaster that runs without a lock
 * holder was orphaned by a killed server; it is stopped and started afresh.
 */
import type { ChildProcess } from "node:child_process";
import { existsSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../config/log.ts";
import { isPostmasterOf, isProcessAlive, sendSignal } from "../config/processes.ts";
import { type DatabaseLink, isUnreachable } from "../database/link.ts";
import { type Cluster, DataDirInUseError, initialise, inUse } from "./cluster.ts";
import { keepBounded } from "./log-file.ts";
import {
  endPostmaster,
  hasEnded,
  readPostmaster,
  removeStaleLocks,
  SETTINGS,
  type Settings,
  spawnPostmaster,
  whenReady,
  writtenSince,
} from "./postmaster.ts";
import { clusterOf, prepareRuntime } from "./runtime.ts";
import { createDatabase, DATABASE, takeLock } from "./superuser.ts";

/** Milliseconds between attempts while it cannot be started. */
const RESTART_EVERY_MS = 500;
const LOCK_EVERY_MS = 50;
/** After so many refusals, another server must have the DATA_DIR. */
const RIVAL_ATTEMPTS = 5;
/** How many looks must find the lock free, and milliseconds between them: a server retakes it in between. */
const LOOKS = 3;
const LOOK_EVERY_MS = 100;
/** Milliseconds for a database to recover from a session's crash. */
const RECOVERY_MS = 60_000;

export interface EmbeddedPostgres {
  /** A login that owns the database and is no superuser. */
  connection: { host: string; port: number; database: string; user: string; password: string };
  /** Shuts the database down; its data is on disk when this resolves. */
  stop(): Promise<void>;
}

/**
 * @param settings overrides of PostgreSQL's settings
 * @throws {DataDirInUseError} if another server uses this DATA_DIR
 * @throws {ConfigurationError} if no database can run here
 */
export async function startEmbedded(
  dataDir: string,
  password: string,
  log: Log,
  settings: Settings = {},
): Promise<EmbeddedPostgres> {
  const runtime = await prepareRuntime(dataDir);
  initialise(runtime, password);
  const cluster: Cluster = { folder: realpathSync(runtime.cluster), dataDir, password };
  const logFile = join(dataDir, "postgres.log");
  const stopLooking = keepBounded(logFile, log);
  let child: ChildProcess | undefined;
  let lock: DatabaseLink | undefined;
  let restarting = Promise.resolve();
  let stopping = false;

  await stopOrphan(cluster);
  // Takes the database along if this process ends by itself; nothing committed is lost.
  process.once("exit", quit);
  try {
    await start();
    await createDatabase(cluster);
  } catch (error) {
    // Two servers that begin together on an empty DATA_DIR may each take the other's new database for an orphan,
    // because nobody holds its lock yet, and stop it.
    const isLost = isUnreachable(error) && !(error as NodeJS.ErrnoException).syscall?.startsWith("spawn");
    throw isLost ? inUse(cluster) : error;
  }

  async function start(): Promise<void> {
    // Read before the start: on a busy machine PostgreSQL may have logged why it ends before we look again.
    const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const started = spawnPostmaster(runtime, cluster.folder, logFile, settings);
    child = started;
    await whenReady(started, cluster, () => writtenSince(logFile, logged));
    try {
      lock = await takeLock(cluster, () => void keepLock(started));
    } catch (error) {
      await endPostmaster(started.pid);
      throw error;
    }
    // The process may have ended before, and emits no event then.
    if (hasEnded(started)) throw new Error("The database stopped as soon as it was started");
    started.once("exit", (code, signal) => {
      if (!stopping) restarting = restart(code, signal);
    });
  }

  /** Starts the database again after something ended it. Waiting requests fail; the next ones find it running. */
  async function restart(code: number | null, signal: string | null): Promise<void> {
    log.error({ code, signal }, "the database stopped unexpectedly; starting it again");
    await lock?.end();
    for (let attempt = 1; !stopping; attempt++) {
      try {
        await start();
        if (attempt > 1) log.info("the database runs again");
        return;
      } catch (error) {
        // At first it may be keepLock, which reached the new database before it heard of the old one's end.
        if (error instanceof DataDirInUseError && attempt >= RIVAL_ATTEMPTS) giveUp(error);
        // A full disk will have room again. Ending this process would only be a slower way to retry.
        const reason = (error as Error).message;
        if (attempt === 1) log.error({ reason }, "the database cannot be started; trying until it can");
        await sleep(RESTART_EVERY_MS);
      }
    }
  }

  /**
   * Keeps the lock, which ends with its connection. That ends with any session that crashes: PostgreSQL then ends
   * all sessions, but its postmaster goes on.
   */
  async function keepLock(postmaster: ChildProcess): Promise<void> {
    let refusals = 0;
    while (!stopping && !hasEnded(postmaster)) {
      try {
        const taken = await takeLock(cluster, () => void keepLock(postmaster));
        if (child === postmaster) lock = taken;
        else await taken.end();
        return;
      } catch (error) {
        // A single refusal may come from a server that starts and checks for others.
        if (error instanceof DataDirInUseError && child === postmaster && ++refusals >= RIVAL_ATTEMPTS) {
          giveUp(error);
        }
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
    if (child?.pid && isProcessAlive(child.pid)) sendSignal(child.pid, "SIGQUIT");
  }

  return {
    connection: connectionTo(cluster),
    async stop() {
      stopping = true;
      stopLooking();
      await restarting;
      await lock?.end();
      await endPostmaster(child?.pid);
      process.off("exit", quit);
    },
  };
}

/** @returns undefined if no process runs a database for this DATA_DIR; it may be starting */
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
    user: DATABASE,
    password,
  };
}

async function stopOrphan(cluster: Cluster): Promise<void> {
  const running = readPostmaster(cluster.folder);
  if (!running || !isPostmasterOf(running.pid, cluster.folder)) return removeStaleLocks(cluster.folder);
  await requireNoServer(cluster, running.pid);
  await endPostmaster(running.pid);
}

/**
 * A server loses its lock for a moment if one of its sessions crashes, because PostgreSQL then ends all of
 * them. So the lock must be free several times, and a recovering database is waited for.
 * @throws {DataDirInUseError}
 */
async function requireNoServer(cluster: Cluster, postmaster: number): Promise<void> {
  let until = Date.now() + RECOVERY_MS;
  let free = 0;
  while (free < LOOKS && isPostmasterOf(postmaster, cluster.folder)) {
    try {
      const lock = await takeLock(cluster);
      await lock.end();
      free += 1;
      // The database answers, so a later failure is another crash, with its own recovery.
      until = Date.now() + RECOVERY_MS;
    } catch (error) {
      if (error instanceof DataDirInUseError) throw error;
      // It refuses us or does not answer at all, so nobody can be working with it.
      if (!isUnreachable(error) || Date.now() > until) return;
      free = 0;
    }
    await sleep(LOOK_EVERY_MS);
  }
}
