/** The five destinations of a phone, and the ways back to them. */

import { House, Inbox, LayoutList, type LucideIcon, QrCode, Sun } from "lucide-react";
import { t } from "../../lib/texts/t.ts";
import { SECTIONS } from "../../sections/index.ts";
import {
  HAND_OVER_PATH,
  INBOX_PATH,
  LABEL_PATH,
  NIGHT_LOG_PATH,
  ROOMS_PATH,
} from "../inbox/messages/paths.ts";
import { DASHBOARD, HOTEL_OVERVIEW, headerOf, sectionEntry } from "./navigation.ts";
import { SETUP_PATH } from "./setup/steps.ts";

interface Destination {
  path: string;
  word: string;
  icon: LucideIcon;
}

const CONTENT_DESTINATION: Destination = { path: "/admin/sections", word: t`Content`, icon: LayoutList };

export const DESTINATIONS: readonly Destination[] = [
  { path: DASHBOARD.path, word: t`Today`, icon: Sun },
  CONTENT_DESTINATION,
  { path: INBOX_PATH, word: t`Inbox`, icon: Inbox },
  { path: "/admin/qr-code", word: t`Code`, icon: QrCode },
  { path: HOTEL_OVERVIEW.path, word: t`Hotel`, icon: House },
];

const TODAY = ["/admin/announcements", SETUP_PATH];
const OF_CONTENT = [
  "/admin/visibility",
  "/admin/custom-sections",
  ...SECTIONS.map((section) => sectionEntry(section).path),
];

/** The path of the destination to which a screen belongs: the hotel's own, if to no other. */
export function destinationOf(pathname: string): string {
  const path = pathname.replace(/\/+$/, "");
  if (TODAY.includes(path)) return DASHBOARD.path;
  if (OF_CONTENT.includes(path)) return CONTENT_DESTINATION.path;
  if (path === ROOMS_PATH) return INBOX_PATH;
  const found = DESTINATIONS.find(
    (each) => path === each.path || (each !== DESTINATIONS[0] && path.startsWith(`${each.path}/`)),
  );
  return (found ?? HOTEL_OVERVIEW).path;
}

/** The word of the bar, which is a destination's name on phones. */
export function wordOf(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, "");
  return DESTINATIONS.find((each) => each.path === path)?.word;
}

/** Search parameters that open a part of a screen. It leads back to the whole. */
const PARTS = ["more", "language"];

/** Where a screen's arrow leads: to the destination above, or to the screen that leads to it; the five have none. */
export function aboveOf(pathname: string, search: string): Pick<Destination, "path" | "word"> | undefined {
  const path = pathname.replace(/\/+$/, "");
  const address = new URLSearchParams(search);
  const whole = PARTS.some((part) => address.has(part)) ? path : path === NIGHT_LOG_PATH && HAND_OVER_PATH;
  if (whole) return { path: whole, word: headerOf(whole)?.title ?? "" };
  const above = wordOf(path) ? undefined : DESTINATIONS.find((each) => each.path === destinationOf(path));
  // A label belongs to its message.
  return above && path === LABEL_PATH ? { ...above, path: above.path + search } : above;
}
