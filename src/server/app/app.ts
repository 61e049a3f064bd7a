/** The whole HTTP surface, as one Hono application that tests call without a socket. */
import { Hono } from "hono";
import { authRoutes } from "../auth/routes.ts";
import { isLocal } from "../config/env.ts";
import { atGuestHost } from "../domains/at-guest-host.ts";
import { certificateRoutes, domainRoutes } from "../domains/routes.ts";
import { cachePages } from "../guest/cached-responses.ts";
import { guestDocuments } from "../guest/documents.ts";
import { guestRoutes } from "../guest/routes.ts";
import { showUnavailable } from "../guest/show.ts";
import { sitemapRoutes } from "../guest/sitemap.ts";
import { figuresMailRoutes } from "../mail/figures.ts";
import { mailboxRoutes } from "../mail/mailbox.ts";
import { MESSAGE_PAGES, messageRoutes } from "../messages/routes.ts";
import { nearbyRoutes } from "../nearby/routes.ts";
import { paymentRoutes } from "../payments/routes.ts";
import { simulatedPages } from "../payments/simulated/pages.ts";
import { learnHeader } from "../rest/early-answers.ts";
import { restRoutes } from "../rest/routes.ts";
import { codeRoutes } from "../scans/codes.ts";
import { lookRoutes } from "../scans/looks.ts";
import { roomRoutes } from "../scans/room.ts";
import { trackScanRoutes } from "../scans/track-scan.ts";
import { unlockingRoutes } from "../scans/unlocking.ts";
import { storageRoutes } from "../storage/routes.ts";
import { supportRoutes } from "../support/routes.ts";
import { translationRoutes } from "../translation/routes.ts";
import { browserPolicy } from "../transport/browser-policy.ts";
import { answerError, answerUnknownPath } from "../transport/failures.ts";
import { healthRoutes } from "../transport/health.ts";
import {
  answeredBy,
  identifyAndLog,
  limitJson,
  refuseEncodedBodies,
  refuseTwoHosts,
  slowRefusedClients,
} from "../transport/middlewares.ts";
import { refuse } from "../transport/refusal.ts";
import { readInTurns, withRoom } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { Tracing } from "../transport/tracing.ts";
import { withRoomToSend } from "../transport/unread-answers.ts";
import { adminRoutes } from "./admin-routes.ts";
import type { Context } from "./context.ts";
import type { Metrics } from "./metrics.ts";
import { publicConfig } from "./public-config.ts";

export function createApp(context: Context, metrics?: Metrics, tracing?: Tracing): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>();
  const { log, publicUrl, env, payments } = context;
  const answered = answeredBy(context.jwtKey);

  if (metrics) app.use(metrics.measure);
  if (tracing) app.use(tracing.measure(answered));
  app.use(identifyAndLog(log, answered));
  app.use(cachePages);
  app.use("/rest/v1/*", learnHeader(context.reads));
  app.use(slowRefusedClients);
  app.use(...browserPolicy(publicUrl));
  app.use(atGuestHost(context));
  app.use(readInTurns(context.bulkheads.bodies, env.trustProxy));
  app.use(refuseTwoHosts);
  app.use(refuseEncodedBodies);
  app.use(withRoomToSend(context));
  app.use(
    withRoom(context.bodies, env.trustProxy, (c, { status, message }) =>
      MESSAGE_PAGES.test(c.req.path) ? showUnavailable(context, c) : refuse(c, status, message),
    ),
  );
  app.on(["POST", "PUT", "PATCH", "DELETE"], ["/auth/v1/*", "/rest/v1/*"], limitJson);

  app.route("/", healthRoutes(context));
  if (metrics) app.route("/", metrics.routes);
  const config = publicConfig(context);
  app.get("/config.json", (c) => c.json(config));
  app.route("/auth/v1", authRoutes(context));
  const waitToInvite = (account: string, block: string) =>
    context.limits.waitFor(["invitationsOfUser", account], ["invitationsFromBlock", block]);
  app.route("/rest/v1", restRoutes({ ...context, waitToInvite, documents: guestDocuments(context) }));
  app.route("/storage/v1", storageRoutes(context));
  for (const routes of [
    paymentRoutes,
    trackScanRoutes,
    codeRoutes,
    lookRoutes,
    figuresMailRoutes,
    translationRoutes,
    nearbyRoutes,
    supportRoutes,
    domainRoutes,
  ])
    app.route("/functions/v1", routes(context));
  if (env.customDomains) app.route("/", certificateRoutes(context));
  if (isLocal(publicUrl) && !env.smtpUrl) app.route("/dev", mailboxRoutes(context));
  if (payments?.simulated) app.route("/dev/payments", simulatedPages(context, payments, payments.simulated));
  // Before the guest page, which answers every other path that begins with a hotel's id.
  app.route("/", messageRoutes(context));
  app.route("/", unlockingRoutes(context));
  app.route("/", roomRoutes(context));
  app.route("/", guestRoutes(context));
  app.route("/", sitemapRoutes(context));
  app.route("/", adminRoutes(context.frontend, config));
  app.notFound(answerUnknownPath(app));
  app.onError(answerError(log));
  return app;
}
