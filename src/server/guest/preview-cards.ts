/** Pictures of link previews: the name on the cover, or on the hotel's color. See docs/decisions/0057. */

import { photoFile } from "../../lib/photo.ts";
import type { PreviewCard } from "../../lib/preview-card.ts";
import type { Context } from "../context.ts";
import { logoKey } from "../storage/logo-pictures.ts";

export type CardParts = Pick<Context, "uploads" | "logoPictures" | "bulkheads">;

/** Each takes some 100 KB. */
const MAX_KEPT = 100;
const LOGO_SIDE = 144;

export function previewCards({ uploads, logoPictures, bulkheads }: CardParts) {
  /** By all that is on them, oldest first. */
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

  /** @returns a JPEG file. @throws {OverloadedError | StoreUnavailableError} */
  return async (card: PreviewCard, network: string): Promise<Buffer> => {
    const key = JSON.stringify(card);
    const at = () => drawn.get(key);
    const picture =
      at() ?? (await bulkheads.cards.run(async () => at() ?? (await draw(card, network)), network));
    drawn.set(key, picture);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= MAX_KEPT) break;
      drawn.delete(oldest);
    }
    return picture;
  };
}
