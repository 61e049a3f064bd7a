/** Where a photo's files lie, for those who make them, show them and choose among them. */

/** Widths in pixels. A photo that is narrower than the largest has its own width there. */
export const PHOTO_SIZES = [480, 800, 1200] as const;
export const PHOTO_FORMATS = ["avif", "webp"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

const [, , LARGEST] = PHOTO_SIZES;
const PUBLIC_PATH = "/storage/v1/object/public/photos/";

/** What the database keeps of a photo beside its path. */
export interface Photo {
  width: number;
  height: number;
  /** #rrggbb. Shown in its place until it is there. */
  top_color: string;
  bottom_color: string;
}

/** The sizes there are of a photo of this width: none is a smaller one blown up. */
export function sizesOf(width: number): number[] {
  return PHOTO_SIZES.filter((size) => size === LARGEST || size < width);
}

/** @param path `hotel id/hash`, as a row of the database has it */
export function photoUrl(path: string, size: number, format: PhotoFormat): string {
  return `${PUBLIC_PATH}${path}-${size}.${format}`;
}

/** For a <source>: each size with its width. */
export function sourceSet(path: string, width: number, format: PhotoFormat): string {
  return sizesOf(width)
    .map((size) => `${photoUrl(path, size, format)} ${Math.min(size, width)}w`)
    .join(", ");
}
