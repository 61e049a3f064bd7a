/** Texts out of markup, for workers: they have no document to read it with. */

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" },
  ...{ nbsp: " ", bull: "•", middot: "·", ndash: "–", mdash: "—", euro: "€", pound: "£" },
  ...{
    szlig: "ß",
    oslash: "ø",
    Oslash: "Ø",
    aelig: "æ",
    AElig: "Æ",
    oelig: "œ",
    OElig: "Œ",
    Lstrok: "Ł",
    lstrok: "ł",
  },
  ...{ laquo: "«", raquo: "»", lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„" },
  ...{
    hellip: "…",
    deg: "°",
    iexcl: "¡",
    iquest: "¿",
    times: "×",
    frac12: "½",
    ordf: "ª",
    ordm: "º",
    rarr: "→",
  },
  ...{ shy: "", zwnj: "", thinsp: " ", ensp: " ", emsp: " ", copy: "©", reg: "®", trade: "™" },
};
/** "&eacute;", "&Ccaron;" */
const ACCENTED = /^([a-z])(grave|acute|circ|tilde|uml|ring|caron|cedil|ogon)$/i;
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ grave: "\u0300", acute: "\u0301", circ: "\u0302", tilde: "\u0303", uml: "\u0308" },
  ...{ ring: "\u030a", caron: "\u030c", cedil: "\u0327", ogon: "\u0328" },
};

function named(name: string): string | undefined {
  const [, letter = "", accent = ""] = ACCENTED.exec(name) ?? [];
  return ENTITIES[name] ?? (letter ? `${letter}${ACCENTS[accent]}`.normalize("NFC") : undefined);
}

/** With the characters that references of markup stand for. */
export function plain(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named(name) ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
}
