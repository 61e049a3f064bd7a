/** What a folder says that belongs to the hotel's profile: its times and its Wi-Fi. Five languages. */
import { timeOf, writtenTime } from "../../../lib/time-of-day.ts";
import type { Line } from "./lines.ts";

export interface ProfileFacts {
  /** As stored: "03:00 PM". */
  check_in?: string;
  check_out?: string;
  /** As the folder writes it. */
  breakfast?: string;
  wifi?: { name: string; password: string | null };
}

const ARRIVES =
  /check.?in\b|\barriv(?!ederci)\p{L}*|\banreise(?:tag)?\b|\bankunft\b|\bbezugsfertig\b|\bllegada\b|\bentrada\b|\bingresso\b|\brooms? (?:is|are) ready\b|zimmer (?:ist|sind|steh\p{L}+)|\bdisponibles? (?:[aà] partir|d[eè]s)|\bdisponibili\b|\binchecken|\baankomst/iu;
const LEAVES =
  /check.?out\b|\bdepart\p{L}*|\bd[eé]part(?!ement)\p{L}*|\babreise(?:tag)?\b|\bleave\b(?=[^.]{0,20}\bby\b)|\bvacate\p{L}*|\bout\b(?=\s(?:by|before)\b)|\b(?:be|are) out\b|\blib[eé]r\p{L}+|\blibera(?:te|re)\b|\bsalida\b|\bpartenza\b|\bdejar (?:la|el)\b|\blasciare la camera\b|\buitchecken|\bvertrek/iu;
