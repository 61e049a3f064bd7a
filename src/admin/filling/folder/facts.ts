/** A line's statement about one thing: its name, and the facts that fields exist for. */
import { named } from "../../../lib/pages/named.ts";
import { anyOf } from "./any-of.ts";
import { AT, TO } from "./stay-times.ts";
import lists from "./words/facts.json" with { type: "json" };
import { CUISINE } from "./words.ts";

export interface Facts {
  name: string;
  about: string;
  parts: readonly Part[];
  phone: string;
  website: string;
  email: string;
  timing: string;
  location: string;
  distance: string;
  address: string;
  cuisine: string;
  duration: string;
  fee: string;
}

export type FactName = Exclude<keyof Facts, "parts">;

export interface Part {
  text: string;
  column?: FactName | undefined;
}

export function restOf({ parts }: Facts, used: readonly FactName[]): string {
  return parts
    .filter(({ text, column }) => !(column && used.includes(column)) && /[\p{L}\d]/u.test(text))
    .map(({ text }) => text)
    .join(", ");
}

export type FactPart =
  | { kind: "question"; question: string; answer: string }
  | { kind: "entry"; facts: Facts }
  /** "Reception – 9": only a phone has so short a number. */
  | { kind: "number"; label: string; number: string; about: string }
  | { kind: "text"; text: string; isListed: boolean; isAfterGap?: boolean };

const PREPOSITION = anyOf(lists.prepositions);

const IN_BRACKETS = /^([^()]{2,60}?)\s*\(([^()]{2,200})\)\s*[,:–—-]?\s*(.*)$/;
const BEFORE_COMMA = /^([^,.:;!?]{2,60}),\s+(.+)$/;

/** The name of a place, with or without a sign after it. */
export function namedPlace(text: string): [name: string, about: string] {
  const [, inFront = "", within, after] = IN_BRACKETS.exec(text) ?? [];
  const separated = named(text);
  const [, start = "", end = ""] = BEFORE_COMMA.exec(text) ?? [];
  const far = DISTANCE.exec(text);
  const all: [string, string][] = [
    [inFront, [within, after].filter(Boolean).join(", ")],
    [start, end],
  ];
  if (separated) all.push(separated);
  const phone = findPhone(text);
  const street = STREET.exec(text);
  const isNumbered = street && /\d/.test(street[0]);
  const when = RANGE.exec(text)?.index ?? 0;
  for (const at of [far?.index ?? 0, isNumbered ? street.index : 0, text.indexOf(phone || text), when]) {
    if (at > 2) all.push([bareLabel(text.slice(0, at)), text.slice(at)]);
  }
  const [first] = all.filter(([name]) => name).toSorted(([a], [b]) => a.length - b.length);
  return first ?? [text, ""];
}

/** "Sauna im Garten, 15-21 Uhr" */
const NAMED_WITHIN = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\d&'’ -]{1,40}?)(?:,\s+|\s+(?=\(|(?:${PREPOSITION}|with|mit|avec|con|met|for|f[uü]r|pour|per|para|voor)\s))(.+)$`,
  "iu",
);

