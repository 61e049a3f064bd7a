/** Finds the patterns of words.ts in a text's words, in a time that grows with the text's length only. */

/** What a word fulfils: the parts of patterns that it is, or with a star begins, ends or contains. */
export type Forms = ReadonlySet<string>;

export interface Pattern {
  parts: readonly string[];
  /** The language that the guest has to read. */
  only?: string;
}

/** What ~ stands for at most. */
const MOST_WORDS_BETWEEN = 3;

/** @returns the parts that a word fulfils */
export function formsOf(parts: readonly string[]): (word: string) => Forms {
  const known = new Set(parts);
  const isWithin = parts.some((part) => part.startsWith("*") && part.length > 1);
  return (word) => {
    const forms = new Set<string>();
    const add = (form: string) => {
      if (known.has(form)) forms.add(form);
    };
    add(word);
    for (let end = 0; end <= word.length; end += 1) add(`${word.slice(0, end)}*`);
    if (!isWithin) return forms;
    for (let begin = 0; begin < word.length; begin += 1) {
      add(`*${word.slice(begin)}`);
      for (let end = begin + 1; end <= word.length; end += 1) add(`*${word.slice(begin, end)}*`);
    }
    return forms;
  };
}

export function finderOf(patterns: readonly Pattern[]) {
  const byFirst = Map.groupBy(patterns, ({ parts }) => parts[0] as string);

  /** Where the pattern ends that begins there. */
  function endOf(parts: readonly string[], words: readonly Forms[], at: number): number | undefined {
    const [first, ...rest] = parts;
    if (first === undefined) return at;
    if (first !== "~") return words[at]?.has(first) ? endOf(rest, words, at + 1) : undefined;
    for (let next = at; next <= at + MOST_WORDS_BETWEEN && next < words.length; next += 1) {
      const end = endOf(rest, words, next);
      if (end !== undefined) return end;
      if (words[next] === NOTHING) return undefined;
    }
    return undefined;
  }

  /** Where the longest pattern ends that begins there. */
  function longestFrom(words: readonly Forms[], at: number, language?: string): number {
    let longest = 0;
    for (const form of words[at] ?? [])
      for (const { parts, only } of byFirst.get(form) ?? [])
        if (only === undefined || only === language)
          longest = Math.max(longest, endOf(parts, words, at) ?? 0);
    return longest;
  }

  return {
    isIn: (words: readonly Forms[], language: string) =>
      words.some((_, at) => longestFrom(words, at, language) > 0),

    /** The words without the patterns; no other goes on across the gap. */
    cutFrom(words: readonly Forms[]): Forms[] {
      const left: Forms[] = [];
      for (let at = 0; at < words.length; ) {
        const end = longestFrom(words, at);
        left.push(end > 0 ? NOTHING : (words[at] as Forms));
        at = Math.max(end, at + 1);
      }
      return left;
    },
  };
}

const NOTHING: Forms = new Set();
