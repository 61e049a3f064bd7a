/**
 * Stores the pages a guest has read. The network comes first, so that an edit shows on the next load; the
 * copy stands in for one that is missing or slow.
 */
import { asSavedCopy, filesOf, keptPage, keptPhoto, offlinePage, READ } from "./documents.ts";
import {
  blank,
  followMessage,
  formsOf,
  isForm,
  isKept,
  sendInBackground,
  sendKept,
  takeMessage,
  withKept,
} from "./unsent.ts";

// The script's own global object; TypeScript takes it for a window or a plain worker.
declare const self: ServiceWorkerGlobalScope;

/** How long a guest waits for the network if there is a copy. */
const TIMEOUT_MS = 4000;
const MAX_PAGES = 10;

// No skipWaiting(): a worker that replaces another while a page loads cuts off its answers, and the page or
// its script fails. A newer worker waits until no page is open.
self.addEventListener("activate", (event) => {
  event.waitUntil(keepOpenPages().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const isPage = request.mode === "navigate";
  if (isPage && request.method === "POST" && isForm(url)) event.respondWith(takeMessage(event, url));
  if (request.method !== "GET") return;
  if (isPage && isKept(url)) event.respondWith(followMessage(url));
  else if (isPage) {
    event.respondWith(showPage(event, url).then((page) => withKept(page, url)));
    event.waitUntil(sendKept());
  }
  // The content of these addresses never changes.
  else if (/^\/(assets|storage)\//.test(url.pathname)) event.respondWith(showFile(request));
});

// In some browsers, wakes the worker when the network is back, even without a page.
self.addEventListener("sync", (event) => (event as ExtendableEvent).waitUntil(sendInBackground()));

/** Stores one page per chosen language. Other query parameters make no difference. */
function keyOf({ origin, pathname, searchParams }: URL): string {
  const language = searchParams.get("lang");
  return origin + pathname + (language === null ? "" : `?lang=${language}`);
}

async function showPage(event: FetchEvent, url: URL): Promise<Response> {
  const key = keyOf(url);
  // Stores neither the list of languages nor original texts, which the next visit does not show.
  const isList = url.searchParams.get("lang") === "";
  const isKept = !isList && !url.searchParams.has("original");
  const loading = fetch(event.request);
  const failed = () => undefined;
  // Showing does not wait for storing; a late answer is for the next visit. Showing consumes the body.
  event.waitUntil(loading.then((response) => (isKept ? remember(key, response.clone()) : undefined), failed));
  // A guest who asks for another language must not see the same page again.
  const kept = isList ? undefined : await keptPage(key);
  if (!kept) return loading.catch(async () => offlinePage(await lastRead()));
  const response = await Promise.race([loading.catch(failed), timeout()]);
  if (response && response.status < 500) return response;
  // A form says itself that it waits for the network.
  return isForm(url) ? kept : asSavedCopy(kept);
}

async function remember(key: string, response: Response): Promise<void> {
  if (response.ok) {
    if (isForm(new URL(key))) await keep(key, await blank(response));
    else if (response.headers.get("Cache-Control") !== "no-store") await keep(key, response);
  }
  // The hotel was deleted, or its page taken down: so are its copies.
  else if ([404, 410].includes(response.status)) await forget(key);
}

async function showFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    for (const url of keptPhoto(request.url)) {
      const other = await caches.match(url);
      if (other) return other;
    }
    throw error;
  }
}

/** Stores the page that installed this worker: it was loaded before. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) {
    if (!url.startsWith(self.registration.scope)) continue;
    const key = keyOf(new URL(url));
    await remember(key, await fetch(key, { cache: "force-cache" }));
  }
}

/** A full device is no failure: the page was shown, just not stored. */
async function keep(key: string, response: Response): Promise<void> {
  try {
    const html = await response.clone().text();
    const cache = await caches.open(READ);
    // Stored last, it counts as the newest.
    await cache.delete(key);
    await cache.put(key, response);
    await keepFiles(cache, html);
    for (const form of formsOf(html)) {
      if (await cache.match(form)) continue;
      const answer = await fetch(form);
      if (!answer.ok || answer.redirected) continue;
      const copy = await blank(answer);
      // With the words by which it reads that somebody is in danger: script/danger.ts.
      await keepFiles(cache, await copy.clone().text());
      await cache.put(form, copy);
    }
    await tidy(cache);
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
}

async function keepFiles(cache: Cache, html: string): Promise<void> {
  for (const file of filesOf(html)) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file, { cache: "force-cache" });
    if (answer.ok) await cache.put(file, answer);
  }
}

async function forget(key: string): Promise<void> {
  const cache = await caches.open(READ);
  await cache.delete(key, { ignoreSearch: true });
  await tidy(cache);
}

async function lastRead(): Promise<string | undefined> {
  const cache = await caches.open(READ);
  const newest = (await cache.keys()).findLast(({ url }) => url.startsWith(self.registration.scope));
  return newest && (await cache.match(newest))?.text();
}

/** Keeps only the newest pages and their files. */
async function tidy(cache: Cache): Promise<void> {
  const needed = new Set<string>();
  const files: Request[] = [];
  const pages: Request[] = [];
  for (const request of await cache.keys()) {
    const isPage = request.url.startsWith(self.registration.scope) && !isForm(new URL(request.url));
    (isPage ? pages : files).push(request);
  }
  for (const request of pages.splice(0, Math.max(0, pages.length - MAX_PAGES))) await cache.delete(request);
  const textOf = async (url: string) => (await (await cache.match(url))?.text()) ?? "";
  for (const { url } of pages) {
    const html = await textOf(url);
    const forms = formsOf(html);
    const all = [html, ...(await Promise.all(forms.map(textOf)))];
    for (const file of [...all.flatMap(filesOf), ...forms]) needed.add(new URL(file, location.origin).href);
  }
  for (const request of files) if (!needed.has(request.url)) await cache.delete(request);
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
}
