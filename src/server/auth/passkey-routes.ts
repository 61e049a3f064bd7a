/** /auth/v1/passkeys: the official client's auth.passkey. */
import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "../context.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import {
  authenticationOptions,
  passkeysOf,
  registerPasskey,
  registrationOptions,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "./passkeys.ts";
import { type Call, readAccountBody, requests } from "./requests.ts";
import { accessClaims, sessionBody } from "./sessions.ts";

export function passkeyRoutes(context: Context, callOf: (c: HonoContext) => Call): Hono<RequestVariables> {
  const routes = new Hono<RequestVariables>();
  const { sql } = context;
  const claimsOf = (c: HonoContext) => accessClaims(context, c.req.raw.headers);

  routes.post("/registration/options", async (c) => {
    const claims = await claimsOf(c);
    await readAccountBody(c, requests.nothing);
    return c.json(await registrationOptions(context, claims));
  });
  routes.post("/registration/verify", async (c) => {
    const claims = await claimsOf(c);
    const answer = await readAccountBody(c, requests.passkey);
    return c.json(await registerPasskey(context, claims, answer, callOf(c)));
  });
  routes.post("/authentication/options", async (c) => {
    await readAccountBody(c, requests.nothing);
    return c.json(await authenticationOptions(context));
  });
  routes.post("/authentication/verify", async (c) => {
    const answer = await readAccountBody(c, requests.passkey);
    return c.json(await sessionBody(context, await signInWithPasskey(context, answer, callOf(c))));
  });

  routes.get("/", async (c) => c.json(await passkeysOf(sql, await claimsOf(c))));
  routes.patch("/:id", async (c) => {
    const claims = await claimsOf(c);
    const { friendly_name: name } = await readAccountBody(c, requests.renamePasskey);
    return c.json(await renamePasskey(sql, claims, c.req.param("id"), name));
  });
  routes.delete("/:id", async (c) => {
    await removePasskey(context, await claimsOf(c), c.req.param("id"), callOf(c));
    return c.body(null, 204);
  });
  return routes;
}
