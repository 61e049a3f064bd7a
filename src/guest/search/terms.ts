/** Reads a question, and the phrases of a text. */
import type { Meanings } from "../../lib/search/meanings.ts";
import { isUnspaced, wordsOf } from "../../lib/search/words.ts";

export interface Term {
  literal: string;
  meanings: readonly number[];
}

/** The words that say something; adjacent ones as a phrase where they are one: "check out", "car park". */
export function termsOf(query: string, meanings: Meanings): Term[] {
  const words = wordsOf(query);
  const terms: Term[] = [];
  const said: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(at, words, meanings);
    if (phrase) {
      terms.push(termOf(phrase.join(""), meanings));
      at += phrase.length;
      continue;
    }
    const word = words[at++] as string;
    if (isUnspaced(word)) terms.push(...termsOfRun(word, meanings));
    else (meanings.stopWords.has(word) ? said : terms).push(termOf(word, meanings));
  }
  return terms.length > 0 ? terms : said;
}

/** The two or three words that are one synonym. */
function phraseAt(at: number, words: readonly string[], meanings: Meanings): string[] | undefined {
  return [3, 2]
    .map((length) => words.slice(at, at + length))
    .find((some) => some.length > 1 && isPhrase(some.join(""), meanings));
}

export function phrasesIn(words: readonly string[], meanings: Meanings): string[][] {
  return words.flatMap((_, at) => {
    const phrase = phraseAt(at, words, meanings);
    return phrase ? [phrase] : [];
  });
}

function isPhrase(joined: string, meanings: Meanings): boolean {
  return !isUnspaced(joined) && meanings.of(joined).length > 0;
}

function termOf(literal: string, meanings: Meanings): Term {
  return { literal, meanings: meanings.ofTyped(literal) };
}

/** Splits a text without spaces into synonyms and what is left between them. Single signs say too little. */
function termsOfRun(run: string, meanings: Meanings): Term[] {
  const terms: Term[] = [];
  let rest = run;
  const cut = (part: string) => {
    rest = rest.replaceAll(part, " ");
  };
  for (const synonym of meanings.unspaced)
    if (rest.includes(synonym)) {
      terms.push({ literal: synonym, meanings: meanings.of(synonym) });
      cut(synonym);
    }
  for (const word of meanings.unspacedStopWords) cut(word);
  const left = rest.match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}|\p{Script=Hiragana}+/gu) ?? [];
  const telling = left.filter((part) => part.length > 1);
  // A kana alone is a particle; a sign of Chinese is a word.
  const literals =
    telling.length + terms.length > 0 ? telling : left.filter((part) => !/\p{Script=Hiragana}/u.test(part));
  return [...terms, ...literals.map((literal) => ({ literal, meanings: [] }))];
}
