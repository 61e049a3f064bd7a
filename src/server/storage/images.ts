/** Turns any uploaded picture into one kind of file, made here: no byte of the upload itself is kept. */
import sharp, { type Raw, type Sharp } from "sharp";
import { barePicture } from "./bare/index.ts";
import { UnusableImageError } from "./unusable-image.ts";

/** Pixels. Twice what the guest page shows, for dense screens. */
const MAX_SIDE = 1024;
/** A decoded picture with this many pixels takes 200 MB. */
const MAX_PIXELS = 50_000_000;
/** Longest side in pixels, because a decoder may take long for each row. */
const MAX_SIDE_READ = 30_000;
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
 * @param work gets the picture, turned upright; of an animation the first frame
 * @throws {UnusableImageError}
 */
export async function withPicture<Result>(
  bytes: Uint8Array,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    const picture = sharp(barePicture(bytes), { failOn: "error", limitInputPixels: false, autoOrient: true });
    const { width, height } = await picture.metadata();
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_READ)
      throw new UnusableImageError(
        `This picture is too large: at most ${MAX_PIXELS / 1e6} million pixels can be read.`,
      );
    return await work(picture);
  } catch (error) {
    if (error instanceof UnusableImageError) throw error;
    // sharp has no error codes that tell a damaged picture from another failure.
    throw new UnusableImageError("Please select a valid image file.", { cause: error });
  }
}

/** A decoded picture, with this many bytes for each pixel. */
export interface Pixels {
  data: Buffer;
  info: Raw;
}

/**
 * Turns the picture upright, fits it into 1024 × 1024 pixels and drops its metadata (a photograph contains
 * its location).
 * @throws {UnusableImageError}
 */
export function readLogo(bytes: Uint8Array): Promise<Pixels> {
  return withPicture(bytes, (picture) =>
    picture
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

/** @returns a WebP file */
export function toLogo({ data, info }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: info }).webp({ quality: QUALITY }).toBuffer();
}

/** As a part of the square's side. */
const PLATE_MARGIN = 0.08;
/** The ground behind logos made for a dark one. */
const DARK_PLATE = "#20242b";
/** The mean of a logo's visible pixels, out of 255, from which it counts as white. */
const WHITE = 225;
/** A logo that fills more of its rectangle has its own ground. */
const FILLED = 0.97;

/**
 * Puts the whole logo in the middle of a square: as WebP with a margin, for the guest page; as PNG without, for a
 * phone that cuts icons itself. Opaque, because a phone puts black behind a transparent icon; dark behind a white
 * logo.
 * @param logo the result of {@link toLogo}
 * @param side in pixels
 */
export async function toSquare(logo: Uint8Array, side: number, type: PictureType): Promise<Buffer> {
  const background = (await isWhite(logo)) ? DARK_PLATE : "#fff";
  const margin = type === "webp" ? Math.round(side * PLATE_MARGIN) : 0;
  const inside = side - 2 * margin;
  return sharp(logo)
    .resize({ width: inside, height: inside, fit: "contain", background })
    .flatten({ background })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background })
    .toFormat(type, type === "webp" ? { quality: QUALITY } : {})
    .toBuffer();
}

async function isWhite(logo: Uint8Array): Promise<boolean> {
  const pixels = await sharp(logo)
    .resize({ width: 64, height: 64, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  let seen = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    seen += alpha;
    light += (alpha * (red + green + blue)) / 3;
  }
  return seen < (FILLED * 255 * pixels.length) / 4 && light > WHITE * seen;
}
