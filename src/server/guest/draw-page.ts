/** From a guest document to the page that is sent. This work grows with the amount of content. */
import type { GuestRenderer, Site } from "../../guest/render.tsx";
import type { GuestDocument } from "../../lib/guest-document.ts";
import type { Context } from "../context.ts";
import { isBig } from "./big-pages.ts";
import { type Compress, compressBeside, type PreparedPage, preparePage } from "./prepared-page.ts";

export interface HotelPage extends PreparedPage {
  /** Whether search engines may list it. */
  isListed: boolean;
  /** By name: see guest/page-files.ts. */
  files: Record<string, string>;
}

interface Drawing {
  document: GuestDocument;
  site: Site;
  /** URLs by their width in pixels; undefined for a hotel without a logo. */
  logos: Readonly<Record<number, string>> | undefined;
}

/** For another thread: reading a text there costs the main thread less than copying what is in it. */
export interface PageJob extends Omit<Drawing, "document"> {
  text: string;
}

/** @throws {OverloadedError} */
export type DrawText = (document: string) => Promise<HotelPage>;

/** Draws what guest_hotel() answered, on another thread where it is big. */
export function pageDrawer(context: Omit<Context, "guestPages">): DrawText {
  const { frontend, publicUrl, logoPictures, bulkheads, bigPages } = context;
  const { islandUrl, printUrl } = frontend;
  const site = { publicUrl, islandUrl, printUrl };
  return async (text) => {
    // The function's declared return type is plain JSON.
    const document = JSON.parse(text) as GuestDocument;
    const renderer = await frontend.guest();
    const logo = await logoPictures.urls(document.hotel.logo_url);
    const logos = logo && Object.fromEntries(renderer.logoSides.map((side) => [side, logo(side)]));
    // What `npm run dev` serves is not built, and threads load what is.
    const onThread = frontend.assets !== undefined && isBig(document, text.length);
    return onThread
      ? bulkheads.bigPages.run(() => bigPages.draw({ text, site, logos }), document.hotel.id)
      : bulkheads.pages.run(() => drawPage(renderer, { document, site, logos }, compressBeside));
  };
}

export async function drawPage(
  renderer: GuestRenderer,
  { document, site, logos }: Drawing,
  compress: Compress,
): Promise<HotelPage> {
  const { renderHotel, isListed, nextChange, pageFiles } = renderer;
  const logo = logos && ((side: number) => logos[side] ?? "");
  // Determined before the page is drawn: if the time passes meanwhile, the page is drawn again.
  const outdatedAt = nextChange(document);
  const page = await preparePage(renderHotel(document, site, logo), compress);
  return {
    ...page,
    isListed: isListed(document.hotel),
    outdatedAt,
    files: pageFiles(document, site.publicUrl, logo),
  };
}
