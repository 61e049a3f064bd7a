/** The house's network, as folders write it: in a sentence, a line, two cells, or below heads. */

export interface Network {
  name: string;
  password: string | null;
}

export const WIFI_WORDS =
  /wi-?fi|\bw-?lan\b|\bwireless\b|\bbroadband\b|\bconn?e(?:x|ss|ct)|\binternet|\bssid\b|langaton verkko/i;
const IS = String.raw`(?:\s*[:=]\s*|\s+(?:is|ist|lautet|est|es|è|é|er|är|to)(?:\s+called)?\s+|\s[–-]\s)["'“„»«]?`;
const NETWORKS =
  "network|netzwerk|netz|netwerk|ssid|r[eé]seau|red|rete|rede|sie(?:[cć]|ci)|n[aä]tverk|netv[aæ]rk|nettverk|verkko|s[ií][tť]|h[aá]l[oó]zat|re[tț]ea|mre[zž]a|a[gğ]";
/** "Name" alone is one's of anything. */
export const NETWORK_NAMES = `${NETWORKS}|name|naam|nom|nombre|nome|nazwa|namn|navn|n[aá]zev|n[eé]v|ad[ıi]`;
const FREE =
  "free|gratis|gratuite?|gratuito|kostenlos|libre|bezp[lł]atn[eya]|ilmainen|open|offen|ouvert|abiert[oa]|apert[oa]|aberta|otwart[eya]";
export const PASSWORD_WORD = String.raw`(?:pass(?:word|wort|phrase|ord)|kennwort|schl[uü]ssel|mot de passe|mdp|contrase[nñ]a|clave|palavra[- ]passe|senha|wachtwoord|has[lł]o|l[oö]senord|adgangskode|kodeord|salasana|heslo|jelsz[oó]|[sş]ifre(?:si)?|lozinka|zaporka|parol[aă](?= *[:=])|\b(?:code|kod|kode|chiave|pass|pwd?|ww|key)\b)`;
/** A password with spaces: no network has one of less than eight letters, so its first word alone is none. */
const SPACED = new RegExp(
  String.raw`${PASSWORD_WORD}[^\n:=]{0,12}?[:=][^\S\n]*(?=[^\n]*\d)(?![^\n]*(?:[(),;|]|re[cz]ep|\b(?:ask|see|frag\w*|siehe|desk|room|zimmer|key|card|karte|the|your)\b))((?=\S{1,7} )[\x21-\x7e]+(?: [\x21-\x7e]+){1,4}|[\x21-\x7e]{8,40}(?: (?=\S*[\d!#$%&*+=?@_]|\S{1,2}(?: |$))[\x21-\x7e]{1,12}){1,3})$`,
  "imu",
);
const PASSWORD = new RegExp(
  String.raw`${PASSWORD_WORD}[^\n:=]{0,12}?(?:${IS}|\s(?=\S*\d))(?![_.x*-]+(?:\s|$))([\x21-\x7e]{8,63})`,
  "iu",
);
const END = String.raw`(?=["”“»«]?(?:\s+(?:and|und|et|y|e|en|och|og|i)\s|\s*[,;/|()\n]|\.(?:\s|$)|\s*$|\s+${PASSWORD_WORD}))`;
const NAME = String.raw`["'“„»«]?(?:(?:${NETWORKS})\s+)?["'“„»«]?((?=[^\n]*\p{L})[^\n,;/|()"”“»«]{2,32}?)${END}`;
/** The surest first: of a line that says nothing else all is the name. */
const CALLED = [
  String.raw`^[^\n:=]{0,12}(?<!\p{L})(?:${NETWORKS})[^\n:=]{0,12}[:=] *(?![^\n]*(?:[.,;|(]\s| [/–-] |${PASSWORD_WORD}))(\S[^\n]{0,30}\S)$`,
  String.raw`\b(?:${NETWORK_NAMES})(?:[ -](?:name|naam|netz(?:werk)?|netwerk|network|wi-?fi|wlan|rete|wireless))*${IS}${NAME}`,
  String.raw`(?:(?:\b(?:wi-?fi|w-?lan|internet)(?:[ -](?:${NETWORK_NAMES}|wi-?fi|wireless|${FREE}))?)${IS}|(?:\bcalled|hei(?:ß|ss)t|s['’]appelle|se llama|si chiama|se chama|heet|heter|hedder|nazywa si[eę])\s+)${NAME}`,
].map((pattern) => new RegExp(pattern, "imu"));
/** "Network: Lodge Guest", where nothing else says that it is one. */
const LABELLED = new RegExp(
  String.raw`^.{0,12}(?<!\p{L})(?:${NETWORK_NAMES})[^:=]{0,12}: *(?!(?:${FREE})(?!\p{L}))(\S+(?: \S+){0,2})$`,
  "iu",
);
/** "the network Sea_View", "sea_view / password: …" */
const BARE = new RegExp(
  String.raw`(?<!\p{L})(?:${NETWORKS.replace(/(?<=^|\|)(\p{Ll})/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})\s+["'“„»«]?\s?(?=\p{Lu}|\S*[\d_-])([^\s,;"”“»«]{2,32})|^(\S{2,32})\s*[/|,;–-]\s*$`,
  "mu",
);
const NO = String.raw`(?<!\p{L})(?:no|without|kein(?:en)?|ohne|(?:sans|pas(?: besoin)? de)|sin|senza|geen|zonder|bez|utan|ing(?:en|et)|uden|uten|sem|ilman|f[aă]r[aă]|χωρίς)`;
const OPEN = new RegExp(
  String.raw`${NO}\s+(?:(?:an?|the|il|la|le|de)\s+)?${PASSWORD_WORD}|${PASSWORD_WORD}[^\S\n]*[:=]?[^\S\n]*(?:none|keine?s?|aucun|ninguna|nessuna|geen|brak|ingen|inget|nenhuma)(?!\p{L})|${PASSWORD_WORD}[^.!\n]{0,12}(?<!\p{L})(?:not|nicht|niet|non|no|inte|ikke|nie|není|ei)(?!\p{L})[^.!\n]{0,12}(?:need|requir|n[oö]tig|notwendig|erforderlich|nodig|vereist|necess?ari|beh[oö]v|n[oø]dvendig|potrzeb|wymagan|pot[rř]eb|nutn)|(?:open|offene[sn]?|[oö]ppet|[aå]bent) (?:network|wi-?fi|netz|wlan|netwerk|n[aä]tverk|netv)|(?:r[eé]seau|wi-?fi) ouvert|red abierta|rete aperta`,
  "iu",
);
/** Nothing else looks like "Sea_View" or "DuneHouse-Guest". */
export const AS_NETWORKS_ARE = /[\d_-]|\p{Ll}\p{Lu}/u;

