/** Tells crawlers about the site: robots.txt, and the guest pages that search engines may list. */
import { Hono } from "hono";
import { etag } from "hono/etag";
import { OverloadedError } from "../capacity/bulkhead.ts";
import { keepLatest } from "../capacity/kept-maps.ts";
import { guest } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { networkOf } from "../transport/client-address.ts";
import { refuse } from "../transport/refusal.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { PageContext } from "./context.ts";

/** Hotels in one file; the protocol allows a hundred times as many. A file takes the database some 50 ms. */
const PAGE_SIZE = 500;
/** Milliseconds for which an answer is repeated. A page that is no longer listed says so itself at once. */
const LIFETIME = 60 * 60_000;
/** Files in memory, 50 KB each. */
const MAX_KEPT = 100;
const CACHING = "public, max-age=3600";
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Paths for people who sign in, and for programs that know them. Guest pages that may not be listed say so
 * themselves.
 */
const PRIVATE = ["/admin", "/auth/", "/dev/", "/functions/", "/rest/"];

export function sitemapRoutes({
  requests,
  bulkheads,
  publicUrl,
  guestHosts,
  env,
}: PageContext): Hono<RequestVariables> {
  const kept = new Map<string, { rows: Promise<readonly Listed[]>; until: number }>();

  /** Reads the rows once for everybody. @param first id of a page's first hotel; "" for the pages themselves */
  function rowsOf(first: string, network: string): Promise<readonly Listed[]> {
    const known = kept.get(first);
    if (known && known.until > Date.now()) return known.rows;
    const read = () =>
      readAsCaller(requests, guest("sitemap"), (sql) =>
        first === ""
          ? sql<Listed[]>`select id from innfo.listed_pages(${PAGE_SIZE}) id`
          : sql<Listed[]>`select id, updated from innfo.listed_hotels(${first}, ${PAGE_SIZE})`,
      );
    const rows = bulkheads.misses.run(read, network);
    keepLatest(kept, first, { rows, until: Date.now() + LIFETIME }, MAX_KEPT);
    // The next crawler tries again.
    rows.catch(() => kept.get(first)?.rows === rows && kept.delete(first));
    return rows;
  }

  const routes = new Hono<RequestVariables>();
  routes.onError((error, c) => {
    if (!(error instanceof OverloadedError)) throw error;
    c.header("Retry-After", "60");
    return refuse(c, 503, "The sitemap cannot be made now");
  });

  routes.get("/robots.txt", (c) => {
    const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), ""];
    return c.text([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n"), 200, {
      "Cache-Control": CACHING,
    });
  });

  routes.get("/sitemap.xml", etag(), async (c) => {
    const pages = await rowsOf("", networkOf(c, env.trustProxy));
    // A sitemap has at least one page.
    if (pages.length === 0) return c.notFound();
    return c.body(
      xml(
        "sitemapindex",
        pages.map(({ id }) => `<sitemap><loc>${publicUrl}/sitemap/${id}.xml</loc></sitemap>`),
      ),
      200,
      HEADERS,
    );
  });

  routes.get("/sitemap/:file{[0-9a-z]{1,32}\\.xml}", etag(), async (c) => {
    const network = networkOf(c, env.trustProxy);
    const first = c.req.param("file").replace(".xml", "");
    // Invented pages cost nothing.
    if (!(await rowsOf("", network)).some(({ id }) => id === first)) return c.notFound();
    const hotels = await rowsOf(first, network);
    if (hotels.length === 0) return c.notFound();
    const urls = hotels.map(
      ({ id, updated }) =>
        `<url><loc>${guestHosts.originOf(id)}/view/${id}</loc><lastmod>${updated}</lastmod></url>`,
    );
    return c.body(xml("urlset", urls), 200, HEADERS);
  });

  return routes;
}

interface Listed {
  id: string;
  /** The day of the hotel's last change, such as 2026-11-20. */
  updated?: string;
}

const HEADERS = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CACHING };

/** Ids and days need no escaping; {@link PageContext.publicUrl} has no "&". */
function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${entries.join("\n")}\n</${root}>\n`;
}
