/** Whatever an owner uploads becomes one kind of picture, made here: nothing of the upload itself is kept. */
import sharp from "sharp";
import { UnusableImageError } from "./errors.ts";

/** Pixels. Twice what the guest page shows, for dense screens. */
const MAX_SIDE = 1024;
/** A decoded picture of this many pixels takes 200 MB. */
export const MAX_PIXELS = 50_000_000;
export const MAX_SECONDS = 10;
const QUALITY = 85;

// One core is left for guests, whatever is being decoded.
sharp.concurrency(1);
// An allow-list: libvips reads dozens of formats, SVG and PDF with references to other files among them.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
    // AVIF; the package has no decoder for HEIC.
    "VipsForeignLoadHeifBuffer",
  ],
});

export type PictureType = "webp" | "png";

/**
 * Turns it upright, fits it into 1024 × 1024 pixels and drops its metadata (a photograph tells where it
 * was taken). Of an animation the first frame.
 *
 * @returns a WebP file
 * @throws {UnusableImageError}
 */
export async function toLogo(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, autoOrient: true })
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    // sharp has no codes that tell a damaged picture from another failure to read it.
    throw new UnusableImageError("Please select a valid image file.", { cause: error });
  }
}

/**
 * The whole logo in the middle of a square: on nothing as WebP, on white as PNG, because a phone puts
 * black behind an icon that is see-through.
 *
 * @param logo what {@link toLogo} made
 * @param side in pixels
 */
export function toSquare(logo: Uint8Array, side: number, type: PictureType): Promise<Buffer> {
  const square = sharp(logo).resize({
    width: side,
    height: side,
    fit: "contain",
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  });
  return (
    type === "png" ? square.flatten({ background: "#fff" }).png() : square.webp({ quality: QUALITY })
  ).toBuffer();
}
