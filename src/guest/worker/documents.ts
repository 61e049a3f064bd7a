/** Reads and marks stored pages, as text: a worker has no DOM. */
import { type OfflineTexts, offlineDocument } from "./offline-document.ts";

/** The name of the cache with what guests have read. */
export const READ = "innfo-guest";

/** The stored page: rather in another language than not at all. */
export async function keptPage(url: string): Promise<Response | undefined> {
  // Not in all caches: under addresses of forms, another has what guests wrote.
  const cache = await caches.open(READ);
  return (await cache.match(url)) ?? cache.match(url, { ignoreSearch: true });
}

/** The page's script, its rules for paper, logo and cover: the files it is not whole without. Photos further down are. */
export function filesOf(html: string): string[] {
  const found = html.matchAll(
    /<(?:script|img|link rel="stylesheet")(?![^>]* loading="lazy")[^>]*? (?:src|href)="(\/(?:assets|storage)\/[^"]+)"/g,
  );
  return Array.from(found, ([, url = ""]) => url.replaceAll("&amp;", "&"));
}

/** The one stored file of a photo, for any size and format that a page asks for. */
export function keptPhoto(url: string): string[] {
  const [, photo] = /^(.*\/photos\/[^/]+\/[0-9a-f]+)-\d+\.\w+$/.exec(url) ?? [];
  // A small photo has no smaller size.
  return photo ? [`${photo}-480.webp`, `${photo}-1200.webp`] : [];
}

/** The stored page with a mark, from which its script tells the guest that it is a copy. */
export async function marked(kept: Response): Promise<Response> {
  const date = new Date(kept.headers.get("Date") ?? "");
  const saved = Number.isNaN(date.getTime()) ? "" : date.toISOString();
  return changed(kept, (html) => html.replace("<html ", `<html data-saved="${saved}" `));
}

/** The same page with another text. */
export async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers);
  // These headers describe the network's answer; this text is neither compressed nor of that length.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(change(await page.text()), { status: page.status, headers });
}

/** By the language's tag. The build puts them in: see scripts/support/script-in-every-language.ts. */
const TEXTS = JSON.parse("%OFFLINE_TEXTS%") as Record<string, OfflineTexts>;

/** For a page that was never read on this device, in the language of one that was. */
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
