/** Finds the words that were meant where one is written with a mistake. */
import { isOneOff } from "../search/words.ts";

/** Other scripts have no vowels, or few letters a word: nearly every word is almost another. */
const IS_BORNE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+\*?$/u;
const VOWEL = /^[aeiouyаеєиіїоуюяыэαειηουω]$/u;
/** Shorter words are too similar to others. */
const SHORTEST = 6;
/** A longer one is several words. Looking for mistakes takes the square of a word's length. */
const LONGEST = 20;

/** Without its star. */
export function lettersIn(part: string): number {
  return part.length - Number(part.endsWith("*"));
}

export function mayBeMistyped(part: string): boolean {
  return IS_BORNE.test(part) && lettersIn(part) >= SHORTEST;
}

/** @param parts that bear one @returns those that a word may have been meant for */
export function mistakesIn(parts: Iterable<string>): (word: string) => string[] {
  const byKey = new Map<string, Set<string>>();
  let longest = 0;
  for (const part of parts) {
    const meant = part.replace("*", "");
    longest = Math.max(longest, meant.length);
    for (const key of slipKeysOf(meant)) byKey.set(key, (byKey.get(key) ?? new Set()).add(part));
  }
  return (word) => {
    if (word.length < SHORTEST - 1 || word.length > LONGEST) return [];
    const found = new Set<string>();
    for (let end = SHORTEST - 1; end <= word.length; end += 1) {
      if (end > longest + 1 && end < word.length) continue;
      const written = word.slice(0, end);
      for (const key of slipKeysOf(written))
        for (const part of byKey.get(key) ?? [])
          if ((part.endsWith("*") || end === word.length) && isSlip(written, part.replace("*", "")))
            found.add(part);
    }
    return [...found];
  };
}

/** The word, and it without one letter: two words that differ by a mistake have one of them in common. */
export function slipKeysOf(word: string): string[] {
  return [word, ...Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))];
}

/** A letter more, one less, two swapped, or another vowel: another consonant makes too many other words. */
export function isSlip(written: string, meant: string): boolean {
  if (!isOneOff(written, meant)) return false;
  if (written.length !== meant.length) return true;
  const others = [...written].flatMap((letter, at) =>
    letter === meant[at] ? [] : [letter, meant[at] ?? ""],
  );
  return others.length > 2 || others.every((letter) => VOWEL.test(letter));
}
