/** Which faces write a text in a picture: the mood's, and one for each other script (scripts/card-fonts.ts). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Mood, moodOf } from "../../lib/look/moods.ts";

export interface CardFace {
  family: string;
  /** A path. */
  file: string;
}

const FONTS = join(import.meta.dirname, "card-fonts");
const FAMILIES: Readonly<Record<Mood, string>> = {
  classic: "Fraunces Medium",
  modern: "Jost Medium",
  warm: "Cabin SemiBold",
};
/** These letters have a file and a family name of their own. */
const EXTENDED = /[\u0100-\u017e\u0218-\u021b\u1e9e]/;
/** Letters that each mood's face has. */
const LATIN =
  /[\x20-\x7e\u00a0-\u0148\u014a-\u017e\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/g;
const SCRIPTS = [
  { file: "greek", family: "Goto Serif Medium", letters: /[\u0384-\u03ce]/g },
  { file: "cyrillic", family: "Coto Serif Medium", letters: /[\u0400-\u045f\u0490\u0491]/g },
  { file: "hebrew", family: "Hoto Serif Hebrew Medium", letters: /[\u05b0-\u05ea\u05f3\u05f4]/g },
  {
    file: "arabic",
    family: "Aoto Naskh Arabic Medium",
    letters: /[\u060c\u061b\u061f-\u065f\u0660-\u06d3\u200c\u200d]/g,
  },
  { file: "devanagari", family: "Doto Serif Devanagari Medium", letters: /[\u0900-\u097f\u200c\u200d]/g },
  { file: "thai", family: "Toto Serif Thai Medium", letters: /[\u0e01-\u0e3a\u0e3f-\u0e5b]/g },
  { file: "korean", family: "Noto Serif KR ExtraLight Medium", letters: /[\u3131-\u318e\uac00-\ud7a3]/g },
];
/** Their letters are in a text file beside the face; most of them have another shape in the other one. */
const JAPANESE = { file: "japanese", family: "Noto Serif JP ExtraLight Medium" };
const CHINESE = { file: "chinese", family: "Noto Serif SC ExtraLight Medium" };

const at = ({ file, family }: CardFace): CardFace => ({ family, file: join(FONTS, `${file}.ttf`) });

/** @returns undefined if a letter is in no face: it would be a box on a machine without fonts */
export async function facesFor(
  text: string,
  mood: string,
  language: string,
): Promise<CardFace[] | undefined> {
  const file = moodOf(mood);
  const family = FAMILIES[file];
  const extended = EXTENDED.test(text) ? [{ file: `${file}-ext`, family: `X${family.slice(1)}` }] : [];
  const faces: CardFace[] = [...extended, { file, family }];
  let rest = text.replace(LATIN, "");
  for (const script of SCRIPTS) {
    const others = rest.replace(script.letters, "");
    if (others !== rest) faces.push(script);
    rest = others;
  }
  if (rest) {
    const eastern = await easternFaces(rest, language);
    if (!eastern) return undefined;
    faces.push(...eastern);
  }
  return faces.map(at);
}

/** One face for all letters if there is one, so that their strokes match. */
async function easternFaces(text: string, language: string): Promise<CardFace[] | undefined> {
  const faces = language.startsWith("zh") ? [CHINESE, JAPANESE] : [JAPANESE, CHINESE];
  const known = await Promise.all(faces.map(({ file }) => lettersOf(file)));
  const has = (letters: ReadonlySet<string> | undefined) => (letter: string) => letters?.has(letter);
  const whole = faces.find((_, index) => [...text].every(has(known[index])));
  if (whole) return [whole];
  return [...text].every((letter) => known.some((letters) => letters.has(letter))) ? faces : undefined;
}

const letters = new Map<string, Promise<ReadonlySet<string>>>();

function lettersOf(file: string): Promise<ReadonlySet<string>> {
  const read =
    letters.get(file) ?? readFile(join(FONTS, `${file}.txt`), "utf8").then((text) => new Set(text));
  letters.set(file, read);
  return read;
}
