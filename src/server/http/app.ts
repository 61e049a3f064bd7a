/** The whole HTTP surface, as one Hono application that tests call without a socket. */
import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context as HttpContext } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { PRODUCT } from "../../product.ts";
import { authRoutes } from "../auth/routes.ts";
import type { Context, RequestVariables } from "../context.ts";
import { PUBLISHABLE_KEY, rememberedCaller } from "../database/caller.ts";
import { isLocal } from "../env.ts";
import { isFunction, refuseFunction } from "../functions.ts";
import { cacheResponse } from "../guest/cached-responses.ts";
import { guestRoutes } from "../guest/routes.ts";
import { type Answered, logRequest, requestLine } from "../log.ts";
import { mailboxRoutes } from "../mail/mailbox.ts";
import { MESSAGE_PAGES, messageRoutes } from "../messages/routes.ts";
import { showUnavailable } from "../messages/show.ts";
import { nearbyRoutes } from "../nearby/routes.ts";
import { paymentRoutes } from "../payments/routes.ts";
import { simulatedPages } from "../payments/simulated/pages.ts";
import { restRoutes } from "../rest/routes.ts";
import { missedSearchRoutes } from "../scans/missed-search.ts";
import { trackScanRoutes } from "../scans/track-scan.ts";
import { storageRoutes } from "../storage/routes.ts";
import type { Tracing } from "../tracing.ts";
import { translationRoutes } from "../translation/routes.ts";
import { unsupported } from "../unsupported.ts";
import { adminPolicy, browserPolicy } from "./browser-policy.ts";
import { healthRoutes } from "./health.ts";
import { hotelOf } from "./hotel-of.ts";
import { installRoutes } from "./install.ts";
import type { Metrics } from "./metrics.ts";
import { isNavigation, showNotFound } from "./not-found.ts";
import { refuse } from "./refusal.ts";
import { discardBody, withRoom } from "./request-body.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import { logUnavailable, unavailableOf } from "./unavailable.ts";
import { withRoomToSend } from "./unread-answers.ts";

const MAX_JSON_BYTES = 1024 * 1024;
/** Milliseconds. Who asks again at once, whatever Retry-After says, would keep the process busy with refusing. */
const REFUSAL_PAUSE = 100;
/** The text in src/admin/index.html that each answer replaces by a nonce. */
const STYLE_NONCE = "STYLE_NONCE";

const REALTIME = unsupported(
  "realtime",
  "read again when it matters, such as when the window gets the focus back",
);

const ADMIN_PATHS = ["/login", "/signup", "/verify-email", "/reset-password", "/admin", "/admin/*"];

