/**
 * POST /view/{id}/preview: the page as guests would read it if the hotel were saved as its owner has typed it.
 * A browser sends it as a form, into a frame of the admin: docs/decisions/0037-live-preview.md.
 */
import { type Handler, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Context, RequestVariables } from "../context.ts";
import { callerOf } from "../database/caller.ts";
import { ANON, type Caller, shareOf } from "../database/connection.ts";
import { tryAsCaller } from "../database/request-pool.ts";
import { discardBody, readBody } from "../http/request-body.ts";
import { logUnavailable } from "../http/unavailable.ts";
import { lazyCatalogue } from "../rest/catalogue.ts";
import { denied, expected, invalidBody, RestError, unknownRelation } from "../rest/errors.ts";
import { PARTS, parseQuery, writtenColumn } from "../rest/query.ts";
import { statements } from "../rest/statement.ts";
import type { DrawText } from "./draw-page.ts";
import { send } from "./prepared-page.ts";

/** All that a hotel's columns may hold, as a form writes it. */
const MAX_BYTES = 256 * 1024;

const form = z.object({
  access_token: z.string(),
  /** What was typed, by column, as it would be saved. */
  draft: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "not JSON" });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), z.unknown())),
});

export function previewRoutes(context: Context, draw: DrawText): Hono<RequestVariables> {
  const { requests, bulkheads, jwtKey, publicUrl } = context;
  const catalogue = lazyCatalogue(context.sql);

  /** Saved as any change is, by the same rules, read as guests would, and undone. */
  async function documentWith(hotelId: string, draft: object, caller: Caller): Promise<string> {
    const hotels = (await catalogue()).relations.get("hotels");
    if (!hotels) throw unknownRelation("hotels");
    const columns = Object.keys(draft).map((name) => writtenColumn(hotels, name));
    const { filters } = parseQuery(hotels, new URLSearchParams({ id: `eq.${hotelId}` }), PARTS.PATCH);
    const { text, parameters } = statements.update(
      hotels,
      JSON.stringify(draft),
      columns,
      filters,
      undefined,
    );
    return tryAsCaller(requests, caller, async (sql) => {
      const [updated] = await sql.unsafe<{ rows: number }[]>(text, parameters);
      // Row level security found no such hotel of this owner's.
      if (updated?.rows !== 1) throw denied("table", "hotels");
      const [row] = await sql<{ document: string }[]>`
        select public.guest_hotel(${hotelId})::text as document`;
      if (!row) throw new Error("The hotel was there a moment ago");
      return row.document;
    });
  }

  const preview: Handler = async (c) => {
    c.header("Cache-Control", "no-store");
    let caller: Caller = ANON;
    try {
      // No other site's form: what it would show has no address that could be looked up.
      const site = c.req.header("sec-fetch-site") ?? "same-origin";
      if (site !== "same-origin") throw denied("table", "hotels");
      const body = await readBody(c.req.raw, MAX_BYTES);
      if (!body) throw new RestError(413, "413", "The draft is too large");
      const given = form.safeParse(Object.fromEntries(new URLSearchParams(body.toString())));
      if (!given.success) throw invalidBody("Needs access_token and a draft of the hotel as JSON");
      const { access_token, draft } = given.data;
      const headers = new Headers({ authorization: `Bearer ${access_token.replace(/[^\x21-\x7e]/g, "")}` });
      caller = await callerOf(headers, jwtKey, `${publicUrl}/auth/v1`);
      if (caller.role === "anon") throw denied("table", "hotels");
      const page = await bulkheads.misses.run(
        async () => draw(await documentWith(c.req.param("id") ?? "", draft, caller)),
        shareOf(caller),
      );
      return send(c, { ...page, isListed: false }, 200, "no-store");
    } catch (error) {
      const failure = expected(error, caller);
      if (!failure) throw error;
      await discardBody(c.req.raw);
      const { status, body } = failure;
      if (status >= 500) logUnavailable(context.log, error, c.get("requestId"));
      return c.json(body, status as ContentfulStatusCode);
    }
  };

  const routes = new Hono<RequestVariables>();
  routes.post("/view/:id/preview", preview);
  return routes;
}
