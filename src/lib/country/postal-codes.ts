/** Countries by the form of a postal code, and by the words and letters beside it. */

const US_STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC";
/** Signs of provinces, except those that are also a country's with five digits: FR, LT, BA, TR. */
const IT_PROVINCES =
  "AG|AL|AN|AO|AP|AQ|AR|AT|AV|BG|BI|BL|BN|BO|BR|BS|BZ|CA|CB|CE|CH|CL|CN|CO|CR|CS|CT|CZ|EN|FC|FE|FG|FI|FM|GE|GO|GR|IM|IS|KR|LC|LE|LI|LO|LU|MB|MC|ME|MI|MN|MO|MS|MT|NA|NO|NU|OR|PA|PC|PD|PE|PG|PI|PN|PO|PR|PT|PU|PV|PZ|RA|RC|RE|RG|RI|RM|RN|RO|SA|SI|SO|SP|SR|SS|SU|SV|TA|TE|TN|TO|TP|TS|TV|UD|VA|VB|VC|VE|VI|VR|VT|VV";

/** Forms that only one country has. The first group is the code. */
const OWN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(IM\d{1,2} ?\d[A-Z]{2})\b/, "IM"],
  [/\b(JE\d ?\d[A-Z]{2})\b/, "JE"],
  [/\b(GY\d{1,2} ?\d[A-Z]{2})\b/, "GG"],
  [/\b(GX11 ?1AA)\b/, "GI"],
  [/\b([A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})\b/, "GB"],
  [/\b([ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)\b/, "CA"],
  [/\b([AC-FHKNPRTV-Y]\d[\dW] ?(?=[A-Z\d]*\d)[\dAC-FHKNPRTV-Y]{4})\b/, "IE"],
  [/\b([A-HJ-NP-Z]\d{4}[A-Z]{3})\b/, "AR"],
  [new RegExp(String.raw`\b(?:${US_STATES})\.?,? (\d{5}(?:-\d{4})?)\b`), "US"],
  [/\b(?:PR|P\.R\.),? (00\d{3})\b/, "PR"],
  [/\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),? (\d{4})\b/, "AU"],
  [/(?<!\d)(\d{5}-\d{3})(?!\d)/, "BR"],
  [/(?<!\d)(\d{4}-\d{3})(?!\d)/, "PT"],
  [/〒 ?(\d{3}-?\d{4})/, "JP"],
  [/\b(AD\d{3})\b/, "AD"],
  [/\b(LV-\d{4})\b/, "LV"],
  [/\b(LT-\d{5})\b/, "LT"],
  [/\b(MD-?\d{4})\b/, "MD"],
  [/\b(AZ ?\d{4})\b/, "AZ"],
  [/\b(KY\d-\d{4})\b/, "KY"],
  [/\b(VG ?\d{4})\b/, "VG"],
  [/\b(BB\d{5})\b/, "BB"],
  [/\b(VC\d{4})\b/, "VC"],
  [
    new RegExp(
      String.raw`(?<!\d)(\d{5}),? [^\d,\n]+?(?:,? (?:${IT_PROVINCES})|,? ?\((?:${IT_PROVINCES})\))\s*$`,
      "m",
    ),
    "IT",
  ],
  [
    /(?<!\d)(\d{4}),? [^\d,\n]+? (?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)\s*$/m,
    "CH",
  ],
  [
    /(?:^|, ?)([1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}),? (?=\p{L})(?!.*\b(?:St|Ave|Street|Avenue|Road|Rd|Blvd)\b)/mu,
    "NL",
  ],
  [/(?<![\d-])(\d{2}-\d{3}) (?=\p{Lu})/u, "PL"],
];

/** Signs of countries that are written before the code: "A-6391", "CH-8001". */
const SIGNS: Readonly<Record<string, string>> = {
  A: "AT", B: "BE", D: "DE", F: "FR", H: "HU", I: "IT", L: "LU", N: "NO", P: "PT", S: "SE", E: "ES",
  AT: "AT", BE: "BE", BG: "BG", CH: "CH", CY: "CY", CZ: "CZ", DE: "DE", DK: "DK", EE: "EE", ES: "ES",
  FI: "FI", FR: "FR", GR: "GR", HR: "HR", HU: "HU", IS: "IS", IT: "IT", LI: "LI", LU: "LU", ME: "ME",
  NL: "NL", NO: "NO", PL: "PL", PT: "PT", RO: "RO", RS: "RS", SE: "SE", SI: "SI", SK: "SK", TR: "TR",
  UA: "UA", FL: "LI", MC: "MC", SM: "SM", FO: "FO", MK: "MK",
}; // biome-ignore format: a table
const SIGNED = /(?<![\p{L}\d])([A-Z]{1,2})-(\d{3} ?\d{2}|\d{3,6})(?!\d)/u;

