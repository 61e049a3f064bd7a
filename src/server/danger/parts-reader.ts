/** Hears danger by the parts of a sentence: whose body, which part of it, and what is wrong. */
import { isSlip, slipKeysOf } from "../../lib/danger/mistakes.ts";
import { COMPOUNDING } from "../../lib/danger/reader.ts";
import { lettersRead } from "./letters.ts";
import { FURTHER_RULES, PARTS, RULES, type SentencePart, type Table } from "./parts.ts";

/** The greatest distance between parts, in words, or in letters for languages without spaces. */
const WORDS = { window: 7, before: 2, after: 3, toys: 5, comma: 2, isVerbLast: false };
const LETTERS = { window: 12, before: 6, after: 5, toys: 8, comma: 4, isVerbLast: true };
const SENTENCE_END = 100;

const UNSPACED = ["ja", "zh-Hans", "ko"];
const HAS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORD = /[\p{L}\p{M}\p{N}]{1,40}|[.!?。,;:、\n]/gu;
const ENDS = /[.!?。]/u;
const PAUSES = /[,;:、\n]/u;
/** The shortest half of a compound word, in letters. */
const HALF = 3;
/** Prefixes that mean "and", "in" or "the". */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  ar: /^(?:ال|[وفبلك])(?=\p{L}{2})/u,
  he: /^[והבלמשכ](?=\p{L}{2})/u,
};

/**
 * Checks slips only in scripts with longer words: in others nearly every word is almost another word, as short words
 * are here.
 */
const MAY_BE_SLIP = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{5}(?:$|[^*])/u;

/** From this many letters on, a changed vowel is a slip. */
const LONG = 6;
/** A word this long is taken as a slip without other evidence. */
const LONG_ALONE = 8;
const MOST_PREFIXES = 3;

type Bits = bigint;
interface Entry {
  bits: Bits;
  language: string;
  /** The words that follow. */
  rest: readonly string[];
  /** The word as it stands in the table. */
  word: string;
}
/** An entry that a word begins with, and where that ends. */
interface Start {
  entry: Entry;
  end: number;
}
interface Found {
  at: number;
  bits: Bits;
}

const BITS = Object.fromEntries(PARTS.map((part, at) => [part, 1n << BigInt(at)])) as Record<
  SentencePart,
  Bits
>;
const bitsOf = (...parts: readonly SentencePart[]): Bits =>
  parts.reduce((bits, part) => bits | BITS[part], 0n);
const PAIN = bitsOf("pain");
const OTHER = bitsOf("other");
const NOT = bitsOf("not");
const ALONE = bitsOf("alone");
const BROKE = bitsOf("broke");
const THING = bitsOf("thing");
const TOY = bitsOf("toy");
const RULE_SETS = [
  { rules: RULES, harmless: THING, isFar: false },
  { rules: FURTHER_RULES, harmless: TOY, isFar: true },
].map(({ rules, ...set }) => ({
  ...set,
  rules: rules.map((parts) => ({ first: bitsOf(...parts.slice(0, 1)), all: bitsOf(...parts) })),
}));

