/** Reads a QR code the way a phone does: from the pixels of an image. */
import jsqr from "jsqr";
import sharp from "sharp";

/**
 * @param image PNG, JPEG or SVG
 * @returns what the code says, or undefined when none can be read
 */
export async function decodeQr(image: Uint8Array | string): Promise<string | undefined> {
  const { data, info } = await sharp(typeof image === "string" ? Buffer.from(image) : image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsqr.default(new Uint8ClampedArray(data), info.width, info.height, {
    // Black on white only: a scanner that also tries the inverse would hide a mistake in dark mode.
    inversionAttempts: "dontInvert",
  });
  return code?.data;
}
