/** Shows each announcement during its time, by the device's clock. */
import { clockAt, periodAt } from "../../lib/announcements.ts";
import { everyMinute } from "./minutes.ts";

export function followAnnouncements(): void {
  const timeZone = document.querySelector<HTMLElement>("main[data-time-zone]")?.dataset.timeZone;
  const all = document.querySelectorAll<HTMLElement>("[data-starts]");
  if (!timeZone || all.length === 0) return;
  everyMinute(() => {
    try {
      const clock = clockAt(timeZone, Date.now());
      for (const element of all) {
        const { starts: starts_at = "", ends: ends_at = "" } = element.dataset;
        element.hidden = periodAt({ starts_at, ends_at }, clock) !== "now";
      }
    } catch (error) {
      // This browser does not know the time zone, so the server's choice stays.
      if (!(error instanceof RangeError)) throw error;
    }
  });
}
