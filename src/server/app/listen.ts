/** Builds the application from what exists before the port is open, and serves it. */

import { createLimits } from "../auth/limits.ts";
import { type MailPayload, writeMail } from "../auth/mails.ts";
import { ActiveCallers } from "../capacity/active-callers.ts";
import { ByteBudget } from "../capacity/byte-budget.ts";
import { CAPACITY, type Capacity, openBulkheads } from "../capacity/capacity.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import { watchHotelChanges } from "../database/hotel-changes.ts";
import { openRequestPool } from "../database/request-pool.ts";
import { openGuestHosts } from "../domains/guest-hosts.ts";
import { openBigPages } from "../guest/big-pages.ts";
import { answerFromCache } from "../guest/cached-responses.ts";
import { openGuestPages } from "../guest/pages.ts";
import type { Job } from "../jobs/jobs.ts";
import { openTransport } from "../mail/delivery.ts";
import { openOutbox } from "../mail/outbox.ts";
import { startEscalations } from "../messages/escalation.ts";
import { openPayments } from "../payments/payments.ts";
import { pushSecretOf } from "../push/vapid.ts";
import { openPushes } from "../push/worker.ts";
import { answerEarly } from "../rest/early-answers.ts";
import { openReads } from "../rest/reads.ts";
import { openDecoder } from "../storage/decoder.ts";
import { logoPictures } from "../storage/logo-pictures.ts";
import { openUploads } from "../storage/open.ts";
import { openTranslator } from "../translation/translator.ts";
import { startTranslations } from "../translation/worker.ts";
import { type OpenServer, openHttpServer } from "../transport/http-server.ts";
import type { Tracing } from "../transport/tracing.ts";
import { UnreadAnswers } from "../transport/unread-answers.ts";
import { createApp } from "./app.ts";
import type { Context } from "./context.ts";
import type { Metrics } from "./metrics.ts";
import { startUpkeep } from "./upkeep.ts";

/** On S3, how long another process's replacement of a logo under the same name may go unnoticed. */
const LOGO_KNOWN_MS = 60_000;

export type RunningServer = Awaited<ReturnType<typeof listen>>;

/** Parts that exist before the process listens. */
type Started = Pick<
  Context,
  "sql" | "direct" | "env" | "jwtKey" | "formerKeys" | "log" | "frontend" | "requestLogin"
>;

/** Serves the application; the caller closes the database. @param opened where the port is open already */
export async function listen(parts: Started, capacity: Capacity = CAPACITY, opened?: OpenServer) {
  const { env } = parts;
  const server = opened ?? (await openHttpServer(env, capacity.http, parts.log));
  const { statements, slowness, heaviness } = capacity;
  const activeCallers = new ActiveCallers();
  const bulkheads = openBulkheads(capacity.work, activeCallers);
  const requests = openRequestPool(parts.sql, parts.requestLogin, {
    bulkheads,
    statements,
    slowness,
    heaviness,
  });
  // With PORT=0 the port is known only once it is bound, and the application needs it for its own URL.
  const { port } = server;
  const publicUrl = env.publicUrl ?? `http://localhost:${port}`;
  const limits = createLimits(parts);
  const hotelChanges = await watchHotelChanges(parts.direct, parts.log, () => requests.silence.begin());
  const jobSite = { ...parts, looking: hotelChanges.beside };
  const mailContext = { ...parts, publicUrl, limits };
  const outbox = openOutbox(jobSite, openTransport(env, parts.log), (job: Job<MailPayload>) =>
    writeMail(mailContext, job),
  );
  const pushes = openPushes(jobSite, publicUrl, await pushSecretOf(parts.sql, parts.jwtKey));
  const escalations = startEscalations(jobSite, { outbox, pushes });
  const bigPages = openBigPages();
  const decoder = openDecoder();
  const payments = openPayments(env, publicUrl, parts.sql, parts.jwtKey);
  const uploads = openUploads(env);
  const translator = openTranslator(env);
  const translations = translator && startTranslations(jobSite, translator);
  const unreadAnswers = new UnreadAnswers(capacity.answers, env.trustProxy, parts.log);
  const services: Omit<Context, "guestPages"> = {
    ...parts,
    guestHosts: await openGuestHosts({ ...parts, publicUrl, hotelChanges }),
    uploads,
    logoPictures: logoPictures(uploads.logos, {
      scaling: bulkheads.pictures,
      knownForMs: env.s3 ? LOGO_KNOWN_MS : 0,
      log: parts.log,
    }),
    bulkheads,
    bodies: new ByteBudget(capacity.bodies),
    unreadAnswers,
    bigPages,
    decoder,
    publicUrl,
    requests,
    reads: openReads(parts.sql, requests, hotelChanges.announcer),
    limits,
    outbox,
    pushes,
    escalations,
    payments,
    translations,
    hotelChanges,
    afterWrite: hotelChanges.announced,
  };
  const guestPages = openGuestPages(services);
  const context: Context = { ...services, guestPages };
  const metrics = await metricsOf(context);
  const tracing = await tracingOf(context);
  const app = createApp(context, metrics, tracing);
  const early = { ...context, metrics, tracing, activeCallers };
  server.serve(
    (request, bindings) => app.fetch(request, bindings),
    (request, response, pass) =>
      answerFromCache(early, request, response) ||
      (!context.guestHosts.at(request.headers.host) && answerEarly(early, request, response, pass)),
  );
  const upkeep = startUpkeep({ ...context, sql: parts.direct });
  return {
    /** http://host:port as bound. Behind a proxy the public URL differs. */
    url: `http://${env.host.includes(":") ? `[${env.host}]` : env.host}:${port}`,
    context,
    /** Tells balancers that the server stops, then serves for DRAIN_SECONDS more. */
    drain: () => server.drain(env.drainSeconds),
    /** Finishes requests; the caller closes the database. */
    async stop(): Promise<void> {
      async function briefly(what: string, work: Promise<unknown>): Promise<void> {
        try {
          await withTimeout(capacity.http.stopTimeout, work, () => new Error("It took too long"));
        } catch (error) {
          parts.log.error({ err: error }, `stopped before this was done: ${what}`);
        }
      }
      await Promise.all([
        server.close(),
        briefly("upkeep", upkeep.stop()),
        briefly("telling of messages that nobody begins", escalations.stop()),
        briefly("handing mails over", outbox.close()),
        briefly("announcing messages", Promise.all([pushes.jobs.stop(), pushes.answers.stop()])),
        briefly("translating", Promise.all([translations?.jobs.stop(), translations?.messages.stop()])),
      ]);
      await briefly("sending traces", Promise.resolve(tracing?.stop()));
      await Promise.all([
        payments?.sql.end(),
        requests.end(),
        hotelChanges.stop(),
        context.guestHosts.stop(),
        bigPages.end(),
        decoder.end(),
      ]);
    },
  };
}

/** Loads metrics only when wanted: they take 20 MB. */
async function metricsOf(context: Context): Promise<Metrics | undefined> {
  const { metricsToken } = context.env;
  if (metricsToken === undefined) return undefined;
  const { createMetrics } = await import("./metrics.ts");
  return createMetrics(context, metricsToken);
}

/** Loads tracing only when wanted: it takes memory, too. */
async function tracingOf({ env, log }: Pick<Context, "env" | "log">): Promise<Tracing | undefined> {
  if (!env.traces) return undefined;
  const { startTracing } = await import("../transport/tracing.ts");
  return startTracing(env.traces, log);
}
