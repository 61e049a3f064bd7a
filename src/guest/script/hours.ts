/** Shows what is open now, by the device's clock and in the guest's own format. */
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { formatFor, type HoursFormat, oneLineOf, rowsOf, statusAt } from "../../lib/opening-hours/words.ts";
import { dayAt } from "../../lib/time/zoned-time.ts";
import { made } from "./made.ts";
import { everyMinute, later } from "./minutes.ts";
import { showRightNow } from "./right-now.ts";
import { pageFormat } from "./texts.ts";

/** The day for which a table was drawn. */
const days = new WeakMap<Element, number>();

export function followHours(): void {
  const roots: ParentNode[] = [document];
  /** Closed sections wait until they open: a big hotel has hundreds of hours. */
  let waiting = ".section:not(.open)";
  let isFollowed = false;
  function follow(): void {
    if (isFollowed) return;
    isFollowed = true;
    const format = formatFor(pageFormat);
    everyMinute((timeZone) => {
      for (const root of roots) showAll(root, waiting, timeZone, format);
      showRightNow(timeZone, Date.now(), format);
    });
  }
  function prepare(): void {
    // Loads a quarter of what Intl needs, so that a touch never waits for all of it.
    new Intl.Locale("en").maximize();
    later(follow);
  }
  function showWaiting(): void {
    waiting = "x";
    follow();
    document.dispatchEvent(new CustomEvent("unpack"));
  }
  // Most guests never see any, and the first use of Intl blocks a slow phone: it comes in three free moments.
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    later(prepare);
  });
  function watch(): void {
    for (const element of document.querySelectorAll("[data-hours]")) observer.observe(element);
  }
  // The line below the cover is in view at once, or nearly.
  if (document.querySelector(".today")) later(prepare);
  else watch();
  document.addEventListener("unpack", ({ detail }: CustomEventInit<Element | null>) => {
    if (detail) roots.push(detail);
    else if (!isFollowed) watch();
  });
  // Starts earlier if hours may be an answer: search/begin.ts.
  document.addEventListener("search", showWaiting);
  addEventListener("beforeprint", showWaiting);
}

function showAll(root: ParentNode, waiting: string, timeZone: string, format: HoursFormat): void {
  const now = Date.now();
  const today = dayAt(timeZone, now);
  for (const element of root.querySelectorAll<HTMLElement>("[data-hours]")) {
    if (element.closest(waiting)) continue;
    const hours = JSON.parse(element.dataset.hours ?? "") as OpeningHours;
    showStatus(element, hours, timeZone, now, format);
    if (days.get(element) !== today) showWeek(element, hours, today, format);
    days.set(element, today);
  }
}

function showStatus(
  element: Element,
  hours: OpeningHours,
  timeZone: string,
  now: number,
  format: HoursFormat,
): void {
  const line = element.querySelector(".now.scripted");
  if (!line) return;
  const { isOpen, lead, rest, end } = statusAt(hours, timeZone, now, format);
  const moment = [rest, end].filter(Boolean).join(format.t("hours.comma"));
  const text = [lead, moment].filter(Boolean).join(" · ");
  if (line.textContent === text) return;
  line.replaceChildren(made(isOpen ? "b" : "span", "", lead), text.slice(lead.length));
}

function showWeek(element: Element, hours: OpeningHours, today: number, format: HoursFormat): void {
  const line = element.querySelector(".hours .week");
  if (line) line.textContent = oneLineOf(hours, format) ?? "";
  const rows = rowsOf(hours, today, format).map(({ label, times, isToday, isException, reason }) => {
    const row = made("div", isException ? "special" : "", made("dt", "", label), made("dd", "", times));
    if (isToday) row.setAttribute("aria-current", "date");
    if (reason !== null) {
      const said = made("span", "", reason);
      said.dir = "auto";
      row.lastElementChild?.append(said);
    }
    return row;
  });
  element.querySelector(".hours dl")?.replaceChildren(...rows);
}
