/** From a guest document to what is sent: the work that grows with how much a hotel says. */
import type { GuestRenderer } from "../../guest/render.tsx";
import type { GuestDocument } from "../../lib/guest-document.ts";
import { type PreparedPage, preparePage } from "./prepared-page.ts";

export interface HotelPage extends PreparedPage {
  /** Whether search engines may list it. */
  isListed: boolean;
  /** What a phone reads to put the page on its home screen. */
  manifest: string;
  /** SVG, for hotels without a logo. */
  icon: string;
}

/** Plain data, so that it can be handed to another thread. */
export interface PageJob {
  document: GuestDocument;
  site: { publicUrl: string; islandUrl: string };
  /** URLs by their width in pixels; undefined for a hotel without a logo. */
  logos: Readonly<Record<number, string>> | undefined;
}

export async function drawPage(
  renderer: GuestRenderer,
  { document, site, logos }: PageJob,
): Promise<HotelPage> {
  const { renderHotel, isListed, nextChange, homeScreenManifest, monogramIcon } = renderer;
  const { hotel } = document;
  const logo = logos && ((side: number) => logos[side] ?? "");
  // Before it is drawn: what changes meanwhile is drawn again.
  const outdatedAt = nextChange(document);
  const page = await preparePage(renderHotel(document, site, logo));
  return {
    ...page,
    isListed: isListed(hotel),
    outdatedAt,
    manifest: homeScreenManifest(hotel, logo),
    icon: monogramIcon(hotel),
  };
}
