/**
 * Whether a text for guests seems to say a password or the code of a door. Only words beside a code count: a word for such
 * a thing, in any of the 24 languages, and within a line of it something that looks typed: digits, or letters with digits.
 */

export type SecretKind = "door" | "safe" | "parking" | "other";

export interface FoundSecret {
  /** The code as written. */
  code: string;
  index: number;
  /** Whether it cannot be a shop's discount, or a text about codes. */
  isSure: boolean;
}

/** Words or their beginnings for "door code", "PIN", "password" and the like, in lower case without accents. */
const WORDS: Readonly<Record<string, string>> = {
  en: "door code|gate code|key code|entry code|access code|safe code|alarm code|lockbox|key box|pin|passcode|password|the code is|code for the",
  de: "turcode|torcode|zugangscode|schlusselcode|tresorcode|safecode|schlusseltresor|schlusselbox|passwort|kennwort|der code|zahlencode|geheimzahl",
  fr: "code de la porte|code de porte|code d'acces|code d'entree|code du portail|code du coffre|digicode|boite a cles|mot de passe|code pin",
  es: "codigo de la puerta|codigo de acceso|codigo de entrada|codigo del portal|codigo de la caja|caja de llaves|contrasena|clave",
  it: "codice della porta|codice porta|codice d'accesso|codice di accesso|codice del cancello|codice cancello|codice della cassaforte|cassetta delle chiavi|password|il codice",
  pt: "codigo da porta|codigo de acesso|codigo do portao|codigo do cofre|codigo de entrada|palavra-passe|senha",
  nl: "deurcode|toegangscode|poortcode|kluiscode|sleutelkluis|wachtwoord|pincode|de code is",
  da: "dorkode|adgangskode|portkode|noglebox|bokskode|pinkode|koden er|kode til",
  sv: "dorrkod|portkod|inpasseringskod|nyckelskap|losenord|koden ar|kod till|pinkod",
  nb: "dorkode|adgangskode|portkode|nokkelboks|passord|koden er|kode til|pinkode",
  fi: "ovikoodi|porttikoodi|avainkoodi|avainboksi|salasana|koodi on|pin-koodi|tunnusluku",
  pl: "kod do drzwi|kod do bramy|kod dostepu|kod do domofonu|kod do sejfu|skrytka na klucze|haslo|kod wejsciowy",
  cs: "kod dveri|kod ke dverim|kod do dveri|kod k brane|pristupovy kod|vstupni kod|kod sejfu|heslo",
  hu: "ajtokod|kapukod|belepesi kod|belepokod|szefkod|kulcstarto kodja|jelszo|a kod",
  ro: "codul usii|cod usa|codul de la usa|cod de acces|codul portii|codul seifului|parola",
  el: "κωδικος πορτας|κωδικος της πορτας|κωδικος εισοδου|κωδικος προσβασης|κωδικος χρηματοκιβωτιου|κωδικος",
  tr: "kapi kodu|kapi sifresi|giris kodu|giris sifresi|kasa sifresi|sifre",
  uk: "код дверей|код від дверей|код домофона|код доступу|код воріт|код сейфа|пароль",
  ar: "رمز الباب|كود الباب|رمز الدخول|رمز البوابة|رمز الخزنة|كلمة المرور|كلمة السر",
  he: "קוד הדלת|קוד לדלת|קוד כניסה|קוד הכניסה|קוד השער|קוד הכספת|סיסמה|סיסמא|הקוד",
  hi: "दरवाज़े का कोड|दरवाजे का कोड|गेट का कोड|प्रवेश कोड|तिजोरी का कोड|पासवर्ड",
  "zh-Hans": "门密码|门禁密码|大门密码|房门密码|保险箱密码|密码",
  ja: "暗証番号|ドアコード|玄関のコード|入口のコード|金庫の番号|パスワード",
  ko: "출입문 비밀번호|현관 비밀번호|문 비밀번호|출입 코드|금고 비밀번호|비밀번호",
};

