/** Only pixels, colors and orientation of a picture's file reach the decoder. */
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { barePicture } from "../../src/server/storage/bare/index.ts";
import { UnusableImageError } from "../../src/server/storage/unusable-image.ts";
import { image, jpegWith, pngWith } from "../../testbed/images.ts";
import { compressedTexts, HARMLESS, manyItems, manyScans, REFUSED } from "../../testbed/picture-bombs.ts";

const FORMATS = ["png", "jpeg", "webp", "gif", "avif"] as const;
const SECRET = "SECRET-a8f3";

/** In four colors, so that rotation shows; rendered by another program. */
async function seen(file: Uint8Array): Promise<string> {
  const picture = sharp(file, { autoOrient: true, failOn: "error" }).toColourspace("srgb");
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return `${info.width}x${info.height}x${info.channels} ${data.toString("hex")}`;
}

const patches = () =>
  sharp(
    Buffer.from([
      255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128, 9, 9, 9, 255, 200, 100, 0, 255, 0, 90, 90, 0,
    ]),
    {
      raw: { width: 3, height: 2, channels: 4 },
    },
  ).resize({ width: 48, height: 32, kernel: "nearest" });

const as = (format: (typeof FORMATS)[number], picture: Sharp) => picture.toFormat(format).toBuffer();

describe.each(FORMATS)("a %s", (format) => {
  test("looks the same", async () => {
    const file = await as(format, patches());
    expect(await seen(barePicture(file))).toBe(await seen(file));
  });

  test("that is cut or changed anywhere is refused, or is for the decoder to refuse", async () => {
    const file = await as(
      format,
      patches()
        .withIccProfile("p3")
        .withExif({ IFD0: { Artist: SECRET } }),
    );
    const changedAt = (at: number, value: number) => Buffer.from(file).fill(value, at, at + 1);
    const spoiled = [...file.keys()].flatMap((at) => [
      file.subarray(0, at),
      ...[0, 1, 0x7f, 0xff].map((value) => changedAt(at, value)),
    ]);
    const misjudged = spoiled.filter((bytes) => {
      try {
        // A GIF gets its missing end.
        return barePicture(bytes).length > bytes.length + 1;
      } catch (error) {
        return !(error instanceof UnusableImageError);
      }
    });
    expect(misjudged).toEqual([]);
    expect(() => barePicture(file.subarray(0, 60))).toThrow(UnusableImageError);
  });
});

describe.each(["png", "jpeg", "webp", "avif"] as const)("a %s", (format) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("is turned as Exif's %i says", async (orientation) => {
    const named = patches().withExif({ IFD0: { Artist: SECRET } });
    const file = await as(format, named.withMetadata({ orientation }));
    expect(await seen(barePicture(file))).toBe(await seen(file));
    const { exif } = await sharp(barePicture(file)).metadata();
    expect(exif?.includes(SECRET) ?? false).toBe(false);
  });

  test("keeps the colors of a profile that is not sRGB", async () => {
    const file = await as(format, patches().withIccProfile("p3"));
    const bare = barePicture(file);
    expect((await sharp(bare).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
    expect(await seen(bare)).toBe(await seen(file));
  });
});

describe("What is not needed for the pixels is left out", () => {
  test.each(Object.keys(HARMLESS).filter((name) => !name.includes("rows")))("%s", async (name) => {
    const file = await (HARMLESS[name] as () => Promise<Buffer>)();
    const bare = barePicture(file);
    expect(bare.length).toBeLessThan(200);
    const { pages = 1 } = await sharp(bare).metadata();
    expect(pages).toBe(1);
    expect((await sharp(bare).raw().toBuffer()).length).toBeGreaterThan(0);
  });

  test.each(["zTXt", "iTXt", "iCCP"] as const)(
    "one %s that is too large, however many follow",
    async (type) => {
      const plain = barePicture(await image("png"));
      expect(barePicture(await compressedTexts(type, 1))).toEqual(plain);
      expect(barePicture(await compressedTexts(type, 90))).toEqual(plain);
    },
  );

  test("a profile of 3 MB, and not one of 1 MB: in a PNG, where it is compressed, and in a JPEG", async () => {
    const inPng = (bytes: number) =>
      pngWith("iCCP", Buffer.concat([Buffer.from("a\0\0", "latin1"), deflateSync(Buffer.alloc(bytes))]));
    const plain = barePicture(await image("png")).length;
    expect(barePicture(await inPng(3_000_000)).length).toBe(plain);
    expect(barePicture(await inPng(1_000_000)).length).toBeGreaterThan(plain);

    const jpeg = await jpegWith(
      0xe2,
      Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), Buffer.alloc(60_000)]),
    );
    const segment = jpeg.subarray(2, 60_020);
    const inJpeg = (segments: number) =>
      Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(segments).fill(segment), jpeg.subarray(60_020)]);
    expect(barePicture(inJpeg(16)).length).toBe(inJpeg(16).length);
    expect(barePicture(inJpeg(60)).length).toBeLessThan(2.1 * 1024 * 1024);
  });

  test("a word for the way up that is none", async () => {
    const file = await image("jpeg");
    const exif = Buffer.from(
      "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0\0\0\0\0",
      "latin1",
    );
    const named = await jpegWith(0xe1, exif);
    expect(barePicture(named)).toEqual(barePicture(file));
  });

  test("what applications write in a JPEG, but for how its colors are stored", async () => {
    const plain = barePicture(await image("jpeg"));
    for (const marker of [0xe0, 0xe1, 0xe2, 0xe5, 0xed, 0xef, 0xfe]) {
      expect(barePicture(await jpegWith(marker, Buffer.from(SECRET))), String(marker)).toEqual(plain);
    }
    const adobe = await jpegWith(0xee, Buffer.from("Adobe\0\x64\0\0\0\0\x01", "latin1"));
    expect(barePicture(adobe)).toEqual(adobe);
  });

  test("an AVIF's metadata are passed over, and what surrounds it", async () => {
    const file = await patches()
      .withExif({ IFD0: { Artist: SECRET } })
      .withXmp(`<x>${SECRET}</x>`)
      .avif({ effort: 0 })
      .toBuffer();
    const bare = barePicture(Buffer.concat([file, Buffer.from("\0\0\0\x10moov--------")]));
    const { exif, xmp } = await sharp(bare).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
    expect(bare.includes("moov")).toBe(false);
    expect(await seen(bare)).toBe(await seen(file));
  });
});