export function partsReader(tables: Readonly<Record<string, Table>>) {
  const entries = Object.entries(tables).flatMap(([language, table]) => entriesOf(language, table));
  const spaced = entries.filter(({ word }) => !HAS_UNSPACED.test(word));
  const unspaced = byWord(entries.filter(({ word }) => HAS_UNSPACED.test(word)));
  const known = byWord(spaced);
  const slips = new Map<string, (word: string) => Start[]>();
  /** Made when the first guest writes in a language: all 24 take 20 MB. */
  function slipsIn(word: string, languages: ReadonlySet<string>): Start[] {
    return [...languages].flatMap((tag) => {
      const find = slips.get(tag) ?? slipsOf(spaced.filter(({ language }) => language === tag));
      slips.set(tag, find);
      return find(word);
    });
  }
  const longest = Math.max(0, ...[...unspaced.keys()].map((word) => word.length));

  /** Finds the entries that a word begins with. */
  function startsOf(word: string): Start[] {
    const starts = (known.get(word) ?? []).map((entry) => ({ entry, end: word.length }));
    for (let end = 1; end <= word.length; end += 1)
      for (const entry of known.get(`${word.slice(0, end)}*`) ?? []) starts.push({ entry, end });
    return starts;
  }

  /** Finds what a word says, alone or as a compound of two. */
  function entriesIn(word: string, languages: ReadonlySet<string>): Entry[] {
    const found = startsOf(word).map(({ entry }) => entry);
    for (const [tag, prefix] of Object.entries(PREFIXES))
      for (let times = 0, bare = word; times < MOST_PREFIXES && prefix.test(bare); times += 1) {
        bare = bare.replace(prefix, "");
        found.push(...startsOf(bare).flatMap(({ entry }) => (entry.language === tag ? [entry] : [])));
      }
    const meant = slipsIn(word, languages);
    return [...found, ...wholeOf(word, meant), ...compoundsIn(word, meant, languages)];
  }

  /** Finds what the two halves of a word say together, where languages write compounds. */
  function compoundsIn(word: string, meant: readonly Start[], languages: ReadonlySet<string>): Entry[] {
    const found: Entry[] = [];
    for (let end = HALF; end <= word.length - HALF; end += 1) {
      const half = word.slice(0, end);
      const first = [
        ...(known.get(half) ?? []),
        ...meant.flatMap((one) => (one.end === end ? [one.entry] : [])),
      ].filter(({ language }) => COMPOUNDING.includes(language));
      if (first.length === 0) continue;
      const rest = word.slice(end);
      const second = [
        ...startsOf(rest).map(({ entry }) => entry),
        ...wholeOf(rest, slipsIn(rest, languages)),
      ];
      for (const one of first)
        for (const other of second)
          if (one.language === other.language && other.rest.length === 0)
            found.push({ ...one, bits: one.bits | other.bits });
    }
    return found;
  }
  const wholeOf = (word: string, starts: readonly Start[]) =>
    starts.flatMap(({ entry, end }) => (end === word.length || entry.word.endsWith("*") ? [entry] : []));

  function inWords(text: string, languages: ReadonlySet<string>): Map<string, Found[]> {
    const found = new Map<string, Found[]>();
    const words = text.match(WORD) ?? [];
    const seen = new Map<string, Entry[]>();
    let at = 0;
    words.forEach((word, index) => {
      at += ENDS.test(word) ? SENTENCE_END : PAUSES.test(word) ? WORDS.comma : 1;
      const all = seen.get(word) ?? entriesIn(word, languages);
      seen.set(word, all);
      for (const { language, bits, rest } of all)
        if (rest.every((part, next) => isWord(words[index + 1 + next], part)))
          note(found, language, { at, bits });
    });
    return found;
  }

  function inLetters(text: string): Map<string, Found[]> {
    const found = new Map<string, Found[]>();
    if (!HAS_UNSPACED.test(text)) return found;
    const letters = text.replace(/\n/gu, ",").replace(/\s+/gu, "");
    let at = 0;
    for (let index = 0; index < letters.length; index += 1) {
      const letter = letters.charAt(index);
      at += ENDS.test(letter) ? SENTENCE_END : PAUSES.test(letter) ? LETTERS.comma : 1;
      // Only the longest entry of a language counts: Japanese writes "son" with a character that also means breath.
      const read = new Map<string, number>();
      for (let end = Math.min(index + longest, letters.length); end > index; end -= 1)
        for (const { language, bits } of unspaced.get(letters.slice(index, end)) ?? [])
          if ((read.get(language) ?? end) === end) {
            if (!(bits & OTHER)) read.set(language, end);
            note(found, language, { at, bits });
          }
    }
    return found;
  }

  /** @param language the language of the page that the guest read */
  return (text: string, language: string): boolean => {
    const simple = lettersRead(text);
    return (
      [...inWords(simple, new Set(["en", language])).values()].some((found) => isDanger(found, WORDS)) ||
      [...inLetters(simple).values()].some((found) => isDanger(found, LETTERS))
    );
  };
}

function isDanger(found: readonly Found[], distances: typeof WORDS): boolean {
  const everything = found.reduce((all, { bits }) => all | bits, 0n);
  const possible = RULE_SETS.map(({ rules, ...set }) => ({
    ...set,
    rules: rules.filter(({ all }) => (everything & all) === all),
  }));
  return found.some((start, index) => {
    const begun = possible
      .map(({ rules, ...set }) => ({ ...set, rules: rules.filter(({ first }) => start.bits & first) }))
      .filter(({ rules }) => rules.length > 0);
    if (begun.length === 0) return false;
    const near = around(found, index, distances.window);
    const said = saidNear(near, start, distances);
    return begun.some(({ harmless, isFar, rules }) => {
      const [before, after] = isFar ? [distances.toys, distances.toys] : [distances.before, distances.after];
      return (
        !isAt(near, harmless, start.at - before, start.at + after) &&
        rules.some(({ all }) => (said & all) === all)
      );
    });
  });
}

