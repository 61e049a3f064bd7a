/** The admin's document and scripts, kept for a start without a network. */

const CACHE = "innfo-admin";
/** One document serves all of the admin's addresses. */
const SHELL = "/admin";
/** Milliseconds. A phone on a train often waits for an answer that never comes. */
const PATIENCE = 4000;

/**
 * Fetches missing files, then the document that asks for them, and drops the rest: an older document never
 * stays without its scripts.
 */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !there.has(file)));
  await cache.add(new Request(SHELL, { cache: "reload" }));
  const wanted = new Set([SHELL, ...files]);
  await Promise.all([...there].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
}

/** @returns undefined for what the browser does as ever */
export function openFromHere(request: Request, files: readonly string[]): Promise<Response> | undefined {
  if (request.method !== "GET") return undefined;
  if (request.mode === "navigate") return documentOf(request);
  const { origin, pathname } = new URL(request.url);
  return origin === location.origin && files.includes(pathname) ? kept(pathname, request) : undefined;
}

async function kept(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

/** The server's, unless it does not answer. */
async function documentOf(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const shell = caches.match(SHELL, { cacheName: CACHE });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  try {
    return (await Promise.race([fresh, late])) ?? (await shell) ?? (await fresh);
  } catch (error) {
    const found = await shell;
    if (!found) throw error;
    return found;
  }
}
