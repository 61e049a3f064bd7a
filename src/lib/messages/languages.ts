/** The languages in which guests can read a hotel's page. */
import type { Direction } from "../texts/script.ts";

/** By BCP 47 tag: the language's name for itself. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt: "Português",
  nl: "Nederlands",
  da: "Dansk",
  sv: "Svenska",
  nb: "Norsk bokmål",
  fi: "Suomi",
  pl: "Polski",
  cs: "Čeština",
  hu: "Magyar",
  ro: "Română",
  el: "Ελληνικά",
  tr: "Türkçe",
  uk: "Українська",
  ar: "العربية",
  he: "עברית",
  hi: "हिन्दी",
  "zh-Hans": "简体中文",
  ja: "日本語",
  ko: "한국어",
} as const;

/** On the cover, of languages that are not known by their tag. */
const SHORT: Partial<Record<LanguageTag, string>> = {
  nb: "NO",
  el: "ΕΛ",
  uk: "УК",
  ar: "ع",
  he: "עב",
  hi: "हिं",
  "zh-Hans": "中文",
  ja: "日本語",
  ko: "한국어",
};

export type LanguageTag = keyof typeof LANGUAGES;
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as LanguageTag[];

export function isLanguage(tag: string): tag is LanguageTag {
  return Object.hasOwn(LANGUAGES, tag);
}

export function shortLanguage(tag: LanguageTag): string {
  return SHORT[tag] ?? tag.toUpperCase();
}

export function directionOf(tag: LanguageTag): Direction {
  return tag === "ar" || tag === "he" ? "rtl" : "ltr";
}
