/** Says what is open now, below the cover and in the amenities' row, and when breakfast is: src/guest/now/right-now.tsx. */

import { exceptionOn, type OpeningHours } from "../../lib/opening-hours/hours.ts";
import { timesOn } from "../../lib/opening-hours/state.ts";
import {
  type HoursFormat,
  small,
  statusAt,
  timesAhead,
  timesInShort,
  timesInWords,
} from "../../lib/opening-hours/words.ts";
import { dateOf, dayAt } from "../../lib/time/zoned-time.ts";
import { made } from "./made.ts";

let said = "";
/** The line that the server wrote into the amenities' row. */
let names: HTMLElement | undefined;

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
    const part = made("span", exception && "special", copyOf(name), name?.lang ? ": " : format.t("hours.is"));
    const isReception = row.matches(".reception");
    if (isOpen) part.append(made("b", "", small(lead, format)), ` ${rest}`);
    else if (isReception && night) part.append(small(format.t("hours.closed"), format), " · ", copyOf(night));
    else part.append(small([lead, rest].filter(Boolean).join(" · "), format));
    if (isReception && exception?.reason) part.append(` · ${exception.reason}`);
    return {
      part,
      isReception,
      // Breakfast has a figure of its own.
      isTold: !isReception && !row.matches(".said"),
      rank: isOpen ? 0 : opensLater ? 1 : 2,
    };
  });
  for (const place of placesIn(".times", timeZone, now, format)) showFigure(place, format);
  const reception = rows.find(({ isReception }) => isReception)?.part;
  const [best] = rows.filter(({ isTold }) => isTold).sort((one, other) => one.rank - other.rank);
  const first = reception ?? best?.part;
  const fact = reception && best && best.rank < 2 ? best.part : undefined;
  // A phone that is turned has another width for the same words.
  const text = [innerWidth, first?.textContent, fact?.textContent].join();
  // Keeps screen readers from saying the same again.
  if (text === said) return;
  said = text;
  if (first) line.replaceChildren(first);
  showInRow(fact);
}

/** Says it in the amenities' row in place of their names, if nothing moves. */
function showInRow(fact: Node | undefined): void {
  const line = document.querySelector<HTMLElement>("[href='#amenities'] .description");
  if (!line) return;
  names ??= line;
  line.replaceWith(names);
  if (!fact) return;
  const told = made("span", "description", fact);
  const { offsetHeight } = names;
  names.replaceWith(told);
  if (told.offsetHeight > offsetHeight) told.replaceWith(names);
}

type Place = ReturnType<typeof placesIn>[number];

function placesIn(root: string, timeZone: string, now: number, format: HoursFormat) {
  const today = dayAt(timeZone, now);
  return Array.from(document.querySelectorAll<HTMLElement>(`${root} [data-hours]`), (row) => {
    const hours = JSON.parse(row.dataset.hours ?? "") as OpeningHours;
    const [name, told] = row.querySelectorAll<HTMLElement>("dt, dd");
    const weekly = hours.kind === "weekly" ? hours : undefined;
    const times = weekly ? timesOn(weekly, today) : [];
    const exception = weekly && exceptionOn(weekly, dateOf(today));
    const ahead = weekly && timesAhead(weekly, timeZone, now, format);
    row.classList.toggle("special", !!exception);
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
