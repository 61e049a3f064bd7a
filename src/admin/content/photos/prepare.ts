/** Prepares a chosen file for upload: never larger than guests need. */
import { t } from "../../../lib/texts/t.ts";
import { type Cut, cutOf } from "./cut.ts";

/** Pixels. Twice the largest size for guests, so that a cropped part stays sharp. */
const MAX_SIDE = 2400;
const MAX_BYTES_AS_IS = 1024 * 1024;
/** The formats that the server reads. No SVG: it may refer to other files. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
const QUALITY = 0.9;

export const NO_IMAGE = t`Please select a valid image file.`;
const HEIC = t`This browser cannot read iPhone photos (HEIC). Please save it as JPEG.`;

/** The same picture would be refused again, by this browser or by the server. The message is for the owner. */
export class PhotoRefusedError extends Error {
  override name = "PhotoRefusedError";
}

/**
 * Scales a phone's picture down, which saves the hotel's Wi-Fi. It also converts HEIC to JPEG where the
 * browser reads it (Safari does), and drops the location where the picture was taken.
 *
 * @param cut without it, all of the picture is taken
 * @throws {PhotoRefusedError}
 */
export async function preparePicture(file: Blob, cut?: Cut): Promise<Blob> {
  const picture = await read(file);
  try {
    const { left, top, width, height } = cut
      ? cutOf(picture, cut)
      : { left: 0, top: 0, width: picture.width, height: picture.height };
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    if (!cut && scale === 1 && file.size <= MAX_BYTES_AS_IS && PICTURE_TYPES.includes(file.type)) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new PhotoRefusedError(NO_IMAGE);
    // JPEG has no transparency and would turn it black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    if (!blob) throw new PhotoRefusedError(NO_IMAGE);
    return blob;
  } finally {
    picture.close();
  }
}

/** Decodes the file, because its type only depends on its name. */
async function read(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    const isHeic =
      (file instanceof File && /\.hei[cf]$/i.test(file.name)) || /^image\/hei[cf]/.test(file.type);
    throw new PhotoRefusedError(isHeic ? HEIC : NO_IMAGE, { cause });
  }
}
