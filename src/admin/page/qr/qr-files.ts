/** The code as files to download. */

import { queryOptions, skipToken } from "@tanstack/react-query";
import { fetchWhole } from "../../rows/fetch.ts";
import type { QrCode, Square } from "../../ui/qr-code.ts";

/** For printing at any size, with the logo in it. @param side in pixels, for programs that need one */
export function qrSvg({ size, path, logo }: QrCode, logoUrl?: string, side = size): string {
  const image =
    logo && logoUrl
      ? `<image x="${logo.x}" y="${logo.y}" width="${logo.side}" height="${logo.side}" href="${logoUrl}"/>`
      : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path shape-rendering="crispEdges" d="${path}"/>${image}</svg>`;
}

/** Exactly `code.size` pixels wide and high. */
export async function qrPng(code: QrCode, logo?: Logo): Promise<Blob> {
  const canvas = new OffscreenCanvas(code.size, code.size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no 2D canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, code.size, code.size);
  context.fillStyle = "#000";
  context.fill(new Path2D(code.path));
  if (code.logo && logo) {
    const { x, y, width, height } = contain(code.logo, logo.image);
    context.imageSmoothingQuality = "high";
    context.drawImage(logo.image, x, y, width, height);
  }
  return canvas.convertToBlob({ type: "image/png" });
}

/** The largest box with the image's proportions within the square, centered. */
export function contain({ x, y, side }: Square, { width, height }: { width: number; height: number }) {
  const scale = side / Math.max(width, height);
  const [fitWidth, fitHeight] = [width * scale, height * scale];
  return {
    x: x + (side - fitWidth) / 2,
    y: y + (side - fitHeight) / 2,
    width: fitWidth,
    height: fitHeight,
  };
}

/** The hotel's logo, loaded and ready to be embedded. */
export interface Logo {
  image: HTMLImageElement;
  dataUrl: string;
  /** It is white or nearly white, and transparent: it needs a dark ground. */
  isLight: boolean;
}

/** Fails when it cannot be loaded or is no image. Disabled for a hotel without a logo. */
export function logoQuery(url: string | null) {
  return queryOptions({
    queryKey: ["qr-logo", url],
    queryFn: url ? ({ signal }) => loadLogo(url, signal) : skipToken,
  });
}

async function loadLogo(url: string, signal: AbortSignal): Promise<Logo> {
  const response = await fetchWhole(url, { signal });
  if (!response.ok) throw new Error(`The logo answered with status ${response.status}`);
  const dataUrl = await readAsDataUrl(await response.blob());
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return { image, dataUrl, isLight: isLight(image) };
}

/** Pixels a side to which a logo is scaled before its brightness is measured. */
const SAMPLE = 48;
/** Brightness up to 255: brighter logos are light. */
const LIGHT = 205;

function isLight(image: HTMLImageElement): boolean {
  const context = new OffscreenCanvas(SAMPLE, SAMPLE).getContext("2d");
  if (!context) return false;
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  let [opaque, light] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
    opaque += alpha / 255;
    light += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha) / 255;
  }
  // A logo without transparent parts has a ground of its own.
  return opaque < SAMPLE * SAMPLE * 0.9 && light / opaque > LIGHT;
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