/** Words such as "code" and "pw", which count only if a code follows right away. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  en: "codes?|combination|pw|pwd|pass",
  de: "kombination|zahlenschloss|zahlenkombination|passw|pin-code",
  fr: "mdp|combinaison",
  es: "codigo|combinacion|pass",
  it: "codice|combinazione|chiave",
  pt: "combinacao|pass",
  nl: "cijfercode|combinatie|ww",
  da: "kode|koden|kodeord",
  sv: "kod|koden|losen",
  nb: "koden",
  fi: "koodi",
  pl: "szyfr",
  ro: "cod|codul",
  uk: "код|коду",
  ar: "الرمز|كود",
  he: "קוד",
  hi: "कोड",
  ja: "コード",
  ko: "코드|암호",
};

/** Words that make a code something else: a discount, an address, what to wear. */
const OTHER_CODES =
  "post|postal|zip|area|country|dial(?:l?ing)?|promo|discount|voucher|coupon|gift|dress|qr|bar|booking|colou?r|error|gutschein|rabatt|aktions|rabat|kortings|zwischen|wasch";

/** Words for what a code opens. */
const OPENS: readonly (readonly [SecretKind, string])[] = [
  [
    "parking",
    "parking|garage|car park|gate|barrier|parkplatz|tiefgarage|schranke|tor|einfahrt|portail|barriere|stationnement|aparcamiento|garaje|barrera|verja|parcheggio|cancello|sbarra|estacionamento|garagem|portao|parkeer\\w*|slagboom|poort|parkering|bom|grind|port|parkerings\\w*|brama|bramy|garaz\\w*|szlaban|portti",
  ],
  [
    "safe",
    "safe|lockbox|lock box|key ?box|key safe|locker|tresor|schlussel(?:box|tresor|kasten|safe)|coffre(?:-fort)?|boite a cles|caja (?:fuerte|de llaves|de seguridad)|cassaforte|cassetta delle chiavi|cofre|kluis|sleutel(?:kluis|kastje)|nogleboks|boks|pengeskab|vardeskap|kassaskap|nyckel(?:skap|box)|safebox|sejf|skrytka|kassakaappi|avainboksi",
  ],
  [
    "door",
    "(?:front |back |main |cellar )?door|entrance|entry|(?:haus|eingangs|keller|hinter)?tur|eingang|haupteingang|porte|entree|puerta|entrada|portal|porta|ingresso|portone|deur|voordeur|ingang|dor|hoveddor|indgang|dorr|ytterdorr|entre|drzwi|wejscie|domofon|ovi|ulko-ovi|digicode",
  ],
];

