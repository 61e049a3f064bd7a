/** Days and times as people write them: "Mo-Fr 9-17", "lun.–ven. 9h30 à 17h", "Montag bis Freitag 9.30 Uhr". */
import { timeOf } from "../time/time-of-day.ts";
import { ALL_DAY, type TimeRange, together, type WeeklyHours } from "./hours.ts";
import type { DaysSaid, HoursReading } from "./text.ts";

const LANGUAGES = "en de fr it es pt nl pl sv da nb fi cs sk hu ro hr sl el tr ru uk bg ar he ja zh ko".split(
  " ",
);
/** Short names that are neither the beginning of the long one nor CLDR's. */
const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ["", "", "weds", "thurs"],
  de: ["", "", "", "", "", "sonnabend"],
  pl: ["pn", "", "", "", "", "", "nd"],
};
/** One letter a day, from Monday on, for ranges: "L-V", "M-F", "H-P". */
const LETTERS: Readonly<Record<string, string>> = {
  en: "m   f  ",
  fr: "l  jvsd",
  it: "l  gvsd",
  es: "l xjvsd",
  sv: "m   fls",
  da: "m   fls",
  nb: "m   fls",
  hu: "hk  p v",
};
const GROUPS: Readonly<Record<string, readonly number[]>> = { weekend: [5, 6], weekdays: [0, 1, 2, 3, 4] };
const WEEKEND =
  /(?:weekends?|week-ends?|wochenenden?|fin(?:es)? de semana|fine settimana|fi(?:m|ns) de semana|weekendy|vikend|hetvege|viikonlop\p{L}*|hafta sonu|σαββατοκυριακο|выходные|週末|周末|주말)(?!\p{L})/gu;
/** Words for Monday to Friday. Others, such as "werktags", may mean Saturday too. */
const WEEKDAYS =
  /(?:weekdays|entre semana|en semaine|doordeweeks|dias uteis|hafta ici|arkisin|dni robocze|hetkoznap\p{L}*|pracovni dny|vsedni dny|будни|平日|工作日|평일)(?!\p{L})/gu;
const DAYS_IN_WEEK = 7;
const LONGEST_NAMES = 300;

const DAILY =
  /^(?:every ?day|daily|all days|7 days(?: a week)?|7 ?j?\/ ?7 ?j?|tlj|minden nap|kazdy dzien|tagl(?:ich)?|jeden tag|tous les jours|tutti i giorni|ogni giorno|todos los dias|todos os dias|diariamente|a diario|dagelijks|elke dag|codziennie|dagligen|daglig|alle dager|alle dage|alla dagar|paivittain|denne|kazdy den|naponta|zilnic|svaki dan|vsak dan|καθημερινα|her gun|ежедневно|щодня|всеки ден|毎日|年中無休|每天|每日|매일|כל יום|كل يوم|يوميا)$/u;
const CLOSED =
  /^(?:closed|off|geschlossen|ruhetag|zu|ferme(?:e|s)?|chiuso|cerrado|fechado|encerrado|gesloten|dicht|zamkniete|nieczynne|stangt|lukket|stengt|suljettu|zavreno|zatvorene|zarva|inchis|zatvoreno|zaprto|κλειστα|kapali|закрыто|выходнои|зачинено|затворено|定休日?|休業|休み|休息|휴무|סגור|مغلق)$/u;
const ALL_HOURS =
  /^(?:(?:h ?24|24 ?(?:hours|hrs?|hs?|h ?\/ ?24|stunden|heures|ore|horas|uur|godz(?:iny)?|hodin|ora|timer|timmar|saat|часа|時間|小时|시간))(?:[ ,]*7 ?j?\/ ?7 ?j?)?|24\/7|day and night|(?:a)?round the clock|rund um die uhr|calodobowo|nonstop|non-stop|круглосуточно)$/u;
/** "Open daily", "Öffnungszeiten:" say nothing that the times do not. */
const OPEN =
  "open(?:ing (?:hours|times))?|hours|geoffnet|offnungszeiten|ouvert|(?:horaires )?d'ouverture|horaires|apert[oi]|orari[oa]?(?: di apertura)?|abierto|horario|aberto|geopend|openingstijden|otwarte|czynne|godziny otwarcia|oteviraci doba|otevreno|nyitva(?:tartas)?|oppettider|oppet|aben|abent|abningstider|apningstider|avoinna|deschis|program|acik|ωραριο|открыто|営業時間|营业时间|영업시간";
