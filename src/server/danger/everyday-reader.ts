/** Removes everyday phrases from texts, so that their words of danger do not count. */
import { type Forms, finderOf, partsOfWord } from "../../lib/danger/patterns.ts";
import { plainLetters } from "../../lib/danger/reader.ts";
import { lettersRead } from "./letters.ts";

const WORD = /[\p{L}\p{M}\p{N}]{1,40}/gu;
const UNSPACED = ["ja", "zh-Hans"];
/** No language's word. */
const REMOVED = "xx";

/** @param known phrases by language, separated by commas */
export function everydayRemover(known: Readonly<Record<string, string>>): (text: string) => string {
  const phrasesOf = (isUnspaced: boolean) =>
    Object.entries(known).flatMap(([tag, phrases]) =>
      UNSPACED.includes(tag) === isUnspaced ? plainLetters(phrases).split(",") : [],
    );
  const patterns = phrasesOf(false).map((phrase) => ({ parts: phrase.trim().split(/\s+/u) }));
  const finder = finderOf(patterns);
  const formsOfWord = partsOfWord(patterns.flatMap(({ parts }) => parts));
  const unspaced = new RegExp(
    phrasesOf(true)
      .map((phrase) => phrase.trim().replaceAll("*", ".{0,6}"))
      .join("|"),
    "gu",
  );

  return (text) => {
    const letters = lettersRead(text);
    const words = [...letters.matchAll(WORD)];
    const known = new Map<string, Forms>();
    const forms = words.map(([word]) => {
      const found = known.get(word) ?? formsOfWord(word);
      known.set(word, found);
      return new Set(found);
    });
    const left = new Set(finder.cutFrom(forms));
    let rest = "";
    let from = 0;
    words.forEach(({ 0: word, index }, at) => {
      const one = forms[at];
      // A word that only stands between a phrase's words is no word of it.
      if (!one?.size || left.has(one)) return;
      rest += letters.slice(from, index) + REMOVED;
      from = index + word.length;
    });
    return (rest + letters.slice(from)).replace(unspaced, REMOVED);
  };
}