/** Scripts that write words without spaces, or with particles before them. */
const UNPARTED = /[\u0590-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function wordsOf(words: Readonly<Record<string, string>>): string {
  const patterns = Object.values(words).flatMap((each) => each.split("|"));
  const parted = patterns.filter((word) => !UNPARTED.test(word)).map(folded);
  const unparted = patterns.filter((word) => UNPARTED.test(word)).map(folded);
  return `(?:(?<![\\p{L}\\d])(?:${parted.join("|")})|${unparted.join("|")})`;
}

const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;
const WORD = new RegExp(wordsOf(WORDS), "gu");
/** A short word, also at the end of a longer one: "Kellercode", "dörrkod". */
const SHORT_WORD = new RegExp(
  `(?<!(?:${OTHER_CODES})[ -]?)(?:(?:code|kode|koden|kod)|${wordsOf(SHORT_WORDS)})(?![${LETTER}]| (?:${OTHER_CODES}|pocztow|vestiment))`,
  "gu",
);
const PASSWORD_WORD =
  /pass|kennwort|mdp|contrasena|clave|senha|palavra|wachtwoord|^ww|^pwd?$|losen|kodeord|adgangskode|haslo|salasana|heslo|jelszo|parola|κωδικος|sifre|пароль/u;

/** A code as people type it: four or more digits, with or without signs, or letters with digits. */
const TYPED = String.raw`[*#]?\d{3,8}[*#]|[*#]\d{3,8}|\d{4,8}|(?=[a-z]*\d)(?=\d*[a-z])[a-z\d_!-]{6,20}`;
const END = `(?![${LETTER}\\d:/%€$£-]|[.,]\\d)`;
const CODE = new RegExp(`(?<![${LETTER}\\d:.,+/-])(?:${TYPED})${END}`, "giu");
/** A code right behind the word: "Code: 2580", "the password is tidepool77". */
const RIGHT_BEHIND = new RegExp(
  String.raw`^(?:\s*[:=–-]\s*|\s+(?:(?:is|ist|lautet|est|es|e|er|ar|to|on|wynosi|nr)[.:]?\s+)?)["'“„»«]?(${TYPED}|\d[a-z\d]{3,9})${END}`,
  "iu",
);
/** A code soon behind the word: "The code for the cellar is 2580". */
const SOON_BEHIND = new RegExp(
  String.raw`^[^\d.;\n]{1,40}?(?<![${LETTER}\d:,+/-])([*#]?\d{3,8}[*#]|[*#]\d{3,8}|\d{4,8}|[a-z_-]+\d[a-z\d_-]{3,})${END}`,
  "iu",
);
/** The only word after a colon counts without digits, too. */
const AFTER_COLON = /^\s*[:=]\s*["'“„»«]?([\x21-\x7e]{4,63}?)["'”“»«]?(?=\s*(?:$|[\n,;)/|]|\.(?:\s|$)))/u;
/** Words after a colon that say that there is no password, or who knows it. */
const NO_PASSWORD =
  /^(?:none|not|keine?s?|ohne|aucune?|sans|ninguna?|nessuna?|senza|geen|brak|inget|ingen|nenhuma?|required|needed|notig|erforderlich|reception|rezeption|empfang|accueil|recepcion|ricevimento|recepcao|receptie|recepcja|receptionen|free|frei|libre|libero|gratis|open|offen|aperta|abierta|abert[ao]|_+|\.+|x+|\*+|-+|\[.*)$/;
/** A form that only door codes have: "4711#". */
const KEYS = /(?<![\p{L}\d#&/])(?:\d{3,8}#|[*#]\d{3,8}#?)(?![\p{L}\d])/gu;
const NEAR = 60;
/** Numbers that are no code: a year, a time, and one with a unit. */
const YEAR = /^(?:19|20)\d\d$/;
const OPENED = OPENS.map(
  ([kind, words]) => [kind, new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, "u")] as const,
);

/** @returns what looks like the secret itself, as written; undefined if nothing does */
export function secretIn(text: string): string | undefined {
  return secretsIn(text)[0]?.code;
}

/** The thing that a code opens, by the words beside it. */
export function whatOpens(text: string): SecretKind {
  const plain = folded(text);
  return OPENED.find(([, words]) => words.test(plain))?.[0] ?? "other";
}

/** Whether it only names a code or password, like the heading of a column. */
export function isSecretWord(text: string): boolean {
  const plain = folded(text);
  return text.length <= 40 && !/\d/.test(text) && (plain.search(WORD) >= 0 || plain.search(SHORT_WORD) >= 0);
}

/** Finds what looks like passwords and codes, the surest first. */
export function secretsIn(text: string): FoundSecret[] {
  if (!/\d|[:=]/.test(text)) return [];
  // Folding keeps each letter's place, so a find has the same place in the text.
  const plain = folded(text);
  const found = new Map<number, FoundSecret>();
  const add = (index: number, code: string, isSure: boolean) => {
    if (!found.get(index)?.isSure)
      found.set(index, { code: text.slice(index, index + code.length), index, isSure });
  };
  const opens = whatOpens(plain) !== "other";
  let isNamed = false;
  for (const { index, 0: word } of plain.matchAll(WORD)) {
    isNamed = true;
    const from = Math.max(0, index - NEAR / 2);
    const near = plain.slice(from, index + word.length + NEAR);
    for (const { index: at, 0: code } of near.matchAll(CODE))
      if (!YEAR.test(code)) add(from + at, code, true);
    if (PASSWORD_WORD.test(word)) addTyped(index + word.length);
  }
  for (const { index, 0: word } of plain.matchAll(SHORT_WORD)) {
    isNamed = true;
    const from = index + word.length;
    const behind = plain.slice(from, from + NEAR);
    const [right, code = ""] = RIGHT_BEHIND.exec(behind) ?? [];
    const [soon, later = ""] = SOON_BEHIND.exec(behind) ?? [];
    if (right)
      add(
        from + right.length - code.length,
        code,
        opens || /^[\d*#]+$/.test(code) || PASSWORD_WORD.test(word),
      );
    else if (soon && !YEAR.test(later)) add(from + soon.length - later.length, later, opens);
    if (PASSWORD_WORD.test(word)) addTyped(from);
  }
  function addTyped(from: number): void {
    const [all, code = ""] = AFTER_COLON.exec(plain.slice(from, from + NEAR + 10)) ?? [];
    if (all && !NO_PASSWORD.test(code)) add(from + all.indexOf(code), code, true);
  }
  for (const { index, 0: code } of plain.matchAll(KEYS)) add(index, code, isNamed || opens);
  return [...found.values()].toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
}

/** Lower case without accents; the length stays the same. */
function folded(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length);
  })
    .join("")
    .replaceAll("ø", "o")
    .replaceAll("æ", "a")
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .replaceAll("’", "'");
}
