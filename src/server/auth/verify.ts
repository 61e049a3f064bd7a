/**
 * Following a mailed link. Mail scanners and previews open links before their reader does, so opening one
 * (GET) only shows a button; pressing it (POST) uses the link up.
 */
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Context } from "../context.ts";
import { PAGE_POLICY, page } from "../page.ts";
import { AuthApiError } from "./errors.ts";
import { expiredLink, followLink, isUsable, type LinkPurpose, landingUrl } from "./mailed-links.ts";
import { check, readBody, requests } from "./requests.ts";
import { type SessionBody, sessionBody } from "./sessions.ts";

const query = z.object({
  token: z.string().max(1000).default(""),
  type: z.enum(["signup", "recovery", "email_change"]),
  redirect_to: z.string().max(2000).optional(),
});

const PAGES: Record<LinkPurpose, { title: string; text: string; button: string }> = {
  signup: {
    title: "Confirm your email",
    text: "One click, and your account is ready.",
    button: "Confirm and continue",
  },
  recovery: {
    title: "Reset your password",
    text: "Continue to choose a new password.",
    button: "Choose a new password",
  },
  email_change: {
    title: "Confirm your new email",
    text: "From then on you sign in with this address.",
    button: "Confirm and continue",
  },
};

/** GET: a page with a button, or on to the landing page with the reason why the link is no longer good. */
export async function showLink(context: Context, c: HonoContext): Promise<Response> {
  const link = check(query, c.req.query());
  if (!(await isUsable(context.sql, link.token, link.type))) return land(context, c, expiredLink());
  const { title, text, button } = PAGES[link.type];
  c.header("Content-Security-Policy", PAGE_POLICY);
  // Without an action the form goes to the address of the page, which carries the token.
  const body = html`<p>${text}</p><form method="post"><button>${button}</button></form>`;
  return c.html(page({ title, body }));
}

/** POST by the button: on to the landing page, signed in. By the client's verifyOtp: the session itself. */
export async function useLink(context: Context, c: HonoContext): Promise<Response> {
  const userAgent = c.req.header("user-agent");
  if (c.req.header("content-type")?.startsWith("application/json")) {
    const { token_hash: token, type } = await readBody(c, requests.verify);
    const purpose = type === "email" ? "signup" : type;
    const session = await followLink(context.sql, { token, purpose, userAgent });
    return c.json(await sessionBody(context, session));
  }
  const link = check(query, c.req.query());
  try {
    const session = await followLink(context.sql, { token: link.token, purpose: link.type, userAgent });
    return land(context, c, await sessionBody(context, session));
  } catch (error) {
    if (error instanceof AuthApiError) return land(context, c, error);
    throw error;
  }
}

function land(context: Context, c: HonoContext, outcome: SessionBody | AuthApiError): Response {
  const { type, redirect_to: redirectTo } = check(query, c.req.query());
  const parameters =
    outcome instanceof AuthApiError
      ? { error: "access_denied", error_code: outcome.code, error_description: outcome.message }
      : {
          access_token: outcome.access_token,
          expires_at: String(outcome.expires_at),
          expires_in: String(outcome.expires_in),
          refresh_token: outcome.refresh_token,
          token_type: outcome.token_type,
          type,
        };
  return c.redirect(landingUrl(context.publicUrl, type, redirectTo, parameters), 303);
}
