/**
 * The answers at a hotel's own host: the hotel's page with what belongs to it, and nothing that knows an account. The
 * same paths as at the site, so every printed address works at both.
 */
import type { MiddlewareHandler } from "hono";
import { hotelOfPath } from "../transport/hotel-of.ts";
import { refuse } from "../transport/refusal.ts";
import { discardBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { GuestHosts } from "./guest-hosts.ts";

/** A page of a hotel, or of one of its guests' messages. Previews are for people who are signed in. */
const PAGES = /^\/(?:view|hotel|message)\/(?![^/]+\/preview$)/;
/** Files that these pages load. */
const FILES =
  /^\/(?:assets\/|storage\/v1\/(?:object|render\/image)\/public\/|(?:guest|answer)-worker\.js$|robots\.txt$)/;
/** Reports that they send by themselves. */
const REPORTS = /^\/functions\/v1\/(?:track-scan|code|looks)$/;
/** Where somebody who works here may try to sign in. */
const ADMIN = /^\/(?:admin(?:\/|$)|login$|signup$)/;

interface Parts {
  guestHosts: Pick<GuestHosts, "at">;
  publicUrl: string;
}

type GuestHost = NonNullable<ReturnType<GuestHosts["at"]>>;

export function atGuestHost({ guestHosts, publicUrl }: Parts): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const host = guestHosts.at(c.req.header("host"));
    if (!host) return next();
    c.set("isGuestHost", true);
    const way = wayAt(host, publicUrl, c.req);
    if (way === "answered") return next();
    // No cache keeps it: the host may be another hotel's, or nobody's, tomorrow.
    if (way !== "refused") return c.redirect(way.to + new URL(c.req.url).search, 302);
    await discardBody(c.req.raw);
    return refuse(c, 404, "This host has a hotel's guest page and nothing else");
  };
}

/** Where a request for a path goes at a hotel's host. */
function wayAt(
  { hotelId, isShown }: GuestHost,
  publicUrl: string,
  { path, method }: { path: string; method: string },
): "answered" | "refused" | { to: string } {
  const reads = method === "GET" || method === "HEAD";
  const toSite = { to: publicUrl + path };
  if (path === "/" && reads) return { to: `${isShown ? "" : publicUrl}/view/${hotelId}` };
  if (ADMIN.test(path) && reads) return toSite;
  if (!PAGES.test(path)) {
    const isLoaded = (reads && FILES.test(path)) || (method === "POST" && REPORTS.test(path));
    return isLoaded ? "answered" : "refused";
  }
  const isOthers = (hotelOfPath(path) ?? hotelId) !== hotelId;
  if (reads && (isOthers || !isShown)) return toSite;
  // A form that was opened before is still sent.
  return isOthers ? "refused" : "answered";
}
