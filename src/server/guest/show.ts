/** Sends the pages on which a guest writes to a hotel. Nothing may store them, because each is one guest's. */
import { Hono, type Context as HonoContext, type MiddlewareHandler } from "hono";
import type { GuestPage } from "../../guest/frame/page.tsx";
import type { Basics } from "../transport/basics.ts";
import { guestPolicy } from "../transport/browser-policy.ts";
import { discardBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { logUnavailable, unavailableOf } from "../transport/unavailable.ts";
import type { TakenDownHotel } from "./documents.ts";
import type { GuestPages } from "./pages.ts";

/** The part of the context that showing such a page uses. */
export interface ShowContext extends Pick<Basics, "frontend" | "log"> {
  guestPages: Pick<GuestPages, "choose">;
}

export type MessageStatus = 200 | 403 | 404 | 410 | 413 | 422 | 429 | 503;

const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: "600", 503: "5" };

/** The form's own redirect leads there, and from there on (Chromium checks the policy at each step). */
const WHATSAPP = " https://wa.me https://api.whatsapp.com";

export function show(
  c: HonoContext,
  { html, styles, language }: GuestPage,
  status: MessageStatus,
  { leadsToWhatsapp = false } = {},
): Response {
  c.header("Retry-After", RETRY_AFTER_SECONDS[status]);
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
  c.header("Referrer-Policy", "no-referrer");
  c.header("Content-Language", language);
  c.header(
    "Content-Security-Policy",
    guestPolicy(styles, {
      "form-action": `'self'${leadsToWhatsapp ? WHATSAPP : ""}`,
      "frame-ancestors": "'none'",
    }),
  );
  return c.html(html, status) as Response;
}

export function requestedLanguage({ guestPages }: ShowContext, c: HonoContext): string | undefined {
  return guestPages.choose(c.req.query("lang"), c.req.header("Accept-Language"));
}

/** Says that there is no such hotel, or that its page is taken down. */
export async function showNone(
  context: ShowContext & Pick<Basics, "sql">,
  c: HonoContext,
  hotelId: string,
): Promise<Response> {
  const { renderNotFound, renderTakenDown } = await context.frontend.guest();
  const [row] = await context.sql<{ place: TakenDownHotel | null }[]>`
    select innfo.taken_down_page(${hotelId}) as place`;
  const language = requestedLanguage(context, c);
  return row?.place
    ? show(c, renderTakenDown(row.place.country, language), 410)
    : show(c, renderNotFound(language), 404);
}

/** Replaces a page that cannot be made now. */
export async function showUnavailable(context: ShowContext, c: HonoContext): Promise<Response> {
  const { renderUnavailable } = await context.frontend.guest();
  return show(c, renderUnavailable(context.frontend, requestedLanguage(context, c)), 503);
}

/** Makes routes whose pages say so themselves while the database is away or too much is asked. */
export function pageRoutes(context: ShowContext): Hono<RequestVariables> {
  return new Hono<RequestVariables>().onError((error, c) => {
    // A client that left while sending has reset its own connection, not the database's.
    if (c.req.raw.signal.aborted || !unavailableOf(error)) throw error;
    logUnavailable(context.log, error, c.get("requestId"));
    return showUnavailable(context, c);
  });
}

/** Refuses a form that another site made the browser send: no guest pressed a button. */
export function refuseForeign(context: ShowContext): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    if (c.req.header("sec-fetch-site") !== "cross-site") return next();
    await discardBody(c.req.raw);
    const { renderForeign } = await context.frontend.guest();
    return show(c, renderForeign(requestedLanguage(context, c)), 403);
  };
}
