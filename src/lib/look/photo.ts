/** URLs of a photo's files, shared by the code that makes, shows and chooses them. */

/** Widths in pixels. A photo narrower than the largest gets a file of its own width instead. */
export const PHOTO_SIZES = [480, 800, 1200] as const;
export const PHOTO_FORMATS = ["avif", "webp"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/**
 * A rough copy, of the smallest size and as AVIF only, which takes some three kilobytes: a cover's first paint on a slow
 * line. Photos uploaded before 2026-11-28 have none.
 */
export const ROUGH = "rough";
export type PhotoSize = number | typeof ROUGH;

const [, , LARGEST] = PHOTO_SIZES;
const PUBLIC_PATH = "/storage/v1/object/public/photos/";

/** The database's facts about a photo, beside its path. */
export interface Photo {
  width: number;
  height: number;
  /** #rrggbb, shown until the photo is loaded. */
  top_color: string;
  bottom_color: string;
}

/** The sizes of a photo of this width. Photos are never enlarged. */
export function sizesOf(width: number): number[] {
  return PHOTO_SIZES.filter((size) => size === LARGEST || size < width);
}

/** @param path `hotel id/hash`, as stored in a row */
export function photoUrl(path: string, size: PhotoSize, format: PhotoFormat): string {
  return PUBLIC_PATH + photoFile(path, size, format);
}

/** The file's key in the store. */
export function photoFile(path: string, size: PhotoSize, format: PhotoFormat): string {
  return `${path}-${size}.${format}`;
}

/** srcset of a <source>: each size with its width. */
export function sourceSet(path: string, width: number, format: PhotoFormat): string {
  return sizesOf(width)
    .map((size) => `${photoUrl(path, size, format)} ${Math.min(size, width)}w`)
    .join(", ");
}
