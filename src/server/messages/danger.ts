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

const allWords = Object.entries(DANGER_WORDS).map(([tag, known]): [string, DangerWords] => [
  tag,
  { ...known, words: `${known.words},${MORE_WORDS[tag as LanguageTag]}` },
]);
const hasWords = dangerReader({ ...Object.fromEntries(allWords), ...OTHER_LANGUAGES });
const hasParts = partsReader(TABLES);
const isNotEveryday = dangerReader(NOT_EVERYDAY);
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
