/** Sends the pages on which a guest writes to a hotel. Nothing may store them: they are one guest's. */
import type { Context as HonoContext } from "hono";
import type { GuestPage } from "../../guest/page.tsx";
import type { Context } from "../context.ts";
import { guestPolicy } from "../http/browser-policy.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import { logUnavailable, unavailableOf } from "../http/unavailable.ts";

export type MessageStatus = 200 | 403 | 404 | 413 | 422 | 429 | 503;

const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: "600", 503: "5" };

/** Where the form's own address leads, and where that leads (Chromium asks the policy at each step). */
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

export function requestedLanguage({ guestPages }: Context, c: HonoContext): string | undefined {
  return guestPages.choose(c.req.query("lang"), c.req.header("Accept-Language"));
}

/** Replaces a page that cannot be made now. */
export async function showUnavailable(context: Context, c: HonoContext): Promise<Response> {
  const { renderUnavailable } = await context.frontend.guest();
  return show(c, renderUnavailable(context.frontend, requestedLanguage(context, c)), 503);
}

/** Makes a page; in its place, what is told while the database is away or too much is asked. */
export async function orUnavailable(
  context: Context,
  c: HonoContext<RequestVariables>,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    // A client that left while sending has reset its connection, and not the database's.
    if (c.req.raw.signal.aborted || !unavailableOf(error)) throw error;
    logUnavailable(context.log, error, c.get("requestId"));
    return showUnavailable(context, c);
  }
}
