/**
 * Messages sent without a network. Each is kept as its form, under an address of its own, until the hotel has
 * it; then that address leads to its page. See docs/decisions/0061-messages.md.
 */
import { changed, keptPage } from "./documents.ts";

declare const self: ServiceWorkerGlobalScope;

const CACHE = "innfo-unsent";
/** Marks the address of a kept message. */
const KEPT = "kept";
/** Milliseconds after which a message is removed from the phone. */
const LONGEST = 3 * 24 * 60 * 60_000;
/** Milliseconds of waiting: the server takes a form that is sent at once for a program's. */
const PAUSE = 1500;
/** Timeouts in milliseconds while a guest waits, for a network that does not answer. */
const LONGEST_SENDING = 15_000;
const LONGEST_LOOK = 8000;
/** Timeout in the background, long enough for a photo on a slow network. */
const LONGEST_BEHIND = 120_000;
/** The topic of guests who need help at once: src/forms/index.ts. */
const HELP = "help";
const REFUSED = 422;
const TOO_MANY = 429;
const FORM = '/view/[^/"]+/(?:request|feedback|lost)';
const IS_FORM = new RegExp(`^${FORM}$`);
const LINK_TO_FORM = new RegExp(String.raw`href="(${FORM}\?[^"&]*)"`, "g");
/** Identifies a message; each form has its own. */
const TOKEN = /(name="token" value=")([^"]*)/;
/** Content that is true only when the page is made. */
const NOW = /<p data-now[\s\S]*?<\/p>/g;

export const isForm = ({ pathname }: URL): boolean => IS_FORM.test(pathname);
export const isKept = (url: URL): boolean => isForm(url) && url.searchParams.has(KEPT);

/** The forms that a hotel's page links to, without those in which something is chosen. */
export function formsOf(html: string): string[] {
  const found = html.matchAll(LINK_TO_FORM);
  return Array.from(found, ([, url = ""]) => url.replaceAll("&amp;", "&"));
}

/** The form as every guest gets it: without token and time. */
export async function blank(response: Response): Promise<Response> {
  return changed(response, (html) => html.replace(TOKEN, "$1").replace(NOW, ""));
}

/** Sends a form, or keeps it until there is a network. */
export async function takeMessage(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  // Copied first, because sending consumes the body.
  const form = await request.clone().formData();
  const before = url.href;
  try {
    // A form from the phone's cache has no token yet.
    if (form.get("token")) {
      const answer = await inTime(fetch(request), LONGEST_SENDING);
      // The guest has corrected a kept message.
      if (answer && isKept(url)) await (await caches.open(CACHE)).delete(before);
      if (answer) return answer;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  if (!isKept(url)) url.searchParams.set(KEPT, crypto.randomUUID());
  await keep(await caches.open(CACHE), url.href, form);
  event.waitUntil(Promise.resolve(self.registration.sync?.register(KEPT).catch(() => {})));
  return Response.redirect(url.href, 303);
}

/** Shows where the guest follows a kept message, the form with what is wrong, or that the message waits. */
export async function followMessage(url: URL): Promise<Response> {
  const refusals = await inTime(sendKept(), LONGEST_LOOK);
  const kept = await (await caches.open(CACHE)).match(url.href);
  const refused = refusals?.get(url.href);
  if (refused) return refused;
  const sentTo = kept?.headers.get("Location");
  if (sentTo) return Response.redirect(sentTo, 303);
  const form = kept && (await keptPage(plain(url).href));
  if (!form) return Response.redirect(url.pathname.replace(/\/\w+$/, ""), 303);
  const waiting = await kept.formData();
  const dials = waiting.get("danger") || waiting.get("topic") === HELP ? " data-dials" : "";
  const waits = (html: string) =>
    html.replace('class="form"', `class="form waits"${dials}`).replace("data-kept", "data-retry");
  return changed(form, waits);
}

/** The hotel's page, with links to messages sent from this phone. */
export async function withKept(page: Response, { pathname }: URL): Promise<Response> {
  if (!page.ok) return page;
  const links: string[] = [];
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (!new URL(url).pathname.startsWith(`${pathname}/`)) continue;
    const isSent = (await cache.match(url))?.headers.has("Location");
    const form = await (await keptPage(plain(new URL(url)).href))?.text();
    const [, waiting, sent] = /data-waiting="([^"]*)" data-sent="([^"]*)"/.exec(form ?? "") ?? [];
    // The page's script updates it once it is sent: src/guest/script/retry.ts.
    const way = `<a href="${url.replaceAll("&", "&amp;")}"`;
    if (sent) links.push(isSent ? `${way}>${sent}</a>` : `${way} data-sent="${sent}">${waiting}</a>`);
  }
  if (links.length === 0) return page;
  return changed(page, (html) => html.replace('<p class="write">', (found) => found + links.join("")));
}

/** @returns by address, the answers for messages that the hotel refused */
export function sendKept(): Promise<Map<string, Response>> {
  // A lock, because a restarted worker may still be sending.
  return navigator.locks.request(CACHE, async () => {
    const refusals = new Map<string, Response>();
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) {
      const kept = await cache.match(url);
      if (!kept) continue;
      if (Date.now() - Number(kept.headers.get("X-Kept")) > LONGEST) await cache.delete(url);
      else if (!kept.headers.has("Location")) {
        const refused = await send(cache, url, await kept.formData()).catch(unlessOffline);
        if (refused) refusals.set(url, refused);
      }
    }
    return refusals;
  });
}

