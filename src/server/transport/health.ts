/** Tells supervisors and load balancers whether the process is alive, and whether requests should be sent to it. */

import { Hono } from "hono";
import { html } from "hono/html";
import { OverloadedError } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import { logSparingly } from "../config/log.ts";
import { ANON } from "../database/connection.ts";
import { asCaller, readAsCaller } from "../database/request-pool.ts";
import type { Basics } from "./basics.ts";
import { isNavigation } from "./not-found.ts";
import { PAGE_POLICY, serverPage } from "./page.ts";
import { wordsFor } from "./page-words.ts";
import { serviceUnavailable } from "./refusal.ts";
import type { RequestVariables } from "./request-variables.ts";

/** How many milliseconds the database may take to answer. */
const ANSWER_MS = 3000;

/**
 * - `/livez`: the process answers.
 * - `/readyz`: send requests here. Without a database every process is ready, because each still serves the guest
 *   pages it has, and no other could do more; a database that answers the server and not its requests is this
 *   process's own fault.
 * - `/health`: the database answers.
 */
export function healthRoutes(context: Pick<Basics, "sql" | "requests" | "log">): Hono<RequestVariables> {
  const { sql, requests, log } = context;
  const routes = new Hono<RequestVariables>();
  const answersServer = () => sql`select 1`;
  const answersRequests = () =>
    Promise.all([
      unlessBusy(() => readAsCaller(requests, ANON, (reader) => reader`select 1`)),
      unlessBusy(() => asCaller(requests, ANON, (writer) => writer`select 1`)),
    ]);
  const isHealthy = oneAtATime(answersServer);
  const isServed = oneAtATime(answersRequests);
  const isReady = async () => {
    // Asks both at once, so that nobody waits twice for a silent database.
    const [server, ofRequests] = await Promise.allSettled([isHealthy(), isServed()]);
    if (server.status === "fulfilled" && ofRequests.status === "rejected") throw ofRequests.reason;
  };

  routes.get("/livez", (c) => c.json({ status: "ok" }));
  for (const [path, check, failure] of [
    ["/health", isHealthy, "the database does not answer"],
    ["/readyz", isReady, "the database answers this process, and not its requests"],
  ] as const) {
    routes.get(path, async (c) => {
      try {
        await check();
        return c.json({ status: "ok" });
      } catch (error) {
        logSparingly(log, "error", { err: error }, `${path}: ${failure}`);
        return c.json({ status: "unavailable" }, 503);
      }
    });
  }
  return routes;
}

/** @returns undefined for requests that the application still answers */
export function whileDraining(request: Request): Response | undefined {
  return new URL(request.url).pathname === "/readyz" ? serviceUnavailable("Stopping") : undefined;
}

/** Seconds after which a browser asks again whether all is migrated. */
const LOOK_AGAIN_SECONDS = 3;

/** A start that has migrations to apply, which may take minutes, is alive but not ready. */
export async function whileMigrating(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === "/livez") return Response.json({ status: "ok" });
  const refusal = serviceUnavailable("Migrating");
  if (!isNavigation(request)) return refusal;
  const words = wordsFor(request);
  const title = words.t("server.soon.title");
  const body = html`<p>${words.t("server.soon.text")}</p>`;
  const { headers } = refusal;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", PAGE_POLICY);
  headers.set("Cache-Control", "no-store");
  headers.set("Refresh", String(LOOK_AGAIN_SECONDS));
  return new Response(String(await serverPage({ title, body, layout: "alone", words })), {
    status: 503,
    headers,
  });
}

/** A busy process counts as ready: without it the others would have even more to do. */
async function unlessBusy(check: () => Promise<unknown>): Promise<void> {
  await check().catch((error: unknown) => {
    if (!(error instanceof OverloadedError)) throw error;
  });
}

/** Asks the database once, however many clients ask at once. */
function oneAtATime(check: () => Promise<unknown>): () => Promise<unknown> {
  let checking: Promise<unknown> | undefined;
  return async () => {
    checking ??= check();
    const own = checking;
    try {
      return await withTimeout(ANSWER_MS, own, () => new Error("No answer in time"));
    } finally {
      // Also without an answer, so that the next request asks anew instead of waiting for ever. Others may have
      // begun to ask since.
      if (checking === own) checking = undefined;
    }
  };
}
