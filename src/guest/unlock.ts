/**
 * Shows what this device's card unlocks, and its room. The page's script loads it where something is locked or rooms have
 * codes, and the device has a card: script/card.ts.
 */
import { DAY } from "../lib/time/zoned-time.ts";
import { ask } from "./script/ask.ts";
import { forget, keep, keptUntil } from "./script/device.ts";
import { type AsElement, showRoom } from "./script/room.ts";

interface Unlocked {
  code: string;
  html: string;
  /** When the device forgets it, in milliseconds. */
  until: number;
}

const KEY = "innfo-unlocked-";
const WEEK_MS = 7 * DAY;

/** @param asElement with the text's markup as children */
export async function unlock(hotel: string, code: string, asElement: AsElement): Promise<void> {
  const isLocked = document.querySelector(".wifi[data-locked]");
  await Promise.all([isLocked && unlockSecrets(hotel, code, asElement), showRoom(hotel, code, asElement)]);
}

async function unlockSecrets(hotel: string, code: string, asElement: AsElement): Promise<void> {
  const key = KEY + hotel;
  const known = keptUntil<Unlocked>(key);
  // Shows it without a network, too.
  if (known?.code === code) show(asElement(known.html));
  else forget(key);
  const answer = await ask(`/view/${hotel}/letters?lang=${document.documentElement.lang}`, {
    method: "POST",
    body: new URLSearchParams({ code }),
  });
  if (answer?.status !== 200 && answer?.status !== 404) return;
  const page = asElement(answer.text);
  const list = page.querySelector<HTMLElement>("ul.wifi");
  if (!list) return;
  // The drawings to which its icons refer.
  const icons = page.querySelector(".sheet");
  if (icons) list.lastElementChild?.append(icons);
  const html = list.outerHTML;
  const until = Math.min(Date.now() + WEEK_MS, Number(list.dataset.until) || Infinity);
  if (answer.status === 200)
    keep("localStorage", key, JSON.stringify({ code, html, until } satisfies Unlocked));
  else forget(key);
  show(list);
}

function show(unlocked: Element): void {
  const list = unlocked.matches("ul") ? unlocked : unlocked.firstElementChild;
  if (list) document.querySelector(".home .wifi")?.replaceWith(list);
}
