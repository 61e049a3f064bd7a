/** The guest pages that this process has cached, and how one is made. */
import type { Context } from "../context.ts";
import { readDocument } from "./documents.ts";
import { type HotelPage, pageDrawer } from "./draw-page.ts";
import { PageCache } from "./page-cache.ts";
import { bytesOf, isOutdated } from "./prepared-page.ts";

export type GuestPages = PageCache<HotelPage>;

export function openGuestPages(context: Omit<Context, "guestPages">): GuestPages {
  const { frontend, hotelChanges, log, bulkheads } = context;
  // `npm run dev` changes pages without any hotel changing.
  const reloads = frontend.assets === undefined;
  const draw = pageDrawer(context);

  const pages = new PageCache<HotelPage>({
    async make(hotelId) {
      const text = await readDocument(context, hotelId);
      return text === null ? undefined : draw(text);
    },
    bytesOf,
    isOutdated,
    misses: bulkheads.misses,
    maxBytes: context.env.pageCacheBytes,
    isLive: () => !reloads && hotelChanges.live === true,
    log,
  });
  hotelChanges.subscribe(pages);
  return pages;
}
