/** The subject of an owner's text, by the words that guests' search takes for the same. */
import type { Catalogue } from "../messages/message.ts";
import { STOP_WORDS_EN, SYNONYMS_EN } from "../messages/synonyms.ts";
import { meaningsIn } from "./meanings.ts";
import { wordsIn } from "./words.ts";

export type SearchMeaning = keyof typeof SYNONYMS_EN;
export type Meant = (text: string) => ReadonlySet<SearchMeaning>;

const MEANINGS = Object.keys(SYNONYMS_EN) as SearchMeaning[];

/** @param catalogue of the language in which the texts are; English words count as well */
export function meantIn({ synonyms, stopWords }: Pick<Catalogue, "synonyms" | "stopWords">): Meant {
  const own = { synonyms: MEANINGS.map((meaning) => synonyms[meaning]), stopWords };
  const english = { synonyms: Object.values(SYNONYMS_EN), stopWords: STOP_WORDS_EN };
  const { inText, stopWords: saysNothing } = meaningsIn(
    own.stopWords === english.stopWords ? [english] : [own, english],
  );
  return (text) =>
    new Set(
      wordsIn(text)
        .filter((word) => !saysNothing.has(word))
        .flatMap((word) => [...inText(word).keys()].flatMap((meaning) => MEANINGS[meaning] ?? [])),
    );
}
