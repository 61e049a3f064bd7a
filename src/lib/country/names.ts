/** Names of countries: from the browser in many languages, plus what people write. */
import { COUNTRIES } from "./countries.ts";

const LANGUAGES =
  "en de fr es it pt nl da sv nb fi is pl cs sk sl hr hu ro bg et lv lt el tr ru uk sr ar he hi th vi id ja ko zh zh-TW ca";

const ALSO: Readonly<Record<string, string>> = {
  AE: "uae,emirates",
  BA: "bosnia,bosnien",
  CZ: "czech republic,ceska republika,tschechische republik",
  GB: "uk,great britain,england,scotland,wales,northern ireland,schottland,grossbritannien,gran bretagna,grande bretagne",
  IE: "republic of ireland,eire",
  KR: "republic of korea,korea",
  MA: "kingdom of morocco",
  MK: "macedonia",
  NL: "holland,the netherlands",
  RU: "russian federation",
  TR: "turkey,turkei,turquie,turquia",
  US: "usa,us,united states of america,etats unis d amerique,vereinigte staaten von amerika",
  VN: "viet nam",
};

/** Names with another meaning: Georgia is also a state, "island" a word in other languages, "عمان" also Amman. */
const NO_SIGN = new Set(["georgia", "island", "عمان"]);
/** Letters of the shortest name that is no ordinary word in some language. */
const SHORTEST = 4;
/** Countries whose names often end a longer one, such as "Nuevo Mexico". They count only as a whole segment. */
const WHOLE_ONLY = new Set(["JE", "MS", "JO", "TD", "MX", "LB", "LU", "GN", "NE", "DM", "SM", "PA"]);
/** After one of these words the name is a street's: "Place d'Italie". */
const OF = new Set(
  "d de du des di da do dos della dell delle del la le les von van der the of rue via place al new nova nueva nuevo".split(
    " ",
  ),
);

let known: Map<string, string> | undefined;

function names(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const language of LANGUAGES.split(" ")) {
    const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const country of COUNTRIES) {
      const name = folded(display.of(country) ?? "");
      const isTold = /[a-z]/.test(name) ? name.length >= SHORTEST : name.length > 1;
      if (isTold && !NO_SIGN.has(name) && !known.has(name)) known.set(name, country);
    }
  }
  for (const [country, more] of Object.entries(ALSO)) {
    for (const name of more.split(",")) known.set(name, country);
  }
  return known;
}

/** @returns the country whose name ends, or begins, the address */
export function namedCountry(segments: readonly string[]): string | undefined {
  const last = wordsOf(segments.at(-1));
  for (let from = 0; from < last.length; from++) {
    const country = names().get(last.slice(from).join(" "));
    if (!country) continue;
    if (from === 0) return country;
    if (!WHOLE_ONLY.has(country) && !OF.has(last[from - 1] ?? "")) return country;
  }
  const [first = ""] = segments;
  const whole = names().get(wordsOf(first).join(" "));
  if (whole && segments.length > 1) return whole;
  // Chinese, Japanese and Korean addresses have no spaces: "中国北京市…"
  return [...names()].find(
    ([name]) => /^[\u3040-\u9fff\uac00-\ud7af]/.test(name) && first.startsWith(name),
  )?.[1];
}

/** The segment's words without those with digits. */
function wordsOf(segment = ""): string[] {
  return folded(segment)
    .split(" ")
    .filter((word) => word && !/\d/.test(word));
}

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/** Lower-case words without accents and punctuation: "Sankt Pölten," becomes "sankt polten". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[ßøæœłđðþıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\./g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
