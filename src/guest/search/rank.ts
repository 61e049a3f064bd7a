/** Finds the texts that answer a question best. */

import { groupBy } from "../../lib/group-by.ts";
import { type Meanings, WHOLE } from "../../lib/search/meanings.ts";
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
import { phrasesIn, type Term, termsOf } from "./terms.ts";

export interface Text {
  title: string;
  body: string;
  /** The headings above the entry, and what kind of place it is. */
  above: string;
  /** Whether it is an emergency number. */
  isEmergency: boolean;
  /** Whether it stands on the first screen. */
  isFact: boolean;
  /** The request that it opens, if it does: the form's English key, or "" for a topic of the hotel's own. */
  ask?: string | undefined;
  /** Whether it says a rule or a price. */
  isRule: boolean;
}

/** A word found in an entry's field, and how well it fits: about 1. */
type Posting = readonly [entry: number, field: number, quality: number];
/** A word of the texts. */
interface Known {
  word: string;
  /** See withoutParticles. */
  rests: readonly string[];
  meant: ReadonlyMap<number, number>;
  postings: Posting[];
}
/** How similar known words are to a typed one, from 0 to 1. Words without one of the parts are not similar. */
interface Likeness {
  parts: readonly string[];
  of: (known: Known) => number;
}
/** How well each entry answers one word; 0 is not at all. An array, because each key weighs thousands of entries. */
type Hits = Float64Array;

/** Weights of title, headings above, and text. */
const WEIGHTS = [2, 1.6, 1];
/** Bonus for a title of one word; longer titles get a share of it. */
const ALONE = 2;
/** Bonus for facts on the first screen. */
const FACT = 1.5;
/** Share that the fields beside the best one add. */
const BESIDE = 0.3;
/** Share that another synonym in the same field adds. */
const AGAIN = 0.15;
/** How much a modifier counts beside what it modifies. */
const MODIFIER = 0.35;
/** How much a word with several meanings counts beside others: "pain" asks for a doctor or a pharmacy. */
const VAGUE = 0.75;
/** Worse answers than this share of the best are left out. */
const WORST = 0.3;
/** A rule with this share of a request's score is about the same: its title says it, not its text alone. */
const SAME = 0.42;
/** Places it before the request. */
const BEFORE = 1.01;

/**
 * @param emergency the meaning whose numbers come first
 * @param modifiers meanings that say less than what they are said of
 * @param doctor the meaning that may be danger, and of itself asks for somebody else first
 */
