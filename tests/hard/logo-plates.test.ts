import sharp from "sharp";
import { expect, test } from "vitest";
import { toSquare } from "../../src/server/storage/images.ts";

/** A bar in the middle of nothing. */
async function logo(color: string): Promise<Buffer> {
  const bar = { create: { width: 200, height: 30, channels: 3 as const, background: color } };
  const extended = await sharp(bar).png().toBuffer();
  return sharp(extended)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: "#0000" })
    .webp({ lossless: true })
    .toBuffer();
}

async function pixel(picture: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * info.channels] ?? Number.NaN;
}

test.each(["webp", "png"] as const)(
  "A white logo lies on dark ground, another on white (%s)",
  async (type) => {
    for (const [color, ground, ink] of [
      ["#ffffff", 32, 255],
      ["#12455b", 255, 18],
    ] as const) {
      const square = await toSquare(await logo(color), 144, type);
      expect(Math.abs((await pixel(square, 3, 3)) - ground), color).toBeLessThan(6);
      expect(Math.abs((await pixel(square, 72, 72)) - ink), color).toBeLessThan(6);
    }
  },
);

test("A picture that is white all over counts as having its own ground", async () => {
  const white = await sharp({ create: { width: 80, height: 40, channels: 3, background: "#fff" } })
    .webp()
    .toBuffer();
  expect(await pixel(await toSquare(white, 144, "webp"), 3, 3)).toBe(255);
});
