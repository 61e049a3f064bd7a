/** Reads a QR code the way phones do: from the pixels of an image, by two decoders that share no code. */
import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import sharp, { type Sharp } from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

// By default it would be loaded from a server on the internet.
const wasm = readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

interface Pixels {
  /** Four bytes a pixel: red, green, blue, alpha. */
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

// Both read black on white only: a decoder that also tries the inverse would hide a mistake in dark mode.

/** Like old and simple phones. */
function readByJsQr({ data, width, height }: Pixels): string | undefined {
  return jsqr.default(data, width, height, { inversionAttempts: "dontInvert" })?.data;
}

/** Like present phones. Finds several codes at once. */
async function readByZXing(pixels: Pixels): Promise<string[]> {
  const codes = await readBarcodes(
    { ...pixels, colorSpace: "srgb" },
    { formats: ["QRCode"], tryHarder: true, tryInvert: false },
  );
  return codes.map(({ text }) => text);
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

function toSharp(image: Uint8Array | string): Sharp {
  return sharp(typeof image === "string" ? Buffer.from(image) : image);
}

/**
 * @param image PNG, JPEG or SVG
 * @returns the code's content, or undefined when the decoders disagree
 */
export async function decodeQr(image: Uint8Array | string): Promise<string | undefined> {
  const pixels = await pixelsOf(toSharp(image));
  const text = readByJsQr(pixels);
  const [other] = await readByZXing(pixels);
  return text === other ? text : undefined;
}

/** The contents of all codes in the image, in any orientation. */
export async function decodeQrs(image: Uint8Array): Promise<string[]> {
  return readByZXing(await pixelsOf(toSharp(image)));
}
