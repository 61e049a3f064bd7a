/** Makes a photo in all its sizes and formats: no byte of the upload itself is kept. */
import sharp, { type Sharp } from "sharp";
import {
  PHOTO_FORMATS,
  PHOTO_SIZES,
  type Photo,
  type PhotoFormat,
  type PhotoSize,
  ROUGH,
  sizesOf,
} from "../../lib/look/photo.ts";
import { type Pixels, withPicture } from "./images.ts";
import { UnusableImageError } from "./unusable-image.ts";

const WIDTH = Math.max(...PHOTO_SIZES);
/** No screen shows more than twice the width. */
const MAX_HEIGHT = 2 * WIDTH;

/** Effort 1 of 9: each step up takes twice as long and saves a twentieth of the bytes. */
const ENCODERS: Readonly<Record<PhotoFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 72, effort: 3 }),
};

/** Out of 100: seen for a second, it may be blurred. Each further step of four takes an eighth more. */
const ROUGH_QUALITY = 10;

export interface PhotoFiles extends Photo {
  files: { size: PhotoSize; format: PhotoFormat; bytes: Buffer }[];
}

/** Makes all sizes and formats. */
export async function toPhoto({ data, info }: Pixels): Promise<PhotoFiles> {
  const largest = () => sharp(data, { raw: info });
  const [top, bottom] = await edgeColors(largest());
  const files: PhotoFiles["files"] = [];
  // One after the other, because together they would need memory for all sizes at once.
  for (const size of sizesOf(info.width)) {
    for (const format of PHOTO_FORMATS) {
      const scaled = largest().resize({ width: size, withoutEnlargement: true });
      files.push({ size, format, bytes: await ENCODERS[format](scaled).toBuffer() });
    }
  }
  const smallest = largest().resize({ width: PHOTO_SIZES[0], withoutEnlargement: true });
  const rough = await smallest.avif({ quality: ROUGH_QUALITY, effort: 1 }).toBuffer();
  files.push({ size: ROUGH, format: "avif", bytes: rough });
  return { width: info.width, height: info.height, top_color: top, bottom_color: bottom, files };
}

/** Makes one size and format, for a picture that few people look at, once. @returns a WebP file */
export function toSnapshot({ data, info }: Pixels): Promise<Buffer> {
  return ENCODERS.webp(sharp(data, { raw: info })).toBuffer();
}

/**
 * Turns the photo upright and drops the camera's metadata: place, time, model. Takes the first frame of an
 * animation. Transparent pixels become white.
 * @throws {UnusableImageError}
 */
export async function readPhoto(bytes: Uint8Array): Promise<Pixels> {
  if (isHeic(bytes)) {
    throw new UnusableImageError(
      "This is a HEIC picture, as iPhones take them, which cannot be read here. Please save it as JPEG first.",
    );
  }
  return withPicture(bytes, (picture) =>
    picture
      .resize({ width: WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

/** Computes the average colors of the upper and the lower half. */
async function edgeColors(picture: Sharp): Promise<[top: string, bottom: string]> {
  const pixels = await picture.resize({ width: 1, height: 2, fit: "fill" }).raw().toBuffer();
  const hex = (from: number) => `#${pixels.subarray(from, from + 3).toString("hex")}`;
  return [hex(0), hex(pixels.length / 2)];
}

/** ISO 14496-12, section 4.3: a file begins with its brand and the compatible ones. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString("latin1");
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(head);
}