export function createApp(context: Context, metrics?: Metrics, tracing?: Tracing): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>();
  const { log, publicUrl, env, jwtKey } = context;
  if (metrics) app.use(metrics.measure);
  const answered = (c: HttpContext<RequestVariables>): Answered => ({
    id: c.get("requestId"),
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    account: rememberedCaller(c.req.raw.headers, jwtKey)?.sub,
    hotel: hotelOf(c),
  });
  if (tracing) app.use(tracing.measure(answered));

  app.use(async (c, next) => {
    const started = performance.now();
    const id = requestIdOf(c.req.header(REQUEST_ID), c.req.header("traceparent"));
    c.set("requestId", id);
    await next();
    // Not by c.header(), which makes the finished answer anew, with a stream for its body.
    const { status, headers } = c.res;
    if ((status === 429 || status === 503) && !headers.has("Retry-After")) headers.set("Retry-After", "1");
    if (status === 429) await setTimeout(REFUSAL_PAUSE);
    const page = c.get("guestPage");
    if (page) cacheResponse(page, c);
    headers.set(REQUEST_ID, id);
    logRequest(log, id, () => requestLine(answered(c)), started);
  });
  app.use(...browserPolicy(publicUrl, env.hstsIncludesSubdomains));

  app.use(async (c, next) => {
    // A proxy in front may choose the other of two Host headers. RFC 9112, section 3.2.
    if (!hasTwoHosts(c.env as Partial<HttpBindings> | undefined)) return next();
    await discardBody(c.req.raw);
    return refuse(c, 400, "There is more than one Host header");
  });
  app.use(async (c, next) => {
    // Compressed bodies are refused: a few kilobytes may unpack to gigabytes. RFC 9110, section 15.5.16.
    const encoding = c.req.header("content-encoding")?.toLowerCase() ?? "identity";
    if (encoding === "identity") return next();
    await discardBody(c.req.raw);
    c.header("Accept-Encoding", "identity");
    return refuse(c, 415, "Send the body as it is, without a Content-Encoding");
  });

  app.use(withRoomToSend(context));
  app.use(
    withRoom(context.bodies, env.trustProxy, (c, { status, message }) =>
      MESSAGE_PAGES.test(c.req.path) ? showUnavailable(context, c) : refuse(c, status, message),
    ),
  );

  app.route("/", healthRoutes(context));
  if (metrics) app.route("/", metrics.routes);
  const { payments, pushes, translations } = context;
  app.get("/config.json", (c) =>
    c.json({
      supabaseUrl: publicUrl,
      publishableKey: PUBLISHABLE_KEY,
      product: PRODUCT,
      payments: payments ? { priceId: payments.priceId, simulated: Boolean(payments.simulated) } : null,
      translator: translations?.name ?? null,
      pushKey: pushes.publicKey,
      nearby: env.nearby !== undefined,
    }),
  );

  const jsonLimit = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: async (c) => {
      await discardBody(c.req.raw);
      return refuse(c, 413, "The body is larger than 1 MB");
    },
  });
  // Not for reads: looking for a body takes a tenth of a read's time.
  app.on(["POST", "PUT", "PATCH", "DELETE"], ["/auth/v1/*", "/rest/v1/*"], jsonLimit);
  app.route("/auth/v1", authRoutes(context));
  app.route("/rest/v1", restRoutes(context));
  app.route("/storage/v1", storageRoutes(context));
  app.route("/functions/v1", paymentRoutes(context));
  app.route("/functions/v1", trackScanRoutes(context));
  app.route("/functions/v1", missedSearchRoutes(context));
  app.route("/functions/v1", translationRoutes(context));
  app.route("/functions/v1", nearbyRoutes(context));
  if (isLocal(publicUrl) && !env.smtpUrl) app.route("/dev", mailboxRoutes(context));
  if (payments?.simulated) app.route("/dev/payments", simulatedPages(context, payments, payments.simulated));

  // Before the guest page, which answers for whatever follows a hotel's id.
  app.route("/", messageRoutes(context));
  app.route("/", guestRoutes(context));
  app.get("/", (c) => c.redirect("/admin"));
  app.route("/", installRoutes(context.frontend));
  const { assets, source } = context.frontend;
  for (const path of ADMIN_PATHS) {
    app.get(path, async (c) => {
      const html = await context.frontend.adminHtml(c.req.path);
      const nonce = randomBytes(16).toString("base64");
      c.header("Cache-Control", "no-cache");
      // In development, the reload needs an inline script and a connection to another port.
      c.header("Content-Security-Policy", source ? "frame-ancestors 'none'" : adminPolicy(nonce));
      return c.html(html.replace(STYLE_NONCE, nonce));
    });
  }
  if (source) app.use(source);
  if (assets) {
    app.use(
      "/assets/*",
      serveStatic({
        root: assets,
        rewriteRequestPath: (path) => path.replace(/^\/assets/, ""),
        precompressed: true,
        // Their names carry a hash of their content.
        onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
      }),
    );
  }

  app.notFound((c) => {
    if (c.req.path.startsWith("/realtime/v1/")) return refuse(c, 400, REALTIME);
    if (isFunction(c.req.path)) {
      return refuseFunction(
        c,
        app.routes.map(({ path }) => path),
      );
    }
    return isNavigation(c.req.raw) ? showNotFound(c) : refuse(c, 404, "Not found");
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // The client left while sending, so nobody reads this answer.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    const unavailable = unavailableOf(error);
    if (unavailable) {
      logUnavailable(log, error, c.get("requestId"));
      const { status, code, message } = unavailable;
      return c.json({ code, message, details: null, hint: null }, status);
    }
    log.error({ err: error, id: c.get("requestId") }, "unexpected error");
    c.header("Cache-Control", "no-store");
    return refuse(c, 500, "Something went wrong on our side. Please try again.");
  });
  return app;
}

/**
 * Whether the request has two Host headers, of which Node keeps only the first. Tests without a socket have
 * none.
 */
function hasTwoHosts(bindings: Partial<HttpBindings> | undefined): boolean {
  const raw = bindings?.incoming?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}
