/** Draws a link preview's picture, as a JPEG file, and a home screen's icon, as PNG. */
import { join } from "node:path";
import sharp, { type Color, type OverlayOptions, type Sharp } from "sharp";
import { type Mood, moodOf } from "../../lib/look/moods.ts";
import { CARD_SIZE, type PreviewCard } from "../../lib/look/preview-card.ts";
// That module also sets which formats may be read at all.
import { withPicture } from "../storage/images.ts";

const QUALITY = 82;

/** Pixels. Chats cut a square out of the middle, so all words fit into it. */
const COLUMN = 570;
const NAME_HEIGHT = 230;
const LINE_HEIGHT = 84;
const LINE_SIZE = 30;
const GAP = 40;

const FONTS = join(import.meta.dirname, "card-fonts");
const FAMILIES: Readonly<Record<Mood, string>> = {
  classic: "Fraunces Medium",
  modern: "Jost Medium",
  warm: "Cabin SemiBold",
};
/** These letters have a file and a family name of their own: scripts/card-fonts.ts. */
const EXTENDED = /[\u0100-\u017e\u0218-\u021b\u1e9e]/;
/** Letters that each mood's face has. */
const LATIN =
  "\\x20-\\x7e\\u00a0-\\u0148\\u014a-\\u017e\\u0218-\\u021b\\u1e9e\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u20ac\\u2122";
/** One face for each other script: file, family name and letters. */
const SCRIPTS = (
  [
    ["greek", "Goto Serif Medium", "\\u0384-\\u03ce"],
    ["cyrillic", "Coto Serif Medium", "\\u0400-\\u045f\\u0490\\u0491"],
    ["hebrew", "Hoto Serif Hebrew Medium", "\\u05b0-\\u05ea\\u05f3\\u05f4"],
    ["arabic", "Aoto Naskh Arabic Medium", "\\u060c\\u061b\\u061f-\\u065f\\u0660-\\u06d3\\u200c\\u200d"],
    ["devanagari", "Doto Serif Devanagari Medium", "\\u0900-\\u097f\\u200c\\u200d"],
    ["thai", "Toto Serif Thai Medium", "\\u0e01-\\u0e3a\\u0e3f-\\u0e5b"],
  ] as const
).map(([file, face, letters]) => ({ file, face, letters, has: new RegExp(`[${letters}]`) }));
/** Any other letter would be a box on a machine without fonts. */
const KNOWN = new RegExp(`^[${LATIN}${SCRIPTS.map(({ letters }) => letters).join("")}]+$`);

/** Where the shadow behind the name begins, as part of the height, so that the name can be read on snow. */
const SHADOW_FROM = 0.35;
const ON_PHOTO = "#ffffff";
const NAME_ON_PHOTO_HEIGHT = 150;
const MARGIN = 56;

/** Draws the surroundings of the point that the owner chose, with the hotel's name below on a shadow. */
export async function cropCard(
  cover: Uint8Array,
  { x, y }: { x: number; y: number },
  { name, mood }: Pick<PreviewCard, "name" | "mood">,
): Promise<Buffer> {
  const [written] = await writer(mood, ON_PHOTO)(name, { height: NAME_ON_PHOTO_HEIGHT });
  const named = written && {
    input: written.data,
    raw: written.info,
    left: Math.round((CARD_SIZE.width - written.info.width) / 2),
    top: CARD_SIZE.height - MARGIN - written.info.height,
  };
  return withPicture(cover, async (picture) => {
    const { width, height } = await picture.metadata();
    const scale = Math.max(CARD_SIZE.width / width, CARD_SIZE.height / height);
    const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    return picture
      .resize(wide, high, { fit: "fill" })
      .extract({
        ...CARD_SIZE,
        left: Math.round(((wide - CARD_SIZE.width) * x) / 100),
        top: Math.round(((high - CARD_SIZE.height) * y) / 100),
      })
      .composite([{ input: shadow(), raw: { ...CARD_SIZE, channels: 4 } }, ...(named ? [named] : [])])
      .jpeg({ quality: QUALITY })
      .toBuffer();
  });
}

/** A black gradient from transparent to three quarters at the bottom. */
function shadow(): Buffer {
  const { width, height } = CARD_SIZE;
  const pixels = Buffer.alloc(width * height * 4);
  for (let row = Math.round(height * SHADOW_FROM); row < height; row += 1) {
    const depth = (row / height - SHADOW_FROM) / (1 - SHADOW_FROM);
    for (let column = 0; column < width; column += 1) pixels[(row * width + column) * 4 + 3] = 190 * depth;
  }
  return pixels;
}

