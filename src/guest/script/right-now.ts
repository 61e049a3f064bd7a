/** Says below the cover what is open now, and when breakfast is: src/guest/now/right-now.tsx. */

import { exceptionOn, type OpeningHours } from "../../lib/opening-hours/hours.ts";
import { timesOn } from "../../lib/opening-hours/state.ts";
import {
  type HoursFormat,
  statusAt,
  timesAhead,
  timesInShort,
  timesInWords,
} from "../../lib/opening-hours/words.ts";
import { dateOf, dayAt } from "../../lib/time/zoned-time.ts";
import { made } from "./made.ts";

/** How many items are told beside reception. */
const MAX_TOLD = 2;

let said = "";

/** @throws {RangeError} for a time zone that this browser does not know */
export function showRightNow(timeZone: string, now: number, format: HoursFormat): void {
  const line = document.querySelector(".today summary span");
  if (!line) return;
  const night = document.querySelector(".today .night dd");
  const rows = placesIn(".today", timeZone, now, format).map((place) => {
    const { row, name, isOpen, lead, exception } = place;
    // "11 PM" stays on one line.
    const rest = place.rest.replace(/(\d) (?=[^\d–-])/g, "$1\u00a0");
    const opensLater = showTimes(place, format);
    const whole = small([lead, rest].filter(Boolean).join(" · "), format);
    const part = made("span", exception && "special", copyOf(name), name?.lang ? ": " : format.t("hours.is"));
    const isReception = row.matches(".reception");
    const words = made("span");
    if (!isReception) part.append(words);
    else if (isOpen) part.append(made("b", "", small(lead, format)), ` ${rest}`);
    else if (night) part.append(small(format.t("hours.closed"), format), " · ", copyOf(night));
    else part.append(whole);
    if (isReception && exception?.reason) part.append(` · ${exception.reason}`);
    const shut = [whole, (lead && rest) || whole, small(lead || rest, format)];
    // Breakfast has a figure of its own.
    const isTold = !isReception && !row.matches(".said");
    return {
      part,
      words,
      told: isOpen ? [rest] : shut,
      isReception,
      isTold,
      rank: isOpen ? 0 : opensLater ? 1 : 2,
    };
  });
  for (const place of placesIn(".times", timeZone, now, format)) showFigure(place, format);
  const others = rows.filter(({ isTold }) => isTold).sort((one, other) => one.rank - other.rank);
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

type Place = ReturnType<typeof placesIn>[number];

function placesIn(root: string, timeZone: string, now: number, format: HoursFormat) {
  const today = dayAt(timeZone, now);
  return Array.from(document.querySelectorAll<HTMLElement>(`${root} [data-hours]`), (row) => {
    const hours = JSON.parse(row.dataset.hours ?? "") as OpeningHours;
    const [name, told] = row.querySelectorAll<HTMLElement>("dt, dd");
    const weekly = hours.kind === "weekly" && {
      times: timesOn(hours, today),
      exception: exceptionOn(hours, dateOf(today)),
      ahead: timesAhead(hours, timeZone, now, format),
    };
    const { times = [], exception = undefined, ahead = undefined } = weekly || {};
    row.classList.toggle("special", exception !== undefined);
    return { row, name, told, times, exception, ahead, ...statusAt(hours, timeZone, now, format) };
  });
}

/** Today's times, or those of the next day once they are over. @returns whether it opens later today */
function showTimes({ name, told, isOpen, lead, rest, times, ahead }: Place, format: HoursFormat): boolean {
  const day = (!isOpen && ahead?.day) || "";
  const next = ahead ? timesInWords(format, ahead.ranges) : rest;
  if (!name || !told) return false;
  // A large screen has one line for the times: there the day stands beside the name.
  name.dataset.day = times.length > 0 ? day : "";
  if (times.length === 0) told.replaceChildren(lead || rest, made("bdi", "", lead && ` · ${day} ${next}`));
  else if (day) told.replaceChildren(made("bdi", "", `${day} `), next);
  else told.textContent = timesInWords(format, times);
  return !isOpen && ahead?.day === "";
}

/** "until 11:30 AM", "7 – 11:30 AM" with "tomorrow" beside the label. */
function showFigure({ name, told, isOpen, lead, rest, ahead }: Place, format: HoursFormat): void {
  if (!name || !told) return;
  name.dataset.day = (!isOpen && ahead?.day) || "";
  told.textContent = isOpen ? rest : ahead ? timesInShort(format, ahead.ranges) : lead || rest;
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
