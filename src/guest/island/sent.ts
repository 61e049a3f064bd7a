/**
 * The device remembers what it sent: rows on the hotel's page that lead to the answers. An answer's address is a secret, so
 * it is kept here alone, until three days after the answer or until the guest forgets it. Change the sentence in the
 * privacy notice with it: src/guest/legal/privacy.ts.
 */
import { ask } from "./ask.ts";
import { keep, kept, storage } from "./device.ts";

interface Sent {
  /** The path of its page. */
  path: string;
  title: string;
  /** What the house said last; else how far it is. */
  state: string;
  isAnswered: boolean;
  /** When the device forgets it, in milliseconds. */
  until: number;
}

const DAY_MS = 24 * 60 * 60_000;
const AFTER_ANSWER = 3 * DAY_MS;
/** After the guest has last looked. */
const WITHOUT_ANSWER = 14 * DAY_MS;
/** Each is asked for with the hotel's page. */
const MOST = 5;
/** How often a message's page asks for its answer, in milliseconds. */
const ASK_EVERY = 15_000;
const KEY = "innfo-sent-";

/** On a message's page; its form has a button that forgets it. */
export function rememberSent(): void {
  const page = document.querySelector<HTMLElement>("main[data-hotel-of]");
  if (!page) return;
  const hotel = page.dataset.hotelOf ?? "";
  followAnswer(page);
  const line = page.querySelector(".remembered");
  if (!remember(hotel, location.pathname, page.outerHTML)) line?.remove();
  line?.querySelector("button")?.addEventListener("click", () => {
    forget(hotel, location.pathname);
    // Not back to this page, which would remember it.
    location.replace(`/view/${hotel}`);
  });
}

/** Loads the page again, with what is typed, once the hotel has said something or the message is gone. */
function followAnswer(page: HTMLElement): void {
  const again = page.querySelector("textarea");
  const typed = KEY + location.pathname;
  if (again) again.value ||= storage("sessionStorage")?.getItem(typed) ?? "";
  storage("sessionStorage")?.removeItem(typed);
  async function look(): Promise<void> {
    // A guest who is about to delete it is not interrupted.
    if (document.visibilityState === "hidden" || page.querySelector("details[open]")) return;
    const { status, text = "" } = (await ask(location.href)) ?? {};
    if (status === 404 || (status === 200 && textIn(text, / data-said="([^"]*)/) !== page.dataset.said)) {
      if (again) keep("sessionStorage", typed, again.value);
      location.reload();
    }
  }
  setInterval(look, ASK_EVERY);
  document.addEventListener("visibilitychange", look);
}

/** On the hotel's page, above the sections. */
export function showSent(): void {
  const { hotel } = document.querySelector<HTMLElement>("main[data-hotel]")?.dataset ?? {};
  // An owner's preview is no guest's.
  if (!hotel || window.parent !== window) return;
  for (const key of Object.keys(storage("localStorage") ?? {}))
    if (key.startsWith(KEY)) store(key.slice(KEY.length), all(key.slice(KEY.length)));
  const list = document.createElement("ul");
  list.className = "sent";
  document.querySelector(".home :is(.tiles, .write, .letter)")?.before(list);
  show(list, all(hotel));
  addEventListener("load", () => void refresh(list, hotel));
}

function show(list: HTMLElement, sent: readonly Sent[]): void {
  const rows = sent.map(({ path, title, state }) => {
    const row = document.createElement("li");
    const link = document.createElement("a");
    link.className = "tile";
    link.href = `${path}?lang=${document.documentElement.lang}`;
    for (const [tag, text] of [
      ["strong", title],
      ["span", state],
    ] as const) {
      const line = document.createElement(tag);
      line.dir = "auto";
      line.textContent = text;
      link.append(line);
    }
    row.append(link);
    return row;
  });
  list.replaceChildren(...rows);
}

/** Asks how far each is. Without a network the rows say what was true last. */
async function refresh(list: HTMLElement, hotel: string): Promise<void> {
  for (const { path } of all(hotel)) {
    const answer = await ask(`${path}?lang=${document.documentElement.lang}`);
    // Deleted by the guest or by the hotel.
    if (answer?.status === 404) forget(hotel, path);
    else if (answer?.status === 200) remember(hotel, path, answer.text);
  }
  show(list, all(hotel));
}

function forget(hotel: string, path: string): void {
  store(
    hotel,
    all(hotel).filter((sent) => sent.path !== path),
  );
}

/** @param html of its page: src/guest/forms/sent-page.tsx @returns false if the device stores nothing */
function remember(hotel: string, path: string, html: string): boolean {
  const known = all(hotel);
  const before = known.find((sent) => sent.path === path);
  const isAnswered = html.includes(" data-answered=");
  const until = Date.now() + (isAnswered ? AFTER_ANSWER : WITHOUT_ANSWER);
  const now: Sent = {
    path,
    title: textIn(html, / data-title="([^"]*)/),
    state: textIn(html, / data-news="([^"]*)/),
    isAnswered,
    until: before?.isAnswered && isAnswered ? before.until : until,
  };
  return store(
    hotel,
    before ? known.map((sent) => (sent === before ? now : sent)) : [now, ...known.slice(0, MOST - 1)],
  );
}

const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Read as text: the page's policy lets no script parse HTML. */
function textIn(html: string, pattern: RegExp): string {
  const [, text = ""] = pattern.exec(html) ?? [];
  return text.replace(/&([#\w]+);/g, (sign, name: string) => SIGNS[name] ?? sign);
}

/** Without those whose time is over. */
function all(hotel: string): Sent[] {
  return (kept<Sent[]>(KEY + hotel) ?? []).filter(({ until }) => until > Date.now());
}

function store(hotel: string, sent: readonly Sent[]): boolean {
  if (sent.length > 0) return keep("localStorage", KEY + hotel, JSON.stringify(sent));
  storage("localStorage")?.removeItem(KEY + hotel);
  return true;
}
