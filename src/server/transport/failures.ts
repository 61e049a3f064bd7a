/** Answers requests that no route answers: unknown addresses and thrown errors. */
import type { ErrorHandler, Hono, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Log } from "../config/log.ts";
import { isFunction, refuseFunction } from "./functions.ts";
import { isNavigation, mendedAddress, showNotFound } from "./not-found.ts";
import { refuse } from "./refusal.ts";
import { discardBody } from "./request-body.ts";
import type { RequestVariables } from "./request-variables.ts";
import { logUnavailable, unavailableOf } from "./unavailable.ts";
import { unsupported } from "./unsupported.ts";

const REALTIME = unsupported(
  "realtime",
  "read again when it matters, such as when the window gets the focus back",
);

/** @param app its functions are compared with a mistyped one */
export function answerUnknownPath(app: Hono<RequestVariables>): NotFoundHandler<RequestVariables> {
  return async (c) => {
    await discardBody(c.req.raw);
    if (c.req.path.startsWith("/realtime/v1/")) return refuse(c, 400, REALTIME);
    if (isNavigation(c.req.raw)) {
      const mended = mendedAddress(new URL(c.req.url).pathname);
      return mended === undefined ? showNotFound(c) : c.redirect(mended, 303);
    }
    if (isFunction(c.req.path)) {
      const paths = app.routes.map(({ path }) => path);
      return refuseFunction(c, paths);
    }
    return refuse(c, 404, "Not found");
  };
}

export function answerError(log: Log): ErrorHandler<RequestVariables> {
  return (error, c) => {
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
  };
}
