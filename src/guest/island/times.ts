/** Shows check-in and check-out in the format of the guest's own clocks. */
import { formatFor, timeInWords } from "../../lib/opening-hours/words.ts";

export function followClock(): void {
  const format = formatFor();
  // The page has them in twelve hours.
  if (format.hour12) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-time]")) {
    const [hours = 0, minutes = 0] = (element.dataset.time ?? "").split(":").map(Number);
    // It keeps its width: nothing beside it moves.
    element.style.minInlineSize = `${element.offsetWidth}px`;
    element.textContent = timeInWords(format, hours * 60 + minutes);
  }
}
