/** Marks and spaces as printers of a language set them. Catalogues hold their texts this way: `npm run texts -- typeset`. */

const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

const SPACES = /[ \u00a0\u202f]/u.source;
const UNIT = new RegExp(`(?<=[\\d#])${SPACES}(?=(?:h|min|km|cm|mm|Mo|Ko|MB|KB|€)(?!\\p{L}))`, "gu");
const PERCENT = new RegExp(`(?<=[\\d#}])${SPACES}?%`, "gu");

/** Parts of a guests' catalogue that nobody reads. */
const NOT_SHOWN = ["synonyms", "stopWords"];

/** By language, what else it has. */
const RULES: Readonly<Record<string, (text: string) => string>> = {
  // "z. B." stays on one line.
  de: (text) => text.replace(/(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu, NO_BREAK),
  fr: (text) =>
    text
      .replace(new RegExp(`${SPACES}*([;!?»])`, "gu"), `${NARROW}$1`)
      .replace(new RegExp(`«${SPACES}*`, "gu"), `«${NARROW}`)
      // A web address and a time in numbers have none.
      .replace(new RegExp(`(?<=[^\\d\\s])${SPACES}*:(?!//)|${SPACES}+:`, "gu"), `${NO_BREAK}:`),
};

/** @param language whose text it is; no English, which stands in the code */
export function typeset(language: string, text: string): string {
  const [, beforePercent] =
    /^100(\s?)%$/.exec(new Intl.NumberFormat(language, { style: "percent" }).format(1)) ?? [];
  const common = text
    .replaceAll("...", "…")
    .replace(PERCENT, (mark) => (beforePercent === undefined ? mark : `${beforePercent}%`))
    .replace(UNIT, NO_BREAK);
  return RULES[language]?.(common) ?? common;
}

/** A catalogue as its file should stand. Words that a search knows stay as they are. */
export function typesetFile(language: string, json: string): string {
  const set = (value: unknown): unknown => {
    if (typeof value === "string") return typeset(language, value);
    const entries = Object.entries(value as object);
    return Object.fromEntries(entries.map(([key, one]) => [key, NOT_SHOWN.includes(key) ? one : set(one)]));
  };
  return `${JSON.stringify(set(JSON.parse(json)), null, 2)}\n`;
}
