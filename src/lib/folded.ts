/** What texts are compared by, so that what people read as the same is the same. */

/** Hangul's and braille's fillers are as wide as a letter, and as empty. */
const SPACES = /[\p{White_Space}\u115f\u1160\u2800\u3164\uffa0]+/gu;
/** Joiners, marks of direction, soft hyphens. Some scripts need them, so no text is refused for them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu;
/** Greek and Cyrillic letters whose capitals look Latin, and sigma at the end of a word. */
const LETTERS = "αβεζηικμνορτυχϝϳϻѕіјавекмнорстухѵүӏԍԛԝς";
const READ_AS = "abezhikmnoptyxfjmsijabekmhopctyxvyigqwσ";
const LETTER = new RegExp(`[${LETTERS}]`, "g");

/** @returns a name as comparisons take it: "POOL " and "Pool" are the same. The database's innfo.name_key folds alike. */
export function foldedName(value: unknown): string {
  // JavaScript's small letter of the Turkish İ has its dot twice.
  return asRead(String(value).normalize("NFKC").replaceAll("İ", "i").toLowerCase()).replace(
    LETTER,
    (letter) => READ_AS[LETTERS.indexOf(letter)] ?? letter,
  );
}

/** @returns a text as searches take it: "São Paulo" is found by "sao paulo" */
export function searchable(text: string): string {
  return asRead(
    text
      .normalize("NFKD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase(),
  );
}

/** @returns letters and digits alone, without accents: of "E-Mail *" and "garden-pool 2" the "email" and "gardenpool2" */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** One blank between words, and nothing that nobody sees. */
export function asRead(text: string): string {
  return text.replace(SPACES, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();
}
