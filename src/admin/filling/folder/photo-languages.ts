/** The languages whose words the rules know: by language, what Tesseract calls it. */
export const MODEL_NAMES: Readonly<Record<string, string>> = {
  ...{ de: "deu", en: "eng", es: "spa", fr: "fra", it: "ita", nl: "nld" },
  ...{ da: "dan", fi: "fin", nb: "nor", no: "nor", pl: "pol", pt: "por", sv: "swe" },
};

export function isReadable(language: string): boolean {
  return Object.hasOwn(MODEL_NAMES, language.slice(0, 2));
}

/** The first two that can be read: each takes as long again. */
export function readFor(likely: readonly string[]): string[] {
  const known = likely.map((language) => language.slice(0, 2)).filter(isReadable);
  return [...new Set(known.length > 0 ? known : ["en"])].slice(0, 2);
}
