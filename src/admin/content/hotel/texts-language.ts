/** In which language an owner writes, told by the texts themselves. */
import { isLanguage, type LanguageTag } from "../../../lib/messages/languages.ts";

/** @returns undefined for a language that guests cannot choose. @param code ISO 639-3, as the detector names it */
function tagOf(code: string): LanguageTag | undefined {
  const { language } = new Intl.Locale(code);
  const tag = language === "zh" ? "zh-Hans" : language;
  return isLanguage(tag) ? tag : undefined;
}

/** Letters. Fewer do not tell a language; of Chinese, Japanese and Korean a third tells as much. */
const ENOUGH = 120;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Texts that are asked about; more tell nothing new. */
const MOST = 60;
/** The mean probability of a language, and how much more it must be than that of the next. */
const SURE = 0.35;
const APART = 2;
/** Danish and Norwegian share most words. */
const NEAR = new Set(["dan", "nob"]);
const NEAR_APART = 5;

/** A press never waits for more than one text. */
function pause(): Promise<unknown> {
  // Safari has no idle callback: https://caniuse.com/requestidlecallback
  const later = globalThis.requestIdleCallback ?? setTimeout;
  return new Promise((resolve) => later(resolve));
}

/**
 * Loads the detector, 84 KB, for this call alone.
 *
 * @returns undefined where they are too few, in several languages, or in one that guests cannot choose
 * @throws when the detector cannot be loaded
 */
export async function languageOfTexts(texts: readonly string[]): Promise<LanguageTag | undefined> {
  const some = [...new Set(texts)].slice(0, MOST).map((text) => text.slice(0, 500));
  const text = some.join("\n");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters + 2 * (text.match(DENSE)?.length ?? 0) < ENOUGH) return undefined;
  // The detector takes one for the other.
  if (/\p{Script=Han}/u.test(text))
    return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "ja" : "zh-Hans";
  const { default: lande } = await import("lande");
  const sums = new Map<string, number>();
  // Each text has one vote: all together would be judged by their longest words.
  for (const one of some) {
    await pause();
    for (const [code, probability] of lande(one))
      sums.set(code, (sums.get(code) ?? 0) + probability / some.length);
  }
  const [[code, first] = ["", 0], [next, second] = ["", 0]] = [...sums]
    .filter(([code]) => tagOf(code))
    .toSorted(([, a], [, b]) => b - a);
  const isSure = first >= SURE && first >= (NEAR.has(code) && NEAR.has(next) ? NEAR_APART : APART) * second;
  return isSure ? tagOf(code) : undefined;
}
