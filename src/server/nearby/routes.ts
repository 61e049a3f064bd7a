/** POST /functions/v1/nearby: finds a hotel's address, and places around a point. */

import { Hono } from "hono";
import { z } from "zod";
import { NARROWED_TO, RADII } from "../../lib/nearby.ts";
import type { RateLimits } from "../auth/limits.ts";
import { logSparingly } from "../config/log.ts";
import type { TokenSite } from "../database/caller.ts";
import type { Basics } from "../transport/basics.ts";
import { answerFailure, FunctionError, hotelFor, signedInCaller } from "../transport/functions.ts";
import { readJson } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { found, nominatim, searchFor } from "./nominatim.ts";
import { overpass, placesAround, placesIn } from "./overpass.ts";
import { askMapService, BusyError, ServiceAwayError } from "./service.ts";

const MAX_BYTES = 4096;

/** Tried in turn where a circle has more places than the service sends. */
const NARROWER = [...RADII.toReversed(), 250, 125];

/** Rounds to some ten metres, so that repeated requests from one hotel get the cached answer. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const degrees = (most: number) => z.number().min(-most).max(most).transform(rounded);

const body = z.union([
  z.strictObject({ hotel_id: z.string(), address: z.string().trim().min(1).max(500) }),
  z.strictObject({
    hotel_id: z.string(),
    latitude: degrees(90),
    longitude: degrees(180),
    radius: z.literal(RADII),
  }),
]);

type NearbyParts = TokenSite &
  Pick<Basics, "sql" | "requests" | "env" | "log"> & {
    limits: RateLimits;
  };

export function nearbyRoutes(context: NearbyParts): Hono<RequestVariables> {
  const { env, limits, log } = context;
  const routes = new Hono<RequestVariables>();

  routes.post("/nearby", async (c) => {
    const caller = await signedInCaller(context, c.req.raw);
    const { data: question } = await readJson(c.req.raw, MAX_BYTES, body);
    if (!question) {
      throw new FunctionError(
        "invalid_request",
        "Send hotel_id with an address, or with a point and a radius",
      );
    }
    const hotel = await hotelFor(context, caller, "editor", question.hotel_id);
    if (!env.nearby) throw new FunctionError("nearby_off", "This site does not look up places");
    await limits.take(["nearbyOfUser", caller.claims.sub]);
    c.header("Cache-Control", "no-store");
    if ("address" in question) {
      const asked = searchFor(question.address, hotel.language);
      return c.json(await askMapService(context, nominatim(env.nearby.nominatim), asked, found));
    }
    const { radius, ...point } = question;
    const service = overpass(env.nearby.overpass);
    const shape = placesIn(point, hotel);
    const readFor = `cut known/${hotel.language}/${hotel.country}`;
    const ask = (metres: number) =>
      askMapService(context, service, placesAround(point, metres), shape, readFor);
    let around = await ask(radius);
    for (const narrower of NARROWER.filter((metres) => metres < radius)) {
      if (!around.isCut) break;
      around = await ask(narrower);
      c.header(NARROWED_TO, String(narrower));
    }
    return c.json(around.places);
  });

  routes.onError(
    answerFailure(context, (error) => {
      if (error instanceof ServiceAwayError) {
        logSparingly(
          log,
          "warn",
          { service: error.service, reason: error.message },
          "a service for maps has failed",
        );
        return new FunctionError("service_away", "The map does not answer");
      }
      const isBusy = error instanceof BusyError;
      return isBusy ? new FunctionError("busy", "Too many others are asking the map") : error;
    }),
  );

  return routes;
}
