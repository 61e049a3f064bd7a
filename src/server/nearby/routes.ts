/**
 * POST /functions/v1/nearby: where a hotel's address is, and what is around a point. Failures are `{error, code}`.
 */
import { Hono } from "hono";
import { z } from "zod";
import { RADII } from "../../lib/nearby.ts";
import { AuthApiError } from "../auth/errors.ts";
import type { Context, RequestVariables } from "../context.ts";
import { callerOf, InvalidTokenError } from "../database/caller.ts";
import { SessionEndedError } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { jsonText } from "../http/json-text.ts";
import { discardBody, readBody } from "../http/request-body.ts";
import { logUnavailable, unavailableOf } from "../http/unavailable.ts";
import { found, nominatim, searchFor } from "./nominatim.ts";
import { overpass, placesAround, placesIn } from "./overpass.ts";
import { ask, BusyError, ServiceAwayError } from "./service.ts";

const MAX_BYTES = 4096;

/** Some ten metres: whoever asks again from the same house gets the kept answer. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const degrees = (most: number) => z.number().min(-most).max(most).transform(rounded);

const body = jsonText.pipe(
  z.union([
    z.strictObject({ hotel_id: z.string(), address: z.string().trim().min(1).max(500) }),
    z.strictObject({
      hotel_id: z.string(),
      latitude: degrees(90),
      longitude: degrees(180),
      radius: z.literal(RADII),
    }),
  ]),
);

const STATUSES = {
  no_session: 401,
  not_found: 404,
  invalid_request: 400,
  nearby_off: 501,
  service_away: 503,
  busy: 503,
  too_many: 429,
} as const;

class NearbyError extends Error {
  override name = "NearbyError";
  readonly code: keyof typeof STATUSES;

  constructor(code: keyof typeof STATUSES, message: string) {
    super(message);
    this.code = code;
  }
}

export function nearbyRoutes(context: Context): Hono<RequestVariables> {
  const { env, jwtKey, publicUrl, requests, limits, log } = context;
  const routes = new Hono<RequestVariables>();

  routes.post("/nearby", async (c) => {
    const caller = await callerOf(c.req.raw.headers, jwtKey, `${publicUrl}/auth/v1`);
    if (caller.role === "anon") throw new NearbyError("no_session", "No active session");
    const given = body.safeParse((await readBody(c.req.raw, MAX_BYTES))?.toString() ?? "");
    if (!given.success) {
      throw new NearbyError("invalid_request", "Send hotel_id with an address, or with a point and a radius");
    }
    const question = given.data;
    const [hotel] = await readAsCaller(
      requests,
      caller,
      (own) => own<{ language: string }[]>`
        select language from public.hotels where id = ${question.hotel_id}`,
    );
    if (!hotel) throw new NearbyError("not_found", "There is no such hotel");
    if (!env.nearby) throw new NearbyError("nearby_off", "This site does not look up places");
    await limits.take("nearbyOfUser", caller.claims.sub);
    c.header("Cache-Control", "no-store");
    if ("address" in question) {
      const asked = searchFor(question.address, hotel.language);
      return c.json(await ask(context, nominatim(env.nearby.nominatim), asked, found));
    }
    const { radius, ...point } = question;
    const asked = placesAround(point, radius);
    return c.json(await ask(context, overpass(env.nearby.overpass), asked, placesIn(point)));
  });

  routes.onError(async (error, c) => {
    await discardBody(c.req.raw);
    const unavailable = unavailableOf(error);
    if (unavailable) {
      logUnavailable(log, error, c.get("requestId"));
      return c.json({ error: unavailable.message, code: "try_again" }, unavailable.status);
    }
    if (error instanceof ServiceAwayError) {
      log.warn({ service: error.service, reason: error.message }, "a service for maps has failed");
    }
    const failure = failureOf(error);
    if (!(failure instanceof NearbyError)) throw error;
    return c.json({ error: failure.message, code: failure.code }, STATUSES[failure.code]);
  });

  return routes;
}

function failureOf(error: Error): Error {
  if (error instanceof InvalidTokenError || error instanceof SessionEndedError) {
    return new NearbyError("no_session", "No active session");
  }
  if (error instanceof ServiceAwayError) return new NearbyError("service_away", "The map does not answer");
  if (error instanceof BusyError) return new NearbyError("busy", "Too many others are asking the map");
  if (error instanceof AuthApiError) return new NearbyError("too_many", error.message);
  return error;
}
