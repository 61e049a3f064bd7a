/** /auth/v1/factors: the official client's auth.mfa. */
import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "../context.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import {
  challengeFactor,
  enroll,
  makeRecoveryCodes,
  recoveryCodesStatus,
  removeRecoveryCodes,
  unenroll,
  verifyFactor,
  verifyRecoveryCode,
} from "./factors.ts";
import { type Call, readAccountBody, requests } from "./requests.ts";
import { accessClaims, sessionBody } from "./sessions.ts";

export function factorRoutes(context: Context, callOf: (c: HonoContext) => Call): Hono<RequestVariables> {
  const routes = new Hono<RequestVariables>();
  const { sql } = context;
  const claimsOf = (c: HonoContext) => accessClaims(context, c.req.raw.headers);
  /** The client leaves out a body without a name. */
  const namesOf = async (c: HonoContext) =>
    (await c.req.text()) === ""
      ? { friendly_name: undefined }
      : readAccountBody(c, requests.makeRecoveryCodes);

  routes.post("/", async (c) => {
    const claims = await claimsOf(c);
    return c.json(await enroll(context, claims, await readAccountBody(c, requests.enroll)));
  });

  // Before those with an id.
  routes.get("/recovery-codes", async (c) => c.json(await recoveryCodesStatus(sql, await claimsOf(c))));
  routes.post("/recovery-codes", async (c) => {
    const claims = await claimsOf(c);
    const { friendly_name: name } = await namesOf(c);
    return c.json(await makeRecoveryCodes(context, claims, { name, replaces: false }, callOf(c)));
  });
  routes.post("/recovery-codes/regenerate", async (c) => {
    return c.json(await makeRecoveryCodes(context, await claimsOf(c), { replaces: true }, callOf(c)));
  });
  routes.delete("/recovery-codes", async (c) =>
    c.json(await removeRecoveryCodes(context, await claimsOf(c), callOf(c))),
  );
  routes.post("/recovery-codes/verify", async (c) => {
    const claims = await claimsOf(c);
    const body = await readAccountBody(c, requests.recoveryCode);
    const signedIn = await verifyRecoveryCode(context, claims, body, callOf(c));
    return c.json(await sessionBody(context, signedIn));
  });

  routes.post("/:id/challenge", async (c) => {
    const claims = await claimsOf(c);
    await readAccountBody(c, requests.challengeFactor);
    return c.json(await challengeFactor(context, claims, c.req.param("id")));
  });
  routes.post("/:id/verify", async (c) => {
    const claims = await claimsOf(c);
    const body = await readAccountBody(c, requests.verifyFactor);
    const signedIn = await verifyFactor(context, claims, c.req.param("id"), body, callOf(c));
    return c.json(await sessionBody(context, signedIn));
  });
  routes.delete("/:id", async (c) =>
    c.json(await unenroll(context, await claimsOf(c), c.req.param("id"), callOf(c))),
  );

  return routes;
}