const TO = "to|till|until|til|thru|through|bis|a|au|al|alla|alle|as|ate|tot|do|az|asti|до|εως|ig|الى|حتى";
const AND = "and|und|et|e|ed|y|og|och|en|i|ja|es|si|in|ve|и|και|sowie";
const BETWEEN_DAYS = new RegExp(String.raw`\s*-\s*|\s+(?:${TO})\s+`, "u");
const LISTED_DAYS = new RegExp(String.raw`\s*[,/&+]\s*|\s+(?:${AND})\s+`, "u");
const BETWEEN_TIMES = new RegExp(String.raw`\s*-\s*|\s+(?:${TO})\s+(?:las\s+)?`, "u");
const LISTED_TIMES = new RegExp(
  String.raw`\s*[,/&+]\s*|\s+(?:${AND})\s+(?:(?:von|from|de|dalle)\s+)?|(?<=\d) +(?=\d)`,
  "u",
);
/** "9.30/13.00 - 15.30/19.30": here a slash is within a range, and the dash between two. */
const SLASHED =
  /^(\d{1,2}[:.]\d{2}) ?\/ ?(\d{1,2}[:.]\d{2})(?: ?[-,;] ?|\s+)(\d{1,2}[:.]\d{2}) ?\/ ?(\d{1,2}[:.]\d{2})$/u;
/** Words before the first time. */
const FROM =
  /^(?:(?:from|von|de|du|dalle|das|de las|van|od|fra|fran|с|з|من)\s+)?(?:(?:klo|kl|ore|godz|saat|h)\s+)?/u;
/** "Uhr" and its like say nothing that the number does not. */
const OF_THE_CLOCK =
  /\b(\d{1,2}(?:[:.]\d{2})?)\s*(?:uhr|hrs?|hs?|std|horas|heures|ore|godz|uur|u|hod|ora(?:ig|tol)?|ч)(?![\p{L}\d])\.?/gu;
const WRITTEN_H = /\b(\d{1,2})(?:\s?h|u)\s?(\d{2})\b/gu;

type Names = ReadonlyMap<string, number>;

let known: ReadonlyMap<string, Names> | undefined;

/** Each language's names of days, and their beginnings of two or more letters that mean one day. */
function namesByLanguage(): ReadonlyMap<string, Names> {
  known ??= new Map(LANGUAGES.map((tag) => [tag, namesIn(tag)]));
  return known;
}