/** Countries whose codes are digits alone, by how they are written. */
const BY_DIGITS: Readonly<Record<string, string>> = {
  "3": "BH FO GN IS LS MG OM PG TW",
  "4": "AF AL AM AR AT AU BD BE BG BH CC CH CV CX CY DK ET GE GL GW HT HU LB LI LR LU LV MD MK MZ NE NF NL NO NZ PA PH PY SI SJ TN VE XK ZA",
  "5": "AD AS AX BA BL BT CR CU DE DO DZ EE EG ES FI FM FR GF GP GT GU HN HR ID IL IQ IR IT JO KE KH KR KW LA LK LT LY MA MC ME MF MH MM MN MP MQ MU MV MX MY NC NI NP PE PF PK PM PR PS PW RE RS SA SD SM SN SV TH TR TW UA US UY VA VI VN WF XK YT ZM",
  "6": "BY CN CO EC IN KG KH KZ MN NG RO RS RU SG TJ TM TT TW UZ VN",
  "7": "CL IL",
  "3 2": "CZ GR SE SK",
  "3 3": "IN",
  "3-4": "JP",
};

/** Names for kinds of streets, with the countries that use them. */
const STREETS: readonly (readonly [RegExp, string])[] = [
  [/straße/iu, "AT DE"],
  [
    /\p{L}(?:strasse|weg|platz|gasse|allee|ring|steig)\b|\b(?:am|an der|zum|zur|im) \p{Lu}|\bstr\. ?\d/u,
    "AT CH DE LI LU",
  ],
  [
    /\b(?:rue|avenue|chemin|boulevard|impasse|quai|place|route|allée)\b/iu,
    "BE BL CA CH DZ FR GF GP LU MA MC MQ MF MU NC PF PM RE SN TN YT",
  ],
  [
    /\b(?:via|viale|piazza|piazzale|corso|vicolo|località|loc\.|strada|frazione|lungomare|contrada)\b/iu,
    "CH IT SM VA RO MD",
  ],
  [
    /\b(?:calle|c\/|avenida|avda\.?|plaza|paseo|carretera|carrera|carrer|camino|passeig|plaça|playa|urb\.)/iu,
    "AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PH PR PY SV UY VE AD",
  ],
  [/(?:straat|laan|gracht|kade|plein|dijk)\b|^markt \d/imu, "BE NL"],
  [/(?:vej|gade|vænget|stræde) \d{1,3}\b/iu, "DK FO"],
  [/(?:veien|vegen|gata|gaten|gate|vei|veg) \d{1,3}\b/iu, "NO SE IS"],
  [/(?:gatan|vägen|gränd|torget) \d{1,3}\b/iu, "AX FI SE"],
  [/(?:katu|tie|kuja|polku) \d{1,3}\b/iu, "FI"],
  [/(?:stígur|vegur|gata|braut)\b/iu, "IS"],
  [/\b(?:tänav|mnt|maantee|pst)\b/iu, "EE"],
  [/\b(?:gatvė|g\.|prospektas|alėja)(?!\p{L})/iu, "LT"],
  [/\biela\b/iu, "LV"],
  [/\b(?:utca|út|tér|körút|köz)(?!\p{L})/iu, "HU"],
  [/\b(?:ul\.|ulica|trg|obala|put|cesta)\s/iu, "BA HR ME PL RS SI SK MK"],
  [/\b(?:náměstí|nám\.|ulice|třída)(?!\p{L})/iu, "CZ"],
  [/\b(?:námestie|hlavná)(?!\p{L})/iu, "SK"],
  [/\b(?:cad|cd|caddesi|sok|sokak|mah|mahallesi|bulvar[ıi])\b/iu, "TR AZ"],
  [/\b(?:bulevardul|b-dul|calea|aleea|str\.)/iu, "RO MD"],
  [/\b(?:rua|travessa|largo|praça|alameda|estrada)\b/iu, "AO BR CV MO MZ PT ST GW TL"],
  [/\b(?:jl\.?|jalan|gang|desa|kecamatan)\b/iu, "ID MY"],
  [/\b(?:soi|moo|tambon|amphoe|amphur|thanon)\b/iu, "TH LA"],
  [/\b(?:barangay|brgy\.?)\b/iu, "PH"],
  [/\b(?:nagar|marg|chowk|colony)\b/iu, "IN NP PK"],
  [/-(?:ku|shi|cho|machi|gun|ken|chome)\b/iu, "JP"],
  [/\b(?:đường|phường|quận|phố)(?!\p{L})/iu, "VN"],
  [/\b(?:derb|riad|kasbah|ksar)\b/iu, "MA DZ TN"],
];

