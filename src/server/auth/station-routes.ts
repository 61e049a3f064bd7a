/** /auth/v1/stations: our own calls, for a hotel's computers at reception. */
import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "../context.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import { type Call, readAccountBody, requests } from "./requests.ts";
import { accessClaims, sessionBody } from "./sessions.ts";
import { beginShift, endShift, makeStation, savePerson } from "./stations.ts";

export function stationRoutes(context: Context, callOf: (c: HonoContext) => Call): Hono<RequestVariables> {
  const routes = new Hono<RequestVariables>();
  const claimsOf = (c: HonoContext) => accessClaims(context, c.req.raw.headers);

  routes.post("/", async (c) => {
    const claims = await claimsOf(c);
    const station = await readAccountBody(c, requests.station);
    return c.json(await sessionBody(context, await makeStation(context, claims, station, callOf(c))));
  });

  routes.post("/people", async (c) => {
    const claims = await claimsOf(c);
    await savePerson(context, claims, await readAccountBody(c, requests.stationPerson), callOf(c));
    return c.body(null, 204);
  });

  routes.post("/shift", async (c) => {
    const claims = await claimsOf(c);
    const shift = await readAccountBody(c, requests.shift);
    return c.json(await sessionBody(context, await beginShift(context, claims, shift)));
  });

  routes.post("/lock", async (c) => {
    return c.json(await sessionBody(context, await endShift(context, await claimsOf(c))));
  });

  return routes;
}
