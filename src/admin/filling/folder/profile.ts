/** What a folder says that belongs to the hotel's profile: its times and its Wi-Fi. */
import type { Line } from "./lines.ts";
import { hasTime, linesAbove, stayTimesIn } from "./stay-times.ts";

export interface ProfileFacts {
  /** As stored: "03:00 PM". */
  check_in?: string;
  check_out?: string;
  /** As the folder writes it. */
  breakfast?: string;
  wifi?: { name: string; password: string | null };
}

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|h\b|uhr|uur)?`;
const RANGE = new RegExp(
  String.raw`(?:(?:between|zwischen|entre|tra le|tussen|van)\s+(?:las\s)?)?\b${CLOCK}\s*(?:-|–|—|to|bis|till|until|à|a las|a|alle|and|und|et|tot|en)\s*(?:las\s)?${CLOCK}(?![\d.]*\s?(?:€|£|m\b|km|min|eur|cm))`,
  "i",
);
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

/** @returns the facts, and the lines that say something else, too */
export function profileOf(lines: readonly Line[]): { facts: ProfileFacts; rest: Line[] } {
  const texts = lines.map(({ text, cells }) => (cells?.length === 2 ? labelled(cells) : text));
  const facts: ProfileFacts = {};
  const told = new Set<number>();
  for (const [index, text] of texts.entries()) {
    const said = linesAbove(texts, lines, index);
    for (const { column, time, isRange } of stayTimesIn(said)) {
      facts[column] ??= time;
      if (facts[column] === time && !isRange && hasTime(text) && isOnlyThat(text)) told.add(index);
    }
    if (!facts.breakfast && BREAKFAST.test(text)) {
      // A heading, and the first line below it.
      const isHeading = text.length <= 40 && !hasTime(text) && !/[.!?]$/.test(text);
      const range = RANGE.exec(isHeading ? `${text}\n${texts[index + 1] ?? ""}` : text)?.[0]?.trim();
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
