/**
 * Whether a text for guests seems to say a password or the code of a door. Only words beside a code count: a word for such
 * a thing, in any of the 24 languages, and within a line of it something that looks typed: digits, or letters with digits.
 */

/** "door code", "PIN", "password" and the like, as they begin or are, without accents and in small letters. */
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

/** Scripts whose words follow each other without spaces, or have parts before them. */
const UNPARTED = /[\u0590-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

const patterns = Object.values(WORDS).flatMap((words) => words.split("|"));
const parted = patterns.filter((word) => !UNPARTED.test(word)).map(folded);
const unparted = patterns.filter((word) => UNPARTED.test(word)).map(folded);
const WORD = new RegExp(`(?<![\\p{L}\\d])(?:${parted.join("|")})|${unparted.join("|")}`, "gu");

/** Four digits or more, with or without signs, or letters with digits; other scripts write on without a space. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;
const TYPED = String.raw`[*#]?\d{3,8}[*#]|[*#]\d{3,8}|\d{4,8}|(?=[a-z]*\d)(?=\d*[a-z])[a-z\d_!-]{6,20}`;
const CODE = new RegExp(`(?<![${LETTER}\\d:.,+/-])(?:${TYPED})(?![${LETTER}\\d:/%€$£-]|[.,]\\d)`, "giu");
/** Alone, nothing else is written like that: "4711#". */
const KEYS = /(?<![\p{L}\d#&/])(?:\d{3,8}#|[*#]\d{3,8}#?)(?![\p{L}\d])/u;
const NEAR = 60;
/** A year says when, a time how late, and a number with a unit how much. */
const NO_CODE = /^(?:19|20)\d\d$/;

/** @returns what looks like the secret itself, as it is written; undefined for none */
export function secretIn(text: string): string | undefined {
  const keys = KEYS.exec(text)?.[0];
  if (keys) return keys;
  const plain = folded(text);
  for (const { index, 0: word } of plain.matchAll(WORD)) {
    const from = Math.max(0, index - NEAR / 2);
    const near = plain.slice(from, index + word.length + NEAR);
    // The letters keep their places, so what was written stands where it was found.
    for (const found of near.matchAll(CODE))
      if (!NO_CODE.test(found[0]))
        return text.slice(from + found.index, from + found.index + found[0].length);
  }
  return undefined;
}

/** Small letters without accents, as many as before. */
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
