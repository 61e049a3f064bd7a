import { ChevronRight } from "lucide-react";
import { useHotel } from "../hotel/hotel-provider.tsx";

/** What the figures mean, one press away from them. */
export function HowWeCount() {
  const { time_zone } = useHotel();
  return (
    <details className="group text-ink-soft">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg font-medium hover:text-ink">
        <ChevronRight aria-hidden="true" className="size-5 transition-transform group-open:rotate-90" />
        How we count
      </summary>
      <ul className="mt-1 grid max-w-3xl list-disc gap-1.5 pl-7 marker:text-brass">
        <li>
          A scan is one visit of your guest page, by its code or by a link. Bots, previews in messengers and
          your own visits on devices that are signed in here are left out: scanning your code with one is a
          test scan.
        </li>
        <li>
          A guest is one device on one day. Nobody is followed from one day to the next, so guests are not
          added up over weeks.
        </li>
        <li>Days begin at midnight and weeks on Monday, in your hotel's time zone ({time_zone}).</li>
        <li>
          Growth compares today with the average day of this week, this week with the average week of this
          month, and this month with the average month since your first scan.
        </li>
        <li>Direct is a guest who came from no other website: by the code, a bookmark or most apps.</li>
      </ul>
    </details>
  );
}
