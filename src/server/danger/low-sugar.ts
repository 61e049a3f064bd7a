/** Hears a blood sugar that is dangerously low, by its number. No list of words has numbers. */
import { lettersRead } from "./letters.ts";

const NAMES =
  "sugars?|glucose|(?:blut)?zucker|glyc?emi[ea]|glykemi[ea]|glycose|glicose|azucar|glucosa|glicemia|glucemia|zuccher[oi]|acucar|(?:bloed)?suiker|glucosewaarde|(?:blod)?sukker(?:et)?|(?:blod)?socker|(?:blod)?sockret|(?:veren)?sokeri|cukier|cukru|glukoz[aey]?|cukr?|cukr[ua]|(?:ver)?cukr[ae]|(?:ver)?cukor|zahar(?:ul)?|ζαχαρο|seker[im]?|цукор|глюкоза|(?:ال)?سكر[هي]?|سكرها|(?:ה)?סוכר|शुगर|혈당[이은]?";
const LINKS =
  "is|s|at|of|only|down to|level|ist|bei|auf|nur|est|a|de|es|esta en|en|e|em|is maar|er|pa|ar|on|jest|to|ma|je|csak|este|la|ειναι|στο|τωρα|лише|يساوي|على|عند|רק|של";
const LOW = new RegExp(
  `(?<![\\p{L}])(?:${NAMES})[^\\p{L}\\p{N}]{1,3}(?:(?:${LINKS})[^\\p{L}\\p{N}]{1,2}){0,2}(?:1[5-9]|[2-4]\\d)(?!\\p{N}|[.,:]\\p{N}|\\s?(?:%|g\\b|min|x\\b|st))`,
  "u",
);

export const hasLowSugar = (text: string): boolean => LOW.test(lettersRead(text));
