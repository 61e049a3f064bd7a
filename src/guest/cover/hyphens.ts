/**
 * Soft hyphens in the long words of a hotel's name. Browsers on desktops know the rules of few languages, so the server
 * hyphenates. It loads the patterns of a language with the first name that needs them.
 */
import createHyphenator from "hyphen";

/** Shorter words fit a line of the narrowest phone, also in large letters. */
const LONG = /\p{L}{13,}/gu;
/** Too near to a word's beginning or end. */
const APART = /(?<=^\p{L}{0,3})\u00ad|\u00ad(?=\p{L}{0,2}$)/gu;

type Patterns = () => Promise<{ default: unknown }>;
const PATTERNS: Readonly<Record<string, Patterns>> = {
  cs: () => import("hyphen/patterns/cs"),
  da: () => import("hyphen/patterns/da"),
  de: () => import("hyphen/patterns/de-1996"),
  el: () => import("hyphen/patterns/el-monoton"),
  en: () => import("hyphen/patterns/en-us"),
  es: () => import("hyphen/patterns/es"),
  fi: () => import("hyphen/patterns/fi"),
  fr: () => import("hyphen/patterns/fr"),
  hu: () => import("hyphen/patterns/hu"),
  it: () => import("hyphen/patterns/it"),
  nb: () => import("hyphen/patterns/nb"),
  nl: () => import("hyphen/patterns/nl"),
  pl: () => import("hyphen/patterns/pl"),
  pt: () => import("hyphen/patterns/pt"),
  ro: () => import("hyphen/patterns/ro"),
  sv: () => import("hyphen/patterns/sv"),
  tr: () => import("hyphen/patterns/tr"),
  uk: () => import("hyphen/patterns/uk"),
};

const hyphenators = new Map<string, (word: string) => string>();

/** To be awaited before a page with this name is rendered; else its long words are not hyphenated. */
export async function loadHyphens({ name, language }: { name: string; language: string }): Promise<void> {
  const load = PATTERNS[language];
  if (!load || hyphenators.has(language) || name.search(LONG) < 0) return;
  hyphenators.set(language, createHyphenator((await load()).default));
}

export function withHyphens(name: string, language: string): string {
  const hyphenate = hyphenators.get(language);
  return hyphenate ? name.replace(LONG, (word) => hyphenate(word).replace(APART, "")) : name;
}