/** All that is said near a place, without breaks of things, and without pains of other parts of the body. */
function saidNear(
  near: readonly Found[],
  start: Found,
  { before, isVerbLast }: Pick<typeof WORDS, "before" | "isVerbLast">,
): Bits {
  /** Whether another part of the body stands behind the pain, as seen from the place, and nearer to it. */
  const isOthers = (pain: Found) =>
    near.some(
      ({ bits, at }) =>
        bits & OTHER &&
        (at < pain.at || !isVerbLast) &&
        Math.abs(at - pain.at) < Math.abs(pain.at - start.at) &&
        Math.sign(at - pain.at) === Math.sign(pain.at - start.at),
    );
  return near.reduce((all, one) => {
    const isOthersPain = one.bits & PAIN && ((one.at !== start.at && one.bits & OTHER) || isOthers(one));
    const isThings = one.bits & BROKE && isAt(near, THING, one.at - before, one.at + 1);
    return all | (one.bits & ~(isOthersPain ? PAIN : 0n) & ~(isThings ? BROKE : 0n));
  }, 0n);
}

const isAt = (found: readonly Found[], part: Bits, from: number, until: number): boolean =>
  found.some(({ bits, at }) => bits & part && at >= from && at <= until);

/** Parts at one place have been merged, so there are never more than the window is wide. */
function around(found: readonly Found[], index: number, window: number): Found[] {
  const at = found[index]?.at ?? 0;
  let from = index;
  let to = index;
  while (from > 0 && (found[from - 1]?.at ?? 0) >= at - window) from -= 1;
  while (to < found.length - 1 && (found[to + 1]?.at ?? 0) <= at + window) to += 1;
  return found.slice(from, to + 1);
}

function note(found: Map<string, Found[]>, language: string, one: Found): void {
  const list = found.get(language) ?? [];
  found.set(language, list);
  const last = list.at(-1);
  if (last?.at === one.at) last.bits |= one.bits;
  else list.push({ ...one });
}

const isWord = (word: string | undefined, part: string) =>
  word !== undefined && (part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part);

function entriesOf(language: string, table: Table): Entry[] {
  return Object.entries(table).flatMap(([part, list]) =>
    list.split(",").flatMap((phrase) => {
      const isUnspaced = UNSPACED.includes(language) && HAS_UNSPACED.test(phrase);
      const [word = "", ...rest] = lettersRead(phrase)
        .trim()
        .split(isUnspaced ? /$^/u : /\s+/u);
      return word ? [{ language, bits: BITS[part as SentencePart], word, rest }] : [];
    }),
  );
}

function byWord(entries: readonly Entry[]): Map<string, Entry[]> {
  const map = new Map<string, Entry[]>();
  for (const entry of entries) map.set(entry.word, [...(map.get(entry.word) ?? []), entry]);
  return map;
}

/** Finds words that are one slip away from an entry's, with where they end in the text. */
function slipsOf(entries: readonly Entry[]): (word: string) => Start[] {
  const meant = entries.filter(
    ({ word, bits }) =>
      !(bits & (OTHER | THING | TOY | NOT)) &&
      MAY_BE_SLIP.test(word) &&
      (!(bits & ALONE) || word.length >= LONG_ALONE),
  );
  const mayGoOn = ({ word, language }: Entry) => word.endsWith("*") || COMPOUNDING.includes(language);
  const beginnings = byKey(meant.filter(mayGoOn));
  const wholes = byKey(meant.filter((entry) => !mayGoOn(entry)));
  return (word) => {
    const found: Start[] = [];
    const find = ({ shortest, longest, entriesOf }: ReturnType<typeof byKey>, end: number) => {
      if (end < shortest || end > longest) return;
      const written = word.slice(0, end);
      for (const key of slipKeysOf(written))
        for (const entry of entriesOf(key))
          if (isMeant(written, entry.word.replace("*", ""))) found.push({ entry, end });
    };
    for (let end = beginnings.shortest; end <= Math.min(word.length, beginnings.longest); end += 1)
      find(beginnings, end);
    find(wholes, word.length);
    return found;
  };
}

/** Two words that differ by a slip have a key in common. */
function byKey(entries: readonly Entry[]) {
  const keys = new Map<string, Entry[]>();
  const lengths = entries.map(({ word }) => word.replace("*", "").length);
  for (const entry of entries)
    for (const key of slipKeysOf(entry.word.replace("*", "")))
      keys.set(key, [...(keys.get(key) ?? []), entry]);
  return {
    shortest: Math.min(...lengths) - 1,
    longest: Math.max(...lengths) + 1,
    entriesOf: (key: string) => keys.get(key) ?? [],
  };
}

/**
 * The last letter is rarely left out by accident: it turns "heart" into "hear". In short words another vowel makes
 * another word.
 */
const isMeant = (written: string, meant: string) =>
  !meant.startsWith(written) &&
  (written.length !== meant.length || meant.length >= LONG || sorted(written) === sorted(meant)) &&
  isSlip(written, meant);
const sorted = (word: string) => [...word].toSorted().join("");
