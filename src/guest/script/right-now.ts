/** Says below the cover what is open now: src/guest/now/right-now.tsx. */

import { exceptionOn, type OpeningHours } from "../../lib/opening-hours/hours.ts";
import { timesOn } from "../../lib/opening-hours/state.ts";
import { type HoursFormat, statusAt, timesInWords } from "../../lib/opening-hours/words.ts";
import { dateOf, dayAt } from "../../lib/time/zoned-time.ts";
import { made } from "./made.ts";

/** How many items are told beside reception. */
const MAX_TOLD = 2;

let said = "";

/** @throws {RangeError} for a time zone that this browser does not know */
export function showRightNow(timeZone: string, now: number, format: HoursFormat): void {
  const line = document.querySelector(".today summary span");
  if (!line) return;
  const today = dayAt(timeZone, now);
  const night = document.querySelector(".today .night dd");
  const rows = Array.from(document.querySelectorAll<HTMLElement>(".today [data-hours]"), (row) => {
    const hours = JSON.parse(row.dataset.hours ?? "") as OpeningHours;
    const [name, told] = row.querySelectorAll<HTMLElement>("dt, dd");
    const { isOpen, lead, rest } = statusAt(hours, timeZone, now, format);
    const times = hours.kind === "weekly" ? timesOn(hours, today) : [];
    const exception = hours.kind === "weekly" ? exceptionOn(hours, dateOf(today)) : undefined;
    const state = [lead, rest].filter(Boolean).join(" · ");
    if (told && hours.kind === "weekly") {
      // A large screen has one line for the times. When it opens again stands above.
      if (times.length > 0) told.textContent = timesInWords(format, times);
      else told.replaceChildren(lead || rest, made("bdi", "", lead && rest && ` · ${rest}`));
    }
    const whole = small(state, format);
    const part = made("span", "", copyOf(name), " ");
    for (const element of [part, row]) element.classList.toggle("special", exception !== undefined);
    const isReception = row.matches(".reception");
    const words = made("span");
    if (!isReception) part.append(words);
    else if (isOpen) part.append(made("b", "", small(lead, format)), ` ${rest}`);
    else if (night) part.append(small(format.t("hours.closed"), format), " · ", copyOf(night));
    else part.append(whole);
    if (isReception && exception?.reason) part.append(` · ${exception.reason}`);
    const opensLater = !lead && times.length > 0;
    const shut = [whole, (lead && rest) || whole, small(lead || rest, format)];
    return { part, words, told: isOpen ? [rest] : shut, isReception, rank: isOpen ? 0 : opensLater ? 1 : 2 };
  });
  const others = rows.filter(({ isReception }) => !isReception).sort((one, other) => one.rank - other.rank);
  for (const { words, told } of others) words.textContent = told[0] ?? "";
  const second = made("span", "soft");
  for (const { part } of others.slice(0, MAX_TOLD))
    second.append(...(second.hasChildNodes() ? [" · "] : []), part);
  const first = rows.flatMap(({ part, isReception }) => (isReception ? part : []));
  const lines = others.length > 0 ? [...first, second] : first;
  // A phone that is turned has another width for the same words.
  const text = [innerWidth, ...lines.map(({ textContent }) => textContent)].join();
  // Keeps screen readers from saying the same again.
  if (text === said) return;
  said = text;
  line.replaceChildren(...lines);
  // Two lines fit without moving what is below.
  const isLong = () =>
    line.getBoundingClientRect().height > 2.5 * Number.parseFloat(getComputedStyle(line).lineHeight);
  // Shortens in two steps: "closed · opens on Monday", then "opens on Monday", then "closed".
  for (const step of [1, 2])
    if (isLong()) for (const { words, told } of others) words.textContent = told[step] ?? words.textContent;
  // Keeps reception, else the first of the others.
  while (second.childElementCount > (first.length > 0 ? 0 : 1) && isLong()) {
    second.lastChild?.remove();
    second.lastChild?.remove();
  }
}

function copyOf(element: Element | undefined): HTMLElement {
  const copy = made("bdi", "", element?.textContent ?? "");
  const lang = element?.getAttribute("lang");
  if (lang) copy.lang = lang;
  return copy;
}

/** Begins with a small letter: elsewhere our words for a state begin with a capital. */
function small(text: string, { locale }: HoursFormat): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}
