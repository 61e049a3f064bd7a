/** The file is no complete PNG, JPEG, WebP, GIF or AVIF picture, or takes too much to read. */
export class UnusableImageError extends Error {
  override name = "UnusableImageError";
}
