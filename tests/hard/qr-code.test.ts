import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { guestUrl } from "../../src/admin/content/hotel/guest-url.ts";
import { qrSvg } from "../../src/admin/page/qr/qr-files.ts";
import { isComfortable, makeQrCode } from "../../src/admin/ui/qr-code.ts";
import { QR_SIZES } from "../../src/product.ts";
import { decodeQr } from "../../testbed/decode-qr.ts";

/** The house's own, as houseCodeQuery makes it. */
const codeUrl = (publicUrl: string, id: string) => `${guestUrl(publicUrl, id)}#c=7ZK4M0QX9TBHN`;

/** The longest host name DNS allows: 253 characters. */
const LONGEST_HOST = `${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;

const PUBLIC_URLS = [
  "http://localhost:3000",
  "https://innfo.example",
  "https://www.grand-hotel-lisboa.example",
  "https://guests.a-rather-long-name-for-a-group-of-hotels.example.co.uk:8443",
  `https://${LONGEST_HOST}`,
];

/** Every character of an id, the sample hotel's, and what an id of another kind might hold. */
const HOTEL_IDS = ["0123456789", "abcdefghjk", "mnpqrstvwx", "yz0123abcd", "1", "a/b?c#d%20é 東京 🏨"];

/** How many other ids each kind of logo is tried with: where a logo hurts depends on the bits beneath it. */
const IDS_PER_LOGO = 4;

const logos = new Map<string, string>();
beforeAll(async () => {
  const paint = { width: 64, height: 64 };
  const noise = Buffer.from(Array.from({ length: 64 * 64 }, (_, i) => (((i * 2654435761) >>> 7) & 1) * 255));
  for (const [name, image] of [
    ["white", sharp({ create: { ...paint, channels: 3, background: "#fff" } })],
    ["black", sharp({ create: { ...paint, channels: 3, background: "#000" } })],
    ["speckled", sharp(noise, { raw: { ...paint, channels: 1 } })],
  ] as const) {
    logos.set(name, `data:image/png;base64,${(await image.png().toBuffer()).toString("base64")}`);
  }
});

describe.each(QR_SIZES)("a code of %i pixels", (size) => {
  test.each(PUBLIC_URLS)("leads guests of %s to each hotel", async (publicUrl) => {
    for (const id of HOTEL_IDS) {
      const url = codeUrl(publicUrl, id);
      expect(await decodeQr(qrSvg(makeQrCode(url, { size, withLogo: false })))).toBe(url);
    }
  });

  test.each(["white", "black", "speckled"])("is read through a %s logo", async (kind) => {
    for (const publicUrl of PUBLIC_URLS.slice(0, 4)) {
      for (let i = 0; i < IDS_PER_LOGO; i += 1) {
        const url = codeUrl(publicUrl, (i * 7919 + 104729).toString(32).padStart(10, "0"));
        expect(await decodeQr(qrSvg(makeQrCode(url, { size, withLogo: true }), logos.get(kind)))).toBe(url);
      }
    }
  });

  test("has four white modules around it, and a logo of a fifth of its size", () => {
    const code = makeQrCode(codeUrl("https://innfo.example", "0123456789"), { size, withLogo: true });
    const modules = rectangles(code.path);
    const [first] = modules;
    if (!first) throw new Error("no module");
    // The upper left finder is seven modules wide.
    const quiet = (4 * (first.right - first.left)) / 7;
    const border = Math.min(...modules.flatMap(({ left, top }) => [left, top]));
    const end = Math.max(...modules.flatMap(({ right, bottom }) => [right, bottom]));
    expect(border).toBeGreaterThanOrEqual(quiet - 1);
    // Modules of three pixels are not stretched: uneven ones of that size are hard to read.
    if (code.modulePixels > 3) expect(border).toBeLessThanOrEqual(quiet + 1);
    expect(Math.abs(size - end - border)).toBeLessThanOrEqual(1);
    expect(code.logo?.side).toBe(Math.max(32, size * 0.2));
  });

  test.each(PUBLIC_URLS)("puts the logo of %s on white, in the middle", (publicUrl) => {
    const { path, logo } = makeQrCode(codeUrl(publicUrl, "0123456789"), { size, withLogo: true });
    if (!logo) throw new Error("no place for the logo");
    const end = logo.x + logo.side;
    const beneath = rectangles(path).filter(
      ({ left, top, right, bottom }) => right > logo.x && left < end && bottom > logo.y && top < end,
    );
    expect(beneath).toEqual([]);
    expect(Math.abs(logo.x + logo.side / 2 - size / 2)).toBeLessThanOrEqual(1);
  });
});

test("a usual address makes modules that are easily read from paper, a very long one does not", () => {
  const usual = makeQrCode(codeUrl("https://innfo.example", "0123456789"), { size: 150, withLogo: true });
  const long = makeQrCode(codeUrl(`https://${LONGEST_HOST}`, "0123456789"), { size: 150, withLogo: true });
  expect([isComfortable(usual), isComfortable(long)]).toEqual([true, false]);
});

test("a text that no code of that size can hold is refused", () => {
  expect(() => makeQrCode("x".repeat(1500), { size: 150, withLogo: false })).toThrow("1500 characters");
  expect(() => makeQrCode("x".repeat(1500), { size: 400, withLogo: false })).not.toThrow();
});

/** The rectangles of a path made of `M x y h w v h h -w z`. */
function rectangles(path: string) {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map(([, x, y, width, height]) => ({
    left: Number(x),
    top: Number(y),
    right: Number(x) + Number(width),
    bottom: Number(y) + Number(height),
  }));
}
