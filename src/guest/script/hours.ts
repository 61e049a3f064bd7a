/** Shows what is open now, by the device's clock and in the guest's own format. */
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { formatFor, type HoursFormat, oneLineOf, rowsOf, statusAt } from "../../lib/opening-hours/words.ts";
import { dayAt } from "../../lib/time/zoned-time.ts";
import { made } from "./made.ts";
import { everyMinute, MINUTE_MS } from "./minutes.ts";
import { showRightNow } from "./right-now.ts";
import { pageFormat } from "./texts.ts";

interface Shown {
  element: HTMLElement;
  hours: OpeningHours;
  /** Day for which the table was drawn. */
  day?: number;
  /** Minute for which the line was drawn. */
  minute?: number;
}

export function followHours(): void {
  const all: Shown[] = [];
  // Waits until hours are in view: most guests never see any, and the first use of Intl blocks a slow phone.
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) follow();
  });
  let isWanted = false;
  let isFollowed = false;
  function follow(): void {
    isWanted = true;
    if (isFollowed || all.length === 0) return;
    isFollowed = true;
    observer.disconnect();
    const format = formatFor(pageFormat);
    everyMinute((timeZone) => {
      showAll(all, timeZone, format);
      showRightNow(timeZone, Date.now(), format);
    });
  }
  function add(root: ParentNode): void {
    for (const element of root.querySelectorAll<HTMLElement>("[data-hours]")) {
      all.push({ element, hours: JSON.parse(element.dataset.hours ?? "") as OpeningHours });
      if (!isFollowed) observer.observe(element);
    }
    if (isWanted) follow();
  }
  add(document);
  document.addEventListener("unpack", ({ detail }: CustomEventInit<Element>) => add(detail as Element));
  // The line below the cover is in view at once; it waits for a free moment.
  if (document.querySelector(".today"))
    addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(follow));
  // Starts earlier if hours may be an answer: search/begin.ts.
  document.addEventListener("search", follow);
}

function showAll(all: readonly Shown[], timeZone: string, format: HoursFormat): void {
  const now = Date.now();
  const today = dayAt(timeZone, now);
  const minute = Math.floor(now / MINUTE_MS);
  for (const shown of all) {
    if (shown.minute === minute) continue;
    shown.minute = minute;
    showStatus(shown, timeZone, now, format);
    if (shown.day !== today) showWeek(shown, today, format);
    shown.day = today;
  }
}

function showStatus({ element, hours }: Shown, timeZone: string, now: number, format: HoursFormat): void {
  const line = element.querySelector(".now.scripted");
  if (!line) return;
  const { isOpen, lead, rest, end } = statusAt(hours, timeZone, now, format);
  const moment = [rest, end].filter(Boolean).join(format.t("hours.comma"));
  const text = [lead, moment].filter(Boolean).join(" · ");
  if (line.textContent === text) return;
  line.replaceChildren(made(isOpen ? "b" : "span", "", lead), text.slice(lead.length));
}

function showWeek({ element, hours }: Shown, today: number, format: HoursFormat): void {
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
