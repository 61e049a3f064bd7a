import { dangerReader } from "../../lib/danger/reader.ts";
import { DANGER_WORDS } from "../../lib/danger/words.ts";
import { partsReader } from "../danger/parts-reader.ts";
import { TABLES } from "../danger/tables.ts";

const hasWords = dangerReader(DANGER_WORDS);
const hasParts = partsReader(TABLES);

/** Whether a guest's text suggests danger. It only sets a mark: docs/decisions/0098-danger.md. */
export const speaksOfDanger = (text: string, language: string): boolean =>
  hasWords(text, language) || hasParts(text, language);
