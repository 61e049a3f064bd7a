/**
 * URLs of the heading fonts. The admin's build writes the files; the guest page only names them. Other text
 * is in the device's font.
 */
import cabin from "@fontsource/cabin/files/cabin-latin-600-normal.woff2?url";
import cabinExt from "@fontsource/cabin/files/cabin-latin-ext-600-normal.woff2?url";
import fraunces from "@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url";
import frauncesExt from "@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2?url";
import jost from "@fontsource/jost/files/jost-latin-500-normal.woff2?url";
import jostExt from "@fontsource/jost/files/jost-latin-ext-500-normal.woff2?url";
import type { Mood } from "./moods.ts";

/** Most names need the letters in `latin` alone. */
export const MOOD_FONTS: Readonly<Record<Mood, { latin: string; latinExt: string }>> = {
  classic: { latin: fraunces, latinExt: frauncesExt },
  modern: { latin: jost, latinExt: jostExt },
  warm: { latin: cabin, latinExt: cabinExt },
};