const TIME =
  /(?<![\d.,:/€£$])(?:(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|uur|h(?:eures|rs?)?|o['’]clock)\b\.?|(\d{1,2})[:.h](\d{2})(?!\d|\.\d)|\b(noon|midday|mittags?|midi|mediod[ií]a|mezzogiorno)\b|(?<=\b(?:dalle|entro le|ab|bis|from|by|before|vanaf|voor|d[eè]s|avant|las)\s)\d{1,2}(?=\s*(?:[,;)]|\.?(?:\s|$)(?!\p{L}|\d)|[-–]|(?:alle|to|bis|till|until|tot|a las)\s)))(?!\s?(?:€|£|\$|eur|chf|%))/iu;
const TWO_TIMES =
  /\b(\d{1,2})\s?(-|–|und|and|to|bis|et|à|y|a|e|en|tot)\s?(\d{1,2}(?:[:.]\d\d)?)\s?(am|pm|uhr|uur|h)\b/giu;
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|h\b|uhr|uur)?`;
const RANGE = new RegExp(
  String.raw`(?:(?:between|zwischen|entre|tra le|tussen|van)\s+(?:las\s)?)?\b${CLOCK}\s*(?:-|–|—|to|bis|till|until|à|a las|a|alle|and|und|et|tot|en)\s*(?:las\s)?${CLOCK}(?![\d.]*\s?(?:€|£|m\b|km|min|eur|cm))`,
  "i",
);
const UNTIL = /\b(?:until|till|hasta las|bis|jusqu['’][aà]|fino alle|tot)\s$/iu;
const BREAKFAST = /breakfast|fr[uü]hst[uü]ck|petit.?d[eé]jeuner|desayuno|colazione|ontbijt/i;
const WIFI = /wi-?fi|\bw-?lan\b|\bwireless\b|\bbroadband\b|\bconn?e(?:x|ss|ct)|\binternet\b|\bssid\b/i;
const IS = String.raw`(?:\s*[:=]\s*|\s+(?:is|ist|lautet|est|es|è)(?:\s+called)?\s+|\s[–-]\s)["'“„»«]?(?:(?:r[eé]seau|netz(?:werk)?|network|red|rete|netwerk)\s+)?`;
const PASSWORD_WORD = String.raw`(?:pass(?:word|wort|phrase)|kennwort|schl[uü]ssel|mot de passe|mdp|contrase[nñ]a|clave|wachtwoord|\b(?:code|chiave|pass|pw|key)\b)`;
const PASSWORD = new RegExp(
  String.raw`${PASSWORD_WORD}[^\n:=]{0,12}?(?:${IS}|\s(?=\S*\d))([\x21-\x7e]{8,63})`,
  "iu",
);
const NETWORK = new RegExp(
  String.raw`(?:(?:\b(?:network|netzwerk|netz|netwerk|ssid|name|naam|r[eé]seau|red|rete|wi-?fi|w-?lan)(?:[ -](?:name|naam|netz(?:werk)?|netwerk|network|wi-?fi|wlan|rete|wireless))?)${IS}|(?:\bcalled|hei(?:ß|ss)t|s['’]appelle|se llama|si chiama)\s+["'“„»«]?)([^\n,;/|()"”“»«]{2,32}?)(?=["”“»«]?(?:\s+(?:and|und|et|y|e|en)\s|\s*[,;/|()\n]|\.(?:\s|$)|\s*$|\s+${PASSWORD_WORD}))`,
  "iu",
);
/** "the network Sea_View", "sea_view / password: …" */
const BARE_NETWORK =
  /(?:[Nn]etz(?:werk)?|[Nn]etwork|[Rr]ed|[Rr]ete|[Nn]etwerk|[Rr][eé]seau)\s+["'“„»«]?\s?(?=\p{Lu}|\S*[\d_-])([^\s,;"”“»«]{2,32})|^(\S{2,32})\s*[/|,;–-]\s*$/mu;
/** Lines below a word for Wi-Fi that still are about it. */
const REACH = 3;
/** Longer ones say more than a name, a password or a time. */
const MAX_LABEL = 30;
const MAX_BREAKFAST = 40;
/** "À partir de" */
const MAX_FROM = 40;

/** @returns the facts, and the lines that say something else, too */
export function profileOf(lines: readonly Line[]): { facts: ProfileFacts; rest: Line[] } {
  const texts = lines.map(({ text, cells }) => (cells?.length === 2 ? labelled(cells) : text));
  const facts: ProfileFacts = {};
  const told = new Set<number>();
  for (const [index, text] of texts.entries()) {
    // A heading, and the first line below it.
    const isHeading = text.length <= 40 && !TIME.test(text) && !/[.!?]$/.test(text);
    const said = isHeading ? `${text}\n${texts[index + 1] ?? ""}` : text;
    for (const [column, time] of timesIn(said)) {
      facts[column] ??= time;
      if (facts[column] === time && !isHeading && isOnlyThat(text)) told.add(index);
    }
    if (!facts.breakfast && BREAKFAST.test(text)) {
      const range = RANGE.exec(said)?.[0]?.trim();
      if (range && /[:.h]\d|am|pm|uhr|uur|\dh|bis|and|und|to/i.test(range) && range.length <= MAX_BREAKFAST)
        facts.breakfast = range;
    }
    if (!facts.wifi && WIFI.test(text)) {
      const found = wifiIn(texts.slice(index, index + REACH + 1));
      if (!found) continue;
      facts.wifi = found.network;
      for (const at of found.told) told.add(index + at);
    }
  }
  return { facts, rest: lines.filter((_, index) => !told.has(index)) };
}

function labelled([label = "", value = ""]: readonly string[]): string {
  return `${label.replace(/:$/, "")}: ${value}`;
}

/** A time belongs to the word before it. */
function timesIn(text: string): ["check_in" | "check_out", string][] {
  const words = new RegExp(
    `(?<in>${ARRIVES.source})|(?<out>${LEAVES.source})|(?<time>${TIME.source})`,
    "giu",
  );
  const found: ["check_in" | "check_out", string][] = [];
  let column: "check_in" | "check_out" | undefined;
  // "Between 3 and 8 pm": the unit is that of both.
  for (const match of text.replace(TWO_TIMES, "$1 $4 $2 $3 $4").matchAll(words)) {
    if (match.groups?.in) column = "check_in";
    else if (match.groups?.out) column = "check_out";
    else if (column && !(column === "check_in" && UNTIL.test(text.slice(0, match.index)))) {
      const time = readTime(match[0], column);
      if (time) found.push([column, time]);
      column = undefined;
    }
  }
  return [...found, ...timesBefore(text).filter(([column]) => found.every(([other]) => other !== column))];
}

/** "From 3 pm you may check in" */
function timesBefore(text: string): ["check_in" | "check_out", string][] {
  return text.split(/[.!?;]\s|\n/).flatMap((sentence): ["check_in" | "check_out", string][] => {
    const at = TIME.exec(sentence);
    const after =
      at && at.index <= MAX_FROM && !BREAKFAST.test(sentence) ? sentence.slice(at.index + at[0].length) : "";
    const column = ARRIVES.test(after) ? "check_in" : LEAVES.test(after) ? "check_out" : undefined;
    const time = at && column && readTime(at[0], column);
    return time ? [[column, time]] : [];
  });
}

function readTime(text: string, column: "check_in" | "check_out"): string | undefined {
  // An hour alone is one after the words before it.
  const bare = /^\d+$/.test(text) ? [text, text] : [];
  const [, hour, minutes = "00", half = "", plain, plainMinutes] = TIME.exec(text) ?? bare;
  if (hour === undefined && plain === undefined) return writtenTime("12:00");
  const isHalf = /^[ap]/i.test(half);
  let time = timeOf(
    isHalf
      ? `${hour}:${minutes} ${half.replaceAll(".", "")}`
      : `${hour ?? plain}:${hour ? minutes : plainMinutes}`,
  );
  if (!time) return undefined;
  let [hours = 0] = time.split(":").map(Number);
  // "From 2:00" is no arrival at night.
  if (column === "check_in" && !isHalf && hours > 0 && hours < 8) {
    time = `${hours + 12}${time.slice(-3)}`;
    hours += 12;
  }
  const isUsual = column === "check_in" ? hours >= 10 && hours <= 22 : hours >= 6 && hours <= 18;
  return isUsual ? writtenTime(time.padStart(5, "0")) : undefined;
}

/** "Anreise: ab 15 Uhr", "Check in from 2pm". */
function isOnlyThat(text: string): boolean {
  return text.length <= MAX_LABEL + 15 && !/[,(;]|[.!]\s/.test(text.replace(/\d\.\d/g, ""));
}

function wifiIn(texts: readonly string[]) {
  const last = texts.findIndex((text) => PASSWORD.test(text));
  const about = (last < 0 ? texts.slice(0, 2) : texts.slice(0, last + 1)).join("\n");
  const others = about.replace(PASSWORD, "\n");
  const [, called, alone] = BARE_NETWORK.exec(others) ?? [];
  const name = (NETWORK.exec(others)?.[1] ?? (last < 0 ? undefined : (called ?? alone)))
    ?.trim()
    .replace(/^["'“„»«]|["”'“»«.:]+$/g, "");
  const password = PASSWORD.exec(about)?.[1]?.replace(/["”'“»«.,;)]+$/, "") ?? null;
  // Without a password it may be any sentence with the word.
  if (!name || WIFI.test(name) || (password !== null && password.length < 8)) return undefined;
  if (password === null && !/^.{0,25}:\s*\S+$/m.test(about)) return undefined;
  const told = texts.flatMap((text, index) => {
    const isOfIt =
      index <= Math.max(last, 0) && (text.includes(name) || (password && text.includes(password)));
    return isOfIt && /^[^:]{2,30}:\s*\S/.test(text) && text.length <= MAX_LABEL + name.length + 30
      ? [index]
      : [];
  });
  return { network: { name, password }, told };
}
