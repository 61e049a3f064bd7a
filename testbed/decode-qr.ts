/** Reads a QR code the way phones do: from the pixels of an image. */
import { readFileSync } from "node:fs";
import decodeByPlainCode from "qr/decode.js";
import sharp from "sharp";
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";

// By default it is loaded from the internet.
const wasm = readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Only black on white: a decoder that also tries the inverse would hide a mistake in dark mode. */
const PRESENT_PHONE: ReaderOptions = { formats: ["QRCode"], tryHarder: true, tryInvert: false };
/** A single attempt, without rotating, scaling or cleaning the picture. */
const SIMPLE_PHONE: ReaderOptions = {
  ...PRESENT_PHONE,
  tryHarder: false,
  tryRotate: false,
  tryDownscale: false,
};

async function read(image: Uint8Array | string, options: ReaderOptions): Promise<string[]> {
  const picture = sharp(typeof image === "string" ? Buffer.from(image) : image);
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: "srgb" } as const;
  return (await readBarcodes(pixels, options)).map(({ text }) => text);
}

/**
 * @param image PNG, JPEG or SVG
 * @returns the code's content, as a simple phone reads it
 */
export async function decodeQr(image: Uint8Array | string): Promise<string | undefined> {
  const [text] = await read(image, SIMPLE_PHONE);
  return text;
}

/** The contents of all codes in the image, in any orientation, as a modern phone reads them. */
export function decodeQrs(image: Uint8Array): Promise<string[]> {
  return read(image, PRESENT_PHONE);
}

/** White around a code that a decoder may use, in pixels. */
const AROUND = 8;

/**
 * The contents of all codes in the image by a second decoder, which has no line in common with the first: that one only
 * says where they are.
 */
export async function decodeAgain(image: Uint8Array): Promise<string[]> {
  const picture = sharp(image).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const places = await readBarcodes({ ...pixels, colorSpace: "srgb" }, PRESENT_PHONE);
  return Promise.all(
    places.map(async ({ position }) => {
      const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      const [left, top] = [Math.max(0, Math.min(...xs) - AROUND), Math.max(0, Math.min(...ys) - AROUND)];
      const one = await sharp(image)
        .extract({
          left,
          top,
          width: Math.min(info.width - left, Math.max(...xs) - left + AROUND),
          height: Math.min(info.height - top, Math.max(...ys) - top + AROUND),
        })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return decodeByPlainCode({ data: one.data, width: one.info.width, height: one.info.height });
    }),
  );
}
