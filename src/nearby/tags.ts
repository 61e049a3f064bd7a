/** Reads a place's tags: whether it is closed for good, its name for a reader, its address. */

type Tags = Readonly<Record<string, string>>;

/** The hotel whose guests read about the place. */
export interface ReaderOfPlaces {
  /** The language of the hotel's texts. */
  language: string;
  country: string | null;
}

/** Each may be a key with "yes" or a year, or a prefix of the key for what the place was. */
const CLOSED_STATES = ["disused", "abandoned", "closed", "vacant", "demolished", "razed", "removed", "was"];
const CLOSED_HOURS = /^(?:off|closed|(?:permanently|dauerhaft|definitely) ?(?:closed|geschlossen))$/i;
const STATUS_KEYS = ["business_status", "operational_status", "status", "opening_hours:signed"];
const CLOSED_STATUS = /^(?:closed|permanently[ _]closed|closed[ _]permanently|disused|abandoned|vacant)/i;
/** "2021", "2021-05", "2021-05-31" */
const DATE = /^\d{4}(?:-\d\d){0,2}$/;

/**
 * @param kind the tag that names its kind
 * @param today as in 2026-11-28
 */
export function isClosedForGood(tags: Tags, [key, value]: readonly [string, string], today: string): boolean {
  const ended = tags.end_date ?? "";
  if (DATE.test(ended) && ended < today.slice(0, ended.length)) return true;
  if (CLOSED_HOURS.test(tags.opening_hours?.trim() ?? "")) return true;
  if (STATUS_KEYS.some((status) => CLOSED_STATUS.test(tags[status] ?? ""))) return true;
  // An abandoned castle is a sight all the same.
  const states = key === "historic" ? [] : CLOSED_STATES;
  return states.some((state) => {
    const said = tags[state];
    return (said !== undefined && said !== "no") || tags[`${state}:${key}`] === value;
  });
}

/**
 * Returns the name on the sign. If the hotel's texts have another script, or the map has a name in their language,
 * that name comes first.
 */
export function nameFor(tags: Tags, { language }: ReaderOfPlaces): string | undefined {
  const given = (...keys: string[]) => keys.map((key) => tags[key]?.trim()).find(Boolean);
  const local = given("name", "brand", "operator");
  const [short = ""] = language.split("-");
  const own = given(`name:${language}`, `name:${short}`);
  const isRead = local === undefined || scriptOf(local) === scriptIn(language);
  const latin =
    scriptIn(language) === "Latin" ? given("int_name", "name:en", ...transcribed(tags)) : undefined;
  const read = own ?? (isRead ? undefined : latin);
  if (!local || !read || read === local) return local ?? read;
  return `${read} (${local})`;
}

/** Keys such as name:ja-Latn and name:zh_pinyin. */
function transcribed(tags: Tags): string[] {
  return Object.keys(tags).filter((key) => /^name:\w+[-_](?:Latn|rm|pinyin)$/.test(key));
}

const SCRIPTS = [
  ["Latin", /\p{Script=Latin}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["East Asian", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
] as const;

/** A name with Latin letters anywhere can be read and typed. */
function scriptOf(text: string): string {
  return SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? "other";
}

/** The script of the language's own name. */
function scriptIn(language: string): string {
  return scriptOf(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language);
}

/** Countries that write "9 Rue Inventée" and not "Inventagasse 9". */
const NUMBER_FIRST = new Set(
  `AU BB BM BS CA FJ FR GB GF GG GI GP HK IE IL IM IN JE JM KE KY LK LU MA MC MQ MT MU MY NC NG NZ PF PG PH PK PM
   RE SG TH TN TT US VN WF YT ZA ZM ZW`.split(/\s+/),
);

/** Street and town in the country's order, or undefined without a street. */
export function placeAddress(tags: Tags, { country }: Pick<ReaderOfPlaces, "country">): string | undefined {
  const given = (...names: string[]) =>
    names
      .flatMap((name) => [tags[`addr:${name}`], tags[`contact:${name}`]])
      .map((value) => value?.trim())
      .find(Boolean);
  const street = given("street", "place");
  if (!street) return given("full");
  const place = tags["addr:country"]?.trim().toUpperCase() || country;
  const line = [street, given("housenumber")];
  if (NUMBER_FIRST.has(place ?? "")) line.reverse();
  return [line, [given("postcode"), given("city")]]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean)
    .join(", ");
}