export function namedWithin(text: string): [name: string, about: string] | undefined {
  const [, name = "", about = ""] = NAMED_WITHIN.exec(text) ?? [];
  return (
    named(text) ?? (about && name.split(" ").length <= 5 && /^\p{Lu}/u.test(name) ? [name, about] : undefined)
  );
}

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|h\b|uhr|uur|noon|midnight)?`;
const PART_OF_DAY = "noon|midnight|midi|minuit|mittag|mitternacht|mezzanotte|medianoche|dusk|sunset";
export const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${CLOCK}|${PART_OF_DAY})\s*${TO}(?:\s${TO}|\s${AT}){0,3}\s*(?:${CLOCK}|${PART_OF_DAY})(?![\d.]*\s?(?:€|£|m\b|km|min|eur|cm|kr|zł|gehmin))`,
  "iu",
);
const FROM =
  /\b(?:from|until|till|after|before|by|ab|bis|nach|vor|um|[aà] partir de|jusqu['’][aà]|desde las|hasta las|a partir de las|dalle|fino alle|entro le|vanaf|tot|voor|na|om)\s+(?:las\s+)?\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|h\b|uhr|uur)?(?!\s?(?:m\b|km|min|€|eur|jahr|years|%|\d))/i;
const PHRASES = new RegExp(`(?<!\\p{L})(?:${anyOf(lists.phrases)})(?!\\p{L})`, "iu");

/** Parts of a house, some only after a preposition. */
const ROOMS = `${anyOf(lists.parts)}|(?:${PREPOSITION}) (?:(?:${anyOf(lists.articles)}) )?(?:\\p{L}+ )?(?:${anyOf(lists.rooms)})`;
const INSIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in|on|at|im|en|au|auf|nel|nella|al|alla|dans|à) (?:(?:the|der|dem|el|la|le|las|los) )?)?(?:${ROOMS})(?!\p{L}).{0,30}`,
  "iu",
);

const DISTANCE =
  /(?:zu fu(?:ß|ss)|on foot|walking|[aà] pied|a pie|a piedi|te voet)\s+(?:ca\.\s+)?\d+\s*min|(?<![\d.,]|\b(?:auf|of|von|van)\s)(?:(?:ca\.?|about|approx\.?|etwa|environ|unos|circa|a|à)\s+)?\d+(?:[.,]\d+)?\s*(?:(?:k?m|kilometer|kilometres?|meter|metres?|metros|m[eè]tres|metri|miles?|yards?)\b|(?:minutes?|minuten|minutos|minuti|mins?\.?|h(?:\d\d|ours?|rs)?|std\.?|stunden?|heures?|horas?|ore)\b\.?(?=[^,.;)]{0,12}(?<!\p{L})(?:walk|foot|drive|by|bus|away|zu fuß|zu fuss|fu(?:ß|ss)weg|gehen|gehzeit|auto|entfernt|[aà] pied|en \p{L}|[aà] v[eé]lo|de route|andando|a pie|a piedi|in (?:auto|macchina|bici|barca)|up|aufstieg|lopen|fiets|met de|te voet|mit de[mr]))|\p{L}+-?minuten)[^,.;()]{0,24}/iu;
const DURATION =
  /\d+(?:[.,½]\d*)?\s*(?:(?:-|–|to|bis|a|à)\s*\d+(?:[.,]\d+)?)?\s*(?:hours?|hrs|std\.?|stunden?|h(?:\s?\d\d)?\b|heures?|horas?|ore\b|ora\b|uur\b|uren\b|minutes|minuten|minutos|minuti)(?:\s*(?:gehzeit|return|hin und zur[uü]ck))?|half a day|a day|halber tag|ganzer tag|demi-journ[eé]e|medio d[ií]a|mezza giornata/i;
const FEE =
  /(?:€|£|chf|eur)\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|£|euros?|eur\b|chf)|\bfree\b|(?:eintritt|kosten)\s?(?:frei|los)|\b(?:gratis|gratuit\p{L}*|libre|libero|inclus\p{L}*)\b/iu;
const STREET =
  /\b(?:\p{L}*(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|ufer|straat|gracht|kade|laan|plein)\s+\d+\p{L}?(?!\s?(?:stunden|std|min|k?m\b))|\d+\p{L}?,?\s+(?:(?:rue|avenue|av\.|place|quai|chemin|route|boulevard)\s+\p{L}.*|(?:\p{L}+\s){1,3}(?:street|st\.?|road|rd\.?|lane|square|hill|row|terrace|quay|avenue|gardens|place)\b)|(?:rue|quai|avenue|boulevard|via|calle|paseo) (?:d\p{L}{1,2} )?\p{Lu}[^,;]*|(?:calle|c\/|avenida|avda\.?|plaza|paseo|rambla|via|viale|piazza|corso|vicolo|largo|rua|am|rue)\s+\p{L}[^,;]*?\d+\p{L}?|(?:plaza|piazza|place|marktplatz|am markt|market square)\b[^,;]*)/iu;

const URL = /\b(?:https?:\/\/|www\.)[^\s,;()<>]{3,200}[^\s,;()<>.]/i;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const PHONE = /(?<![\d.,:/])(?:\+|00)?\(?\d[\d\s()./–-]{4,24}\d(?![\d:]|\s?(?:€|uhr|h\b|m\b|km\b))/gi;
const PHONE_MARK =
  /(?:\b(?:tel(?:efon|ephone|[eé]fono|efono)?|t[eé]l[eé]?(?:phone)?|tlf|phone|ph|fon|mobil|mobile|handy|call|ruf|rufen|dial|llamar|appeler|chiamare|n[uú]mero|nummer|nr|no)\b\.?|☎|📞)\s*[:.]?\s*$/i;

const FILLED_WITH: readonly [FactName, RegExp][] = [
  ["timing", RANGE],
  ["distance", /^\D{0,6}\d+(?:[.,]\d+)?\s*(?:km|m|min|mins?\.?|minut\p{L}*|miles?|yards?)(?!\p{L})/iu],
  ["fee", FEE],
  ["address", STREET],
  ["location", INSIDE],
  ["duration", DURATION],
];

export function columnOf(cells: readonly string[]): FactName | undefined {
  const filled = cells.filter((cell) => /[\p{L}\d]/u.test(cell));
  const most = (is: (cell: string) => boolean) =>
    filled.length > 0 && filled.filter(is).length * 2 > filled.length;
  if (most((cell) => findPhone(cell) !== "")) return "phone";
  return FILLED_WITH.find(([, words]) => most((cell) => words.test(cell)))?.[0];
}

export function findPhone(text: string): string {
  return phonesIn(text)[0] ?? "";
}

/** Not times, dates, years or amounts, which have as many digits. */
function phonesIn(text: string): string[] {
  return [...text.matchAll(PHONE)]
    .flatMap(([found]) => {
      const halves = found.split(/\s+\/\s+/);
      return halves.every((half) => half.replace(/\D/g, "").length >= 6) ? halves : [found];
    })
    .flatMap((found) => {
      const digits = found.replace(/\D/g, "").length;
      const isTime = /^\(?\d{1,2}\.\d{2}\s*[-–]\s*\d{1,2}\.\d{2}|\d{1,2}\.\d{1,2}\.\s*[-–]/.test(found);
      const isDate =
        /^\d{1,2}[./]\d{1,2}[./](?:(?:19|20)\d\d|\d\d)\b|\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d\b/.test(
          found,
        );
      const isRange = /^\d{1,3}\s*[-–]\s*\d{1,3}\b/.test(found) && digits < 7;
      return digits >= 6 && digits <= 15 && !isTime && !isDate && !isRange ? [balanced(found.trim())] : [];
    });
}

const OWN_NAME =
  /^\p{Lu}(?:[^.,!?]|(?<!\p{L}{4})\.){1,60}(?<!\s(?:on|at|under|unter|auf|au|al|op|is|ist|a))$/u;
const BETWEEN_NUMBERS = /^[\s,;/&+()|–-]+(?:(?:or|oder|ou|o|of|y|e|et|en|und|and)\s+)?|[\s,:;/&+(|–-]+$/giu;

/**
 * "Claire 06 12 … / Marc 06 13 …": a text for each number, with its name.
 *
 * @param all also those without a name of their own, which take the first one's
 */
export function perNumber(text: string, all: boolean): string[] {
  const phones = phonesIn(text);
  const texts: string[] = [];
  let [left, base] = [text, ""];
  for (const phone of phones) {
    const at = left.indexOf(phone);
    // "Call 911. Plumber: …" is a sentence, and a name.
    const label = bareLabel(left.slice(0, at).replace(BETWEEN_NUMBERS, "").replace(SENTENCE_BEFORE, ""));
    const isOwn = OWN_NAME.test(label) && label.split(" ").length <= MAX_NAME_WORDS;
    if (texts.length === 0 ? !isOwn : !isOwn && !all) return [text];
    if (isOwn) base = label;
    const named = /\p{L}{4}/u.test(label) ? label : `${base} (${label || texts.length + 1})`;
    texts.push(`${isOwn ? label : named}: ${phone}`);
    left = left.slice(at + phone.length);
  }
  const more = left.replace(/^[\s,.;)]+/, "");
  return texts.length < 2
    ? [text]
    : texts.map((one, index) => (more && index === texts.length - 1 ? `${one}, ${more}` : one));
}

const SENTENCE_BEFORE = /^.*(?:\p{L}{3}|\d{3})[.!]\s+(?=\p{Lu})|^\s*[.;]\s+(?=\p{Lu})/u;

/** More of them before a number are a sentence. */
export const MAX_NAME_WORDS = 8;

function balanced(number: string): string {
  return number.includes("(") === number.includes(")") ? number : number.replace(/[()]/g, "");
}

const LABELS_END = /[\s,:–—(-]+$/;
/** "Giles's mobile", "Marios Handy" */
const SOMEBODYS_PHONE = /s\s+(?:mobile?|handy)$/i;

export function bareLabel(text: string): string {
  const label = text.replace(LABELS_END, "");
  return SOMEBODYS_PHONE.test(label) ? label : label.replace(PHONE_MARK, "").replace(LABELS_END, "");
}

/** "behind the barn": a few words after a word of place. */
const BESIDE = new RegExp(String.raw`^(?:${PREPOSITION})\s(?!\d)[^\d,]+$`, "iu");

/** Where one fact ends and another begins; not within "7.30" or "ca. 5". */
const BETWEEN =
  /\s*[,;•|]\s+|\s*[()]\s*|(?<=[^\d\s.]{3}|\d ?[ap]m|€)(?<!str|min|std|max|gegr)[.!]+(?:\s+|$)|\s[-–—]\s(?!\d)|\n/i;

const MAX_BESIDE = 32;

/** "Italian", right after a name. */
const WORD = /^\p{L}[\p{L}-]{3,}$/u;
const isWord = (part: Part | undefined) => part !== undefined && !part.column && WORD.test(part.text);

export function factsIn(name: string, about: string, known: readonly Part[] = []): Facts {
  const email = EMAIL.exec(about)?.[0] ?? "";
  const website = URL.exec(about)?.[0] ?? "";
  const phone = findPhone(about);
  let left = about.replace(email || /$^/, " ; ").replace(website || /$^/, " ; ");
  if (phone) {
    const at = left.indexOf(phone);
    left = `${bareLabel(left.slice(0, at))}, ${left.slice(at + phone.length).replace(/^[\s,.;)]+/, "")}`;
  }
  const parts: Part[] = left
    .split(BETWEEN)
    .map((text) => ({ text: text.trim() }))
    .filter(({ text }) => text);
  function part(column: FactName, words: RegExp, longest = 60): string {
    const one = parts.find(({ text, column: other }) => !other && words.test(text));
    if (!one) return "";
    const [said = ""] = words.exec(one.text) ?? [];
    // A sentence says more than that.
    if (one.text.length > longest || one.text.length > said.length + MAX_BESIDE) return said.trim();
    one.column = column;
    return one.text;
  }
  const address = part("address", STREET, 90);
  const distance = part("distance", DISTANCE, 40);
  const when = part("timing", RANGE) || part("timing", FROM) || part("timing", PHRASES);
  const inside = INSIDE.exec(when);
  // "7:30 to 10:00 on the ground floor" says both.
  const isBoth = inside !== null && inside.index > 0;
  const where = isBoth ? "" : part("location", INSIDE) || part("location", BESIDE, 40);
  const duration = DURATION.exec(about)?.[0] ?? "";
  const has = new Set(known.map(({ column }) => column));
  return {
    name,
    about: [about, ...known.map(({ text }) => text)].filter(Boolean).join(", "),
    parts: [...parts.map((one) => (has.has(one.column) ? { text: one.text } : one)), ...known],
    phone,
    website,
    email,
    timing: isBoth ? when.slice(0, inside.index).trim() : when,
    location: isBoth
      ? inside[0].trim()
      : where.slice(BESIDE.test(where) ? 0 : Math.max(0, INSIDE.exec(where)?.index ?? 0)).trim(),
    distance,
    address,
    fee: part("fee", FEE, 30),
    cuisine: part("cuisine", CUISINE, 40) || (isWord(parts[0]) ? part("cuisine", WORD) : ""),
    duration: duration === distance ? "" : duration,
    ...Object.fromEntries(
      known.flatMap(({ text, column }) => (column && column !== "about" ? [[column, text]] : [])),
    ),
  };
}

/** All of a sentence, with the facts in it. */
export function textWithFacts(name: string, text: string): Facts {
  return { ...factsIn(name, text), parts: [{ text }] };
}
