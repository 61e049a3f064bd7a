/** Why a save stopped, in words for its owner. */
import type { Field } from "../../fields/index.ts";
import { contentFailures, failureText } from "../../lib/errors.ts";
import { HOTEL_FIELDS } from "../../sections/hotel.ts";
import { PROFILE_FAILURES } from "../content/hotel/failures.ts";
import { collectionOf } from "../content/sections/items.ts";
import { refusedField } from "../content/sections/words.ts";
import { HOTEL, type WaitingSave } from "./saves.ts";

export function fieldsOf(save: WaitingSave): Readonly<Record<string, Field>> {
  return save.collection === HOTEL ? HOTEL_FIELDS : collectionOf(save.collection).fields;
}

/** A row within a sentence. */
export function nounOf(save: WaitingSave): string {
  return save.collection === HOTEL ? "hotel" : collectionOf(save.collection).one;
}

const ACTIONS = { add: "add", edit: "update", order: "update", delete: "delete" } as const;

/** @returns undefined while it only waits */
export function problemWords(save: WaitingSave): string | undefined {
  const { problem } = save;
  if (!problem) return undefined;
  if (problem.type === "conflict") return "It was changed in another window meanwhile.";
  const { code, message, details } = problem;
  // As it was thrown: the words are chosen by its code.
  const error = Object.assign(new Error(message), { code, details });
  if (save.collection === HOTEL) {
    return (
      refusedField(error, { table: "hotels", fields: HOTEL_FIELDS })?.message ??
      failureText(PROFILE_FAILURES, error)
    );
  }
  const collection = collectionOf(save.collection);
  const { one, errors } = collection;
  return (
    refusedField(error, collection)?.message ??
    failureText(contentFailures(ACTIONS[save.kind], one, errors), error)
  );
}
