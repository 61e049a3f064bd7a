/** The fonts of headings. Other texts use the device's own font, which needs no download. */

import cabin from "@fontsource/cabin/files/cabin-latin-600-normal.woff2?url";
import cabinExt from "@fontsource/cabin/files/cabin-latin-ext-600-normal.woff2?url";
import fraunces from "@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url";
import frauncesExt from "@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2?url";
import jost from "@fontsource/jost/files/jost-latin-500-normal.woff2?url";
import jostExt from "@fontsource/jost/files/jost-latin-ext-500-normal.woff2?url";

export interface Mood {
  /** URL of the file with the letters that most names need. */
  fontUrl: string;
  /** @font-face rules with font-display: optional, so that text does not change its font while it is read. */
  faces: string;
  properties: { display: string; weight: number; radius: string; track: string };
}

// Letters of names, from each package's unicode.json without signs. Greek, Cyrillic and other scripts use the
// device's fonts.
const LATIN = "U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122";
const LATIN_EXT = "U+100-130,U+132-151,U+154-24F,U+1E00-1EFF";

function face(url: string, range: string): string {
  return `@font-face{font-family:D;src:url(${url});font-display:optional;unicode-range:${range}}`;
}

function mood(url: string, ext: string, fallback: string, rest: Omit<Mood["properties"], "display">): Mood {
  return {
    fontUrl: url,
    faces: face(url, LATIN) + face(ext, LATIN_EXT),
    properties: { display: `D,${fallback}`, ...rest },
  };
}

const SERIF = '"Iowan Old Style",Palatino,Georgia,serif';
const GEOMETRIC = '"Avenir Next",Avenir,"Century Gothic","URW Gothic",system-ui,sans-serif';
const HUMANIST = 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,system-ui,sans-serif';

/** By the value of a hotel's type_mood. */
export const MOODS = {
  classic: mood(fraunces, frauncesExt, SERIF, { weight: 500, radius: "10px", track: "-.01em" }),
  modern: mood(jost, jostExt, GEOMETRIC, { weight: 500, radius: "3px", track: "-.005em" }),
  warm: mood(cabin, cabinExt, HUMANIST, { weight: 600, radius: "18px", track: "-.005em" }),
} satisfies Record<string, Mood> as { classic: Mood } & Record<string, Mood | undefined>;
