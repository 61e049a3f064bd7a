import { clockAt, periodAt } from "../../lib/announcements/announcements.ts";
import { betweenMoments } from "../../lib/announcements/shown-during.ts";
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { useReading } from "../language/reading.ts";
import { during } from "./away.ts";

/** Contains all announcements that are not over. The device shows each during its time, also on a stored page. */
export function Announcements({ document: { hotel, parts } }: { document: GuestDocument }) {
  const { t, written } = useReading();
  if (parts.announcements.length === 0) return null;
  const clock = clockAt(hotel.time_zone, Date.now());
  return (
    <ul className="announcements" aria-label={t("page.announcements")}>
      {parts.announcements.map((announcement) => {
        const { text, attributes } = written("announcements", announcement.id, "text", announcement.text);
        return (
          <li
            key={announcement.id}
            {...during(
              betweenMoments(announcement.starts_at, announcement.ends_at),
              periodAt(announcement, clock) === "now",
            )}
          >
            {/* Isolates the text, so that the bar beside it follows the page's direction. */}
            <bdi {...attributes}>{text}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
