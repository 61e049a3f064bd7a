import { dangerReader } from "../../lib/danger/reader.ts";
import { DANGER_WORDS, type DangerWords } from "../../lib/danger/words.ts";
import type { LanguageTag } from "../../lib/messages/languages.ts";
import { EVERYDAY, NOT_EVERYDAY } from "../danger/everyday.ts";
import { everydayRemover } from "../danger/everyday-reader.ts";
import { hasLowSugar } from "../danger/low-sugar.ts";
import { MORE_WORDS } from "../danger/more-words.ts";
import { OTHER_LANGUAGES } from "../danger/other-languages.ts";
import { partsReader } from "../danger/parts-reader.ts";
import { restored } from "../danger/restored.ts";
import { TABLES } from "../danger/tables.ts";

const languages = Object.keys(DANGER_WORDS) as LanguageTag[];
const readerOf = (wordsOf: (tag: LanguageTag) => DangerWords, others: typeof OTHER_LANGUAGES = {}) =>
  dangerReader({ ...Object.fromEntries(languages.map((tag) => [tag, wordsOf(tag)])), ...others });

const hasWords = readerOf(
  (tag) => ({ ...DANGER_WORDS[tag], words: `${DANGER_WORDS[tag].words},${MORE_WORDS[tag]}` }),
  OTHER_LANGUAGES,
);
const hasParts = partsReader(TABLES);
const isNotEveryday = readerOf((tag) => ({ words: NOT_EVERYDAY[tag] }));
const withoutEveryday = everydayRemover(EVERYDAY);

/** Whether a guest's text suggests danger. It only marks the message: docs/decisions/0098-danger.md. */
export function speaksOfDanger(text: string, language: string): boolean {
  const plain = restored(text);
  return (plain === text ? [text] : [text, plain]).some((read) => {
    const rest = withoutEveryday(read);
    return (
      isNotEveryday(read, language) ||
      hasWords(rest, language) ||
      hasParts(rest, language) ||
      hasLowSugar(read)
    );
  });
}
