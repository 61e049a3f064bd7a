/** What a line says of one thing: its name, and the facts that fields exist for. */
import { anyOf, CUISINE } from "./words.ts";

export interface Facts {
  name: string;
  /** All that is said beside the name. */
  about: string;
  /** The parts of it that are no other fact. */
  rest: string;
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

/** What a line below a heading is. */
export type FactPart =
  | { kind: "question"; question: string; answer: string }
  | { kind: "entry"; facts: Facts }
  /** "Reception – 9": only a phone has so short a number. */
  | { kind: "number"; label: string; number: string; about: string }
  | { kind: "text"; text: string; isListed: boolean };

/** "Sauna: 16:00 to 21:00, in the cellar", "Taberna da Rua – grilled fish". */
const NAMED = /^([^:–—]{2,80}?)\s*(?::(?!\/\/)(?!\d\d\b)|\s[–—-](?=\s))\s*(.+)$/;
const IN_BRACKETS = /^([^()]{2,60}?)\s*\(([^()]{2,200})\)\s*[,:–—-]?\s*(.*)$/;
const BEFORE_COMMA = /^([^,.:;!?]{2,60}),\s+(.+)$/;

/** @returns name and text, where a line has both */
export function named(text: string): [name: string, about: string] | undefined {
  const [, name = "", about = ""] = NAMED.exec(text) ?? [];
  return about ? [name.trim(), about.trim()] : undefined;
}

/** The name of a place, with or without a sign after it. */
export function namedPlace(text: string): [name: string, about: string] {
  const bracketed = IN_BRACKETS.exec(text);
  const separated = named(text);
  if (bracketed && (!separated || separated[0].length > (bracketed[1] ?? "").length)) {
    return [bracketed[1] ?? "", [bracketed[2], bracketed[3]].filter(Boolean).join(", ")];
  }
  if (separated) return withoutStreet(separated);
  const [, name, about] = BEFORE_COMMA.exec(text) ?? [];
  if (name && about) return [name, about];
  const phone = findPhone(text);
  return phone && text.indexOf(phone) > 2
    ? [withoutMark(text.slice(0, text.indexOf(phone))), phone]
    : [text, ""];
}

/** "The Stag, 3 Main Street" is a name and an address. */
function withoutStreet([name, about]: [string, string]): [name: string, about: string] {
  const [, first = "", street = ""] = BEFORE_COMMA.exec(name) ?? [];
  return STREET.test(street) ? [first, `${street}, ${about}`] : [name, about];
}

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|h\b|uhr|noon|midnight)?`;
const UNTIL = `(?:-|–|—|to|bis|à|a|until|till|alle|hasta las|e le|y las|au)`;
const RANGE = new RegExp(
  String.raw`\b${CLOCK}\s*${UNTIL}\s*(?:las\s)?${CLOCK}(?![\d.]*\s?(?:€|m\b|km|min|eur|gehmin))`,
  "i",
);
const FROM =
  /\b(?:from|until|till|after|before|by|ab|bis|nach|vor|um|[aà] partir de|jusqu['’][aà]|desde las|hasta las|a partir de las|dalle|fino alle|entro le)\s+(?:las\s+)?\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|h\b|uhr)?(?!\s?(?:m\b|km|min|€|eur|jahr|years|%|\d))/i;
const PHRASES = new RegExp(
  anyOf(String.raw`
    24\s?(?:hours|h\b|stunden|horas|heures|ore)|24/7|h24
    rund um die uhr|jederzeit|(?:at )?any ?time|all day|always open|on request|auf anfrage|nach anmeldung|nach vereinbarung
    sur demande|sur r[eé]servation|24\s?h\s?/\s?24|en permanence
    bajo petici[oó]n|a petici[oó]n|todo el d[ií]a|siempre abiert
    su richiesta|su prenotazione|sempre apert|tutto il giorno
    ganzt[aä]gig|by appointment
  `),
  "i",
);

/** Parts of a house, and where things are in it. */
const ROOMS = anyOf(String.raw`
  cellar|basement|ground floor
  (?:first|second|third|fourth|fifth|top|lower|upper|\d+(?:st|nd|rd|th)) (?:floor|level)|level \d+|floor \d+
  roof(?:top)?|lobby|hallway|corridor|courtyard
  in (?:the|our|every|your|all) (?:\w+ )?(?:rooms?|bathrooms?|garden|lounge|bar|hall|shed|kitchen|house|annexe?|library)
  behind the house|(?:at|from) (?:the )?(?:reception|front desk)|next to \w+|opposite \w+
  keller(?:geschoss)?|untergeschoss|erdgeschoss|obergeschoss|dachgeschoss|[eu]g|\d+\. ?(?:og|ug|stock|etage|obergeschoss)
  im (?:haus|garten|hof|flur|zimmer|bad|speisesaal|nebengeb[aä]ude|stadel|innenhof)
  in (?:jedem|ihrem|allen|der|den) (?:zimmern?|badezimmern?|stube|gaststube|lobby|halle|zimmern)
  hinter (?:dem|der) \p{L}+|neben (?:dem|der) \p{L}+|vor dem haus|an der (?:rezeption|bar)|am empfang
  s[oó]tano|planta baja|\p{L}+ planta|azotea|terraza|patio|recepci[oó]n
  en (?:el|la|cada|su|todas las) (?:jard[ií]n|ba[nñ]o|habitaci[oó]n|habitaciones|cocina|entrada|sal[oó]n)
  sous-sol|rez-de-chauss[eé]e|\d+(?:er|e|[eè]me) [eé]tage|[eé]tage
  (?:dans|[aà]) (?:le|la|votre|chaque|les) (?:jardin|chambres?|cour|salle de bains?|r[eé]ception|salon)|au jardin
  seminterrato|piano (?:terra|interrato|\w+)|(?:primo|secondo|terzo|ultimo) piano
  (?:nel|nella|in) (?:giardino|cortile|camera|ogni camera|bagno|cantina|sala|stanza)|in cantina|alla reception
  terrasse|terrace|dining room|breakfast room|garden room|fr[uü]hst[uü]cksraum|speisesaal
  comedor|salle [aà] manger|sala (?:da pranzo|colazioni?|grande)
