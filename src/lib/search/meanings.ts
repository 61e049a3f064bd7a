/** Words that mean the same, in the page's language, in English and in the hotel's language. */
import { bearsMistake, isOneOff, isUnspaced, startsAlmost, withoutParticles, wordsOf } from "./words.ts";

/** One language's words for the search. */
export interface Vocabulary {
  /** Words with spaces between them, by meaning; hyphens join the words of a phrase. */
  synonyms: readonly string[];
  /** Words that say nothing in a question. */
  stopWords: string;
}

/** Synonyms that begin too many other words: "sea", "mer", 개. Normalized, a Korean syllable has two or three letters. */
const SHORT = /^(?:[\p{Ll}\u1100-\u11ff]{1,3}|.{1,2})$/u;
/** A word's beginning is an inflected or compound synonym from this length on. */
const LONG_STEM = 4;
/** Weight of a synonym, compared to the word itself. */
export const WHOLE = 0.8;
const PART = 0.65;
/** The end of a compound is a synonym from this length on, after as many letters: "Gartenpool", "Elektromuseum". */
const LONG_END = 4;

const isEnd = ({ length }: string, word: string) =>
  length > LONG_END || (length === LONG_END && word.length >= 2 * LONG_END);

export type Meanings = ReturnType<typeof meaningsIn>;

export function meaningsIn(vocabularies: readonly Vocabulary[]) {
  const known = new Map<string, Set<number>>();
  for (const { synonyms } of vocabularies)
    synonyms.forEach((line, meaning) => {
      for (const word of wordsOf(line)) known.set(word, (known.get(word) ?? new Set()).add(meaning));
    });
  const unspaced = [...known.keys()].filter(isUnspaced).sort((one, other) => other.length - one.length);
  const stopWords = vocabularies.flatMap((vocabulary) => wordsOf(vocabulary.stopWords));

  const meaningsOf = (words: readonly string[]) => [
    ...new Set(words.flatMap((word) => [...(known.get(word) ?? [])])),
  ];

  return {
    stopWords: new Set(stopWords),
    unspacedStopWords: stopWords.filter(isUnspaced).sort((one, other) => other.length - one.length),
    unspaced,
    of: (word: string) => meaningsOf([word]),

    /** @param word of a text @returns how well it says each meaning; it may begin or end with a synonym */
    inText(word: string): Map<number, number> {
      const rests = withoutParticles(word);
      const whole = meaningsOf(rests);
      // "Autovermietung" rents cars, and parks none.
      if (whole.length > 0 && !isUnspaced(word)) return new Map(whole.map((meaning) => [meaning, WHOLE]));
      const parts = isUnspaced(word)
        ? unspaced.filter((synonym) => word.includes(synonym))
        : rests.flatMap((rest) =>
            Array.from(rest, (_, end) => rest.slice(0, end)).filter((start) => !SHORT.test(start)),
          );
      // The end of a compound says what it is.
      const ends = rests.flatMap((rest) =>
        Array.from(rest, (_, at) => rest.slice(at)).filter((end) => isEnd(end, rest)),
      );
      return new Map([
        ...meaningsOf([...parts, ...ends]).map((meaning) => [meaning, PART] as const),
        ...whole.map((meaning) => [meaning, WHOLE] as const),
      ]);
    },

    /** @param word as typed: a synonym, its beginning or inflected; else mistyped */
    ofTyped(word: string): number[] {
      const rests = withoutParticles(word);
      const all = [...known.keys()];
      const ways: ((synonym: string) => boolean)[] = [
        (synonym) => rests.includes(synonym),
        (synonym) => word.length >= 3 && synonym.startsWith(word),
        (synonym) =>
          (synonym.length >= LONG_STEM && rests.some((rest) => rest.startsWith(synonym))) ||
          (isEnd(synonym, word) && word.endsWith(synonym)),
        (synonym) => synonym.length > LONG_STEM && word.startsWith(synonym.slice(0, -1)),
        (synonym) => isOneOff(word, synonym) && bearsMistake(word),
        (synonym) => synonym.length > LONG_STEM + 1 && startsAlmost(word, synonym),
        // "Hotelbar".
        (synonym) => synonym.length === 3 && word.length >= 2 * LONG_END && word.endsWith(synonym),
      ];
      for (const way of ways) {
        const found = meaningsOf(all.filter(way));
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}
