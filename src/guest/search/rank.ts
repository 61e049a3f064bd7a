/** Finds the texts that answer a question best. */
import type { Meanings } from "../../lib/search/meanings.ts";
import {
  bearsMistake,
  commonStart,
  isConsonantal,
  isOneOff,
  isUnspaced,
  startsAlmost,
  withoutParticles,
  wordsIn,
  wordsOf,
} from "../../lib/search/words.ts";

export interface Text {
  title: string;
  body: string;
  /** Headings above it. */
  above: string;
  /** Whether it is an emergency number. */
  isEmergency: boolean;
  /** Whether it stands on the first screen. */
  isFact: boolean;
}

interface Term {
  literal: string;
  meanings: readonly number[];
}

/** Found in an entry's field, and how well it fits, about 1. */
type Posting = readonly [entry: number, field: number, quality: number];
/** How well each entry answers one word. */
type Hits = ReadonlyMap<number, number>;

/** Title, headings above, text. */
const WEIGHTS = [2, 1.6, 1];
/** For a title of one word; of more, a share. */
const ALONE = 2;
/** On the first screen. */
const FACT = 1.5;
/** What the fields beside the best one add. */
const BESIDE = 0.3;
/** What another synonym in the same field adds. */
const AGAIN = 0.15;
/** How much a modifier counts beside what it modifies. */
const MODIFIER = 0.6;
/** Worse answers than this share of the best are left out. */
const WORST = 0.3;

/**
 * @param emergency the meaning whose numbers come first
 * @param modifiers meanings that say less than what they are said of
 */
export function ranking(meanings: Meanings, emergency: number, modifiers: readonly number[] = []) {
  const entries: { isEmergency: boolean; titleWeight: number }[] = [];
  const byWord = new Map<string, Posting[]>();
  const byMeaning = new Map<number, Posting[]>();
  const meaningsOfWords = new Map<string, ReadonlyMap<number, number>>();
  const known = new Map<string | number, Hits>();

  function add({ title, body, above, isEmergency, isFact }: Text): void {
    const length = wordsOf(title).reduce((sum, word) => sum + (isUnspaced(word) ? word.length / 3 : 1), 0);
    // A network's name is no part of what it is.
    const share = isFact ? FACT : 1 / Math.max(1, length);
    const titleWeight = (WEIGHTS[0] as number) + ALONE * share;
    const entry = entries.push({ isEmergency, titleWeight }) - 1;
    known.clear();
    [title, above, body].forEach((text, field) => {
      const meant = new Map<number, number>();
      for (const word of wordsIn(text)) {
        post(byWord, word, [entry, field, 1]);
        const ofWord = meaningsOfWords.get(word) ?? meanings.inText(word);
        meaningsOfWords.set(word, ofWord);
        for (const [meaning, quality] of ofWord) {
          const before = meant.get(meaning);
          meant.set(meaning, before ? Math.max(before, quality) + AGAIN : quality);
        }
      }
      for (const [meaning, quality] of meant) post(byMeaning, meaning, [entry, field, quality]);
    });
  }

  function weighed(postings: readonly Posting[]): Hits {
    const fields = new Map<number, number[]>();
    for (const [entry, field, quality] of postings) {
      const weights = fields.get(entry) ?? [0, 0, 0];
      const weight = field === 0 ? (entries[entry]?.titleWeight ?? 0) : (WEIGHTS[field] ?? 0);
      weights[field] = Math.max(weights[field] ?? 0, weight * quality);
      fields.set(entry, weights);
    }
    // A word of many texts says less.
    const rarity = Math.log(1 + entries.length / (1 + fields.size));
    return new Map(Array.from(fields, ([entry, weights]) => [entry, rarity * together(weights)]));
  }

  function hitsOfWord(typed: string, like: (word: string, typed: string) => number): Hits {
    const found: Posting[] = [];
    for (const [word, postings] of byWord) {
      const quality = like(word, typed);
      if (quality > 0) for (const [entry, field] of postings) found.push([entry, field, quality]);
    }
    return weighed(found);
  }

  function remembered(key: string | number, hits: () => Hits): Hits {
    const found = known.get(key) ?? hits();
    known.set(key, found);
    return found;
  }

  /** All emergency numbers alike: the most urgent stands first. */
  function emergencies(): Hits {
    const others = weighed(byMeaning.get(emergency) ?? []);
    return new Map([
      ...others,
      ...entries.flatMap(({ isEmergency }, entry) => (isEmergency ? [[entry, 1] as const] : [])),
    ]);
  }

  /** Of "rent a bike", the less telling half. */
  const isModifier = (meant: readonly number[]) =>
    meant.length > 0 && meant.every((meaning) => modifiers.includes(meaning));

  function hitsOf({ literal, meanings: meant }: Term): Hits {
    const sources = [
      remembered(literal, () => hitsOfWord(literal, likeness)),
      ...meant.map((meaning) =>
        remembered(meaning, () =>
          meaning === emergency ? emergencies() : weighed(byMeaning.get(meaning) ?? []),
        ),
      ),
    ];
    if (sources.every(({ size }) => size === 0))
      sources.push(remembered(`${literal}~`, () => hitsOfWord(literal, almost)));
    return combined(sources);
  }

  /** @returns undefined for a query of one letter or none */
  function find(query: string): { entry: number; score: number }[] | undefined {
    const terms = termsOf(query, meanings);
    if (terms.every(({ literal }) => literal.length < 2 && !isUnspaced(literal))) return undefined;
    const inDanger = terms.some((term) => term.meanings.includes(emergency));
    const scores = new Map<number, { sum: number; matched: number }>();
    // "Car park" and "garage" in one question are one thing.
    const things = [...Map.groupBy(terms, (term) => term.meanings.join() || term).values()];
    const isQualified = (thing: readonly Term[]) => thing.some(({ meanings: meant }) => !isModifier(meant));
    const share = things.some(isQualified) ? MODIFIER : 1;
    for (const thing of things) {
      const weight = isQualified(thing) ? 1 : share;
      for (const [entry, score] of combined(thing.map(hitsOf))) {
        const { sum, matched } = scores.get(entry) ?? { sum: 0, matched: 0 };
        scores.set(entry, { sum: sum + score * weight, matched: matched + 1 });
      }
    }
    const isFirst = (entry: number) => Number(inDanger && entries[entry]?.isEmergency === true);
    const found = Array.from(scores, ([entry, { sum, matched }]) => ({
      entry,
      score: (sum * matched) / things.length,
    }));
    const best = Math.max(...found.map(({ score }) => score));
    return found
      .filter(({ entry, score }) => score >= best * WORST || isFirst(entry))
      .sort(
        (one, other) =>
          isFirst(other.entry) - isFirst(one.entry) || other.score - one.score || one.entry - other.entry,
      );
  }

  return { add, find };
}

