/** Each picture is decoded in a process of its own, with a bounded budget. */
import sharp from "sharp";
import { afterEach, beforeAll, expect, test } from "vitest";
import { OverloadedError } from "../../src/server/capacity/bulkhead.ts";
import { type Decoder, type DecoderLimits, openDecoder } from "../../src/server/storage/decoder.ts";
import { UnusableImageError } from "../../src/server/storage/unusable-image.ts";
import { image } from "../../testbed/images.ts";

/** A third of the core time that the costly picture takes, and ten times the plain one's. */
const LIMITS: DecoderLimits = { cpu: 0.3, memory: 2 ** 31, patience: 600_000 };

let decoder: Decoder;
afterEach(() => decoder.end());

let plain: Buffer;
let costly: Buffer;
beforeAll(async () => {
  plain = await image("png");
  costly = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: "#123456" } })
    .avif({ effort: 0 })
    .toBuffer();
});

test("a picture that takes too much of a core is refused; those beside it and after it are read", async () => {
  decoder = openDecoder(LIMITS);
  const refused = expect(decoder.decode("snapshot", costly)).rejects.toThrow(UnusableImageError);
  const beside = decoder.decode("snapshot", plain);
  expect((await sharp(await beside).metadata()).width).toBe(40);
  await refused;
  expect((await sharp(await decoder.decode("snapshot", plain)).metadata()).width).toBe(40);
});

test("and one that takes too much memory; with more of both it is read", async () => {
  decoder = openDecoder({ ...LIMITS, cpu: 60, memory: 300 * 2 ** 20 });
  await expect(decoder.decode("snapshot", costly)).rejects.toThrow("takes too much to read");
  expect((await decoder.decode("snapshot", plain)).length).toBeGreaterThan(0);
  await decoder.end();
  decoder = openDecoder({ ...LIMITS, cpu: 60 });
  expect((await sharp(await decoder.decode("snapshot", costly)).metadata()).width).toBe(1200);
});

test("a file of two million parts takes no more memory than one of few", async () => {
  decoder = openDecoder({ ...LIMITS, cpu: 60, memory: 300 * 2 ** 20 });
  const jpeg = await image("jpeg");
  // Tables without values in them.
  const tables = Buffer.alloc(8_000_000, Buffer.from([0xff, 0xdb, 0, 2]));
  const inJpeg = Buffer.concat([jpeg.subarray(0, 20), tables, jpeg.subarray(20)]);
  expect((await sharp(await decoder.decode("snapshot", inJpeg)).metadata()).width).toBe(40);
});

test("what is made of a picture that was read does not count for it", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const detailed = await sharp({
    create: { width: 1200, height: 2400, channels: 3, background: "#000", noise },
  })
    .jpeg()
    .toBuffer();
  decoder = openDecoder(LIMITS);
  expect((await decoder.decode("photo", detailed)).files).toHaveLength(7);
});

test("who waits longer than anybody would is told to come again, and the next picture is read", async () => {
  decoder = openDecoder({ ...LIMITS, patience: 1 });
  await expect(decoder.decode("snapshot", plain)).rejects.toThrow(OverloadedError);
  await expect(decoder.decode("snapshot", plain)).rejects.toThrow(OverloadedError);
  await decoder.end();
  decoder = openDecoder(LIMITS);
  expect((await decoder.decode("logo", plain)).length).toBeGreaterThan(0);
});
