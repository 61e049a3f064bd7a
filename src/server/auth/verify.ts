/**
 * Follows a mailed link. Mail scanners and previews open links before their reader does, so GET only shows a
 * button; pressing it (POST) uses up the link. A change of address also asks for the password.
 */
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { codeOf } from "../config/code-of.ts";
import { PAGE_POLICY, serverPage } from "../transport/page.ts";
import { wordsFor } from "../transport/page-words.ts";
import { checkCredentials } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError, SUSPENDED, suspended } from "./errors.ts";
import { accountOfLink, type Followed, followLink, type LinkPurpose, landingUrl } from "./mailed-links.ts";
import { type Call, readAccountBody, requests } from "./requests.ts";
import { type SessionBody, sessionBody } from "./sessions.ts";
import { MAILED_TOKEN_LENGTH } from "./tokens.ts";

const MAX_PASSWORD_LENGTH = 1000;

interface ReadLink {
  token: string;
  isOpen: boolean;
  purpose: LinkPurpose;
  redirectTo: string | undefined;
}

/** "=3D" is an equals sign of quoted-printable mails that was read as text. */
const TOKEN = new RegExp(`token(?:=|%3D)(?:3D)?([\\w-]{${MAILED_TOKEN_LENGTH}})`, "i");
const PURPOSE = /type(?:=|%3D)(?:3D)?(signup|recovery|email_change)/i;
const BREAKS = /%0[ad]|%20|\+/gi;
const MAX_REDIRECT_LENGTH = 2000;

/**
 * Reads the link as mail programs leave it: cut at "&", with "&amp;", broken over lines, encoded once more, or with a
 * mark behind it. Where the purpose is lost, the token tells it.
 */
async function readLink({ sql }: AuthContext, c: HonoContext): Promise<ReadLink> {
  const text = c.req.url.replaceAll(BREAKS, "");
  const [, token = ""] = TOKEN.exec(text) ?? [];
  const [, named] = PURPOSE.exec(text) ?? [];
  const redirectTo = c.req.query("redirect_to") ?? c.req.query("amp;redirect_to");
  const link = token ? await accountOfLink(sql, token) : undefined;
  const purpose = (named?.toLowerCase() as LinkPurpose | undefined) ?? link?.purpose ?? "signup";
  return {
    token,
    isOpen: link?.purpose === purpose,
    purpose,
    redirectTo: redirectTo?.slice(0, MAX_REDIRECT_LENGTH),
  };
}

const PAGES = {
  signup: { title: "server.signup.title", text: "server.signup.text", button: "server.confirm" },
  recovery: {
    title: "server.recovery.title",
    text: "server.recovery.text",
    button: "server.recovery.button",
  },
  email_change: { title: "server.email.title", text: "server.email.text", button: "server.confirm" },
} as const satisfies Record<LinkPurpose, object>;

const REFUSALS = {
  wrong: "server.password.wrong",
  missing: "server.password.missing",
  often: "server.password.often",
} as const;

/** GET: a page with a button, or a redirect to the landing page with the reason why the link is invalid. */
export async function showLink(context: AuthContext, c: HonoContext): Promise<Response> {
  const link = await readLink(context, c);
  if (!link.isOpen) return land(context, c, link, new AuthApiError("otp_expired"));
  return askToFollow(c, link.purpose);
}

function askToFollow(
  c: HonoContext,
  purpose: LinkPurpose,
  refusal?: keyof typeof REFUSALS,
): Response | Promise<Response> {
  const { title, text, button } = PAGES[purpose];
  const words = wordsFor(c.req.raw);
  const { t } = words;
  c.header("Content-Security-Policy", PAGE_POLICY);
  const password = html`
    <label for="password">${t("server.password")}</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="${MAX_PASSWORD_LENGTH}"${
      refusal === undefined ? "" : html` autofocus aria-invalid="true" aria-describedby="refusal"`
    }>
    ${refusal === undefined ? "" : html`<p id="refusal" class="refusal" role="alert">${t(REFUSALS[refusal])}</p>`}`;
  // A form without an action posts to its page's address, which contains the token.
  const body = html`<p>${t(text)}</p><form method="post">${purpose === "email_change" ? password : ""}<button>${t(button)}</button></form>`;
  return c.html(serverPage({ title: t(title), body, words }), refusal === undefined ? 200 : 403);
}

/** Follows the link. The button redirects to the landing page, signed in; the client's verifyOtp gets a session. */
export async function useLink(auth: AuthContext, c: HonoContext, call: Call): Promise<Response> {
  if (c.req.header("content-type")?.startsWith("application/json")) {
    const { token_hash: token, type, password } = await readAccountBody(c, requests.verify);
    const purpose = type === "email" ? "signup" : type;
    return c.json(await sessionBody(auth, await follow(auth, { token, purpose, password }, call)));
  }
  const link = await readLink(auth, c);
  const { token, purpose } = link;
  const { password } = await c.req.parseBody();
  const typed = typeof password === "string" ? password.slice(0, MAX_PASSWORD_LENGTH) : undefined;
  try {
    const session = await follow(auth, { token, purpose, password: typed }, call);
    return land(auth, c, link, await sessionBody(auth, session), session.needsPassword);
  } catch (error) {
    if (codeOf(error) === SUSPENDED) return land(auth, c, link, suspended(auth.env, error as Error));
    if (!(error instanceof AuthApiError)) throw error;
    if (error.code === "invalid_credentials") {
      return askToFollow(c, purpose, typed ? "wrong" : "missing");
    }
    if (error.code === "over_request_rate_limit") {
      return askToFollow(c, purpose, "often");
    }
    return land(auth, c, link, error);
  }
}

/**
 * Confirms a new address only if the mailbox's reader is shown to own the account. The link alone would let a
 * stranger in whose address the owner mistyped; and an attacker could talk somebody into following it, and so tie
 * their address to the attacker's account.
 */
async function follow(
  auth: AuthContext,
  { token, purpose, password }: { token: string; purpose: LinkPurpose; password: string | undefined },
  call: Call,
): Promise<Followed> {
  if (purpose === "email_change") {
    const link = await accountOfLink(auth.sql, token);
    if (link?.purpose !== purpose) throw new AuthApiError("otp_expired");
    if (!password) throw new AuthApiError("invalid_credentials");
    // Needs no lock: a change of the password invalidates the link.
    await checkCredentials(auth, { email: link.email, password }, call);
  }
  return await followLink(auth.sql, { token, purpose, call });
}

/** @param needsPassword leads to the form for a new password, whatever the link's purpose */
function land(
  { publicUrl }: AuthContext,
  c: HonoContext,
  { purpose, redirectTo }: ReadLink,
  outcome: SessionBody | AuthApiError,
  needsPassword = false,
): Response {
  const parameters =
    outcome instanceof AuthApiError
      ? { error: "access_denied", error_code: outcome.code, error_description: outcome.message }
      : {
          access_token: outcome.access_token,
          expires_at: String(outcome.expires_at),
          expires_in: String(outcome.expires_in),
          refresh_token: outcome.refresh_token,
          token_type: outcome.token_type,
          type: purpose,
        };
  const landing = needsPassword ? "recovery" : purpose;
  return c.redirect(landingUrl(publicUrl, landing, redirectTo, parameters), 303);
}
