/** The whole HTTP surface, as one Hono application that tests call without a socket. */
import { randomBytes, randomUUID } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { PRODUCT } from "../product.ts";
import { authRoutes } from "./auth/routes.ts";
import { adminPolicy, browserPolicy } from "./browser-policy.ts";
import { PUBLISHABLE_KEY } from "./caller.ts";
import type { Context, RequestVariables } from "./context.ts";
import { isLocal } from "./env.ts";
import { trackScanRoutes } from "./functions/track-scan.ts";
import { guestRoutes } from "./guest/routes.ts";
import { mailboxRoutes } from "./mail/mailbox.ts";
import type { Metrics } from "./metrics.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { simulatedPages } from "./payments/simulated/pages.ts";
import { discardBody } from "./request-body.ts";
import { restRoutes } from "./rest/routes.ts";
import { storageRoutes } from "./storage/routes.ts";
import { troubleOf } from "./trouble.ts";
import { within } from "./within.ts";

const MAX_JSON_BYTES = 1024 * 1024;
/** How long the database may take to say that it is there. */
const HEALTH_MS = 3000;

/** Stands in src/admin/index.html for what is drawn anew for each answer. */
const STYLE_NONCE = "STYLE_NONCE";

const ADMIN_PATHS = ["/login", "/signup", "/verify-email", "/reset-password", "/admin", "/admin/*"];

export function createApp(context: Context, metrics?: Metrics): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>();
  const { log, publicUrl, env } = context;
  if (metrics) app.use(metrics.measure);

  app.use(async (c, next) => {
    const started = performance.now();
    c.set("requestId", randomUUID());
    await next();
    if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.header("Retry-After", "1");
    log.info(
      {
        id: c.get("requestId"),
        method: c.req.method,
        // Without the query: it may carry a token.
        path: c.req.path,
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  });
  app.use(...browserPolicy(publicUrl));

  app.get("/health", async (c) => {
    try {
      await within(HEALTH_MS, context.sql`select 1`, () => new Error("No answer in time"));
      return c.json({ status: "ok" });
    } catch (error) {
      log.error({ err: error }, "the database does not answer");
      return c.json({ status: "unavailable" }, 503);
    }
  });
  if (metrics) app.route("/", metrics.routes);
  const { payments } = context;
  app.get("/config.json", (c) =>
    c.json({
      supabaseUrl: publicUrl,
      publishableKey: PUBLISHABLE_KEY,
      product: PRODUCT,
      payments: payments ? { priceId: payments.priceId, simulated: Boolean(payments.simulated) } : null,
    }),
  );

  const jsonLimit = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: async (c) => {
      await discardBody(c.req.raw);
      return c.json({ code: "413", message: "The body is larger than 1 MB", details: null, hint: null }, 413);
    },
  });
  // Not for reads: looking for a body is a tenth of what they cost.
  app.on(["POST", "PUT", "PATCH", "DELETE"], ["/auth/v1/*", "/rest/v1/*"], jsonLimit);
  app.route("/auth/v1", authRoutes(context));
  app.route("/rest/v1", restRoutes(context));
  app.route("/storage/v1", storageRoutes(context));
  app.route("/functions/v1", paymentRoutes(context));
  app.route("/functions/v1", trackScanRoutes(context));
  if (isLocal(publicUrl) && !env.smtpUrl) app.route("/dev", mailboxRoutes(context));
  if (payments?.simulated) app.route("/dev/payments", simulatedPages(context, payments, payments.simulated));

  app.route("/", guestRoutes(context));
  app.get("/", (c) => c.redirect("/admin"));
  const { assets, source } = context.frontend;
  for (const path of ADMIN_PATHS) {
    app.get(path, async (c) => {
      const html = await context.frontend.adminHtml(c.req.path);
      const nonce = randomBytes(16).toString("base64");
      c.header("Cache-Control", "no-cache");
      // What reloads a page in development is an inline script and a connection to another port.
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

  app.notFound((c) => c.json({ code: "404", message: "Not found", details: null, hint: null }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const trouble = troubleOf(error);
    if (trouble) {
      log.warn({ err: error, id: c.get("requestId") }, "a request failed");
      const { status, code, message } = trouble;
      return c.json({ code, message, details: null, hint: null }, status);
    }
    log.error({ err: error, id: c.get("requestId") }, "unexpected error");
    c.header("Cache-Control", "no-store");
    return c.json(
      {
        code: "500",
        message: "Something went wrong on our side. Please try again.",
        details: null,
        hint: null,
      },
      500,
    );
  });
  return app;
}
