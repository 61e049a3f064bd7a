/**
 * The search of the guest page, loaded when somebody is about to search: script/search.ts. Each language has a
 * copy with its words; of a second copy, in the hotel's language, only the vocabulary is used. Forms read with it what waits
 * for a network: script/danger.ts.
 */
import { dangerReader } from "../lib/danger/reader.ts";
import { danger } from "./search/texts.ts";

export { begin } from "./search/begin.ts";
export { vocabulary } from "./search/texts.ts";
export { danger };

export const readerOfDanger = () => dangerReader(danger);
