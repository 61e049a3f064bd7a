/** How a search compares words. */

/** Scripts in which a text is one word to us. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Shorter words have too many neighbours. */
const LONG_ENOUGH_FOR_A_MISTAKE = 5;

/**
 * The words of a typed text: "Wi-Fi, check-in" is wifi and checkin. Case, accents and characters within a
 * word do not count.
 */
export function wordsOf(text: string): string[] {
  return split(plain(text).replace(/(?<=\p{L})['’\-‐‑.]+(?=\p{L})/gu, ""));
}

/** The words that a text is found by: "check-in" is checkin, check and in. */
export function wordsIn(text: string): string[] {
  return [...new Set([...wordsOf(text), ...split(plain(text))])];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function split(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * @param lines words with the same meaning, separated by blanks
 * @returns the word and its synonyms
 */
export function meaningsIn(lines: readonly string[]): (word: string) => readonly string[] {
  const meanings = new Map<string, readonly string[]>();
  for (const line of lines) {
    const group = wordsOf(line);
    for (const word of group) meanings.set(word, [...(meanings.get(word) ?? []), ...group]);
  }
  return (word) => meanings.get(word) ?? [word];
}

/** Whether the word begins with the typed text, with at most one mistake. */
export function startsLike(word: string, typed: string): boolean {
  if (word.startsWith(typed) || (WITHOUT_BLANKS.test(typed) && word.includes(typed))) return true;
  if (typed.length < LONG_ENOUGH_FOR_A_MISTAKE) return false;
  // One letter more, one less, one different, or two swapped.
  return [0, -1, 1].some((more) => isOneOff(word.slice(0, typed.length + more), typed));
}

function isOneOff(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start += 1;
  const [a, b] = [word.slice(start), typed.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
