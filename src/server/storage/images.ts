/** Turns any uploaded picture into one kind of file, made here: no byte of the upload itself is kept. */
import sharp from "sharp";
import { UnusableImageError } from "./errors.ts";

/** Pixels. Twice what the guest page shows, for dense screens. */
const MAX_SIDE = 1024;
/** A decoded picture with this many pixels takes 200 MB. */
export const MAX_PIXELS = 50_000_000;
export const MAX_SECONDS = 10;
const QUALITY = 85;

// The other core stays free for guests while a picture is decoded.
sharp.concurrency(1);
// An allow-list: libvips reads dozens of formats, including SVG and PDF, which may refer to other files.
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
 * Turns the picture upright, fits it into 1024 × 1024 pixels and drops its metadata (a photograph contains
 * its location). Takes the first frame of an animation.
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
    // sharp has no error codes that tell a damaged picture from another failure.
    throw new UnusableImageError("Please select a valid image file.", { cause: error });
  }
}

/**
 * The whole logo in the middle of a square. WebP is transparent around it, PNG is white, because a phone puts
 * black behind a transparent icon.
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
