/**
 * The room of this device's card, as a row and a section of the hotel's page. A wish pressed without a network is kept
 * and sent later. Loaded with src/guest/unlock.ts.
 */

import { DAY } from "../../lib/time/zoned-time.ts";
import { ask } from "./ask.ts";
import { forget, keep, kept, keptUntil } from "./device.ts";
import { made } from "./made.ts";
import { tile } from "./tile.ts";

interface KeptRoom {
  code: string;
  html: string;
  /** When its day is over, in milliseconds. */
  until: number;
}

interface Press {
  code: string;
  wish: string;
  /** When it was pressed, in milliseconds. */
  at: number;
}

export type AsElement = (html: string) => Element;

const ROOM_KEY = "innfo-room-";
const PRESS_KEY = "innfo-press-";
const TOO_MANY = 429;

/** @param asElement with the text's markup as children */
export async function showRoom(hotel: string, code: string, asElement: AsElement): Promise<void> {
  const known = keptUntil<KeptRoom>(ROOM_KEY + hotel);
  // Shows it without a network, too.
  if (known?.code === code) show(asElement(known.html));
  else forget(ROOM_KEY + hotel);
  addEventListener("online", () => void read());
  await read();

  async function read(): Promise<void> {
    const press = kept<Press>(PRESS_KEY + hotel);
    // The database also refuses older presses: their day is over.
    const isDue = press?.code === code && Date.now() - press.at < DAY;
    const answer = await ask(`/view/${hotel}/room?lang=${document.documentElement.lang}`, {
      method: "POST",
      body: new URLSearchParams({
        code,
        ...(isDue && { wish: press.wish, age: String(Math.round((Date.now() - press.at) / 1000)) }),
      }),
    });
    if (answer?.status === 204 || answer?.status === 404) {
      for (const key of [ROOM_KEY, PRESS_KEY]) forget(key + hotel);
      document.querySelector("#room")?.remove();
      document.querySelector('.tile[href="#room"]')?.parentElement?.remove();
    }
    const isRefused = answer?.status === TOO_MANY;
    if (answer?.status !== 200 && !isRefused) {
      if (isDue) showWaiting(press.wish);
      return;
    }
    // Another press may have come meanwhile.
    if (kept<Press>(PRESS_KEY + hotel)?.at === press?.at) forget(PRESS_KEY + hotel);
    if (isRefused) {
      // The earlier press counts.
      const counts = kept<KeptRoom>(ROOM_KEY + hotel);
      if (counts) show(asElement(counts.html));
      sayRefused();
      return;
    }
    const page = asElement(answer.text);
    const room = page.querySelector<HTMLElement>(".room");
    if (!room) return;
    const section = asSection(page, room);
    const until = Number(room.dataset.ends);
    keep(
      "localStorage",
      ROOM_KEY + hotel,
      JSON.stringify({ code, html: section.outerHTML, until } satisfies KeptRoom),
    );
    show(section);
  }

  function show(from: Element): void {
    const made = from.matches("section") ? from : from.firstElementChild;
    if (!made) return;
    const before = document.querySelector("#room");
    // Keeps the element, because it may be the browser's target.
    const section = before ?? made;
    const focused = before?.contains(document.activeElement) && document.activeElement?.getAttribute("value");
    if (before) before.replaceChildren(...made.childNodes);
    else document.querySelector("main")?.append(section);
    showRow(section);
    section.querySelector("form")?.addEventListener("submit", (event) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      const press: Press = { code, wish: submitter.value, at: Date.now() };
      // Without storage the browser sends the form.
      if (!keep("localStorage", PRESS_KEY + hotel, JSON.stringify(press))) {
        (event.target as HTMLFormElement).submit();
        return;
      }
      showWaiting(press.wish);
      void read();
    });
    if (typeof focused === "string")
      (
        section.querySelector<HTMLElement>(`button[value="${focused}"]`) ?? section.querySelector("button")
      )?.focus();
    // The browser looks for its target once for each navigation. This one makes no entry.
    if (location.hash !== "#room" || before) return;
    const { state } = history;
    location.replace("#room");
    history.replaceState(state, "");
    dispatchEvent(new HashChangeEvent("hashchange"));
  }
}

/** Builds the section like the others of the page. */
function asSection(page: Element, room: HTMLElement): HTMLElement {
  const section = made("section", "section");
  section.id = "room";
  const back = page.querySelector<HTMLAnchorElement>(".way");
  if (back) {
    back.className = "back";
    back.href = "#top";
    section.append(made("p", "bar", back));
  }
  const title = made("h2", "", page.querySelector("h1")?.textContent ?? "");
  title.id = "room-title";
  title.tabIndex = -1;
  section.setAttribute("aria-labelledby", title.id);
  section.append(title, room);
  return section;
}

/** Shows the row first among those in the house. */
function showRow(section: Element): void {
  const title = section.querySelector("h2")?.textContent ?? "";
  const state = section.querySelector('[aria-pressed="true"] b')?.textContent ?? "";
  const offered = Array.from(section.querySelectorAll("[aria-pressed] b"), (b) => b.textContent).join(" · ");
  const link = tile("#room", title, state || offered);
  const known = document.querySelector('.home .tile[href="#room"]');
  if (known) {
    known.replaceWith(link);
    return;
  }
  const row = made("li", "", link);
  const list = document.querySelector(".home .tiles ul");
  if (list) list.prepend(row);
  else document.querySelector(".home :is(.write, .letter)")?.before(made("ul", "", row));
}

/** Says that the room's presses of this hour are used up. */
function sayRefused(): void {
  const form = document.querySelector<HTMLElement>("#room form");
  const note = made("p", "", form?.dataset.later ?? "");
  note.setAttribute("role", "alert");
  form?.prepend(note);
}

/** Shows the wish as pressed and waiting until the server knows it. */
function showWaiting(wish: string): void {
  const form = document.querySelector<HTMLElement>("#room form");
  for (const button of form?.querySelectorAll<HTMLButtonElement>("[aria-pressed]") ?? []) {
    const isOn = button.value === wish;
    button.setAttribute("aria-pressed", String(isOn));
    button.querySelector("small")?.remove();
    if (!isOn) continue;
    button.append(made("small", "", form?.dataset.waits ?? ""));
  }
}
