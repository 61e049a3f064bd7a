/** Every route of the application, as Hono lists them, so that a new route is fuzzed too. */
import pino from "pino";
import { createApp } from "../../src/server/app/app.ts";
import { createLimits } from "../../src/server/auth/limits.ts";
import { ByteBudget } from "../../src/server/capacity/byte-budget.ts";
import { CAPACITY, openBulkheads } from "../../src/server/capacity/capacity.ts";
import { readEnv } from "../../src/server/config/env.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { openRequestPool } from "../../src/server/database/request-pool.ts";
import { openGuestHosts } from "../../src/server/domains/guest-hosts.ts";
import { openBigPages } from "../../src/server/guest/big-pages.ts";
import { openGuestPages } from "../../src/server/guest/pages.ts";
import { openPayments } from "../../src/server/payments/payments.ts";
import { openReads } from "../../src/server/rest/reads.ts";
import { openDecoder } from "../../src/server/storage/decoder.ts";
import { logoPictures } from "../../src/server/storage/logo-pictures.ts";
import { openUploads } from "../../src/server/storage/open.ts";
import { builtFrontend } from "../../src/server/transport/frontend.ts";
import { UnreadAnswers } from "../../src/server/transport/unread-answers.ts";

export interface Route {
  method: string;
  /** With Hono's `:name` and `*` in it. */
  path: string;
}

/** The application, with a database that is never queried and a folder that is never written. */
export async function routesOfTheApp(): Promise<Route[]> {
  const env = readEnv({ DATA_DIR: "/nonexistent" });
  const log = pino({ level: "silent" });
  const publicUrl = "http://localhost:3000";
  const sql = connectDatabase({ host: "localhost" });
  const uploads = openUploads(env);
  const bulkheads = openBulkheads(CAPACITY.work);
  const settled = () => Promise.resolve();
  const requests = openRequestPool(sql, undefined);
  const hotelChanges = {
    ...{ live: false, announcer: "", subscribe: () => {}, settled, announced: settled, stop: settled },
    beside: <Result>(work: (own: typeof sql) => Promise<Result>) => work(sql),
  };
  const jobs = { wake: () => {}, settled, stop: settled };
  const services = {
    env,
    log,
    publicUrl,
    sql,
    direct: sql,
    uploads,
    bulkheads,
    bodies: new ByteBudget(CAPACITY.bodies),
    unreadAnswers: new UnreadAnswers(CAPACITY.answers, 0, log),
    bigPages: openBigPages(),
    decoder: openDecoder(),
    logoPictures: logoPictures(uploads.logos, { scaling: bulkheads.pictures, knownForMs: 0, log }),
    requests,
    reads: openReads(sql, requests, ""),
    requestLogin: undefined,
    limits: createLimits({ sql, env, jwtKey: new Uint8Array(32), log }),
    outbox: { post: settled, send: () => {}, received: async () => [], close: settled },
    pushes: { publicKey: "", jobs, answers: jobs },
    escalations: jobs,
    payments: openPayments(env, publicUrl, sql, new Uint8Array(32)),
    translations: undefined,
    frontend: await builtFrontend(),
    jwtKey: new Uint8Array(32),
    hotelChanges,
    guestHosts: await openGuestHosts({ env, publicUrl, sql, hotelChanges, log }),
    afterWrite: settled,
  };
  const app = createApp({ ...services, guestPages: openGuestPages(services) });
  const routes = app.routes.map(({ method, path }) => ({ method, path }));
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}
