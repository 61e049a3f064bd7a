/** Reads and marks stored pages as text: a worker has no DOM. */
import { type OfflineTexts, offlineDocument } from "./offline-document.ts";

/** Name of the cache with pages that guests have read. */
export const READ = "innfo-guest";

/** The stored page; one in another language is better than none. */
export async function keptPage(url: string): Promise<Response | undefined> {
  // Not in all caches: another holds guests' messages under forms' addresses.
  const cache = await caches.open(READ);
  return (await cache.match(url)) ?? cache.match(url, { ignoreSearch: true });
}

/** Files that the page needs: script and search, rules for paper, logo and cover. Other photos are optional. */
export function filesOf(html: string): string[] {
  // Matches <img>, <input>, <script>, <search> and style sheets.
  const found = html.matchAll(
    /<(?:[ims]|link rel="s)(?![^>]* loading="lazy")[^>]*?[ -](?:src|href)="(\/(?:assets|storage)\/[^"]+)"/g,
  );
  return Array.from(found, ([, url = ""]) => url.replaceAll("&amp;", "&"));
}

/** A photo's one stored file, for any requested size and format. */
export function keptPhoto(url: string): string[] {
  const [, photo] = /^(.*\/photos\/[^/]+\/[0-9a-f]+)-\d+\.\w+$/.exec(url) ?? [];
  // A small photo has no smaller size.
  return photo ? [`${photo}-480.webp`, `${photo}-1200.webp`] : [];
}

/** The stored page with a mark that its script shows as "saved copy". */
export async function asSavedCopy(kept: Response): Promise<Response> {
  const date = new Date(kept.headers.get("Date") ?? "");
  const saved = Number.isNaN(date.getTime()) ? "" : date.toISOString();
  return changed(kept, (html) => html.replace("<html ", `<html data-saved="${saved}" `));
}

/** The same response with another text. */
export async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers);
  // These headers describe the network's answer; the new text is uncompressed and of another length.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(change(await page.text()), { status: page.status, headers });
}

/** Texts by language tag, inserted by the build: scripts/support/script-in-every-language.ts. */
const TEXTS = JSON.parse("%OFFLINE_TEXTS%") as Record<string, OfflineTexts>;

/** Answers for a page that is not on this device, in the language of the page read last. */
export function offlinePage(lastRead = ""): Response {
  const [, read = ""] = /<html lang="([\w-]+)"/.exec(lastRead) ?? [];
  const lang = read in TEXTS ? read : "en";
  return new Response(offlineDocument(lang, TEXTS[lang] as OfflineTexts), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