`);
const INSIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in|on|at|im|en|au|auf|nel|nella|al|alla|dans|à) (?:(?:the|der|dem|el|la|le|las|los) )?)?(?:${ROOMS})(?!\p{L}).{0,30}`,
  "iu",
);

const DISTANCE =
  /(?:(?:ca\.?|about|approx\.?|etwa|environ|unos|circa|a|à)\s+)?\d+(?:[.,]\d+)?\s*(?:(?:k?m|kilometer|kilometres?|meter|metres?|metros|m[eè]tres|metri|miles?|yards?)\b|(?:minutes?|minuten|minutos|minuti|mins?\.?|geh-?minuten|h(?:ours?)?|std\.?|stunden?|heures?|horas?|ore)\b(?=[^,.;)]{0,12}(?<!\p{L})(?:walk|foot|drive|by|bus|away|zu fuß|zu fuss|fu(?:ß|ss)weg|gehen|gehzeit|auto|entfernt|[aà] pied|en voiture|andando|a pie|en coche|a piedi|in auto|up|aufstieg))|geh-?minuten)[^,.;()]{0,24}/iu;
const DURATION =
  /\d+(?:[.,½]\d*)?\s*(?:(?:-|–|to|bis|a|à)\s*\d+(?:[.,]\d+)?)?\s*(?:hours?|std\.?|stunden?|h\b|heures?|horas?|ore\b|ora\b|minutes|minuten|minutos|minuti)(?:\s*(?:gehzeit|return|hin und zur[uü]ck))?|half a day|a day|halber tag|ganzer tag|demi-journ[eé]e|medio d[ií]a|mezza giornata/i;
const FEE =
  /(?:€|£|chf|eur)\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|£|euros?|eur\b|chf)|free (?:entry|admission)|(?:eintritt|kosten)\s?(?:frei|los)|entr[eé]e (?:libre|gratuite)|entrada (?:libre|gratuita)|gratis|ingresso (?:libero|gratuito)/i;
const STREET =
  /\b(?:\p{L}+(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|ufer)\s+\d+\p{L}?|\d+\p{L}?,?\s+(?:(?:rue|avenue|av\.|place|quai|chemin|route|boulevard)\s+\p{L}.*|(?:\p{L}+\s){1,3}(?:street|st\.?|road|rd\.?|lane|square|hill|row|terrace|quay|avenue|gardens|place)\b)|(?:calle|c\/|avenida|avda\.?|plaza|paseo|rambla|via|viale|piazza|corso|vicolo|largo|rua|am|rue)\s+\p{L}[^,;]*?\d+\p{L}?|(?:plaza|piazza|place|marktplatz|am markt|market square)\b[^,;]*)/iu;

