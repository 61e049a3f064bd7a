/** What guests load: a hotel's page under the address in its QR code, and the demo scanner. */
import { type Handler, Hono } from "hono";
import type { GuestPage } from "../../guest/page.tsx";
import type { GuestRenderer } from "../../guest/render.tsx";
import { OverloadedError } from "../capacity/bulkhead.ts";
import { turnToSend } from "../capacity/large-answers.ts";
import type { Context, RequestVariables } from "../context.ts";
import { WORKER_POLICY } from "../http/browser-policy.ts";
import { networkOf } from "../http/client-address.ts";
import { UnavailableError } from "../http/unavailable.ts";
import { pageDrawer } from "./draw-page.ts";
import { hotelIdOf } from "./finished-answers.ts";
import { type PreparedPage, preparePage, send } from "./prepared-page.ts";
import { previewRoutes } from "./preview.ts";

/**
 * Browsers ask again on every load, which costs a 304 for an unchanged page. When this site is down, caches
 * may show their copy for a day (RFC 5861). No stale-while-revalidate, because an edit must show on the very
 * next load. No must-revalidate, because it forbids stale-if-error.
 */
const HOTEL_CACHING = "public, max-age=0, stale-if-error=86400";
const SCANNER_CACHING = "public, max-age=300";
const RETRY_AFTER_SECONDS = "5";

export function guestRoutes(context: Context): Hono<RequestVariables> {
  const { frontend, guestPages: pages, log, publicUrl, bulkheads } = context;
  const { trustProxy } = context.env;
  const { islandUrl, printUrl } = frontend;
  const site = { publicUrl, islandUrl, printUrl };
  // `npm run dev` changes pages without any hotel changing.
  const reloads = frontend.assets === undefined;

  /** A page that is the same for everyone, rendered once. */
  function fixed(render: (renderer: GuestRenderer) => GuestPage): () => Promise<PreparedPage> {
    async function make(): Promise<PreparedPage> {
      const renderer = await frontend.guest();
      return preparePage(render(renderer));
    }
    let made: Promise<PreparedPage> | undefined;
    return () => {
      if (reloads) return make();
      made ??= make();
      return made;
    };
  }
  const notFoundPage = fixed(({ renderNotFound }) => renderNotFound());
  const unavailablePage = fixed(({ renderUnavailable }) => renderUnavailable(site));
  const scannerPage = fixed(({ renderScanner }) => renderScanner(site));

  const showHotel: Handler<RequestVariables> = async (c) => {
    const hotelId = hotelIdOf(c.req.path);
    try {
      const network = networkOf(c, trustProxy);
      const page = hotelId && (await pages.get(hotelId, network));
      if (!page) return send(c, await notFoundPage(), 404, "no-store");
      const answer = send(c, page, 200, HOTEL_CACHING);
      c.set("guestPage", page);
      await turnToSend(bulkheads.large, Number(answer.headers.get("Content-Length")), network);
      return answer;
    } catch (error) {
      if (!isExpected(error)) throw error;
      // Overload refuses requests by the thousand; logging each would cost more than refusing it.
      if (!(error instanceof OverloadedError)) log.error({ err: error, hotelId }, "no page to show");
      c.header("Retry-After", RETRY_AFTER_SECONDS);
      return send(c, await unavailablePage(), 503, "no-store");
    }
  };

  /** A file that belongs to a hotel's page and changes with it. */
  const showFile: Handler = async (c) => {
    const name = c.req.param("file") ?? "";
    const hotelId = hotelIdOf(`/view/${c.req.param("id")}`);
    try {
      const page = hotelId && (await pages.get(hotelId, networkOf(c, trustProxy)));
      if (!page || !Object.hasOwn(page.files, name)) return c.notFound();
      return c.body(page.files[name] ?? "", 200, {
        "Content-Type": name.endsWith(".svg") ? "image/svg+xml" : "application/manifest+json",
        "Cache-Control": HOTEL_CACHING,
      });
    } catch (error) {
      if (!isExpected(error)) throw error;
      return c.body(null, 503, { "Retry-After": RETRY_AFTER_SECONDS });
    }
  };

  const routes = new Hono<RequestVariables>();
  routes.get("/view/:id/:file{[\\w-]+\\.(?:svg|webmanifest)}", showFile);
  routes.route("/", previewRoutes(context, pageDrawer(context)));
  routes.get("/view/*", showHotel);
  routes.get("/hotel/*", showHotel);
  const { guestWorker } = frontend;
  if (guestWorker) {
    routes.get("/guest-worker.js", (c) =>
      c.body(guestWorker, 200, {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "no-cache",
        "Content-Security-Policy": WORKER_POLICY,
      }),
    );
  }
  routes.get("/qr-scanner", async (c) => send(c, await scannerPage(), 200, SCANNER_CACHING));
  return routes;
}

function isExpected(error: unknown): boolean {
  return error instanceof UnavailableError || error instanceof OverloadedError;
}
