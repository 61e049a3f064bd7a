/** How much of the first screen the answers take; the cover gets the rest. */
import { clockAt, periodAt } from "../../lib/announcements/announcements.ts";
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { widthOf } from "../../lib/texts/script.ts";
import ANNOUNCEMENT_RULES from "../now/announcements.css?inline";
import CROWDED_RULES from "./crowded.css?inline";

/** Rem that times, one network, search and two rows take. */
const ANSWERS = 30;
const NETWORK = 4.625;
/** Rem that a line of a text above the search and the space around it take. */
const LINE = 1.5;
const AROUND = 1.25;
const FITTING = 18;

/** CSS for pages with announcements or several networks; empty for others. */
export function firstScreenRules({ hotel, parts: { announcements, wifi } }: GuestDocument): string {
  if (announcements.length === 0 && wifi.length <= 1) return "";
  const clock = clockAt(hotel.time_zone, Date.now());
  const texts = announcements
    .filter((announcement) => periodAt(announcement, clock) === "now")
    .map(({ text }) => text);
  const rem = texts.reduce(
    (sum, text) => sum + Math.ceil(widthOf(text) / FITTING) * LINE + AROUND,
    ANSWERS + Math.max(0, wifi.length - 1) * NETWORK,
  );
  return `body{--answers:${rem}rem}${CROWDED_RULES}${announcements.length > 0 ? ANNOUNCEMENT_RULES : ""}`;
}
