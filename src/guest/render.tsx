/** The guest page's renderer: built into one file that the server loads. */

import { nextChange } from "../lib/announcements.ts";
import type { GuestDocument, GuestHotel } from "../lib/guest-document.ts";
import { oneLine } from "../lib/one-line.ts";
import { photoUrl } from "../lib/photo.ts";
import { directionOf } from "../lib/script.ts";
import { nameSize } from "./cover.tsx";
import { HotelPage } from "./hotel-page.tsx";
import { lookOf } from "./look.ts";
import MESSAGES from "./messages.css?inline";
import { NotFoundPage, UnavailablePage } from "./messages.tsx";
import { type GuestPage, page } from "./page.tsx";
import { pageFiles } from "./page-files.ts";
import { ScannerPage } from "./scanner-page.tsx";
import { SECTION_HUES } from "./section-hues.ts";
import { structuredData } from "./structured-data.ts";

export interface Site {
  /** The site's origin, without a trailing slash. */
  publicUrl: string;
  /** Path of the page's script. */
  islandUrl: string;
  /** Path of the rules for paper. */
  printUrl: string;
}

export interface GuestRenderer {
  renderHotel(document: GuestDocument, site: Site, logo?: LogoUrl): GuestPage;
  isListed(hotel: GuestHotel): boolean;
  /** When the page changes although nobody edits anything; undefined for never. */
  nextChange(document: GuestDocument): number | undefined;
  /** Widths in pixels that {@link LogoUrl} is asked for. */
  logoSides: readonly number[];
  pageFiles: typeof pageFiles;
  renderNotFound(): GuestPage;
  renderUnavailable(site: Site): GuestPage;
  renderScanner(site: Site): GuestPage;
}

/** The URL of the hotel's logo in a square of this many pixels. */
export type LogoUrl = (side: number) => string;

export { nextChange, pageFiles };

const DESCRIPTION_LENGTH = 160;

/** Pixels: twice the cover's size, for dense screens; an icon's; and the minimum for link previews. */
const LOGO_SIDES = { header: 144, icon: 192, preview: 512 };
/** The width of a cover in link previews. */
const PREVIEW_WIDTH = 1200;
export const logoSides = Object.values(LOGO_SIDES);

export function renderHotel(
  document: GuestDocument,
  { publicUrl, islandUrl, printUrl }: Site,
  logo?: LogoUrl,
): GuestPage {
  const { id, name, description, address } = document.hotel;
  const direction = directionOf(name + description);
  const path = `/view/${id}`;
  const url = publicUrl + path;
  const { cover_path } = document.hotel;
  const picture = cover_path ? photoUrl(cover_path, PREVIEW_WIDTH, "webp") : logo?.(LOGO_SIDES.preview);
  const image = picture && publicUrl + picture;
  return page(
    {
      title: name,
      description: summary(description || `Guest information of ${name}, ${oneLine(address)}`),
      url,
      image: image ? { url: image, size: previewSize(document) } : undefined,
      homeScreen: {
        manifestUrl: `${path}/manifest.webmanifest`,
        iconUrl: logo?.(LOGO_SIDES.icon) ?? `${path}/icon.svg`,
      },
      structuredData: structuredData(document, url, image),
      isListed: isListed(document.hotel),
      islandUrl,
      printUrl,
      look: lookOf(document.hotel),
      css: ownRules(document) + (direction === "rtl" ? RIGHT_TO_LEFT : ""),
      direction,
    },
    <HotelPage document={document} logoUrl={logo?.(LOGO_SIDES.header)} />,
  );
}

/** A line of another script stands where its neighbours do; a paragraph where its own begins. */
const RIGHT_TO_LEFT = "[dir=auto]:not(p),code{text-align:right}";

/** Of the cover, which chats then show in full width before they have loaded it. A logo stays small. */
function previewSize({ hotel: { cover_path }, parts }: GuestDocument) {
  const photo = cover_path ? parts.photos[cover_path] : undefined;
  if (!photo) return undefined;
  const width = Math.min(photo.width, PREVIEW_WIDTH);
  return { width, height: Math.round((photo.height * width) / photo.width) };
}

/** CSS that depends on the hotel. The page's policy allows no style attribute. */
function ownRules({ hotel, custom_sections }: GuestDocument): string {
  const { name, cover_focus_x, cover_focus_y } = hotel;
  const hues = new Set(custom_sections.map(({ color }) => color));
  return [
    `:root{--name-size:${nameSize(name)};--x:${cover_focus_x}%;--y:${cover_focus_y}%}`,
    ...[...hues].flatMap((color) => (SECTION_HUES[color] ? `.${color}{--hue:${SECTION_HUES[color]}}` : [])),
  ].join("");
}

/** Search engines may list a hotel once its owner has confirmed the times that they would repeat. */
export function isListed({ is_listed, times_confirmed }: GuestHotel): boolean {
  return is_listed && times_confirmed;
}

export function renderNotFound(): GuestPage {
  return page(
    { title: "Hotel Not Found", description: "The hotel you're looking for doesn't exist.", css: MESSAGES },
    <NotFoundPage />,
  );
}

export function renderUnavailable({ islandUrl }: Site): GuestPage {
  return page(
    { title: "One moment, please", description: "Loading hotel information...", islandUrl, css: MESSAGES },
    <UnavailablePage />,
  );
}

export function renderScanner({ publicUrl }: Site): GuestPage {
  return page(
    {
      title: "Demo scanner",
      description: "Scan a hotel's code as a guest would, and see the page that opens.",
      url: `${publicUrl}/qr-scanner`,
      css: MESSAGES,
    },
    <ScannerPage publicUrl={publicUrl} />,
  );
}

/** Shortened at a word, for search results and link previews. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).toWellFormed()}…`;
}
