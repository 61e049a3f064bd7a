/** Builds a server that answers requests from the configuration: used by main.ts. */
import cluster from "node:cluster";
import { SAMPLE_HOTEL_ID } from "../product.ts";
import { applyConfiguration } from "./app/apply-configuration.ts";
import type { Context } from "./app/context.ts";
import { listen, type RunningServer } from "./app/listen.ts";
import { keysOf, resealApps } from "./auth/turned-secrets.ts";
import { explained } from "./config/data-dir.ts";
import { FEWEST_CONNECTIONS } from "./config/database-url.ts";
import { type Env, misspelledVariables, readEnv } from "./config/env.ts";
import { createLog, type Log } from "./config/log.ts";
import { readSecrets } from "./config/secrets.ts";
import { refuseUnfinishedRestore } from "./config/unfinished-restore.ts";
import { connectDatabase } from "./database/connection.ts";
import type { Login } from "./database/link.ts";
import { makeRequestLogin } from "./database/request-login.ts";
import {
  checkNotifications,
  explainedRights,
  isReadableOnTheWay,
  waitForDatabase,
  warnOfCollations,
} from "./database/wait-for-database.ts";
import { migrate, missingMigration, requireMigrated } from "./migrations/migrate.ts";
import { type EmbeddedPostgres, runningEmbedded, startEmbedded } from "./postgres/embedded.ts";
import { beyondLists } from "./rest/listed.ts";
import { addSamplePhotos } from "./sample-hotel/photos.ts";
import { warnIfOutOfReach, warnIfUnshared } from "./storage/open.ts";
import { keyQuery, MAILBOX } from "./transport/dev-pages.ts";
import { builtFrontend } from "./transport/frontend.ts";
import { whileMigrating } from "./transport/health.ts";
import { type OpenServer, openHttpServer, requireFreePort } from "./transport/http-server.ts";
import { announce } from "./workers/announce.ts";
import { startWorkers } from "./workers/primary.ts";
import { capacityOfWorker, shareOfWorker, tellReady } from "./workers/worker.ts";

/** The parts that a process has started, until it stops. */
export interface Running {
  log: Log;
  /** Tells balancers that the server stops, then serves for DRAIN_SECONDS more. */
  drain(): Promise<void>;
  /** Finishes requests, then closes the database. */
  stop(): Promise<void>;
}

/** @throws {ConfigurationError} with one line for the person who starts it */
export async function startServer({ dev = false }: { dev?: boolean } = {}): Promise<Running> {
  const env = shareOfWorker(readEnv());
  const log = createLog(env.logLevel, cluster.worker?.id);
  const isPrimary = cluster.isPrimary && env.workers > 1 && !dev;
  if (cluster.isPrimary) {
    for (const [given, meant] of misspelledVariables()) log.warn(`${given} does nothing: is ${meant} meant?`);
    for (const line of beyondLists(env.limits)) log.warn(line);
  }
  try {
    return await (isPrimary ? startPrimary(env, log) : start(env, log, dev));
  } catch (error) {
    throw explained(error, env.dataDir);
  }
}

