/**
 * The device remembers what it sent: rows on the hotel's page that lead to the answers. An answer's address is a secret, so
 * it is kept here alone, until three days after the answer or until the guest forgets it. Change the sentence in the
 * privacy notice with it: src/guest/legal/privacy.ts.
 */

import { DAY } from "../../lib/time/zoned-time.ts";
import { ask } from "./ask.ts";
import { forget, keep, kept, storage } from "./device.ts";
import { made } from "./made.ts";
import { tile } from "./tile.ts";
import { asElement } from "./unpack.ts";

interface Sent {
  /** Path of the message's page. */
  path: string;
  title: string;
  /** The house's last words, else the message's state. */
  state: string;
  isAnswered: boolean;
  /** When the device forgets it, in milliseconds. */
  until: number;
}

const AFTER_ANSWER = 3 * DAY;
/** Counted from the guest's last look. */
const WITHOUT_ANSWER = 14 * DAY;
/** The page asks for each, so there are few. */
const MOST = 5;
const KEY = "innfo-sent-";

/** Remembers the shown message. The page has a button that forgets it. */
export function rememberSent(): void {
  const page = document.querySelector<HTMLElement>("main[data-hotel-of]");
  if (!page) return;
  const hotel = page.dataset.hotelOf ?? "";
  const line = page.querySelector(".remembered");
  if (!remember(hotel, location.pathname, page.dataset)) line?.remove();
  line?.querySelector("button")?.addEventListener("click", () => {
    drop(hotel, location.pathname);
    // Leaves the page, which would remember the message again.
    location.replace(`/view/${hotel}`);
  });
}

/** Shows the messages on the hotel's page, above the sections. */
export function showSent(): void {
  const { hotel } = document.querySelector<HTMLElement>("main[data-hotel]")?.dataset ?? {};
  // The admin's preview shows none.
  if (!hotel || window.parent !== window) return;
  for (const key of Object.keys(storage("localStorage") ?? {}))
    if (key.startsWith(KEY)) store(key.slice(KEY.length), all(key.slice(KEY.length)));
  const list = made("ul", "sent");
  document.querySelector(".home :is(.tiles, .write, .letter)")?.before(list);
  show(list, all(hotel));
  // A saved copy of the page stays open when the network is back.
  for (const event of ["load", "online"]) addEventListener(event, () => void refresh(list, hotel));
}

function show(list: HTMLElement, sent: readonly Sent[]): void {
  const rows = sent.map(({ path, title, state }) => {
    const link = tile(`${path}?lang=${document.documentElement.lang}`, title, state);
    for (const line of link.querySelectorAll<HTMLElement>("*")) line.dir = "auto";
    return made("li", "", link);
  });
  list.replaceChildren(...rows);
}

/** Asks for each message's state. Without a network the rows keep the last one. */
async function refresh(list: HTMLElement, hotel: string): Promise<void> {
  for (const { path } of all(hotel)) {
    const answer = await ask(`${path}?lang=${document.documentElement.lang}`);
    // Meanwhile its time was over, or another tab forgot it.
    if (!all(hotel).some((sent) => sent.path === path)) continue;
    // The guest or the hotel has deleted it.
    if (answer?.status === 404) drop(hotel, path);
    else if (answer?.status === 200) remember(hotel, path, factsIn(answer.text));
  }
  show(list, all(hotel));
}

function drop(hotel: string, path: string): void {
  store(
    hotel,
    all(hotel).filter((sent) => sent.path !== path),
  );
}

/** @param facts data attributes by src/guest/forms/sent-page.tsx @returns false if the device stores nothing */
function remember(hotel: string, path: string, { title = "", news = "", answered }: DOMStringMap): boolean {
  const known = all(hotel);
  const before = known.find((sent) => sent.path === path);
  const isAnswered = answered !== undefined;
  const until = Date.now() + (isAnswered ? AFTER_ANSWER : WITHOUT_ANSWER);
  const now: Sent = {
    path,
    title,
    state: news,
    isAnswered,
    until: before?.isAnswered && isAnswered ? before.until : until,
  };
  return store(
    hotel,
    before ? known.map((sent) => (sent === before ? now : sent)) : [now, ...known.slice(0, MOST - 1)],
  );
}

/** Parses the main element's tag alone: a whole page would begin to load its photo. */
function factsIn(html: string): DOMStringMap {
  const [main = ""] = /<main [^>]*>/.exec(html) ?? [];
  return (asElement(main).firstElementChild as HTMLElement | null)?.dataset ?? {};
}

/** The kept messages whose time is not over. */
function all(hotel: string): Sent[] {
  return (kept<Sent[]>(KEY + hotel) ?? []).filter(({ until }) => until > Date.now());
}

function store(hotel: string, sent: readonly Sent[]): boolean {
  if (sent.length > 0) return keep("localStorage", KEY + hotel, JSON.stringify(sent));
  forget(KEY + hotel);
  return true;
}
