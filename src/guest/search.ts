/**
 * The search of the guest page, loaded when somebody is about to search: island/search.ts. Each language has a
 * copy with its words; of a second copy, in the hotel's language, only the vocabulary is used.
 */
export { begin } from "./search/begin.ts";
export { danger, vocabulary } from "./search/texts.ts";