function namesIn(tag: string): Names {
  const names = new Map<string, number>();
  const doubtful = new Set<string>();
  const add = (name: string, day: number) => {
    if (names.has(name) && names.get(name) !== day) doubtful.add(name);
    else names.set(name, day);
  };
  for (let day = 0; day < DAYS_IN_WEEK; day += 1) {
    // 1970-01-05 was a Monday.
    const date = Date.UTC(1970, 0, 5 + day);
    const [long = "", short = ""] = (["long", "short"] as const).map((weekday) =>
      folded(new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" }).format(date)),
    );
    for (let length = 2; length <= long.length; length += 1) add(long.slice(0, length), day);
    for (const name of [short, MORE_NAMES[tag]?.[day] ?? ""])
      if (name.length > 1 || /[^a-z]/u.test(name)) names.set(name, day);
    const letter = LETTERS[tag]?.[day]?.trim();
    if (letter) names.set(letter, day);
    doubtful.delete(short);
  }
  for (const name of doubtful) names.delete(name);
  return names;
}

/** Lower case without accents and dots of abbreviations; every dash becomes "-", the end of a sentence ";". */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/(?<=\p{L}{5})\.\s+(?=\p{Lu})/gu, "; ")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ı/g, "i")
    .replace(/[\u2010-\u2015\u2212~〜]/g, "-")
    .replace(WEEKEND, "weekend")
    .replace(WEEKDAYS, "weekdays")
    .replace(/\b([2-6])a(?=[\s,-])/g, (_, nth: string) => ORDINAL_DAYS[Number(nth) - 2] ?? "")
    .replace(/[ -]feira\b/g, "")
    .replace(/(?<=\p{Script=Hebrew})['’׳]|(?:יום|ימים)\s+/gu, "")
    .replace(/(?<=[月火水木金土日])(?=[月火水木金土日])|[、・]/gu, ",")
    .replace(/(?<=[\p{Script=Han}\d])\s*(?:至|到|から)\s*/gu, "-")
    .replace(/(\d)\s?[時时点시]\s?(\d{1,2})\s?[分분]/gu, "$1:$2")
    .replace(/(\d)\s?[時时点시](?![間间간])/gu, "$1:00")
    .replace(/\bt\/m\b/g, "tot")
    .replace(/\b([ap])\.\s?m\.?/g, "$1m")
    .replace(/(?<=\p{L})\.(?=\P{L}|$)/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

const ORDINAL_DAYS = ["segunda", "terca", "quarta", "quinta", "sexta"];

/** @returns the rules of a line, or undefined unless all of it was read */
function typedDays(line: string): DaysSaid[] | undefined {
  const rules = folded(line)
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map(closedLast)
    .flatMap(apart)
    .map(ruleOf);
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

/** "Closed on Mondays" is "Mondays closed". */
function closedLast(line: string): string {
  const [, closed = "", days = ""] = /^(\p{L}+)\s+(?:(?:on|op|w|v)\s+)?([^\d]+)$/u.exec(line) ?? [];
  return CLOSED.test(closed) ? `${days} ${closed}` : line;
}

/** Separators of two rules. */
const ENDS = new RegExp(String.raw`(?<![\s,;&+/])[\s,;&+/]+(?:(?:${AND})\s+)?$`, "u");

/** "Mo-Fr 9-17, Sa 10-14": a day's name behind a time begins another rule. */
function apart(line: string): string[] {
  const rules: string[] = [];
  let begins = 0;
  let hasTime = false;
  for (const { 0: word, index } of line.matchAll(/\p{L}+|\d+/gu)) {
    if (/\d/.test(word) || CLOSED.test(word)) hasTime = true;
    else if (hasTime && isDay(word, line.slice(0, index), line.slice(index + word.length))) {
      rules.push(line.slice(begins, index));
      begins = index;
      hasTime = false;
    }
  }
  return [...rules, line.slice(begins)].map((rule) => rule.replace(ENDS, "").trim());
}

/** "Do" is a day in German, and stands between times in Polish. */
const JOINS = new RegExp(`^(?:${TO}|${AND})$`, "u");

function isDay(word: string, before: string, after: string): boolean {
  if (JOINS.test(word) && !/[,;]\s*$/.test(before)) return false;
  if (/^[a-z]$/.test(word) && !/^\s?-\s?[a-z](?![\p{L}\d])/u.test(after)) return false;
  return word in GROUPS || [...namesByLanguage().values()].some((names) => dayOf(names, word) !== undefined);
}

/** "Mondays", "montags", "sábados" */
function dayOf(names: Names, name: string): number | undefined {
  return names.get(name) ?? (name.length > 4 ? names.get(name.replace(/s$/, "")) : undefined);
}

function ruleOf(said: string): DaysSaid | undefined {
  const rule = said.replace(IS_OPEN, "");
  if (ALL_HOURS.test(rule)) return { names: [], times: [ALL_DAY] };
  const at = /\d|\p{L}+$/u.exec(rule)?.index ?? -1;
  const starts =
    /^(.*?)[\s:]\s*((?:\d|rund |noon|midnight|mittag|mitternacht|midi|minuit).*)$/u.exec(rule) ?? [];
  const [before, rest] =
    starts[1] === undefined ? [rule.slice(0, at), rule.slice(at)] : [starts[1], starts[2] ?? ""];
  const times = typedTimes(rest);
  const names = before
    .replace(/[\s:,]+$/u, "")
    .replace(FROM_DAY, "")
    .replace(FILLER, "");
  if (!times || names === "" || names.length > LONGEST_NAMES) return undefined;
  return { names: DAILY.test(names) ? [] : namesTyped(names), times };
}

const IS_OPEN = new RegExp(String.raw`^(?:${OPEN})(?!\p{L})[\s:]*`, "u");
/** "du lundi au vendredi", "von Montag bis Freitag" */
const FROM_DAY = /^(?:from|von|de|du|da|dal|van|od|fra|fran|с|من)\s+/u;
/** "Mo-Fr von 9 bis 17", "Mo-Fr jeweils" */
const FILLER = new RegExp(
  String.raw`(?:,?\s+(?:from|von|de|dalle|das|de las|van|od|fra|fran|klo|kl|ore|godz|saat|с|من|jeweils|${OPEN}))+$`,
  "u",
);

function namesTyped(text: string): [string, string][] {
  return text.split(LISTED_DAYS).map((part) => {
    const [first = "", last = first, ...more] = part.split(BETWEEN_DAYS);
    return more.length > 0 ? ["", ""] : [bare(first), bare(last)];
  });
}

/** "le lundi", "the Monday" */
function bare(name: string): string {
  return name.trim().replace(/^(?:le|la|il|el|the|am|lo|on|nel|los?|w|v)\s+/u, "");
}

/** @returns undefined if the text says more than times */
function typedTimes(text: string): TimeRange[] | undefined {
  const plain = folded(text).replace(WRITTEN_H, "$1:$2");
  if (CLOSED.test(plain)) return [];
  if (ALL_HOURS.test(plain)) return [ALL_DAY];
  const times = plain.replace(OF_THE_CLOCK, "$1").replace(FROM, "").replace(SLASHED, "$1-$2, $3-$4");
  const ranges = times.split(LISTED_TIMES).map(rangeOf);
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

function rangeOf(text: string): TimeRange | undefined {
  const [first = "", last = "", ...more] = text.split(BETWEEN_TIMES).map((time) => time.trim());
  const until = oneTime(last);
  let from = oneTime(first);
  if (!from || !until || more.length > 0) return undefined;
  // "1-5 pm" begins in the afternoon, "9-5 pm" in the morning.
  const afternoon = /pm$/.test(last) && /^\d{1,2}(?:[:.]\d{2})?$/.test(first) && oneTime(`${first} pm`);
  if (afternoon && afternoon < until) from = afternoon;
  // "9-5" and "12-3" end in the afternoon for their writers, and in the night by their letters.
  const isDoubtful = until < from && from <= "12:00" && /^(?:0?[1-9]|1\d)$/.test(last);
  return isDoubtful ? undefined : `${from}-${until}`;
}

function oneTime(text: string): string | undefined {
  if (/^24(?:[:.]00)?$/.test(text)) return "00:00";
  if (/^(?:noon|mittags?|midi|mezzogiorno|mediodia)$/.test(text)) return "12:00";
  if (/^(?:midnight|mitternacht|minuit|mezzanotte|medianoche)$/.test(text)) return "00:00";
  if (/^\d{4}$/.test(text)) return timeOf(`${text.slice(0, 2)}:${text.slice(2)}`);
  return timeOf(/^\d{1,2}$/.test(text) ? `${text}:00` : text.replace(/^(\d{1,2})\.(\d{2})/, "$1:$2"));
}

/**
 * @returns the week, or undefined if a name is none, or means another day in another language: "So" is
 * Sunday in German and Saturday in Czech
 */
function weekOf(rules: readonly DaysSaid[]): WeeklyHours["week"] | undefined {
  const weeks = new Map<string, WeeklyHours["week"]>();
  for (const names of namesByLanguage().values()) {
    const week = weekIn(names, rules);
    if (week) weeks.set(JSON.stringify(week), week);
    // Exported spreadsheets have English names, so these win.
    if (week && names === namesByLanguage().get("en")) return week;
  }
  const [found, ...others] = weeks.values();
  return others.length > 0 ? undefined : found;
}

function weekIn(known: Names, rules: readonly DaysSaid[]): WeeklyHours["week"] | undefined {
  const week: TimeRange[][] = Array.from({ length: DAYS_IN_WEEK }, () => []);
  for (const { names, times } of rules) {
    const days = names.length === 0 ? [...week.keys()] : [];
    for (const name of names) {
      const group = GROUPS[name[0]];
      if (group && name[0] === name[1]) {
        days.push(...group);
        continue;
      }
      const [first, last] = name.map((each) => dayOf(known, each));
      if (first === undefined || last === undefined) return undefined;
      // "Sat-Mon" continues into the next week.
      const count = ((last - first + DAYS_IN_WEEK) % DAYS_IN_WEEK) + 1;
      for (let step = 0; step < count; step += 1) days.push((first + step) % DAYS_IN_WEEK);
    }
    for (const day of new Set(days)) week[day] = together(week[day] ?? [], times);
  }
  return week;
}

/** For `readHours`: days and times as owners write them. */
export const AS_TYPED: HoursReading = { days: typedDays, times: typedTimes, week: weekOf };
