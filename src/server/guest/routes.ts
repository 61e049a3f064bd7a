/** Guests' addresses: a hotel's page under the address in its QR code, and the demo scanner. */

import { type Handler, Hono, type Context as HonoContext } from "hono";
import { etag } from "hono/etag";
import type { GuestPage } from "../../guest/frame/page.tsx";
import { type Code, codeSvg } from "../../guest/parts/code-svg.ts";
import type { Asked, GuestRenderer } from "../../guest/render.tsx";
import { TWINS, type Twin } from "../../lib/documents/twins.ts";
import { LEGAL_PAGES, type LegalPage } from "../../lib/legal.ts";
import { ICON_SIDES } from "../../lib/look/preview-card.ts";
import { OverloadedError } from "../capacity/bulkhead.ts";
import { logSparingly } from "../config/log.ts";
import { StoreUnavailableError } from "../storage/errors.ts";
import { madeOf } from "../transport/answer-body.ts";
import { networkOf } from "../transport/client-address.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import { PageUnavailableError } from "../transport/unavailable.ts";
import { admitAnswer } from "../transport/unread-answers.ts";
import type { GuestVariables, PageContext } from "./context.ts";
import { type PreparedPage, preparePage, send } from "./prepared-page.ts";
import { previewRoutes } from "./preview.ts";
import { previewCards } from "./preview-cards.ts";
import { pageRenderer } from "./render-page.ts";
import { wantsMarkdown } from "./wants-markdown.ts";

/**
 * Browsers ask again on every load, at the cost of a 304. When this site is down, caches may show their copy
 * for a day (RFC 5861). No stale-while-revalidate: an edit must show on the next load. No must-revalidate: it
 * forbids stale-if-error.
 */
const HOTEL_CACHING = "public, max-age=0, stale-if-error=86400";
const SCANNER_CACHING = "public, max-age=300";
const RETRY_AFTER_SECONDS = "5";

/** Drawn codes of a page; they stay the same as long as the page. */
const drawn = new WeakMap<Code, string>();
function drawnOnce(code: Code): string {
  const picture = drawn.get(code) ?? codeSvg(code);
  drawn.set(code, picture);
  return picture;
}

/** A part of a hotel's page; without one, the guest page itself or its Markdown. */
type Part = { legal: LegalPage } | { twin: Twin };

