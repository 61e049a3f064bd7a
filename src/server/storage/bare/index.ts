/**
 * Reduces a picture's file to what its pixels need. Texts, other frames, thumbnails and metadata can hide gigabytes
 * in some kilobytes, or repeat ten thousand times, so the decoder gets none of them. Its needs stay unchanged,
 * and the decoder judges it. Walks over the bytes once.
 */
import { UnusableImageError } from "../unusable-image.ts";
import { bareAvif } from "./avif.ts";
import { bareGif } from "./gif.ts";
import { bareJpeg } from "./jpeg.ts";
import { barePng } from "./png.ts";
import { bareWebp } from "./webp.ts";

/** The position and text that identify a format, in Latin-1. */
const FORMATS = [
  { at: 0, says: "\x89PNG\r\n\x1a\n", bare: barePng },
  { at: 0, says: "\xff\xd8\xff", bare: bareJpeg },
  { at: 8, says: "WEBP", bare: bareWebp },
  { at: 0, says: "GIF8", bare: bareGif },
  { at: 4, says: "ftyp", bare: bareAvif },
];

/**
 * @returns a file of the same picture, turned the same way, with the same colors; only the first frame of an
 * animation
 * @throws {UnusableImageError} when it is no picture, or its parts do not fit together
 */
export function barePicture(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = FORMATS.find(({ at, says }) => file.toString("latin1", at, at + says.length) === says);
  const picture = format?.bare(file);
  if (!picture) throw new UnusableImageError("Please select a valid image file.");
  return picture;
}
