/**
 * Protects the pages for developers on this machine: the mailbox, which holds everybody's links, and the
 * simulated payments. Each page has a key of its own, so that a browser that is sent to one page cannot open
 * another. The keys are derived from the site's secret, so they survive a restart and cannot be guessed.
 */
import { createHmac } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { isLocal } from "../config/env.ts";
import { isSameText } from "../config/same-text.ts";
import { isOnThisMachine } from "./client-address.ts";
import { refuse } from "./refusal.ts";

export const MAILBOX = "mailbox";

/** The query at the end of the page's address. */
export function keyQuery(secret: Uint8Array, page: string): string {
  return `?key=${keyOf(secret, page)}`;
}

function keyOf(secret: Uint8Array, page: string): string {
  return createHmac("sha256", secret).update(`page of the developer: ${page}`).digest("base64url");
}

/** @param pageOf returns the name of the page, from which its key is made */
export function onlyHere(
  secret: Uint8Array,
  what: string,
  pageOf: (c: Context) => string,
): MiddlewareHandler {
  return async (c, next) => {
    // Checks the host, too: another site may point its own name at this machine (DNS rebinding).
    if (!isOnThisMachine(c) || !isLocal(c.req.url)) {
      return refuse(c, 403, `${what} on the server's own machine only`);
    }
    // A proxy that adds no headers looks like this machine, so the key is checked as well.
    if (!isSameText(c.req.query("key") ?? "", keyOf(secret, pageOf(c)))) {
      return refuse(c, 403, `${what} with its whole address only, which ends in a key`);
    }
    c.header("Cache-Control", "no-store");
    return next();
  };
}
