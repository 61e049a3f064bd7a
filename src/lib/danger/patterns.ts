/** Finds the patterns of words.ts in a text's words, in a time that grows with the text's length only. */

import { groupBy } from "../group-by.ts";
import { isConsonantal } from "../search/words.ts";
import { lettersIn, mayBeMistyped, mistakesIn } from "./mistakes.ts";

/** Pattern parts that a word fulfils: those that it is, or with a star begins, ends or contains. */
export type Forms = ReadonlySet<string>;

export interface Pattern {
  parts: readonly string[];
  /** The language that the guest has to read. */
  only?: string | undefined;
}

/** The most words for ~. */
const MOST_WORDS_BETWEEN = 3;
/** Stands behind a part that was meant. */
const MEANT = "?";
/** Stands behind a part that two words make. */
const JOINED = "+";
/** Letters of these two at least: shorter first words are articles and prefixes ("er trinkt"). */
const FIRST_HALF = 4;
const SECOND_HALF = 3;
/** Letters of an ending. "Over Valkenburg" is no form of "overval". */
const LONGEST_ENDING = 2;
/** Letters from which on a word alone may be meant. In a phrase the other words speak for it. */
const LONG_WORD = 7;
/** Letters from which on a phrase may be written as one word. */
const LONG_PHRASE = 8;

/** "heart attack" as one word too. */
export function withCompounds(patterns: readonly Pattern[]): Pattern[] {
  const compounds = patterns.flatMap(({ parts, ...rest }) => {
    const joined = parts.join("");
    const isPhrase = parts.length > 1 && joined.length >= LONG_PHRASE && /^\p{L}+$/u.test(joined);
    return isPhrase ? [{ ...rest, parts: [joined] }] : [];
  });
  return [...patterns, ...compounds];
}

/** The same patterns, found with a mistake in a word: "heart attck". */
export function mistaken(patterns: readonly Pattern[], only: string | undefined): Pattern[] {
  return patterns.flatMap(({ parts }) => {
    const isAlone = parts.length === 1;
    const meant = parts.map((part) =>
      mayBeMistyped(part) && (!isAlone || lettersIn(part) >= LONG_WORD) ? part + MEANT : part,
    );
    return meant.some((part) => part.endsWith(MEANT)) ? [{ parts: meant, only }] : [];
  });
}

/** The same words, found where one is written as two: "Herz Infarkt". */
export function split(patterns: readonly Pattern[], only: string): Pattern[] {
  return patterns.flatMap(({ parts: [word = "", ...more] }) =>
    more.length === 0 && lettersIn(word) >= LONG_WORD ? [{ parts: [word + JOINED], only }] : [],
  );
}

/** @returns the parts that a word fulfils, alone or with the next one */
export function partsOfWord(parts: readonly string[]): (word: string, next?: string) => Forms {
  const known = new Set(parts);
  const mistakes = mistakesIn(parts.flatMap((part) => (part.endsWith(MEANT) ? part.slice(0, -1) : [])));
  const longest = Math.max(...parts.map((part) => (part.startsWith("*") ? part.length : 0)));
  return (word, next = "") => {
    const forms = new Set<string>();
    const add = (form: string) => {
      if (known.has(form)) forms.add(form);
      if (known.has(form + MEANT)) forms.add(form + MEANT);
    };
    add(word);
    for (let end = 0; end <= word.length; end += 1) add(`${word.slice(0, end)}*`);
    for (const part of mistakes(word)) forms.add(part + MEANT);
    if (word.length >= FIRST_HALF && next.length >= SECOND_HALF) {
      const both = word + next;
      add(both + JOINED);
      const least = Math.max(word.length + SECOND_HALF, both.length - LONGEST_ENDING);
      for (let end = least; end <= both.length; end += 1) add(`${both.slice(0, end)}*${JOINED}`);
    }
    if (longest < 2 || !isConsonantal(word)) return forms;
    for (let begin = 0; begin < word.length; begin += 1) {
      add(`*${word.slice(begin)}`);
      for (let end = begin + 1; end <= Math.min(word.length, begin + longest); end += 1)
        add(`*${word.slice(begin, end)}*`);
    }
    return forms;
  };
}

export function finderOf(patterns: readonly Pattern[]) {
  const byFirst = groupBy(patterns, ({ parts }) => parts[0] as string);

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
