/** How the search compares words. */

/** Scripts without spaces: a text counts as one word. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Three letters in a script that attaches "the", "and" or "in" to the front of a word. */
const WITH_PARTICLES = /[\p{Script=Arabic}\p{Script=Hebrew}]{3}/u;
/** Letters: "and to the" in Arabic. */
const LONGEST_PARTICLES = 4;
/** They begin too many other words: "sea", "mer", 개. Normalized, a Korean syllable has two or three letters. */
const SHORT = /^(?:[\p{Ll}\u1100-\u11ff]{1,3}|.{1,2})$/u;
/** Shorter words are too similar to others: "metro" and "metre". */
const LONG_ENOUGH_FOR_A_MISTAKE = { typed: 5, synonym: 6 };

/** "Wi-Fi, check-in" gives wifi and checkin. Ignores case, accents and signs within a word. */
function wordsOf(text: string): string[] {
  return split(joined(plain(text)));
}

/** Words by which a text is found: "check-in" gives checkin, check and in. */
export function wordsIn(text: string): string[] {
  const simple = plain(text);
  return [...new Set(split(`${joined(simple)} ${simple}`))];
}

/** Without accents, vowel marks, invisible characters and Hindi's dots, but with Hindi's vowels. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{Script=Inherited}\p{DI}\u093c]/gu, "")
    .toLowerCase();
}

function joined(text: string): string {
  return text.replace(/(?<=\p{L}\p{M}*)['’"׳״־\-‐‑.]+(?=\p{L})/gu, "");
}

function split(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether every typed word is among a text's words. Caches results per word, because words repeat. */
type Matches = (words: readonly string[]) => boolean;

/**
 * @param lines synonyms with spaces between them; hyphens join the words of a phrase
 * @returns a parser of queries, which answers undefined for an empty one
 */
export function searchIn(lines: readonly string[]): (query: string) => Matches | undefined {
  const meanings = new Map<string, readonly string[]>();
  for (const line of lines) {
    const group = wordsOf(line);
    for (const word of group) meanings.set(word, [...(meanings.get(word) ?? []), ...group]);
  }
  function finder(typed: string): (word: string) => boolean {
    const synonyms = meanings.get(typed) ?? [];
    const known = new Map<string, boolean>();
    return (word) => {
      const isMeant =
        known.get(word) ?? (startsLike(word, typed) || synonyms.some((synonym) => isSynonym(word, synonym)));
      known.set(word, isMeant);
      return isMeant;
    };
  }
  return (query) => {
    const typed = wordsOf(query);
    if (typed.length === 0) return undefined;
    const phrase = typed.join("");
    const finders = typed.map(finder);
    const isPhrase = typed.length > 1 && meanings.has(phrase) && finder(phrase);
    return (words) => finders.every((isMeant) => words.some(isMeant)) || (isPhrase && words.some(isPhrase));
  };
}

function isSynonym(word: string, synonym: string): boolean {
  return SHORT.test(synonym) && !WITHOUT_BLANKS.test(synonym)
    ? word === synonym
    : startsLike(word, synonym, LONG_ENOUGH_FOR_A_MISTAKE.synonym);
}

/** Whether the word begins with the text, with one mistake at most. */
function startsLike(word: string, text: string, forgiving = LONG_ENOUGH_FOR_A_MISTAKE.typed): boolean {
  const at = word.indexOf(text);
  if (at === 0 || (at > 0 && at <= reachOf(text))) return true;
  if (text.length < forgiving) return false;
  // One letter more, one less, one different, or two swapped.
  return [0, -1, 1].some((more) => isOneOff(word.slice(0, text.length + more), text));
}

/** How many letters of a word may precede the text. */
function reachOf(text: string): number {
  if (WITHOUT_BLANKS.test(text)) return Number.POSITIVE_INFINITY;
  return WITH_PARTICLES.test(text) ? LONGEST_PARTICLES : 0;
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
