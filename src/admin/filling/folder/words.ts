/** By which words a folder says what it is about: lists of words/*.json. */

import { named } from "../../../lib/pages/named.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { TEXTS } from "../../../suggestions/texts.ts";
import { anyOf, namer } from "./any-of.ts";
import { topicOf } from "./topics.ts";
import areas from "./words/areas.json" with { type: "json" };
import signs from "./words/signs.json" with { type: "json" };
import whole from "./words/whole.json" with { type: "json" };

/** A section whose items a heading may announce. */
export type Area = Exclude<keyof typeof areas, "in the house">;

const placeNamed = namer(areas);

export function areaOf(heading: string): Area | undefined {
  const named = placeNamed(heading);
  return named === "in the house" ? "amenities" : named;
}

/** A heading of all that follows, and not of a subject. */
const WHOLE = /* @__PURE__ */ new RegExp(/* @__PURE__ */ anyOf(whole), "i");

export function isOfAll(heading: string): boolean {
  const [name = ""] = named(heading) ?? [];
  // "Dogs: welcome"
  return WHOLE.test(heading) && (topicOf(name) === undefined || WHOLE.test(name));
}

/** More names of what many houses have, beside those of the suggestions. */
const IS_AMENITY = new RegExp(`^(?:${anyOf(signs.amenities)})$`, "iu");

const AMENITIES = new Set(
  Object.values(TEXTS).flatMap(({ amenities }) => Object.values(amenities).map(([name]) => foldedName(name))),
);

/** "Drying room and boot rack": one, and a few words more. */
export function hasAmenity(name: string): boolean {
  const words = name.split(/[\s(),]+/).slice(0, 5);
  return words.some((_, from) =>
    [1, 2].some((count) => isAmenity(words.slice(from, from + count).join(" "))),
  );
}

export function isAmenity(name: string): boolean {
  const plain = name.trim();
  return AMENITIES.has(foldedName(plain)) || IS_AMENITY.test(plain);
}

export const EMERGENCY = new RegExp(anyOf(signs.emergency), "i");

/** Numbers that may be as short as an extension is. */
export const IN_HOUSE = new RegExp(anyOf(signs.inHouse), "i");

export const CUISINE = new RegExp(`${anyOf(signs.kitchens)}|\\b(?:${anyOf(signs.cuisines)})\\b`, "iu");

/** Names of houses that serve food. */
export const FOOD = new RegExp(anyOf(signs.food), "i");

/** Words before numbers. */
const NO_WORDS = /(?<!\p{L})(?:t[eé]l\p{L}*|phone|mobile?|fax|durchwahl|call)(?!\p{L})/gu;

/** Those that tell one text from another. */
export function folderWords(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(NO_WORDS, "")
      .match(/\p{L}{3,}|\d+/gu),
  );
}