/** Owns the database and starts workers: each is a process that {@link start}s. */
async function startPrimary(env: Env, log: Log): Promise<Running> {
  refuseUnfinishedRestore(env.dataDir);
  await requireFreePort(env);
  const { databasePassword } = readSecrets(env.dataDir);
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir, databasePassword, log);
  try {
    const workers = await startWorkers(env, log);
    announce(workers.links, log);
    return {
      log,
      // Each worker drains by itself, and then stops.
      drain: () => workers.stop("SIGTERM"),
      async stop() {
        await workers.stop("SIGINT");
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function embeddedOf(
  { dataDir, databaseUrl }: Env,
  password: string,
  log: Log,
): Promise<EmbeddedPostgres | undefined> {
  if (databaseUrl) return undefined;
  if (cluster.isPrimary) return startEmbedded(dataDir, password, log);
  const connection = runningEmbedded(dataDir, password);
  if (!connection) throw new Error("The database is not there");
  return { connection, stop: async () => {} };
}

async function start(env: Env, log: Log, dev: boolean): Promise<Running> {
  refuseUnfinishedRestore(env.dataDir);
  const secrets = readSecrets(env.dataDir);
  const capacity = capacityOfWorker(env);
  const embedded = await embeddedOf(env, secrets.databasePassword, log);
  const { sql, direct } = openDatabase(env, embedded?.connection);
  let server: OpenServer | undefined;
  async function closeDatabase(): Promise<void> {
    await Promise.all([sql, direct].map((pool) => pool.end()));
    await embedded?.stop();
  }
  try {
    if (env.databaseUrl) {
      if (isReadableOnTheWay(env.databaseUrl)) {
        log.warn(
          "DATABASE_URL: without sslmode=verify-full whoever is on the way may read and change everything",
        );
      }
      for (const pool of [direct, sql]) await waitForDatabase(pool, env.databaseWaitSeconds, log);
      await checkNotifications(sql, direct);
      await warnOfCollations(direct, log);
    }
    const keys = keysOf(env, secrets);
    // At other starts the port opens last, because a balancer may take an open port for ready.
    const requestLogin = await bringUpToDate({ sql, direct }, env, keys.jwtKey, log, async () => {
      server = await openHttpServer(env, capacity.http, log, whileMigrating);
    });
    await resealApps(sql, keys, log);
    const frontend = dev ? await (await import("./app/dev.ts")).viteFrontend() : await builtFrontend();
    const parts = { env, log, sql, direct, frontend, ...keys, requestLogin };
    const running = await listen(parts, capacity, server);
    tellWhere(running, log);
    if (env.s3) void warnIfOutOfReach(running.context.uploads, log);
    else if (env.databaseUrl) await warnIfUnshared(direct, log);
    const photos = env.sampleHotel ? addSamplePhotos(running.context) : Promise.resolve();
    return { log, drain: running.drain, stop: () => photos.then(running.stop).then(closeDatabase) };
  } catch (error) {
    await server?.close();
    await closeDatabase();
    throw error;
  }
}

type Database = Pick<Context, "sql" | "direct">;

function openDatabase(env: Env, embedded: EmbeddedPostgres["connection"] | undefined): Database {
  const {
    databaseUrl,
    databaseDirectUrl,
    preparedStatements: prepare,
    databaseConnections: connections,
  } = env;
  const sql = connectDatabase(databaseUrl ?? embedded ?? {}, { prepare, connections });
  // Connections past a pooler serve one task at a time, and notifications.
  return {
    sql,
    direct: databaseDirectUrl ? connectDatabase(databaseDirectUrl, { connections: FEWEST_CONNECTIONS }) : sql,
  };
}

/**
 * @param beforeMigrating called when there is something to migrate
 * @returns the login of requests
 */
async function bringUpToDate(
  { sql, direct }: Database,
  env: Env,
  secret: Uint8Array,
  log: Log,
  beforeMigrating: () => Promise<void>,
): Promise<Login | undefined> {
  try {
    if (!env.migrations) await requireMigrated(direct);
    else if (await missingMigration(direct)) await beforeMigrating();
    if (env.migrations) await migrate(direct, undefined, log);
    await applyConfiguration(direct, env);
    return env.requestLogin ? await makeRequestLogin(direct, secret, log, sql) : undefined;
  } catch (error) {
    throw env.databaseUrl ? explainedRights(error) : error;
  }
}

function tellWhere({ context, url }: RunningServer, log: Log): void {
  const { publicUrl, env, jwtKey } = context;
  log.info({ publicUrl }, "listening");
  const links = {
    Admin: `${publicUrl}/admin`,
    ...(env.sampleHotel && { "Sample hotel": `${publicUrl}/view/${SAMPLE_HOTEL_ID}` }),
    ...(!env.smtpUrl && { Mailbox: `${publicUrl}/dev/mailbox${keyQuery(jwtKey, MAILBOX)}` }),
  };
  if (cluster.isWorker) tellReady(links, Number(new URL(url).port));
  else announce(links, log);
}