export function ranking(
  meanings: Meanings,
  emergency: number,
  modifiers: readonly number[] = [],
  doctor?: number,
) {
  const entries: (Pick<Text, "isEmergency" | "ask" | "isRule"> & {
    titleWeight: number;
    asked: readonly number[];
  })[] = [];
  const byWord = new Map<string, Known>();
  /** All words, one a line, because browsers search one text faster than a script walks a list. */
  let lines = "\n";
  const byMeaning = new Map<number, Posting[]>();
  const typedBefore = new Map<string | number, Hits>();

  function add({ title, body, above, isEmergency, isFact, ask, isRule }: Text): void {
    const length = wordsOf(title).reduce((sum, word) => sum + (isUnspaced(word) ? word.length / 3 : 1), 0);
    // The length of a fact's title does not count: a network's name says nothing of what it is.
    const share = isFact ? FACT : 1 / Math.max(1, length);
    const titleWeight = (WEIGHTS[0] as number) + ALONE * share;
    // A form means what its key says: its label may have none of the words, or another meaning's.
    const asked = termsOf(ask ?? "", meanings).flatMap(({ literal }) => meanings.of(literal));
    const entry = entries.push({ isEmergency, ask, isRule, titleWeight, asked }) - 1;
    typedBefore.clear();
    [title, above, body].forEach((text, field) => {
      if (!text) return;
      const words = wordsIn(text).map((word) => byWord.get(word) ?? newWord(word));
      for (const { postings } of words) postings.push([entry, field, 1]);
      const isForm = asked.length > 0;
      const meant = isForm ? asked.map((meaning) => [meaning, WHOLE] as const) : meaningsIn(text, words);
      for (const [meaning, quality] of meant) {
        const postings = byMeaning.get(meaning) ?? [];
        byMeaning.set(meaning, postings);
        postings.push([entry, field, quality]);
      }
    });
  }

  /** The meanings of a text, by its phrases and words, and how well each fits. */
  function meaningsIn(text: string, words: readonly Known[]): Map<number, number> {
    const meant = new Map<number, number>();
    const add = (meaning: number, quality: number) => {
      const before = meant.get(meaning);
      meant.set(meaning, before ? Math.max(before, quality) + AGAIN : quality);
    };
    const phrases = phrasesIn(wordsOf(text), meanings);
    for (const phrase of phrases) for (const meaning of meanings.of(phrase.join(""))) add(meaning, WHOLE);
    const inPhrase = new Set(phrases.flat());
    // "Taxi" in Arabic is a car for hire, and no car to park.
    for (const { word, meant: ofWord } of words)
      if (!inPhrase.has(word)) for (const [meaning, quality] of ofWord) add(meaning, quality);
    return meant;
  }

  function newWord(word: string): Known {
    const known = { word, rests: withoutParticles(word), meant: meanings.inText(word), postings: [] };
    byWord.set(word, known);
    lines += `${word}\n`;
    return known;
  }

  /** @param found postings with their weights */
  function weighed(found: readonly (readonly [readonly Posting[], number])[]): Hits {
    const fields = WEIGHTS.map(() => new Float64Array(entries.length));
    for (const [postings, share] of found)
      for (const [entry, field, quality] of postings) {
        const weight = field === 0 ? (entries[entry]?.titleWeight ?? 0) : (WEIGHTS[field] ?? 0);
        const hits = fields[field] as Hits;
        hits[entry] = Math.max(hits[entry] ?? 0, weight * quality * share);
      }
    const hits = together(fields);
    // A word that many texts have says less.
    const rarity = Math.log(1 + entries.length / (1 + hits.filter(Boolean).length));
    return hits.map((weight) => rarity * weight);
  }

  function hitsOfWord(like: Likeness): Hits {
    const found = new Map<string, readonly [readonly Posting[], number]>();
    for (const part of like.parts) {
      let at = lines.indexOf(part);
      while (at >= 0) {
        const end = lines.indexOf("\n", at + 1);
        const known = byWord.get(lines.slice(lines.lastIndexOf("\n", at) + 1, end));
        if (known) found.set(known.word, [known.postings, like.of(known)]);
        at = lines.indexOf(part, end);
      }
    }
    return weighed([...found.values()]);
  }

  const hitsOfMeaning = (meaning: number) => weighed([[byMeaning.get(meaning) ?? [], 1]]);

  function remembered(key: string | number, hits: () => Hits): Hits {
    const found = typedBefore.get(key) ?? hits();
    typedBefore.set(key, found);
    return found;
  }

  /** Ranks all emergency numbers equally. The page has the most urgent first. */
  function emergencies(): Hits {
    return hitsOfMeaning(emergency).map((weight, entry) => (entries[entry]?.isEmergency ? 1 : weight));
  }

  /** Whether a meaning is the less telling half, like "rent" in "rent a bike". */
  const isModifier = (meant: readonly number[]) =>
    meant.length > 0 && meant.every((meaning) => modifiers.includes(meaning));

  function hitsOf({ literal, meanings: meant }: Term): Hits {
    const sources = [
      remembered(literal, () => hitsOfWord(likeness(literal))),
      ...meant.map((meaning) =>
        remembered(meaning, () => (meaning === emergency ? emergencies() : hitsOfMeaning(meaning))),
      ),
    ];
    if (!sources.some((hits) => hits.some(Boolean)))
      sources.push(remembered(`${literal}~`, () => hitsOfWord(almost(literal))));
    const isOfOther = (entry: number) => {
      const asked = entries[entry]?.asked ?? [];
      return meant.length > 0 && asked.length > 0 && !asked.some((meaning) => meant.includes(meaning));
    };
    return together(sources).map((score, at) => (isOfOther(at) ? 0 : score));
  }

  /**
   * @param isDanger whether the whole text speaks of danger, as one of its words alone may not
   * @returns undefined for a query of one letter or none
   */
  function find(query: string, isDanger = false): { entry: number; score: number }[] | undefined {
    const terms = termsOf(query, meanings);
    if (terms.every(({ literal }) => literal.length < 2 && !isUnspaced(literal))) return undefined;
    const means = (meaning: number | undefined) => (term: Term) =>
      meaning !== undefined && term.meanings.includes(meaning);
    // With several words, such as "fire place", the whole text decides.
    const inDanger = terms.every(means(emergency)) || (isDanger && !terms.every(means(doctor)));
    // "Car park" and "garage" in one question are one thing.
    const things = [...groupBy(terms, (term) => term.meanings.join() || term).values()];
    const isQualified = (thing: readonly Term[]) => thing.some(({ meanings: meant }) => !isModifier(meant));
    const share = things.some(isQualified) ? MODIFIER : 1;
    const hits = things.map((thing) => {
      const meant = thing[0]?.meanings.length ?? 0;
      const weight = (isQualified(thing) ? 1 : share) * (meant > 1 ? VAGUE : 1);
      return together(thing.map(hitsOf)).map((score) => score * weight);
    });
    const isNumber = (entry: number) => entries[entry]?.isEmergency === true;
    const isFirst = (entry: number) => Number(inDanger && isNumber(entry));
    const isFound = (entry: number) => isFirst(entry) || (isDanger && isNumber(entry));
    const found: { entry: number; score: number }[] = [];
    entries.forEach((_, entry) => {
      const answered = things.filter((_, at) => hits[at]?.[entry]);
      const sum = hits.reduce((all, ofThing) => all + (ofThing[entry] as number), 0);
      // "Suitcase after check-out" is no question about the hour.
      const part = answered.some(isQualified) ? 1 : share;
      if (sum > 0 || isFound(entry))
        found.push({ entry, score: (part * sum * answered.length) / things.length });
    });
    const best = Math.max(...found.map(({ score }) => score));
    behindRules(found);
    return found
      .filter(({ entry, score }) => score >= best * WORST || isFound(entry))
      .sort(
        (one, other) =>
          isFirst(other.entry) - isFirst(one.entry) || other.score - one.score || one.entry - other.entry,
      );
  }

  /** A guest reads a request's price before it is sent: it stands behind the rules that say as much. */
  function behindRules(found: { entry: number; score: number }[]): void {
    for (const ask of found.filter(({ entry }) => entries[entry]?.ask !== undefined)) {
      const rules = found.filter(({ entry, score }) => entries[entry]?.isRule && score >= ask.score * SAME);
      for (const rule of rules) rule.score = Math.max(rule.score, ask.score * BEFORE);
    }
  }

  return { add, find };
}

