/** A language's file with English for what it lacks. */
import { ENGLISH } from "./en.ts";
import type { Catalogue } from "./message.ts";

/** Contents of a language's JSON file: what has been translated so far. */
export type LanguageFile = Pick<Catalogue, "stopWords" | "declared"> & {
  messages: Partial<Catalogue["messages"]>;
  synonyms: Partial<Catalogue["synonyms"]>;
};

export function completed({ messages, synonyms, ...file }: LanguageFile): Catalogue {
  return {
    ...file,
    messages: { ...ENGLISH.messages, ...messages },
    synonyms: { ...ENGLISH.synonyms, ...synonyms },
  };
}
