/** Codes as phones meet them: printed small, seen from afar, crooked, blurred, worn. */
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { guestUrl } from "../../src/admin/content/hotel/guest-url.ts";
import { qrSvg } from "../../src/admin/page/qr/qr-files.ts";
import { makeQrCode } from "../../src/admin/ui/qr-code.ts";
import { decodeQr, decodeQrs } from "../../testbed/decode-qr.ts";
import { logoPicture } from "../../testbed/pictures.ts";

/** The house's own, as houseCodeQuery makes it. */
const codeUrl = (publicUrl: string, id: string) => `${guestUrl(publicUrl, id)}#c=7ZK4M0QX9TBHN`;

const CODE_SIZE = 400;
const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;
const HOTEL_IDS = ["0123456789", "abcdefghjk", "mnpqrstvwx", "yz0123abcd"];

let logo = "";
beforeAll(async () => {
  logo = `data:image/png;base64,${(await logoPicture()).toString("base64")}`;
});

/** The code as a printer of 300 dpi puts it on paper. */
function printed(url: string, withLogo: boolean, millimetres: number): Promise<Buffer> {
  const svg = qrSvg(makeQrCode(url, { size: CODE_SIZE, withLogo }), withLogo ? logo : undefined);
  const side = Math.round((millimetres / MM_PER_INCH) * PRINT_DPI);
  return sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png().toBuffer();
}

/**
 * The code with a thumb, stain or fold over a tenth of it.
 * @param across, down where in the code it is, from 0 to 1
 */
function tenthCovered(url: string, withLogo: boolean, across: number, down: number): Promise<Buffer> {
  const code = makeQrCode(url, { size: CODE_SIZE, withLogo });
  const edge = Math.min(...code.dark.map(({ x }) => x));
  const width = CODE_SIZE - 2 * edge;
  const side = width * Math.sqrt(0.1);
  const [x, y] = [across, down].map((share) => edge + share * (width - side));
  const stain = `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="#777"/></svg>`;
  const svg = qrSvg(code, withLogo ? logo : undefined).replace("</svg>", stain);
  return sharp(Buffer.from(svg))
    .resize(2 * CODE_SIZE)
    .png()
    .toBuffer();
}

const CONDITIONS: { name: string; see: (url: string, withLogo: boolean) => Promise<Buffer> }[] = [
  {
    name: "2 cm wide on paper, downsampled by a camera",
    see: async (url, withLogo) =>
      sharp(await printed(url, withLogo, 20))
        .resize({ width: 160, kernel: "linear" })
        .blur(0.6)
        .jpeg({ quality: 80 })
        .toBuffer(),
  },
  {
    // By more than a quarter of a square's side.
    name: "out of focus",
    see: async (url, withLogo) =>
      sharp(await printed(url, withLogo, 30))
        .blur(2)
        .toBuffer(),
  },
  ...[7, 30, 90, 180].map((degrees) => ({
    name: `turned by ${degrees}°`,
    see: async (url: string, withLogo: boolean) =>
      sharp(await printed(url, withLogo, 30))
        .rotate(degrees, { background: "#ddd" })
        .png()
        .toBuffer(),
  })),
  ...[
    { place: "at the right", across: 1, down: 0.5 },
    { place: "at the lower edge", across: 0.5, down: 1 },
    { place: "at the upper edge", across: 0.5, down: 0 },
  ].map(({ place, across, down }) => ({
    name: `a tenth covered ${place}`,
    see: (url: string, withLogo: boolean) => tenthCovered(url, withLogo, across, down),
  })),
  {
    name: "in dim light, on grey paper",
    see: async (url, withLogo) =>
      sharp(await printed(url, withLogo, 30))
        .linear(0.35, 60)
        .toBuffer(),
  },
];

describe.each([
  { withLogo: false, title: "without a logo" },
  { withLogo: true, title: "with a logo" },
])("a code $title is read", ({ withLogo }) => {
  test("by today's phones with its corner torn off", async () => {
    for (const id of HOTEL_IDS) {
      const url = codeUrl("https://guide.lanternhouse.example", id);
      expect(await decodeQrs(await tenthCovered(url, withLogo, 1, 1)), id).toEqual([url]);
    }
  });

  test.each(CONDITIONS)("$name", async ({ see }) => {
    for (const id of HOTEL_IDS) {
      const url = codeUrl("https://guide.lanternhouse.example", id);
      expect(await decodeQr(await see(url, withLogo)), id).toBe(url);
    }
  });
});

test("a code that is covered by half is not read, so the decoder does not guess", async () => {
  const url = codeUrl("https://guide.lanternhouse.example", "0123456789");
  const code = await printed(url, false, 40);
  const { width } = await sharp(code).metadata();
  const paper = {
    create: { width, height: Math.round(width / 2), channels: 3, background: "#fff" },
  } as const;
  const half = await sharp(code)
    .composite([{ input: paper, left: 0, top: 0 }])
    .png()
    .toBuffer();
  expect(await decodeQr(half)).toBeUndefined();
});
