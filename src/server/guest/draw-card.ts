/** Draws a link preview's picture, as a JPEG file, and a home screen's icon, as PNG. */
import sharp, { type Color, type OverlayOptions, type Sharp } from "sharp";
import { CARD_SIZE, type PreviewCard } from "../../lib/look/preview-card.ts";
// That module also sets which formats may be read at all.
import { withPicture } from "../storage/images.ts";
import { facesFor } from "./card-faces.ts";

const QUALITY = 82;

/** Pixels. Chats cut a square out of the middle, so all words fit into it. */
const COLUMN = 570;
const NAME_HEIGHT = 230;
const LINE_HEIGHT = 84;
const LINE_SIZE = 30;
const GAP = 40;

/** Where the shadow behind the name begins, as part of the height, so that the name can be read on snow. */
const SHADOW_FROM = 0.35;
const ON_PHOTO = "#ffffff";
const NAME_ON_PHOTO_HEIGHT = 150;
const MARGIN = 56;

/** Draws the surroundings of the point that the owner chose, with the hotel's name below on a shadow. */
export async function cropCard(
  cover: Uint8Array,
  { x, y }: { x: number; y: number },
  card: Pick<PreviewCard, "name" | "mood" | "language">,
): Promise<Buffer> {
  const [written] = await writer(card, ON_PHOTO)(card.name, { height: NAME_ON_PHOTO_HEIGHT });
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
  card: Omit<PreviewCard, "photo" | "logoUrl">,
  logo: Uint8Array | undefined,
): Promise<Buffer> {
  const { name, lines, colors } = card;
  const write = writer(card, colors.text);
  const parts = [
    ...(logo ? [await withPicture(logo, inPixels)] : []),
    ...(await write(name, { height: NAME_HEIGHT })),
  ];
  if (parts.length === 0) parts.push(await signAlone(NAME_HEIGHT, colors.text));
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
    .composite([...(await letterBehind(card)), ...placed])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** How much of the letter behind the name is in the picture. */
const SEEN = 0.85;
const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The name's first letter, large and cropped where its lines end, as on the page's cover. */
async function letterBehind({
  icon,
  colors,
  ...card
}: Pick<PreviewCard, "icon" | "colors" | "mood" | "language">): Promise<OverlayOptions[]> {
  const [first] = graphemes.segment(icon.letters);
  const [written] = first ? await writer(card, colors.mark)(first.segment, { height: CARD_SIZE.height }) : [];
  if (!written) return [];
  const { width, height } = written.info;
  const seen = Math.round(width * SEEN);
  const isLeft = RIGHT_TO_LEFT.test(icon.letters);
  const input = await inPixels(
    sharp(written.data, { raw: written.info }).extract({
      left: isLeft ? width - seen : 0,
      top: 0,
      width: seen,
      height: Math.min(height, CARD_SIZE.height),
    }),
  );
  return [
    {
      input: input.data,
      raw: input.info,
      left: isLeft ? 0 : CARD_SIZE.width - seen,
      top: Math.max(0, Math.round((CARD_SIZE.height - height) / 2)),
    },
  ];
}

/** The logo's part of the side. Phones cut circles: https://www.w3.org/TR/appmanifest/#icon-masks */
const LOGO_ON_ICON = 0.62;
const LETTERS_ON_ICON = 0.3;
const LETTER_ON_ICON = 0.38;
/** The product's sign, a dot and a stem, stands in for what has no face. */
const SIGN = { width: 0.11, dot: 0.27, stem: 0.43, height: 0.32 };

/** Draws the logo on its own ground, else the initials on the hotel's color. Opaque to the edge. */
export async function drawIcon(
  card: Pick<PreviewCard, "icon" | "mood" | "language">,
  side: number,
  logo: Uint8Array | undefined,
): Promise<Buffer> {
  const { letters, ground } = card.icon;
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
  const part = [...letters].length > 1 ? LETTERS_ON_ICON : LETTER_ON_ICON;
  const [written] = await writer(card, ON_PHOTO)(letters, { height: Math.round(side * part) });
  return written
    ? iconOf(side, ground, [{ input: written.data, raw: written.info }])
    : iconOf(side, ground, signParts(side, ON_PHOTO));
}

function signParts(side: number, background: Color): OverlayOptions[] {
  const width = Math.round(side * SIGN.width);
  const left = Math.round((side - width) / 2);
  return [
    { top: SIGN.dot, height: width },
    { top: SIGN.stem, height: Math.round(side * SIGN.height) },
  ].map(({ top, height }) => ({
    input: { create: { width, height, channels: 3, background } },
    left,
    top: Math.round(side * top),
  }));
}

/** Stands in for a name without a face. */
function signAlone(side: number, color: Color): Promise<Pixels> {
  const clear = { width: side, height: side, channels: 4, background: "#0000" } as const;
  return inPixels(sharp({ create: clear }).composite(signParts(side, color)));
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

/** Short Chinese and Japanese words stay on one line; longer ones break anywhere. */
const EASTERN_WORD =
  /(?<!\S)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff]{2,8}(?!\S)/gu;

function unbroken(word: string): string {
  return [...word].join("\u2060");
}

/** Thai has no spaces between words: lines end after any of them. */
const THAI = /\p{Script=Thai}+/gu;
const thaiWords = new Intl.Segmenter("th", { granularity: "word" });

function breakable(thai: string): string {
  return Array.from(thaiWords.segment(thai), ({ segment }) => segment).join("\u200b");
}

function writer({ mood, language }: Pick<PreviewCard, "mood" | "language">, color: string) {
  /**
   * @param size pixels of a letter; else as large as fits
   * @returns nothing for a text with unknown letters
   */
  return async (raw: string, { height, size }: { height: number; size?: number }): Promise<Pixels[]> => {
    const text = raw.normalize("NFC").trim();
    const faces = await facesFor(text, mood, language);
    if (!faces) return [];
    const words = text
      .replace(EASTERN_WORD, unbroken)
      .replace(THAI, breakable)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;");
    const markup = `<span foreground="${color}">${words}</span>`;
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
    let [font, fontfile] = ["", ""];
    for (const { family, file } of faces) {
      // A font file stays known once it was drawn with.
      if (fontfile) await draw(font, fontfile, { dpi: 72 });
      // The comma keeps "Medium" from being read as the weight of another family.
      font += `${family},`;
      fontfile = file;
    }
    const drawn = size && (await draw(`${font} ${size}`, fontfile, { dpi: 72 }));
    return [drawn && drawn.info.height <= height ? drawn : await draw(font, fontfile, { height })];
  };
}