/** Draws the logo, the name and the lines whose letters are known, below each other in the middle. */
export async function writeCard(
  { name, lines, mood, colors }: Omit<PreviewCard, "photo" | "logoUrl">,
  logo: Uint8Array | undefined,
): Promise<Buffer> {
  const write = writer(mood, colors.text);
  const parts = [
    ...(logo ? [await withPicture(logo, inPixels)] : []),
    ...(await write(name, { height: NAME_HEIGHT })),
  ];
  for (const line of lines) parts.push(...(await write(line, { height: LINE_HEIGHT, size: LINE_SIZE })));
  const height = parts.reduce((sum, { info }) => sum + info.height + GAP, -GAP);
  let top = Math.round((CARD_SIZE.height - height) / 2);
  const placed = parts.map(({ data, info }) => {
    const place = { input: data, raw: info, left: Math.round((CARD_SIZE.width - info.width) / 2), top };
    top += info.height + GAP;
    return place;
  });
  return sharp(Buffer.from(`${colors.top}${colors.end}`.replaceAll("#", ""), "hex"), {
    raw: { width: 1, height: 2, channels: 3 },
  })
    .resize(CARD_SIZE.width, CARD_SIZE.height, { fit: "fill", kernel: "linear" })
    .composite(placed)
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** The logo's part of the side. Phones cut circles: https://www.w3.org/TR/appmanifest/#icon-masks */
const LOGO_ON_ICON = 0.62;
const LETTERS_ON_ICON = 0.3;
/** The product's sign, a dot and a stem, stands in for initials without a face. */
const SIGN = { width: 0.11, dot: 0.27, stem: 0.43, height: 0.32 };

/** Draws the logo on its own ground, else the initials on the hotel's color. Opaque to the edge. */
export async function drawIcon(
  { icon: { letters, ground }, mood }: Pick<PreviewCard, "icon" | "mood">,
  side: number,
  logo: Uint8Array | undefined,
): Promise<Buffer> {
  if (logo) {
    const inside = Math.round(side * LOGO_ON_ICON);
    const { data, info } = await sharp(logo)
      .resize(inside, inside)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [r = 255, g = 255, b = 255] = data;
    return iconOf(side, { r, g, b }, [{ input: data, raw: info }]);
  }
  const [written] = await writer(mood, ON_PHOTO)(letters, { height: Math.round(side * LETTERS_ON_ICON) });
  return iconOf(side, ground, written ? [{ input: written.data, raw: written.info }] : signOn(side));
}

function signOn(side: number): OverlayOptions[] {
  const width = Math.round(side * SIGN.width);
  const left = Math.round((side - width) / 2);
  return [
    { top: SIGN.dot, height: width },
    { top: SIGN.stem, height: Math.round(side * SIGN.height) },
  ].map(({ top, height }) => ({
    input: { create: { width, height, channels: 3, background: ON_PHOTO } },
    left,
    top: Math.round(side * top),
  }));
}

function iconOf(side: number, background: Color, parts: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite(parts)
    .removeAlpha()
    .png()
    .toBuffer();
}

type Pixels = Awaited<ReturnType<typeof inPixels>>;

function inPixels(picture: Sharp) {
  return picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

function writer(mood: string, color: string) {
  const file = moodOf(mood);
  const family = FAMILIES[file];

  /**
   * @param size pixels of a letter; else as large as fits
   * @returns nothing for a text with unknown letters
   */
  return async (raw: string, { height, size }: { height: number; size?: number }): Promise<Pixels[]> => {
    const text = raw.normalize("NFC").trim();
    if (!KNOWN.test(text)) return [];
    const markup = `<span foreground="${color}">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</span>`;
    const draw = (font: string, fontfile: string, fit: { height: number } | { dpi: number }) =>
      inPixels(
        sharp({
          text: {
            text: markup,
            font,
            fontfile,
            width: COLUMN,
            align: "centre",
            wrap: "word",
            rgba: true,
            ...fit,
          },
        }),
      );
    // The comma keeps "Medium" from being read as the weight of another family.
    let font = `${family},`;
    if (EXTENDED.test(text)) {
      font = `X${family.slice(1)},${family},`;
      // A font file stays known once it was drawn with.
      await draw(font, join(FONTS, `${file}-ext.ttf`), { dpi: 72 });
    }
    for (const script of SCRIPTS.filter(({ has }) => has.test(text))) {
      font += `${script.face},`;
      await draw(font, join(FONTS, `${script.file}.ttf`), { dpi: 72 });
    }
    const fontfile = join(FONTS, `${file}.ttf`);
    const drawn = size && (await draw(`${font} ${size}`, fontfile, { dpi: 72 }));
    return [drawn && drawn.info.height <= height ? drawn : await draw(font, fontfile, { height })];
  };
}
