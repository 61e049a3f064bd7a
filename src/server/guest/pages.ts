/** The guest pages that this process has cached, and how one is made. */
import type { GuestDocument } from "../../lib/guest-document.ts";
import type { Context } from "../context.ts";
import { isBig } from "./big-pages.ts";
import { readDocument } from "./documents.ts";
import { drawPage, type HotelPage, type PageJob } from "./draw-page.ts";
import { PageCache } from "./page-cache.ts";
import { bytesOf, isOutdated } from "./prepared-page.ts";

export type GuestPages = PageCache<HotelPage>;

export function openGuestPages(context: Omit<Context, "guestPages">): GuestPages {
  const { frontend, hotelChanges, log, publicUrl, bulkheads, bigPages } = context;
  const { islandUrl, printUrl } = frontend;
  const site = { publicUrl, islandUrl, printUrl };
  // `npm run dev` changes pages without any hotel changing.
  const reloads = frontend.assets === undefined;

  async function makeHotelPage(hotelId: string): Promise<HotelPage | undefined> {
    const text = await readDocument(context, hotelId);
    if (text === null) return undefined;
    // The function's declared return type is plain JSON.
    const document = JSON.parse(text) as GuestDocument;
    const renderer = await frontend.guest();
    const logo = await context.logoPictures.urls(document.hotel.logo_url);
    const logos = logo && Object.fromEntries(renderer.logoSides.map((side) => [side, logo(side)]));
    const job: PageJob = { document, site, logos };
    return bulkheads.pages.run(() =>
      isBig(document, text.length) && !reloads ? bigPages.draw(job) : drawPage(renderer, job),
    );
  }

  const pages = new PageCache<HotelPage>({
    make: makeHotelPage,
    bytesOf,
    isOutdated,
    misses: bulkheads.misses,
    isLive: () => !reloads && hotelChanges.live === true,
    log,
  });
  hotelChanges.subscribe(pages);
  return pages;
}
