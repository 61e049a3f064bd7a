/** From the color and the mood that an owner chose to the colors and the font of the page. */
import { type Colors, colorsOf } from "../lib/colors.ts";
import type { GuestHotel } from "../lib/guest-document.ts";
import { serifFonts } from "../lib/script.ts";
import { PRODUCT_ACCENT } from "../product.ts";
import { MOODS } from "./moods.ts";

export interface Look {
  light: Colors;
  dark: Colors;
  /** For the document's <style>. */
  css: string;
  /** URL of the font that is needed at once. */
  fontUrl: string;
}

function properties(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}

/** @param hotel undefined for the pages that belong to none */
export function lookOf(hotel?: Pick<GuestHotel, "accent" | "type_mood"> & { name?: string }): Look {
  const { light, dark } = colorsOf(hotel?.accent ?? PRODUCT_ACCENT);
  const mood = MOODS[hotel?.type_mood ?? ""] ?? MOODS.classic;
  const { display } = mood.properties;
  const own = mood === MOODS.classic ? serifFonts(hotel?.name ?? "") : "";
  const type = { ...mood.properties, display: display.replace(",", `,${own}`) };
  const css = `${mood.faces}:root{${properties({ ...light, ...type })}}@media(prefers-color-scheme:dark){:root{${properties(dark)}}}`;
  return { light, dark, css, fontUrl: mood.fontUrl };
}
