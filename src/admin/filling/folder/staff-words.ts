import { anyOf } from "./any-of.ts";
import staff from "./words/staff.json" with { type: "json" };

export const OF_STAFF = new RegExp(`\\b(?:${anyOf(staff.sheets)})\\b`, "i");

export const STAFF_HEAD = new RegExp(`^(?:${anyOf(staff.heads)})[:?]?$`, "u");

/** A day, a way to reach somebody; and who is called by a family name is for guests to call. */
const NO_NAME =
  "(?:Mo|Tu|We|Th|Fr|Sa|Su|Di|Mi|Do|So|Lu|Ma|Me|Je|Ve|Gi|Do)\\p{L}{0,2}(?![\\p{L}])|\\p{Lu}\\p{L}+(?:day|tag|di|dag)(?!\\p{L})|Tel|Mobile?|Handy|Phone|Fon|Ext|Office|B[uü]ro|Bureau|Oficina|Ufficio|Kantoor|Biuro|(?:Herr|Frau|Mr|Mrs|Ms|Mme|Sra?|Sig|Pani?|Dhr|Mevr)(?!\\p{L})";
const NAME = `(?!${NO_NAME})\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}[\\p{Ll}.]+)?`;
/** "Hausmeister: Uwe 0170 …", "Night porter (Josef)". */
export const STAFF_NAME = new RegExp(
  `(?<role>(?<!\\p{L})(?:${anyOf(staff.roles).replace(
    /(?<![\\[(?|\p{L}])(\p{Ll})|(?<=\|)(\p{Ll})/gu,
    (letter) => `[${letter.toUpperCase()}${letter}]`,
  )}))(?<between>\\s*[:(,–-]\\s*|\\s)(?<name>${NAME})(?=\\)?\\s*(?:$|[,;:.–(-]|\\+?\\d|tel))\\)?`,
  "u",
);
export const ONE_NAME = new RegExp(`^(?!${NO_NAME})\\p{Lu}\\p{Ll}+(?:[ /&,]+\\p{Lu}[\\p{Ll}.]+)?$`, "u");
export const ASKING =
  /(?<!\p{L})(?:ask|see|call|fragen?|bei|siehe|demander|voir|preguntar|pedir|chiedere|vedi|vragen|bij|pyta[cćj]\p{L}*|fr[aå]ga|sp[oø]rg|perguntar|kysy)\p{L}*\s(?:\p{L}{1,3}\s)?\p{Lu}\p{Ll}+/iu;
