/** What stands on printed sheets. */

import { makeQrCode } from "../qr-code.ts";
import { contain, type Logo } from "../qr-files.ts";
import { DOTS_PER_MM, makePicture, type Picture, type TextStyle, textPicture } from "./pictures.ts";

export interface PrintContent {
  hotelName: string;
  /** What to do and what for: "Scan for …". */
  line: string;
  url: string;
  /** What the code says. */
  codeUrl: string;
  logo: Logo | undefined;
}

/** Fine enough that rounding modules to whole units costs nothing; on paper they are scaled anyway. */
const CODE_UNITS = 4000;

/** As the admin's headings and text. */
export const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, ui-serif, Georgia, "Times New Roman", serif';
export const SANS =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

export function printCode(codeUrl: string, withLogo: boolean) {
  return makeQrCode(codeUrl, { size: CODE_UNITS, withLogo });
}

/** As a guest types it who cannot scan; browsers add the "https://" themselves. */
export function addressPicture(url: string, style: Omit<TextStyle, "family" | "weight">): Promise<Picture> {
  return textPicture(url.replace(/^https:\/\//, ""), { ...style, family: SANS, weight: 400 });
}

export function logoPicture({ image }: Logo, side: number): Promise<Picture> {
  const { width, height } = contain({ x: 0, y: 0, side }, image);
  return makePicture(width, height, (context) => {
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width * DOTS_PER_MM, height * DOTS_PER_MM);
  });
}
