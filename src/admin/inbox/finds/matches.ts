/** Which lost things and finds may be the same, and what speaks for it. Has words of 24 languages: load it when needed. */
import { foldedName, searchable } from "../../../lib/texts/folded.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Message } from "../messages/messages.ts";
import { colorsIn, thingsIn } from "./things.ts";

export type Thing = Pick<
  Message,
  "id" | "kind" | "item" | "text" | "color" | "place" | "room" | "created_at"
>;

export interface Match {
  thing: Thing;
  /** "Same color", "Same room": what a person checks. */
  reasons: string[];
}

const MOST_MATCHES = 3;
/** A lower score means no more in common than the room. */
const ENOUGH = 3;
const NEAR_MS = 7 * 24 * 60 * 60_000;
/** Shorter words identify no thing in languages with spaces. */
const SHORTEST_WORD = 3;

/** Points for each likeness: most for the thing, least for the week. */
const REASONS: readonly { reason: string; weight: number; holds: (one: Thing, other: Thing) => boolean }[] = [
  { reason: t`Same words`, weight: 3, holds: (one, other) => shareWord(wordsOf(one), wordsOf(other)) },
  {
    // Named in another language, or by a synonym.
    reason: t`Same thing`,
    weight: 3,
    holds: (one, other) =>
      !shareWord(wordsOf(one), wordsOf(other)) && shareAny(thingsOf(one), thingsOf(other)),
  },
  {
    reason: t`Same color`,
    weight: 2,
    holds: (one, other) =>
      shareWord(split(one.color), split(other.color)) || shareAny(colorsIn(one.color), colorsIn(other.color)),
  },
  { reason: t`Same room`, weight: 2, holds: (one, other) => isSame(one.room, other.room) },
  {
    reason: t`Same place`,
    weight: 1,
    holds: (one, other) => shareWord(split(one.place), split(other.place)),
  },
  {
    reason: t`Within a week`,
    weight: 1,
    holds: (one, other) => Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) <= NEAR_MS,
  },
];

/** The likeliest first. The thing itself, or its color in the same room, must speak for it. */
export function matchesOf(one: Thing, others: readonly Thing[]): Match[] {
  return others
    .filter(({ id, kind }) => id !== one.id && kind !== one.kind)
    .map((thing) => {
      const held = REASONS.filter(({ holds }) => holds(one, thing));
      return {
        match: { thing, reasons: held.map(({ reason }) => reason) },
        weight: held.reduce((sum, { weight }) => sum + weight, 0),
      };
    })
    .filter(({ weight }) => weight >= ENOUGH)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_MATCHES)
    .map(({ match }) => match);
}

function wordsOf({ item, text }: Thing): string[] {
  return [...split(item), ...split(text)];
}

/** In lower case and without accents. */
function split(text: string | null): string[] {
  return searchable(text ?? "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);
}

function shareWord(some: readonly string[], others: readonly string[]): boolean {
  return some.some((word) => others.includes(word));
}

/** Both texts may name other things, too. */
function thingsOf({ item, text }: Thing): ReadonlySet<number> {
  const named = thingsIn(item);
  return named.size > 0 ? named : thingsIn(text);
}

function shareAny(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].some((one) => others.has(one));
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && foldedName(one) === foldedName(other);
}