/** How well each entry answers all words. */
function together(sources: readonly Hits[]): Hits {
  return (sources[0] as Hits).map((_, entry) => {
    let best = 0;
    let sum = 0;
    for (const source of sources) {
      const weight = source[entry] as number;
      best = Math.max(best, weight);
      sum += weight;
    }
    return best + BESIDE * (sum - best);
  });
}

/** Likeness by the word itself, its beginning, a part or an inflected form. */
function likeness(typed: string): Likeness {
  if (isUnspaced(typed)) {
    const pairs = pairsOf(typed);
    return {
      parts: pairs.length > 1 ? pairs : [typed],
      of: ({ word }) => (word === typed ? 1 : word.includes(typed) ? 0.9 : shared(word, pairs)),
    };
  }
  const inflected = Math.max(5, typed.length - 2);
  // One or two letters count only at a word's beginning; half of the words contain them somewhere.
  const begin = typed.length < 3 && !isConsonantal(typed) ? "\n" : "";
  return {
    parts: [begin + typed.slice(0, inflected)],
    of: ({ word, rests }) => {
      if (word === typed) return 1;
      if (rests.some((rest) => rest.startsWith(typed))) return 0.75;
      const isPart = typed.length >= 4 ? word.includes(typed) : typed.length === 3 && word.endsWith(typed);
      const isInflected = commonStart(word, typed) >= inflected;
      return (isPart && !isConsonantal(word)) || isInflected ? 0.5 : 0;
    },
  };
}

/** The pairs of neighbouring letters. */
function pairsOf(typed: string): string[] {
  return Array.from({ length: typed.length - 1 }, (_, at) => typed.slice(at, at + 2));
}

/** The share of the pairs that the word has, if it is more than half of them. */
function shared(word: string, pairs: readonly string[]): number {
  const share = pairs.filter((pair) => word.includes(pair)).length / pairs.length;
  return share > 0.5 ? share * 0.7 : 0;
}

/** Likeness by another form of the typed word, by the end of a compound ("Dachgarten"), or by a typing mistake. */
function almost(typed: string): Likeness {
  const isBorne = bearsMistake(typed);
  // The beginning of a longer word needs more letters: "phare" is no pharmacy.
  const form = ({ length }: string) => Math.max(length > typed.length + 2 ? 5 : 4, typed.length - 3);
  const isMistyped = typed.length > 5 ? startsAlmost : isOneOff;
  const ends = Array.from({ length: Math.max(0, typed.length - 8) }, (_, at) => `\n${typed.slice(at + 4)}\n`);
  return {
    parts: isUnspaced(typed) ? [] : [`\n${typed[0]}`, ...ends],
    of: ({ word }) =>
      typed.endsWith(word) || commonStart(word, typed) >= form(word) || (isBorne && isMistyped(word, typed))
        ? 0.5
        : 0,
  };
}
