/** Shows check-in and check-out in the format of the guest's own clocks. */
import { formatFor, formatOf, timeInWords } from "../../lib/opening-hours/words.ts";
import { locales, pageFormat } from "./texts.ts";

export function followClock(): void {
  // Most devices are spared the first use of Intl, which holds up a slow phone.
  if (locales.includes(navigator.language)) return;
  const format = formatFor(pageFormat);
  if (format.hour12 === formatOf(pageFormat.locale, pageFormat.t).hour12) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-time]")) {
    const [hours = 0, minutes = 0] = (element.dataset.time ?? "").split(":").map(Number);
    // It keeps its width: nothing beside it moves. As a share of the screen's, which may be turned.
    element.style.minInlineSize = `${(100 * element.offsetWidth) / innerWidth}vw`;
    element.textContent = timeInWords(format, hours * 60 + minutes);
  }
}
