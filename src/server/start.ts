/** Everything between "configured" and "answering requests", shared by main.ts and the tests. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { refuseUnfinishedRestore } from "./backup/unfinished-restore.ts";
import { applyConfiguration } from "./configured.ts";
import type { Context } from "./context.ts";
import { explained } from "./data-dir.ts";
import { connect, type Sql } from "./database.ts";
import { ConfigurationError, type Env, readEnv } from "./env.ts";
import { builtFrontend, type Frontend } from "./frontend.ts";
import { watchHotelChanges } from "./hotel-changes.ts";
import { createLog, type Log } from "./log.ts";
import { createMailer } from "./mail/transport.ts";
import type { Metrics } from "./metrics.ts";
import { migrate } from "./migrate.ts";
import { openPayments } from "./payments/payments.ts";
import { startEmbedded } from "./postgres/embedded.ts";
import { explainedRights, reachDatabase } from "./reach-database.ts";
import { openRequestPool } from "./request-pool.ts";
import { readSecrets } from "./secrets.ts";
import { watchServing } from "./stop-serving.ts";
import { logoPictures } from "./storage/logo-pictures.ts";
import { openLogos } from "./storage/open.ts";
import { endTransactions } from "./transaction.ts";
import { startUpkeep } from "./upkeep.ts";
import { within } from "./within.ts";

export interface RunningServer {
  /** http://host:port as bound, which behind a proxy is not the public URL. */
  url: string;
  context: Context;
  /** Finishes requests, then closes the database. */
  stop(): Promise<void>;
}

/** @throws {ConfigurationError} with one line for the person who starts it */
export async function startServer({ dev = false }: { dev?: boolean } = {}): Promise<RunningServer> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  try {
    return await start(env, log, dev);
  } catch (error) {
    throw explained(error, env.dataDir);
  }
}

async function start(env: Env, log: Log, dev: boolean): Promise<RunningServer> {
  refuseUnfinishedRestore(env.dataDir);
  const secrets = readSecrets(env.dataDir);
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbedded(env.dataDir, secrets.databasePassword, log);
  const target = env.databaseUrl ?? embedded?.connection ?? {};
  const sql = connect(target);
  async function closeDatabase(): Promise<void> {
    await sql.end({ timeout: 1 });
    await embedded?.stop();
  }
  try {
    if (env.databaseUrl) await reachDatabase(sql, env.databaseWaitSeconds, log);
    await bringUpToDate(target, env);
    const frontend = dev ? await devFrontend() : await builtFrontend();
    const running = await listen({
      env,
      log,
      sql,
      frontend,
      jwtKey: new TextEncoder().encode(env.jwtSecret ?? secrets.jwtSecret),
    });
    announce(running, log);
    return { ...running, stop: () => running.stop().then(closeDatabase) };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** On a connection of its own: migrations leave their backend process twice as big as others. */
async function bringUpToDate(target: Parameters<typeof connect>[0], env: Env): Promise<void> {
  const sql = connect(target);
  try {
    await migrate(sql);
    await applyConfiguration(sql, env);
  } catch (error) {
    throw env.databaseUrl ? explainedRights(error) : error;
  } finally {
    await sql.end({ timeout: 3 });
  }
}

/** For requests, mails and upkeep under way when the server is told to stop. Supervisors kill after ten seconds. */
const PATIENCE_MS = 3000;

/** By the code of the failure. */
const LISTEN_FAILURES: Readonly<Record<string, (env: Env) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is already in use: stop the other program or set PORT`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this account: set PORT to 1024 or above`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine`,
};

/** Serves the application; the caller keeps the database. */
export async function listen(
  parts: Omit<Context, "publicUrl" | "mailer" | "requests" | "payments" | "logos" | "logoPictures"> & {
    env: Env;
    log: Log;
    sql: Sql;
    frontend: Frontend;
  },
): Promise<RunningServer> {
  const { env } = parts;
  // The port is known only once bound when PORT is 0; the application needs it for its own URL.
  let app: ReturnType<typeof createApp> | undefined;
  const server = await new Promise<ServerType>((resolve, reject) => {
    const starting = serve(
      {
        fetch: (request, bindings) => {
          if (!app) return notNow("Starting");
          if (serving.isStopping) return notNow("Stopping");
          return app.fetch(request, bindings);
        },
        port: env.port,
        hostname: env.host,
        // Longer than load balancers keep an idle connection (60 s), so that they never send a request
        // into one that is being closed here.
        serverOptions: { keepAliveTimeout: 65_000 },
      },
      () => resolve(starting),
    );
    starting.once("error", (error: NodeJS.ErrnoException) => {
      const reason = LISTEN_FAILURES[error.code ?? ""];
      reject(reason ? new ConfigurationError(reason(env)) : error);
    });
  });
  // Made with the default options, which is HTTP/1.1 without TLS; the package's type has the others too.
  const serving = watchServing(server as Server);
  const { port } = server.address() as AddressInfo;
  const publicUrl = env.publicUrl ?? `http://localhost:${port}`;
  const mailer = createMailer(env, parts.log);
  const hotelChanges = await watchHotelChanges(parts.sql, parts.log);
  const requests = openRequestPool(parts.sql);
  const payments = openPayments(env, publicUrl, parts.sql);
  const logos = openLogos(env);
  const context: Context = {
    ...parts,
    logos,
    logoPictures: logoPictures(logos),
    publicUrl,
    requests,
    mailer,
    payments,
    hotelChanges,
    afterWrite: hotelChanges.settled,
  };
  app = createApp(context, await metricsOf(context));
  const upkeep = startUpkeep(context);
  return {
    url: `http://${env.host.includes(":") ? `[${env.host}]` : env.host}:${port}`,
    context,
    async stop() {
      async function briefly(what: string, work: Promise<unknown>): Promise<void> {
        try {
          await within(PATIENCE_MS, work, () => new Error("It took too long"));
        } catch (error) {
          parts.log.error({ err: error }, `stopped before this was done: ${what}`);
        }
      }
      await Promise.all([
        serving.stop(PATIENCE_MS),
        briefly("upkeep", upkeep.stop()),
        briefly("handing mails over", mailer.close()),
      ]);
      await Promise.all([
        endTransactions(parts.sql),
        payments && endTransactions(payments.sql),
        payments?.sql.end({ timeout: 1 }),
        requests.end(),
        hotelChanges.stop(),
      ]);
    },
  };
}

/** Takes 20 MB, which only those spend who want it. */
async function metricsOf(context: Context): Promise<Metrics | undefined> {
  const { metricsToken } = context.env;
  if (metricsToken === undefined) return undefined;
  const { createMetrics } = await import("./metrics.ts");
  return createMetrics(context, metricsToken);
}

function notNow(why: string): Response {
  return new Response(why, { status: 503, headers: { "Retry-After": "1", Connection: "close" } });
}

async function devFrontend(): Promise<Frontend> {
  const { viteFrontend } = await import("./dev.ts");
  return viteFrontend();
}

function announce({ context }: RunningServer, log: Log): void {
  const { publicUrl, env } = context;
  log.info({ publicUrl }, "listening");
  const lines = [
    `Admin         ${publicUrl}/admin`,
    `Sample hotel  ${publicUrl}/view/1`,
    ...(env.smtpUrl ? [] : [`Mailbox       ${publicUrl}/dev/mailbox`]),
  ];
  process.stdout.write(`\n  Innfo is ready\n\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}
