/** /auth/v1: the part of the Supabase Auth API that we use, and our own calls for the account screen. */
import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context as HonoContext } from "hono";
import { z } from "zod";
import { LANGUAGES } from "../../lib/messages/languages.ts";
import { codeOf } from "../config/code-of.ts";
import { callerOf, InvalidTokenError } from "../database/caller.ts";
import { type AccessClaims, SessionEndedError } from "../database/connection.ts";
import { networkOf } from "../transport/client-address.ts";
import { languageChooser } from "../transport/language.ts";
import { refuse } from "../transport/refusal.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { logUnavailable, unavailableOf } from "../transport/unavailable.ts";
import { updateUser } from "./account-changes.ts";
import { accountData } from "./account-data.ts";
import { eraseAccount } from "./account-deletion.ts";
import { mailAccountLink, signIn, signUp } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { devicesOf, endDevice } from "./devices.ts";
import { AuthApiError, errorResponse, SUSPENDED, suspended } from "./errors.ts";
import { challengeFactor, enroll, unenroll, verifyFactor } from "./factors.ts";
import { blockMark, houseMark } from "./house.ts";
import { joinByInvitation, showInvitation } from "./invitations.ts";
import {
  authenticationOptions,
  passkeysOf,
  registerPasskey,
  registrationOptions,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "./passkeys.ts";
import { reauthenticate } from "./proof.ts";
import {
  makeRecoveryCodes,
  recoveryCodesStatus,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from "./recovery-codes.ts";
import { type Call, check, readAccountBody, requests } from "./requests.ts";
import { accessClaims, endSessions, refreshSession, sessionBody, userOfSession } from "./sessions.ts";
import { beginShift, endShift, makeStation, savePerson } from "./stations.ts";
import type { SignedIn } from "./tokens.ts";
import { refuseGrant, refusePath } from "./unsupported.ts";
import { userBody } from "./users.ts";
import { showLink, useLink } from "./verify.ts";

/** Milliseconds for calls that send nothing until they are done. They take longer than a connection may be silent. */
const SILENCE = { data: 10 * 60_000, deletion: 6 * 60_000 };

const tokenQuery = z.object({ grant_type: z.enum(["password", "refresh_token"]) });
const logoutQuery = z.object({ scope: z.enum(["global", "local", "others"]).default("global") });

interface Asked<Claims, Body> {
  claims: Claims;
  body: Body;
  /** The id in the path. */
  id: string;
  call: Call;
  c: HonoContext;
}

export function authRoutes(context: AuthContext): Hono<RequestVariables> {
  const routes = new Hono<RequestVariables>();
  const chooseLanguage = languageChooser(Object.keys(LANGUAGES));

  function callOf(c: HonoContext): Call {
    const redirectTo = c.req.query("redirect_to");
    const network = networkOf(c, context.env.trustProxy);
    return {
      // As ASCII, because it is stored until the mail is sent.
      redirectTo: redirectTo && URL.parse(redirectTo, context.publicUrl)?.href,
      network,
      mark: houseMark(context.jwtKey, network),
      block: blockMark(context.jwtKey, network),
      userAgent: c.req.header("user-agent"),
      language: chooseLanguage(undefined, c.req.header("accept-language")),
    };
  }

  const claimsOf = (c: HonoContext) => accessClaims(context, c.req.raw.headers);

  /**
   * Registers calls of those whom `callerIn` admits; it looks before the body is read. They answer a session, JSON
   * or nothing.
   */
  const callsOf =
    <Claims>(callerIn: (c: HonoContext) => Promise<Claims>) =>
    <Schema extends z.ZodType>(
      method: string,
      path: string,
      schema: Schema | undefined,
      work: (asked: Asked<Claims, z.output<Schema>>) => Promise<unknown>,
    ) =>
      routes.on(method, path, async (c) => {
        const claims = await callerIn(c);
        const body = (schema && (await readAccountBody(c, schema))) as z.output<Schema>;
        const outcome = await work({ claims, body, id: c.req.param("id") ?? "", call: callOf(c), c });
        return outcome ? c.json(await answerOf(outcome as object)) : c.body(null, 204);
      });
  const signedIn = callsOf(claimsOf);
  const anybody = callsOf(async () => undefined);

  const answerOf = (outcome: object | SignedIn) =>
    "sessionId" in outcome ? sessionBody(context, outcome) : outcome;

  routes.onError((error, c) => {
    if (error instanceof AuthApiError) return errorResponse(c, error);
    if (codeOf(error) === SUSPENDED) return errorResponse(c, suspended(context.env, error as Error));
    if (error instanceof InvalidTokenError)
      return errorResponse(c, new AuthApiError("bad_jwt", error.message));
    if (error instanceof SessionEndedError) return errorResponse(c, new AuthApiError("session_not_found"));
    const unavailable = unavailableOf(error);
    if (unavailable) {
      logUnavailable(context.log, error, c.get("requestId"));
      return refuse(c, unavailable.status, unavailable.message);
    }
    throw error;
  });

  // Every answer concerns one owner, and most contain a token.
  routes.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    refusePath(c.req.path);
    // Read before the call takes a place in the bulkhead, which a slow sender would hold. Hono keeps the text.
    if (!["GET", "HEAD"].includes(c.req.method)) await c.req.text();
    await context.bulkheads.accounts.run(next, networkOf(c, context.env.trustProxy));
  });

  routes.get("/settings", (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: !context.env.emailConfirmation,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    }),
  );

  anybody("POST", "/signup", requests.signUp, ({ body, call }) => signUp(context, body, call));

  routes.post("/token", async (c) => {
    refuseGrant(c.req.query("grant_type"));
    const { grant_type: grant } = check(tokenQuery, c.req.query());
    const session =
      grant === "password"
        ? await signIn(context, await readAccountBody(c, requests.signIn), callOf(c))
        : await refreshSession(
            context,
            (await readAccountBody(c, requests.refresh)).refresh_token,
            callOf(c),
          );
    return c.json(await sessionBody(context, session));
  });

  anybody("POST", "/recover", requests.recover, async ({ body, call }) => {
    await mailAccountLink(context, { ...body, type: "recovery" }, call);
    return {};
  });

  anybody("POST", "/resend", requests.resend, async ({ body, call }) => {
    await mailAccountLink(context, body, call);
    return {};
  });

  routes.get("/verify", (c) => showLink(context, c));
  routes.post("/verify", (c) => useLink(context, c, callOf(c)));

  signedIn("GET", "/user", undefined, async ({ claims }) =>
    userBody(await userOfSession(context.sql, claims, "any")),
  );

  signedIn("PUT", "/user", requests.updateUser, async ({ claims, body, call }) =>
    userBody(await updateUser(context, claims, body, call)),
  );

  routes.post("/logout", async (c) => {
    const { scope } = check(logoutQuery, c.req.query());
    await endSessions(context.sql, await claimsOf(c), scope);
    return c.body(null, 204);
  });

  // The official client's auth.mfa. Those with an id come last.
  signedIn("POST", "/factors", requests.enroll, ({ claims, body }) => enroll(context, claims, body));
  signedIn("GET", "/factors/recovery-codes", undefined, ({ claims }) =>
    recoveryCodesStatus(context.sql, claims),
  );
  signedIn("POST", "/factors/recovery-codes", undefined, async ({ claims, call, c }) => {
    // The client leaves out a body without a name.
    const isNamed = (await c.req.text()) !== "";
    const { friendly_name: name } = isNamed ? await readAccountBody(c, requests.makeRecoveryCodes) : {};
    return makeRecoveryCodes(context, claims, { name, replaces: false }, call);
  });
  signedIn("POST", "/factors/recovery-codes/regenerate", undefined, ({ claims, call }) =>
    makeRecoveryCodes(context, claims, { replaces: true }, call),
  );
  signedIn("DELETE", "/factors/recovery-codes", undefined, ({ claims, call }) =>
    removeRecoveryCodes(context, claims, call),
  );
  signedIn("POST", "/factors/recovery-codes/verify", requests.recoveryCode, ({ claims, body, call }) =>
    verifyRecoveryCode(context, claims, body, call),
  );
  signedIn("POST", "/factors/:id/challenge", requests.challengeFactor, ({ claims, id }) =>
    challengeFactor(context, claims, id),
  );
  signedIn("POST", "/factors/:id/verify", requests.verifyFactor, ({ claims, id, body, call }) =>
    verifyFactor(context, claims, id, body, call),
  );
  signedIn("DELETE", "/factors/:id", undefined, ({ claims, id, call }) =>
    unenroll(context, claims, id, call),
  );

  // The official client's auth.passkey.
  signedIn("POST", "/passkeys/registration/options", requests.nothing, ({ claims }) =>
    registrationOptions(context, claims),
  );
  signedIn("POST", "/passkeys/registration/verify", requests.passkey, ({ claims, body, call }) =>
    registerPasskey(context, claims, body, call),
  );
  anybody("POST", "/passkeys/authentication/options", requests.nothing, () => authenticationOptions(context));
  anybody("POST", "/passkeys/authentication/verify", requests.passkey, ({ body, call }) =>
    signInWithPasskey(context, body, call),
  );
  signedIn("GET", "/passkeys", undefined, ({ claims }) => passkeysOf(context.sql, claims));
  signedIn("PATCH", "/passkeys/:id", requests.renamePasskey, ({ claims, id, body }) =>
    renamePasskey(context.sql, claims, id, body.friendly_name),
  );
  signedIn("DELETE", "/passkeys/:id", undefined, ({ claims, id, call }) =>
    removePasskey(context, claims, id, call),
  );

  // The calls below are our own. First those for a hotel's computers at reception.
  signedIn("POST", "/stations", requests.station, ({ claims, body, call }) =>
    makeStation(context, claims, body, call),
  );
  signedIn("POST", "/stations/people", requests.stationPerson, ({ claims, body, call }) =>
    savePerson(context, claims, body, call),
  );
  signedIn("POST", "/stations/shift", requests.shift, ({ claims, body }) =>
    beginShift(context, claims, body),
  );
  signedIn("POST", "/stations/lock", undefined, ({ claims }) => endShift(context, claims));

  // The client refreshes its session afterwards; signing in again would leave the old one as a device.
  signedIn("POST", "/user/reauthenticate", requests.proof, async ({ claims, body, call }) => {
    await reauthenticate(context, claims, body, call);
  });

  signedIn("GET", "/sessions", undefined, ({ claims }) => devicesOf(context.sql, claims));
  signedIn("DELETE", "/sessions/:id", undefined, ({ claims, id }) => endDevice(context.sql, claims, id));

  // POST, because logs keep addresses, and the token must not be in one.
  anybody("POST", "/invitation", requests.invitation, ({ body }) => showInvitation(context, body));

  async function accountIfAny(c: HonoContext): Promise<AccessClaims | undefined> {
    const caller = await callerOf(c.req.raw.headers, context);
    return caller.role === "anon" ? undefined : caller.claims;
  }
  callsOf(accountIfAny)("POST", "/invitation/accept", requests.acceptance, async ({ claims, body, call }) => {
    const { hotelId, session } = await joinByInvitation(context, claims, body, call);
    return { hotel_id: hotelId, session: session && (await sessionBody(context, session)) };
  });

  routes.get("/user/data", async (c) => {
    const claims = await claimsOf(c);
    allowSilence(c, SILENCE.data);
    const { body, bytes } = await accountData(context, claims, networkOf(c, context.env.trustProxy));
    return c.body(body, 200, {
      "Content-Disposition": 'attachment; filename="account.json"',
      "Content-Length": String(bytes),
      "Content-Type": "application/json",
    });
  });

  // Not DELETE /user: some proxies drop its body (RFC 9110, section 9.3.5), and with it the password.
  signedIn("POST", "/user/delete", requests.proof, ({ claims, body, call, c }) => {
    allowSilence(c, SILENCE.deletion);
    return eraseAccount(context, claims, body, call);
  });

  return routes;
}

/** Applies until the answer; node:http resets the timeout for the connection's next request. */
function allowSilence(c: HonoContext, milliseconds: number): void {
  // Tests have no connection.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  incoming?.setTimeout(milliseconds);
}
