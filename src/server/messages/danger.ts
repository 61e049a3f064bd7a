import { dangerReader } from "../../lib/danger/reader.ts";
import { DANGER_WORDS } from "../../lib/danger/words.ts";

/** Whether a guest's text suggests danger. It only sets a mark: docs/decisions/0098-danger.md. */
export const speaksOfDanger = dangerReader(DANGER_WORDS);
