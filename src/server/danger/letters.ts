import { MOST_CHARACTERS, MOST_LETTERS_OF_CHARACTER, plainLetters } from "../../lib/danger/reader.ts";

/** As much of a text as is read for danger, in plain letters. */
export function lettersRead(text: string): string {
  const read = text.slice(0, MOST_CHARACTERS);
  return plainLetters(read).slice(0, MOST_LETTERS_OF_CHARACTER * read.length);
}
