/** From a guest document to the page that is sent. This work grows with the amount of content. */
import type { GuestRenderer, Site } from "../../guest/render.tsx";
import type { GuestDocument } from "../../lib/guest-document.ts";
import { type PreparedPage, preparePage } from "./prepared-page.ts";

export interface HotelPage extends PreparedPage {
  /** Whether search engines may list it. */
  isListed: boolean;
  /** By name: see guest/page-files.ts. */
  files: Record<string, string>;
}

/** Plain data, so that it can be sent to another thread. */
export interface PageJob {
  document: GuestDocument;
  site: Site;
  /** URLs by their width in pixels; undefined for a hotel without a logo. */
  logos: Readonly<Record<number, string>> | undefined;
}

export async function drawPage(
  renderer: GuestRenderer,
  { document, site, logos }: PageJob,
): Promise<HotelPage> {
  const { renderHotel, isListed, nextChange, pageFiles } = renderer;
  const logo = logos && ((side: number) => logos[side] ?? "");
  // Determined before the page is drawn: if the time passes meanwhile, the page is drawn again.
  const outdatedAt = nextChange(document);
  const page = await preparePage(renderHotel(document, site, logo));
  return {
    ...page,
    isListed: isListed(document.hotel),
    outdatedAt,
    files: pageFiles(document, site.publicUrl, logo),
  };
}