/** Position in sharp's JPEGs: after the start, 2 bytes, and JFIF's segment, 18. */
const TABLES = 20;

describe("A JPEG that is not quite in order looks the same", () => {
  test.each<[string, (jpeg: Buffer) => Buffer[]]>([
    [
      "with zeros between segments",
      (jpeg) => [jpeg.subarray(0, TABLES), Buffer.alloc(3), jpeg.subarray(TABLES)],
    ],
    [
      "with a marker's beginning there",
      (jpeg) => [jpeg.subarray(0, 2), Buffer.from([0xff, 0, 7]), jpeg.subarray(2)],
    ],
    ["with zeros in the place of its end", (jpeg) => [jpeg.subarray(0, -2), Buffer.alloc(64)]],
    ["with another picture after it", (jpeg) => [jpeg, jpeg]],
  ])("%s", async (_, parts) => {
    const jpeg = await as("jpeg", patches());
    const file = Buffer.concat(parts(jpeg));
    expect(await seen(file)).toBe(await seen(jpeg));
    expect(await seen(barePicture(file))).toBe(await seen(jpeg));
  });

  test("and of one that ends before its pixels nothing is left", async () => {
    const jpeg = await as("jpeg", patches());
    expect(() => barePicture(jpeg.subarray(0, jpeg.indexOf("\xff\xda", 2, "latin1")))).toThrow(
      UnusableImageError,
    );
  });
});

describe("What cannot be honest is refused", () => {
  test.each(Object.keys(REFUSED))("%s", async (name) => {
    const file = await (REFUSED[name] as () => Promise<Buffer>)();
    expect(() => barePicture(file)).toThrow(UnusableImageError);
  });

  test("and a JPEG of 64 scans is not, nor an AVIF with one thing to say", async () => {
    for (const file of [await manyScans(64, 64), await manyItems({ items: 1, pieces: 1, bytes: 1000 })]) {
      expect(await seen(barePicture(file))).toBe(await seen(file));
    }
  });

  test.each<[string, (png: Buffer) => Buffer]>([
    ["whose part is longer than it", (png) => png.fill(0x7f, 33, 34)],
    ["without an end", (png) => png.subarray(0, -12)],
    ["with a part that nobody may pass over", (png) => png.fill("ABCD", 37, 41)],
  ])("a PNG %s", async (_, spoil) => {
    const png = barePicture(await image("png"));
    expect(barePicture(png)).toEqual(png);
    expect(() => barePicture(spoil(png))).toThrow(UnusableImageError);
  });

  test("what is no picture, or one of another format", async () => {
    for (const file of [
      Buffer.alloc(0),
      Buffer.from("<svg/>"),
      Buffer.from("%PDF-1.7"),
      await image("tiff"),
    ]) {
      expect(() => barePicture(file)).toThrow(UnusableImageError);
    }
  });
});