/** Letters that few languages have, with the countries that write them. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u0370-\u03ff]/, "GR CY"],
  [/[іїєґ]/i, "UA BY KZ"],
  [/[\u0400-\u04ff]/, "BA BG BY KG KZ ME MK MN RS RU TJ UA"],
  [/[\u10a0-\u10ff]/, "GE"],
  [/[\u0530-\u058f]/, "AM"],
  [/[\u0590-\u05ff]/, "IL"],
  [/[\u0e00-\u0e7f]/, "TH"],
  [/[\u0e80-\u0eff]/, "LA"],
  [/[\u1780-\u17ff]/, "KH"],
  [/[\u1000-\u109f]/, "MM"],
  [/[\u0d80-\u0dff]/, "LK"],
  [/[\uac00-\ud7af]/, "KR"],
  [/[\u3040-\u30ff]/, "JP"],
  [/[\u4e00-\u9fff]/, "CN HK JP MO SG TW"],
  [/[őű]/i, "HU RO RS SK"],
  [/[łśź]/i, "PL"],
  [/[řěů]/i, "CZ"],
  [/[ğış]/, "TR AZ"],
  [/[șță]/i, "RO MD"],
  [/[ėųį]/i, "LT"],
  [/[ņļķģ]/i, "LV"],
  [/[ðþ]/i, "IS FO"],
  [/ß/, "AT DE"],
];

export interface CodeFound {
  /** Where the code begins and ends in the address. */
  start: number;
  end: number;
  countries: readonly string[];
  /** Whether no other country writes a code like this. */
  isSure: boolean;
}

/** @returns the code in a form that only one country has, else the last code of digits alone */
export function postalCode(address: string): CodeFound | undefined {
  const signed = SIGNED.exec(address);
  const sign = signed && SIGNS[signed[1] ?? ""];
  if (signed && sign) return found(signed.index, signed[0], [sign], true);
  for (const [form, country] of OWN_FORMS) {
    const match = form.exec(address);
    if (match) return found(match.index + match[0].indexOf(match[1] ?? ""), match[1] ?? "", [country], true);
  }
  const [last] = [
    ...address.matchAll(/(?<![\p{L}\d/.+-])(\d{3} \d{2}|\d{3} \d{3}|\d{3}-\d{4}|\d{3,7})(?![\p{L}\d/-])/gu),
  ]
    .filter((match) => !isHouseNumber(address, match))
    .toReversed();
  if (!last) return undefined;
  const written = last[0].replace(/\d+/g, (digits) => String(digits.length));
  const countries = BY_DIGITS[written];
  return countries === undefined ? undefined : found(last.index, last[0], countries.split(" "));
}

function found(start: number, code: string, countries: readonly string[], isSure = false): CodeFound {
  return { start, end: start + code.length, countries, isSure };
}

/** A saint is no street: "6580 St. Anton". */
const STREET_AFTER =
  /^\s+(?:[NSEW]{1,2}\.?\s+)?(?:(?:\S+\s+){1,3}(?:street|st|ave|avenue|road|rd|drive|dr|lane|ln|blvd|boulevard|highway|hwy|way|court|ct|terrace|parade)\b|(?:broadway|rue|chemin|quai|place|avenue|boulevard)\b)/i;

/** "1200 Main Street", "Calle 60 No. 480", "No:412". */
function isHouseNumber(address: string, { 0: digits, index }: RegExpExecArray): boolean {
  if (digits.length > 4 || digits.includes(" ")) return false;
  const before = /[^\n,]*$/.exec(address.slice(0, index))?.[0] ?? "";
  const after = /^[^\n,]*/.exec(address.slice(index + digits.length))?.[0] ?? "";
  if (/\p{L}/u.test(before) && !/\p{L}/u.test(after)) {
    // "Long Street 900", and "Cape Town 8001" stands behind a comma.
    return digits.length < 4 || !/[\n,]/.test(address.slice(0, index)) || /\b(?:no|nr|nº|n°)\b/i.test(before);
  }
  if (digits.length === 3 && !/^\s+\p{Lu}/u.test(after)) return true;
  return STREET_AFTER.test(after);
}

const GERMAN = /^(?:AT|DE)\b/;
/** South Tyrol's streets have German names. */
const SOUTH_TYROL = /^39\d{3}$/;
const SMALL_NEIGHBOURS: Readonly<Record<string, RegExp>> = { SM: /^4789/, VA: /^00120/ };

/** @returns for each kind of street in the address, the countries that have it */
export function streetHints(address: string, code?: CodeFound): readonly (readonly string[])[] {
  const digits = code ? address.slice(code.start, code.end) : "";
  return matching(STREETS, address).flatMap((countries) => {
    if (SOUTH_TYROL.test(digits) && GERMAN.test(countries.join(" "))) return [];
    return [countries.filter((country) => SMALL_NEIGHBOURS[country]?.test(digits) ?? true)];
  });
}

/** @returns for each letter in it that few languages have, the countries that write it */
export function letterHints(address: string): readonly (readonly string[])[] {
  return matching(LETTERS, address);
}

function matching(signs: readonly (readonly [RegExp, string])[], address: string): string[][] {
  return signs.flatMap(([sign, countries]) => (sign.test(address) ? [countries.split(" ")] : []));
}
