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

/** A page of a hotel, or of one of its guests' messages. Previews are for whoever is signed in. */
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

export function atGuestHost({ guestHosts, publicUrl }: Parts): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const host = guestHosts.at(c.req.header("host"));
    if (!host) return next();
    c.set("isGuestHost", true);
    const { path, method } = c.req;
    const reads = method === "GET" || method === "HEAD";
    const { search } = new URL(c.req.url);
    // No cache keeps it: the host may be another hotel's, or nobody's, tomorrow.
    const to = (address: string) => c.redirect(address + search, 302);
    if (path === "/" && reads) {
      const page = `/view/${host.hotelId}`;
      return to(host.isShown ? page : publicUrl + page);
    }
    if (ADMIN.test(path) && reads) return to(publicUrl + path);
    const isPage = PAGES.test(path);
    const hotelId = hotelOfPath(path);
    const isOthers = hotelId !== undefined && hotelId !== host.hotelId;
    // A form that was opened before is still sent.
    if (isPage && reads && (isOthers || !host.isShown)) return to(publicUrl + path);
    if (isPage ? !isOthers : (reads && FILES.test(path)) || (method === "POST" && REPORTS.test(path)))
      return next();
    await discardBody(c.req.raw);
    return refuse(c, 404, "This host has a hotel's guest page and nothing else");
  };
}
