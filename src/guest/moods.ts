/** The faces headings are set in. Texts are set in the device's own, which is there at once. */

import cabin from "@fontsource/cabin/files/cabin-latin-600-normal.woff2?url";
import cabinExt from "@fontsource/cabin/files/cabin-latin-ext-600-normal.woff2?url";
import fraunces from "@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url";
import frauncesExt from "@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2?url";
import jost from "@fontsource/jost/files/jost-latin-500-normal.woff2?url";
import jostExt from "@fontsource/jost/files/jost-latin-ext-500-normal.woff2?url";

export interface Mood {
  /** URL of the letters that most names need. */
  fontUrl: string;
  /** @font-face rules. Optional: a page that came without its face is not set again half-way through reading. */
  faces: string;
  properties: { display: string; weight: number; radius: string; track: string };
}

// As in each package's unicode.json. Greek, Cyrillic and other scripts are set in the device's faces.
const LATIN =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXT =
  "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

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

const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Georgia,serif';
const GEOMETRIC = '"Avenir Next",Avenir,"Century Gothic","URW Gothic",system-ui,sans-serif';
const HUMANIST = 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,system-ui,sans-serif';

/** By what a hotel's type_mood says. */
export const MOODS = {
  classic: mood(fraunces, frauncesExt, SERIF, { weight: 500, radius: "10px", track: "-.01em" }),
  modern: mood(jost, jostExt, GEOMETRIC, { weight: 500, radius: "3px", track: "-.005em" }),
  warm: mood(cabin, cabinExt, HUMANIST, { weight: 600, radius: "18px", track: "-.005em" }),
} satisfies Record<string, Mood> as { classic: Mood } & Record<string, Mood | undefined>;