const URL = /\b(?:https?:\/\/|www\.)[^\s,;()<>]{3,200}[^\s,;()<>.]/i;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const PHONE = /(?<![\d.,:/])(?:\+|00)?\(?\d[\d\s()./–-]{4,24}\d(?![\d:]|\s?(?:€|uhr|h\b|m\b|km\b))/gi;
const PHONE_MARK =
  /(?:\b(?:tel(?:efon|ephone|[eé]fono|efono)?|t[eé]l[eé]?(?:phone)?|tlf|phone|ph|fon|mobil|mobile|handy|call|ruf|rufen|dial|llamar|appeler|chiamare|n[uú]mero|nummer|nr|no)\b\.?|☎|📞)\s*[:.]?\s*$/i;

/** Not times, dates, years or amounts, which have as many digits. */
export function findPhone(text: string): string {
  for (const [found] of text.matchAll(PHONE)) {
    const digits = found.replace(/\D/g, "").length;
    const isTime = /^\(?\d{1,2}\.\d{2}\s*[-–]\s*\d{1,2}\.\d{2}|\d{1,2}\.\d{1,2}\.\s*[-–]/.test(found);
    const isDate = /\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d\b|\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d\b/.test(
      found,
    );
    const isRange = /^\d{1,3}\s*[-–]\s*\d{1,3}\b/.test(found) && digits < 7;
    if (digits >= 6 && digits <= 15 && !isTime && !isDate && !isRange) {
      return balanced(found.trim());
    }
  }
  return "";
}

function balanced(number: string): string {
  return number.includes("(") === number.includes(")") ? number : number.replace(/[()]/g, "");
}

function withoutMark(text: string): string {
  return text
    .replace(/[\s,:–—(-]+$/, "")
    .replace(PHONE_MARK, "")
    .replace(/[\s,:–—(-]+$/, "");
}

/** Where one fact ends and another begins; not within "7.30" or "ca. 5". */
const BETWEEN = /\s*[,;•|]\s+|\s*[()]\s*|(?<=[^\d\s.]{3})[.!](?:\s+|$)|\s[–—]\s(?!\d)|\n/;

export function factsIn(name: string, about: string): Facts {
  const phone = findPhone(about);
  const website = URL.exec(about)?.[0] ?? "";
  const email = EMAIL.exec(about)?.[0] ?? "";
  let left = about;
  for (const found of [email, website]) left = left.replace(found, " ");
  if (phone) {
    const [before = "", after = ""] = [
      left.slice(0, left.indexOf(phone)),
      left.slice(left.indexOf(phone) + phone.length),
    ];
    left = `${withoutMark(before)}, ${after.replace(/^[\s,.;)]+/, "")}`;
  }
  const parts = left
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  const used = new Set<string>();
  /** The part of the text that has it. */
  function part(words: RegExp, longest = 60): string {
    const found = parts.find((one) => words.test(one) && !used.has(one));
    if (!found) return "";
    if (found.length <= longest) {
      used.add(found);
      return found;
    }
    return (words.exec(found)?.[0] ?? "").trim();
  }
  const address = part(STREET, 90);
  const distance = part(DISTANCE, 40);
  const [timing, location] = whenAndWhere(part(RANGE, 60) || part(FROM, 60) || part(PHRASES, 60), part);
  const cuisine = part(CUISINE, 40);
  const fee = part(FEE, 30);
  const duration = DURATION.exec(about)?.[0] ?? "";
  return {
    name,
    about,
    rest: parts.filter((one) => !used.has(one) && /\p{L}{2}/u.test(one)).join(", "),
    phone,
    website,
    email,
    timing,
    location,
    distance,
    address,
    cuisine,
    duration: duration === distance ? "" : duration,
    fee,
  };
}

/** "7:30 to 10:00 on the ground floor" says both. */
function whenAndWhere(when: string, part: (words: RegExp) => string): [timing: string, location: string] {
  const inside = INSIDE.exec(when);
  if (inside && inside.index > 0) return [when.slice(0, inside.index).trim(), inside[0].trim()];
  const where = part(INSIDE);
  return [when, where.slice(Math.max(0, INSIDE.exec(where)?.index ?? 0)).trim()];
}
