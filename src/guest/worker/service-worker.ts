/**
 * Keeps the pages a guest has read on their device. The network comes first, so that an edit is seen on
 * the next load; what was kept is shown when there is no network, or one that is too slow to wait for.
 */
import { filesOf, keptPhoto, marked } from "./documents.ts";

// The script's own global object; TypeScript takes it for a window or a plain worker.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const CACHE = "innfo-guest";
/** What a guest waits for the network while there is something to show. */
const PATIENCE_MS = 4000;
const MAX_PAGES = 10;

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => {
  event.waitUntil(keepOpenPages().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(showPage(event, url));
  // These never change under their names.
  else if (/^\/(assets|storage)\//.test(url.pathname)) event.respondWith(showFile(request));
});

async function showPage(event: FetchEvent, { origin, pathname }: URL): Promise<Response> {
  const key = origin + pathname;
  const loading = fetch(event.request);
  const failed = () => undefined;
  // Beside being shown, which must not wait for it; a late answer is kept for the next time. Copied first:
  // what is shown is read once.
  event.waitUntil(loading.then((response) => remember(key, response.clone()), failed));
  const kept = await caches.match(key);
  if (!kept) return loading;
  const response = await Promise.race([loading.catch(failed), patience()]);
  return response && response.status < 500 ? response : marked(kept);
}

async function remember(key: string, response: Response): Promise<void> {
  if (response.ok) await keep(key, response);
  // The hotel is gone, and its copies with it.
  else if (response.status === 404) await forget(key);
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

/** The page that brought this worker was loaded without it. */
async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) {
    if (!url.startsWith(worker.registration.scope)) continue;
    const { origin, pathname } = new URL(url);
    const response = await fetch(origin + pathname, { cache: "force-cache" });
    if (response.ok) await keep(origin + pathname, response);
  }
}

/** Nothing is owed to a guest whose device is full: the page was shown, it is only not kept. */
async function keep(key: string, response: Response): Promise<void> {
  try {
    const html = await response.clone().text();
    const cache = await caches.open(CACHE);
    // Put last, it counts as the newest.
    await cache.delete(key);
    await cache.put(key, response);
    for (const file of filesOf(html)) {
      if (await cache.match(file)) continue;
      const answer = await fetch(file, { cache: "force-cache" });
      if (answer.ok) await cache.put(file, answer);
    }
    await tidy(cache);
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
}

async function forget(key: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(key);
  await tidy(cache);
}

/** The newest pages stay, and the files they need. */
async function tidy(cache: Cache): Promise<void> {
  const needed = new Set<string>();
  const files: Request[] = [];
  const pages: Request[] = [];
  for (const request of await cache.keys()) {
    (request.url.startsWith(worker.registration.scope) ? pages : files).push(request);
  }
  for (const request of pages.splice(0, Math.max(0, pages.length - MAX_PAGES))) await cache.delete(request);
  for (const request of pages) {
    const page = await cache.match(request);
    for (const file of page ? filesOf(await page.text()) : [])
      needed.add(new URL(file, location.origin).href);
  }
  for (const request of files) if (!needed.has(request.url)) await cache.delete(request);
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