export function guestRoutes(context: PageContext): Hono<GuestVariables> {
  const { frontend, guestPages: pages, log, publicUrl } = context;
  const { trustProxy, sampleHotel } = context.env;
  const { islandUrls, searchUrls, stylesUrl, unlockUrl } = frontend;
  const site = { publicUrl, islandUrls, searchUrls, stylesUrl, unlockUrl };
  const pictureOf = previewCards(context);
  // `npm run dev` changes pages while no hotel changes.
  const reloads = frontend.assets === undefined;

  /** Renders a page that is the same for all readers of a language, once per language. */
  function fixed(render: (renderer: GuestRenderer, language: string | undefined) => GuestPage) {
    const made = new Map<string | undefined, Promise<PreparedPage>>();
    return (c: HonoContext): Promise<PreparedPage> => {
      const language = languageOf(c);
      const known = reloads ? undefined : made.get(language);
      if (known) return known;
      const page = frontend.guest().then((renderer) => preparePage(render(renderer, language)));
      made.set(language, page);
      // The next guest tries again.
      page.catch(() => made.delete(language));
      return page;
    };
  }
  const notFoundPage = fixed(({ renderNotFound }, language) => renderNotFound(language));
  const unavailablePage = fixed(({ renderUnavailable }, language) => renderUnavailable(site, language));
  const scannerPage = fixed(({ renderScanner }, language) => renderScanner(site, language));

  function languageOf(c: HonoContext): string | undefined {
    return pages.choose(c.req.query("lang"), c.req.header("Accept-Language"));
  }

  /** Reads what a request asks for. Only the guest page itself has other forms. */
  function askedIn(c: HonoContext, part: Part | undefined): Asked {
    const language = languageOf(c);
    if (part) return { language, ...part };
    if (wantsMarkdown(c.req.header("Accept"))) return { language, twin: "md" };
    const { lang, original, whole } = c.req.query();
    return {
      language,
      original: original !== undefined,
      whole: whole !== undefined,
      languages: lang === "",
    };
  }

  async function show(c: HonoContext<GuestVariables>, hotelId: string | undefined, part?: Part) {
    try {
      const network = networkOf(c, trustProxy);
      const asked = askedIn(c, part);
      const page = hotelId && (await pages.get(hotelId, asked, network));
      if (!page) return send(c, await notFoundPage(c), 404, "no-store");
      if (!page.card) return send(c, page, 410, "no-store", ["Accept-Language"]);
      // An address with a language has one page for everybody.
      const byLanguage = c.req.query("lang") === page.language ? [] : (["Accept-Language"] as const);
      const isGuestPage = !asked.legal && !asked.twin && !asked.languages;
      if (isGuestPage) c.header("Link", linksToTwins(hotelId));
      else if (asked.twin) c.header("Link", `</view/${hotelId}>; rel="canonical"`);
      const answer = send(c, page, 200, HOTEL_CACHING, part ? byLanguage : [...byLanguage, "Accept"]);
      if (isGuestPage) c.set("guestPage", page);
      await admitAnswer(context, c, answer);
      return answer;
    } catch (error) {
      if (!isExpected(error)) throw error;
      // Overload refuses requests by the thousand; logging each would cost more than refusing it.
      if (!(error instanceof OverloadedError))
        logSparingly(log, "error", { err: error, hotelId }, "no page to show");
      c.header("Retry-After", RETRY_AFTER_SECONDS);
      return send(c, await unavailablePage(c), 503, "no-store");
    }
  }
  const showHotel: Handler<GuestVariables> = (c) => show(c, hotelIdOf(c.req.path));
  const showLegal: Handler<GuestVariables> = (c) =>
    show(c, hotelIdOf(`/view/${c.req.param("id")}`), { legal: c.req.param("legal") as LegalPage });
  const showTwin: Handler<GuestVariables> = (c) => {
    const [id = "", twin] = (c.req.param("file") ?? "").split(".");
    return show(c, hotelIdOf(`/view/${id}`), { twin: twin as Twin });
  };

  /** Answers a request for a file of a hotel's page, or says that it cannot be made now. */
  const file =
    (make: (c: HonoContext, hotelId: string | undefined, network: string) => Promise<Response>): Handler =>
    async (c) => {
      try {
        return await make(c, hotelIdOf(`/view/${c.req.param("id")}`), networkOf(c, trustProxy));
      } catch (error) {
        if (!isExpected(error)) throw error;
        return c.body(null, 503, { "Retry-After": RETRY_AFTER_SECONDS });
      }
    };

  /** A file that changes with the page. */
  const showFile = file(async (c, hotelId, network) => {
    const name = c.req.param("file") ?? "";
    const page = hotelId && (await pages.get(hotelId, { language: languageOf(c) }, network));
    const found = page && Object.hasOwn(page.files, name) ? page.files[name] : undefined;
    if (found === undefined) return c.notFound();
    return c.body(typeof found === "string" ? found : drawnOnce(found), 200, {
      "Content-Type": name.endsWith(".svg") ? "image/svg+xml" : "application/manifest+json",
      "Cache-Control": HOTEL_CACHING,
      ...(name.endsWith(".webmanifest") && { Vary: "Accept-Language" }),
    });
  });

  /** One picture for all languages, because it shows the owner's own words. */
  const showPicture = file(async (c, hotelId, network) => {
    const iconSide = Number(c.req.param("icon")?.match(/\d+/)?.[0]) || undefined;
    const page = hotelId ? await pages.get(hotelId, {}, network) : undefined;
    if (!page?.card) return c.notFound();
    const picture = await pictureOf(page.card, network, iconSide);
    const type = iconSide ? "image/png" : "image/jpeg";
    const headers = { "Content-Type": type, "Cache-Control": HOTEL_CACHING };
    return madeOf(picture, c.body(new Uint8Array(picture), 200, headers));
  });

  const routes = new Hono<GuestVariables>();
  routes.get("/view/:id/card.jpg", etag(), showPicture);
  routes.get(`/view/:id/:icon{icon-(?:${ICON_SIDES.join("|")})\\.png}`, etag(), showPicture);
  routes.get("/view/:id/:file{[\\w-]+\\.(?:svg|webmanifest)}", showFile);
  routes.route("/", previewRoutes(context, pageRenderer(context)));
  routes.get(`/view/:id/:legal{(?:${LEGAL_PAGES.join("|")})}`, showLegal);
  routes.get(`/view/:file{\\w+\\.(?:${Object.keys(TWINS).join("|")})}`, showTwin);
  routes.get("/view/*", showHotel);
  routes.get("/hotel/*", showHotel);
  if (sampleHotel) {
    routes.get("/qr-scanner", async (c) =>
      send(c, await scannerPage(c), 200, SCANNER_CACHING, ["Accept-Language"]),
    );
  }
  return routes;
}

/** Links for programs. They are in the header, because in the page guests would wait for them. */
function linksToTwins(hotelId: string): string {
  const links = Object.entries(TWINS).map(([ending, type]) => {
    const [plain] = type.split(";");
    return `</view/${hotelId}.${ending}>; rel="alternate"; type="${plain}"`;
  });
  return links.join(", ");
}

function isExpected(error: unknown): boolean {
  return [PageUnavailableError, OverloadedError, StoreUnavailableError].some((kind) => error instanceof kind);
}
