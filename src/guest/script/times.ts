/** Shows check-in and check-out in the guest's own time format. */
import { formatFor, timeInWords } from "../../lib/opening-hours/words.ts";
import { locales, pageFormat } from "./texts.ts";

export function followClock(): void {
  // Most devices return here and avoid the first use of Intl, which blocks a slow phone.
  if (locales.includes(navigator.language)) return;
  const format = formatFor(pageFormat);
  for (const element of document.querySelectorAll<HTMLElement>("[data-time]")) {
    const [hours = 0, minutes = 0] = (element.dataset.time ?? "").split(":").map(Number);
    // Keeps the old width, so that nothing beside it moves. Relative to the screen, which may be rotated.
    element.style.setProperty("--held", `${(100 * element.offsetWidth) / innerWidth}vw`);
    element.textContent = timeInWords(format, hours * 60 + minutes);
  }
}