function combined(sources: readonly Hits[]): Hits {
  const [only] = sources;
  if (only && sources.length === 1) return only;
  const found = new Set(sources.flatMap((source) => [...source.keys()]));
  return new Map(
    Array.from(found, (entry) => [entry, together(sources.map((source) => source.get(entry) ?? 0))]),
  );
}

function together(weights: readonly number[]): number {
  const best = Math.max(...weights);
  return best + BESIDE * (weights.reduce((sum, weight) => sum + weight, 0) - best);
}

function post<Key>(index: Map<Key, Posting[]>, key: Key, posting: Posting): void {
  const postings = index.get(key);
  if (postings) postings.push(posting);
  else index.set(key, [posting]);
}

/** Between 0 and 1: a word of a text and a typed one. */
function likeness(word: string, typed: string): number {
  if (word === typed) return 1;
  if (isUnspaced(typed)) return word.includes(typed) ? 0.9 : pairs(word, typed);
  if (withoutParticles(word).some((rest) => rest.startsWith(typed))) return 0.75;
  const isPart = typed.length >= 4 ? word.includes(typed) : typed.length === 3 && word.endsWith(typed);
  const isInflected = commonStart(word, typed) >= Math.max(5, typed.length - 2);
  return (isPart && !isConsonantal(word)) || isInflected ? 0.5 : 0;
}

/** The share of neighbouring signs that the word has, if it is more than half of them. */
function pairs(word: string, typed: string): number {
  if (typed.length < 3) return 0;
  let found = 0;
  for (let at = 0; at < typed.length - 1; at += 1) if (word.includes(typed.slice(at, at + 2))) found += 1;
  const share = found / (typed.length - 1);
  return share > 0.5 ? share * 0.7 : 0;
}

/** Another form of the typed word, or that with a mistake. */
function almost(word: string, typed: string): number {
  if (isUnspaced(word) || isUnspaced(typed)) return 0;
  if (commonStart(word, typed) >= Math.max(4, typed.length - 3)) return 0.5;
  return bearsMistake(typed) && (isOneOff(word, typed) || startsAlmost(word, typed)) ? 0.5 : 0;
}

/** The words that say something; adjacent ones as a phrase where they are one: "check out", "car park". */
function termsOf(query: string, meanings: Meanings): Term[] {
  const words = wordsOf(query);
  const terms: Term[] = [];
  const said: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = [3, 2]
      .map((length) => words.slice(at, at + length))
      .find((some) => some.length > 1 && isPhrase(some.join(""), meanings));
    if (phrase) {
      terms.push(termOf(phrase.join(""), meanings));
      at += phrase.length;
      continue;
    }
    const word = words[at++] as string;
    if (isUnspaced(word)) terms.push(...termsOfRun(word, meanings));
    else (meanings.stopWords.has(word) ? said : terms).push(termOf(word, meanings));
  }
  return terms.length > 0 ? terms : said;
}

function isPhrase(joined: string, meanings: Meanings): boolean {
  return !isUnspaced(joined) && meanings.of(joined).length > 0;
}

function termOf(literal: string, meanings: Meanings): Term {
  return { literal, meanings: meanings.ofTyped(literal) };
}

/** Of a text without spaces: its synonyms, and what is left between them. Single signs say too little. */
function termsOfRun(run: string, meanings: Meanings): Term[] {
  const terms: Term[] = [];
  let rest = run;
  const cut = (part: string) => {
    rest = rest.replaceAll(part, " ");
  };
  for (const synonym of meanings.unspaced)
    if (rest.includes(synonym)) {
      terms.push({ literal: synonym, meanings: meanings.of(synonym) });
      cut(synonym);
    }
  for (const word of meanings.unspacedStopWords) cut(word);
  const left = rest.match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}|\p{Script=Hiragana}+/gu) ?? [];
  const telling = left.filter((part) => part.length > 1);
  const literals = telling.length + terms.length > 0 ? telling : left;
  return [...terms, ...literals.map((literal) => ({ literal, meanings: [] }))];
}