/** Rejects while messages wait, so that the browser tries again. */
export async function sendInBackground(): Promise<void> {
  await sendKept();
  const cache = await caches.open(CACHE);
  for (const address of await cache.keys()) {
    if (!(await cache.match(address))?.headers.has("Location")) throw new Error("A message waits");
  }
}

async function send(cache: Cache, address: string, form: FormData): Promise<Response | undefined> {
  const url = plain(new URL(address));
  if (!form.get("token")) {
    await takeToken(cache, address, form, await fetch(url, { signal: endsIn(LONGEST_BEHIND) }));
  }
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, {
      method: "POST",
      body: form,
      signal: endsIn(LONGEST_BEHIND),
    });
    if (new URL(answer.url).pathname.startsWith("/message/")) {
      const headers = { Location: answer.url, "X-Kept": String(Date.now()) };
      await cache.put(address, new Response(null, { headers }));
      return undefined;
    }
    // A form that is a day old gets a new token.
    const isNew = answer.status === REFUSED && (await takeToken(cache, address, form, answer.clone()));
    if (isNew && attempt === 1) continue;
    // An answer from another address than requested cannot be shown as this page.
    return answer.status === TOO_MANY || answer.status >= 500 ? undefined : changed(answer, (html) => html);
  }
}

/** Stores the token before using it: with the same token it is the same message, however often it is sent. */
async function takeToken(cache: Cache, address: string, form: FormData, page: Response): Promise<boolean> {
  const [, , token = ""] = TOKEN.exec(await page.text()) ?? [];
  if (!token || token === form.get("token")) return false;
  form.set("token", token);
  await keep(cache, address, form);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return true;
}

function keep(cache: Cache, address: string, form: FormData): Promise<void> {
  return cache.put(address, new Response(form, { headers: { "X-Kept": String(Date.now()) } }));
}

/** Address under which the empty form is stored. */
function plain({ origin, pathname, searchParams }: URL): URL {
  const form = new URL(pathname, origin);
  const language = searchParams.get("lang");
  if (language !== null) form.searchParams.set("lang", language);
  return form;
}

function unlessOffline(error: unknown): undefined {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
}

/** AbortSignal.timeout, which some browsers lack. */
function endsIn(milliseconds: number): AbortSignal {
  const end = new AbortController();
  setTimeout(() => end.abort(), milliseconds);
  return end.signal;
}

/** @returns undefined if it takes longer; the work continues */
function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  return Promise.race([
    work,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds)),
  ]);
}

/** TypeScript and some browsers lack it: https://wicg.github.io/background-sync/spec/ */
declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
}
