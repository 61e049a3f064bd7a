/** Not a complete PNG, JPEG, WebP, GIF or AVIF picture, or one that takes too much to read. */
export class UnusableImageError extends Error {
  override name = "UnusableImageError";
}
