/**
 * POST /functions/v1/check-domain: an owner has a hotel's domain looked up now. GET /custom-domain: a proxy asks before
 * it gets a certificate. See docs/decisions/0157-own-domains.md.
 */
import { Hono } from "hono";
import { z } from "zod";
import type { RateLimits } from "../auth/limits.ts";
import type { Bulkheads } from "../capacity/capacity.ts";
import type { TokenSite } from "../database/caller.ts";
import type { Basics } from "../transport/basics.ts";
import { answerFailure, bodyOf, FunctionError, hotelFor, signedInCaller } from "../transport/functions.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { checkDomain } from "./check.ts";
import type { GuestHosts } from "./guest-hosts.ts";

const MAX_BYTES = 1024;
const body = z.strictObject({ hotel_id: z.string().max(32) });

type DomainParts = TokenSite &
  Pick<Basics, "sql" | "requests" | "env" | "log" | "hotelChanges"> & {
    bulkheads: Pick<Bulkheads, "lookups">;
    guestHosts: GuestHosts;
    limits: RateLimits;
  };

export function domainRoutes(context: DomainParts): Hono<RequestVariables> {
  const { bulkheads, env, guestHosts, hotelChanges, limits, sql } = context;
  const routes = new Hono<RequestVariables>();

  routes.post("/check-domain", async (c) => {
    const caller = await signedInCaller(context, c.req.raw);
    const { hotel_id } = await bodyOf(c.req.raw, MAX_BYTES, body);
    await hotelFor(context, caller, "owner", hotel_id);
    const site = env.customDomains;
    const [domain] = await sql<{ id: string; host: string; proof: string }[]>`
      select id, host, proof from public.domains where hotel_id = ${hotel_id}`;
    if (!site || !domain) throw new FunctionError("not_found", "The hotel has no domain");
    const account = caller.claims.sub;
    await limits.take(["domainChecksOfUser", account]);
    await bulkheads.lookups.run(() => checkDomain(sql, site, domain), account);
    await Promise.all([hotelChanges.settled(), guestHosts.refresh(hotel_id)]);
    const [checked] = await sql`select state, finding from public.domains where id = ${domain.id}`;
    return c.json(checked ?? {});
  });

  routes.onError(answerFailure(context));
  return routes;
}

/** Answers from memory, so that made-up names cost nothing. */
export function certificateRoutes({ guestHosts }: Pick<DomainParts, "guestHosts">): Hono<RequestVariables> {
  return new Hono<RequestVariables>().get("/custom-domain", (c) =>
    c.body(null, guestHosts.at(c.req.query("domain")) ? 200 : 404),
  );
}
