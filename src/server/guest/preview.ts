/**
 * POST /view/{id}/preview: the page as guests would read it if a hotel, or a row of its content, were saved as
 * typed. A browser sends the form into a frame of the admin: docs/decisions/0037-live-preview.md.
 */
import { Hono } from "hono";
import { z } from "zod";
import { callerOf } from "../database/caller.ts";
import { ANON, type Caller, type Sql, shareOf } from "../database/connection.ts";
import { asCaller } from "../database/request-pool.ts";
import { readObject } from "../rest/body.ts";
import { lazyCatalogue } from "../rest/catalogue.ts";
import {
  answerRestFailure,
  denied,
  invalidBody,
  RestError,
  type RestVariables,
  unknownRelation,
} from "../rest/errors.ts";
import { parseQuery, writtenColumn } from "../rest/query.ts";
import { type Statement, statements } from "../rest/statement.ts";
import { REFUSED_PREVIEW_POLICY } from "../transport/browser-policy.ts";
import { readBody } from "../transport/request-body.ts";
import type { PageContext } from "./context.ts";
import { translationsOf, withTranslations } from "./documents.ts";
import { send } from "./prepared-page.ts";
import type { RenderText } from "./render-page.ts";

/** Room for all that a hotel's columns may hold, as a form writes it. */
const MAX_BYTES = 256 * 1024;

const form = z.object({
  access_token: z.string(),
  table: z.string().default("hotels"),
  /** The id of the changed row. Without it the row is new, unless it is the hotel itself. */
  row: z.string().optional(),
  /** The typed values by column, as they would be saved: an object in JSON, which the database reads itself. */
  draft: z.string(),
});

type Typed = Omit<z.output<typeof form>, "access_token">;

/** Returns the changed row's id; undefined for a new one. */
const idOf = (hotelId: string, { table, row }: Typed) => (table === "hotels" ? hotelId : row);

export function previewRoutes(context: PageContext, render: RenderText): Hono<RestVariables> {
  const { requests, bulkheads, guestPages } = context;
  const catalogue = lazyCatalogue(context.sql);

  /** Saves the draft by the same rules as any change, reads the document as a guest, and undoes it. */
  async function documentWith(
    hotelId: string,
    typed: Typed,
    caller: Caller,
    language: string | undefined,
  ): Promise<string> {
    const { text, parameters } = await saving(hotelId, typed);
    const work = async (sql: Sql) => {
      const [saved] = await sql.unsafe<{ rows: number }[]>(text, parameters);
      // Row level security lets owners see their own hotels alone.
      const [hotel] = await sql<{ document: string; translations: string | null }[]>`
        select public.guest_hotel(id)::text as document, ${translationsOf(sql, hotelId, language)} as translations
        from public.hotels where id = ${hotelId}`;
      const isNew = idOf(hotelId, typed) === undefined;
      if (!hotel || (saved?.rows !== 1 && !isNew)) throw denied("table", typed.table);
      return withTranslations(hotel.document, hotel.translations);
    };
    return asCaller(requests, caller, work, { keeps: false });
  }

  async function saving(hotelId: string, typed: Typed): Promise<Statement> {
    const { table, draft } = typed;
    const relation = (await catalogue()).relations.get(table);
    if (!relation) throw unknownRelation(table);
    const { json, keys } = readObject(draft);
    const columns = keys.map((name) => writtenColumn(relation, name));
    const id = idOf(hotelId, typed);
    if (id === undefined) {
      // The form chose the id, and may have saved the row while this draft was on its way: then the draft replaces
      // it.
      const conflict = { resolution: "ignore-duplicates", key: relation.primaryKey } as const;
      return statements.insert(
        relation,
        { json, isLone: true, columns, missing: "null", conflict },
        undefined,
      );
    }
    const { filters } = parseQuery(relation, [["id", `eq.${id}`]], "PATCH");
    return statements.update(relation, json, columns, filters, undefined);
  }

  const routes = new Hono<RestVariables>();
  routes.onError(answerRestFailure(context.log));
  routes.post("/view/:id/preview", async (c) => {
    c.header("Cache-Control", "no-store");
    // A refusal stands in the frame, too.
    c.header("Content-Security-Policy", REFUSED_PREVIEW_POLICY);
    c.header("X-Frame-Options", "SAMEORIGIN");
    c.set("caller", ANON);
    // Refuses other sites' forms: they could show a page that has no address of its own.
    const site = c.req.header("sec-fetch-site") ?? "same-origin";
    if (site !== "same-origin") throw denied("table", "hotels");
    const body = await readBody(c.req.raw, MAX_BYTES);
    if (!body) throw new RestError("413", "The draft is too large", null, 413);
    const given = form.safeParse(Object.fromEntries(new URLSearchParams(body.toString())));
    if (!given.success) throw invalidBody("Needs access_token and a draft as JSON");
    const { access_token, ...typed } = given.data;
    const headers = new Headers({ authorization: `Bearer ${access_token.replace(/[^\x21-\x7e]/g, "")}` });
    const caller = await callerOf(headers, context);
    c.set("caller", caller);
    if (caller.role === "anon") throw denied("table", "hotels");
    const language = guestPages.choose(c.req.query("lang"), undefined);
    const page = await bulkheads.misses.run(
      async () => render(await documentWith(c.req.param("id"), typed, caller, language), { language }),
      shareOf(caller),
    );
    return send(c, { ...page, isListed: false }, 200, "no-store");
  });
  return routes;
}
