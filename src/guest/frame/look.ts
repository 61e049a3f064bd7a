/** Derives the page's colors and font from the owner's accent and mood. */

import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import { type Colors, colorsOf } from "../../lib/look/colors.ts";
import { MOOD_FONTS } from "../../lib/look/mood-fonts.ts";
import { MOODS, moodOf } from "../../lib/look/moods.ts";
import { serifFonts } from "../../lib/texts/script.ts";
import { PRODUCT_ACCENT } from "../../product.ts";

export interface Look {
  light: Colors;
  dark: Colors;
  /** Rules for the document's <style>. */
  css: string;
  /** URL of the font to preload. */
  fontUrl: string;
}

// The ranges of each package's unicode.json without symbols. Other scripts use the device's fonts.
const LATIN = "U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122";
const LATIN_EXT = "U+100-130,U+132-151,U+154-24F,U+1E00-1EFF";

/** font-display: optional keeps text from changing its font while it is read. Without its weight, WebKit bolds it again. */
function face(url: string, range: string, weight: number): string {
  return `@font-face{font-family:D;font-weight:${weight};src:url(${url});font-display:optional;unicode-range:${range}}`;
}

function properties(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}

/** @param hotel undefined on pages without a hotel */
export function lookOf(hotel?: Pick<GuestHotel, "accent" | "type_mood"> & { name?: string }): Look {
  const { light, dark } = colorsOf(hotel?.accent ?? PRODUCT_ACCENT);
  const mood = moodOf(hotel?.type_mood);
  const { fallback, weight, radius, track } = MOODS[mood];
  const { latin, latinExt } = MOOD_FONTS[mood];
  const own = mood === "classic" ? serifFonts(hotel?.name ?? "") : "";
  // This mood's face is bold: whole sentences have the face of other text.
  const voice = mood === "warm" ? { voice: "var(--body)" } : {};
  const type = { display: `D,${own}${fallback}`, weight, radius, track, ...voice };
  const css = `${face(latin, LATIN, weight)}${face(latinExt, LATIN_EXT, weight)}:root{${properties({ ...light, ...type })}}@media(prefers-color-scheme:dark){:root{${properties(dark)}}}`;
  return { light, dark, css, fontUrl: latin };
}