/** Lines below a word for Wi-Fi that still are about it. */
const REACH = 3;
const MAX_LABEL = 30;

/** @returns the network, and the lines that say nothing else */
export function wifiIn(
  texts: readonly string[],
  index: number,
): { network: Network; told: number[] } | undefined {
  // In "Network: …", "Password of the Wi-Fi: …" only the second says its kind.
  const isAbove = new RegExp(`^(?:${NETWORKS})\\b`, "iu").test(texts[index - 1] ?? "");
  const from = isAbove ? index - 1 : index;
  const lines = texts.slice(from, index + REACH + 1);
  const isSpaced = (text: string) => (SPACED.exec(text)?.[1]?.length ?? 0) >= 8;
  const last = lines.findIndex((text) => PASSWORD.test(text) || isSpaced(text));
  const about = (last < 0 ? lines.slice(0, lines[0]?.includes(":") ? 2 : 3) : lines.slice(0, last + 1)).join(
    "\n",
  );
  const secret = isSpaced(lines[last] ?? "") ? SPACED : PASSWORD;
  const others = about.replace(secret, "\n");
  const [, called, alone] = BARE.exec(others) ?? [];
  const isOpen = OPEN.test(about);
  const said = (
    CALLED.map((pattern) => pattern.exec(others)?.[1]).find(Boolean) ??
    (last < 0 && !isOpen ? undefined : (called ?? alone))
  )
    ?.trim()
    .replace(/^["'“„»«](?=[^"”“»«]*["”'“»«.:]*$)|(?<!\s["“„»«][^"”“»«]*)["”'“»«.:]+$/g, "");
  const password = secret.exec(about)?.[1]?.replace(/["”'“»«.,;)]+$/, "") ?? null;
  // "Choose Sea_View": the words before it are of a sentence.
  const name = password === null && /^\p{Ll}+ /u.test(said ?? "") ? said?.split(" ").at(-1) : said;
  if (
    !name ||
    !/[\p{L}\d]/u.test(name) ||
    WIFI_WORDS.test(name) ||
    (password !== null && password.length < 8)
  )
    return undefined;
  // Without a password it may be any sentence with the word.
  const isLabelled =
    isOpen && /^\p{Lu}/u.test(name) && about.split("\n").some((text) => LABELLED.exec(text)?.[1] === name);
  if (password === null && !AS_NETWORKS_ARE.test(name) && !isLabelled) return undefined;
  const saysPassword = new RegExp(PASSWORD_WORD, "iu").test(others);
  if (password === null && !isOpen && (saysPassword || !/^.{0,25}:\s*\S+$/m.test(about))) return undefined;
  const told = lines.flatMap((text, at) => {
    const isOfIt = at <= Math.max(last, 0) && (text.includes(name) || (password && text.includes(password)));
    return isOfIt && /^[^:]{2,30}:\s*\S/.test(text) && text.length <= MAX_LABEL + name.length + 30
      ? [from + at]
      : [];
  });
  return { network: { name, password }, told };
}
