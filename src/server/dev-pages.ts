/**
 * Who may open the pages for whoever develops on this machine: the mailbox, which has everybody's links, and
 * the simulated payments. Each page has a key of its own, so that an address that a browser is sent to opens
 * no other page. The keys follow from the secret of the site: they outlive a restart, and nobody else has them.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { isLocal } from "./env.ts";
import { isOnThisMachine } from "./http/client-address.ts";
import { refuse } from "./http/refusal.ts";

export const MAILBOX = "mailbox";

/** What the address of a page ends in. */
export function keyQuery(secret: Uint8Array, page: string): string {
  return `?key=${keyOf(secret, page)}`;
}

function keyOf(secret: Uint8Array, page: string): string {
  return createHmac("sha256", secret).update(`page of the developer: ${page}`).digest("base64url");
}

/** @param pageOf what the page is called in its key */
export function onlyHere(
  secret: Uint8Array,
  what: string,
  pageOf: (c: Context) => string,
): MiddlewareHandler {
  return async (c, next) => {
    // The host too: a site elsewhere may point its own name at this machine (DNS rebinding).
    if (!isOnThisMachine(c) || !isLocal(c.req.url)) {
      return refuse(c, 403, `${what} on the server's own machine only`);
    }
    // A proxy that adds nothing to its requests looks like this machine.
    if (!isSame(c.req.query("key") ?? "", keyOf(secret, pageOf(c)))) {
      return refuse(c, 403, `${what} with its whole address only, which ends in a key`);
    }
    c.header("Cache-Control", "no-store");
    return next();
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
