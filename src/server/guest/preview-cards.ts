/**
 * Draws pictures of a hotel: for link previews its name on the cover or on the hotel's color (docs/decisions/0109),
 * for home screens the logo or the initials.
 */

import { photoFile } from "../../lib/look/photo.ts";
import type { PreviewCard } from "../../lib/look/preview-card.ts";
import { keepLatest } from "../capacity/kept-maps.ts";
import { logoKey } from "../storage/logo-pictures.ts";
import type { PageContext } from "./context.ts";

/** A card takes some 100 KB, an icon a tenth of it. */
const MAX_KEPT = 100;
const LOGO_SIDE = 144;
const LOGO_OF_ICON_SIDE = 512;

export function previewCards({ uploads, logoPictures, bulkheads }: PageContext) {
  /** Pictures by all that is on them, oldest first. */
  const drawn = new Map<string, Buffer>();

  async function draw(card: PreviewCard, network: string): Promise<Buffer> {
    const { cropCard, writeCard } = await import("./draw-card.ts");
    const { photo, logoUrl } = card;
    const cover = photo && (await uploads.photos.read(photoFile(photo.path, 1200, "webp")));
    if (cover) return cropCard(cover, photo, card);
    const key = logoKey(logoUrl);
    const logo = key ? await logoPictures.picture(key, LOGO_SIDE, network) : undefined;
    return writeCard(card, logo?.bytes);
  }

  async function drawIconOf(card: PreviewCard, side: number, network: string): Promise<Buffer> {
    const { drawIcon } = await import("./draw-card.ts");
    const key = logoKey(card.logoUrl);
    const logo = key ? await logoPictures.picture(key, LOGO_OF_ICON_SIDE, network) : undefined;
    return drawIcon(card, side, logo?.bytes);
  }

  /**
   * @param iconSide in pixels; without it the card is drawn
   * @returns a JPEG file, or a PNG file for an icon
   * @throws {OverloadedError | StoreUnavailableError}
   */
  return async (card: PreviewCard, network: string, iconSide?: number): Promise<Buffer> => {
    const { icon, mood, language, logoUrl } = card;
    const key = JSON.stringify(iconSide ? { icon, mood, language, logoUrl, iconSide } : card);
    const at = () => drawn.get(key);
    const make = () => (iconSide ? drawIconOf(card, iconSide, network) : draw(card, network));
    const picture = at() ?? (await bulkheads.cards.run(async () => at() ?? (await make()), network));
    keepLatest(drawn, key, picture, MAX_KEPT);
    return picture;
  };
}
