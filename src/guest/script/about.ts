import { clockAt } from "../../lib/announcements/announcements.ts";
import { cardOf, exchange } from "./card.ts";
import { rememberMark } from "./device.ts";
import { everyMinute } from "./minutes.ts";

/** Fills a form with the scanned card, and with what the guest searched for in vain: search/answers.ts. */
export function fillIn(): void {
  // A rejected form keeps its card.
  const code = input("[name=code]:not([value])");
  if (code) fillInCard(code, location.pathname.split("/")[2] ?? "");
  const when = input("[name=wanted_at]");
  const room = input("[name=room]");
  let earliest = "";
  const require = () => {
    // A wake-up call needs a time to come.
    if (when) {
      when.required = Boolean(input("[value=wake_up_call]:checked"));
      when.min = when.required ? earliest : "";
    }
    // A guest who needs help may be anywhere: src/guest/forms/form-page.tsx.
    if (room && input("[value=help]")) room.required = !input("[value=help]:checked");
  };
  addEventListener("change", require);
  // The home view has no such field, and Intl blocks a slow phone.
  if (when)
    everyMinute((timeZone) => {
      earliest = clockAt(timeZone, Date.now());
      require();
    });
  // The server has chosen it, unless the form is a copy without a network.
  choose(new URLSearchParams(location.search).get("topic"));
  require();
  // It is in the fragment: the server has no use for it, and a copy without a network shows it, too.
  const about = new URLSearchParams(location.hash.slice(1)).get("about");
  const text = document.querySelector<HTMLTextAreaElement>("form textarea[name=text]");
  if (!about || !text || text.value) return;
  text.value = about;
  choose("other");
}

function fillInCard(code: HTMLInputElement, hotel: string): void {
  const scanned = new URLSearchParams(rememberMark(hotel, undefined)).get("c");
  const fill = () => {
    const card = cardOf(hotel);
    code.value = scanned ?? card?.code ?? "";
    const room = input("[name=room]");
    // A card of another room says nothing: this tab's scan has replaced it.
    if (room && card && (!scanned || card.code === scanned)) room.value ||= card.room;
  };
  fill();
  // Looks up a code that was scanned without a network.
  if (scanned) void exchange(hotel, scanned, false).then(fill);
}

function input(which: string): HTMLInputElement | null {
  return document.querySelector(`form ${which}`);
}

/** Chooses a topic, if the guest has not. */
function choose(topic: string | null): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("form [name=topic]")];
  const named = inputs.find(({ value }) => value === topic);
  if (named && !inputs.some(({ checked }) => checked)) named.checked = true;
}
