/** Shows announcements and items during their time, by the device's clock. */
import { clockAt } from "../../lib/announcements/announcements.ts";
import { isShownAt } from "../../lib/announcements/shown-during.ts";
import { everyMinute } from "./minutes.ts";

export function followAnnouncements(): void {
  everyMinute((timeZone) => {
    const all = document.querySelectorAll<HTMLElement>("[data-starts]");
    if (!all[0]) return;
    const clock = clockAt(timeZone, Date.now());
    for (const element of all) element.classList.toggle("away", !isShownAt(element.dataset, clock));
  });
}
