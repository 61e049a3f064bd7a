/** A waiting save in the form that it came from. */
import type { Field } from "../../fields/index.ts";
import { draftKey, draftStore } from "./drafts.ts";
import { HOTEL, valuesOf, type WaitingSave } from "./saves.ts";
import { inputsOf } from "./use-row-form.ts";

/** The draft's key of its form. */
export function formKey(userId: string, { hotelId, collection, id }: WaitingSave): string {
  return draftKey(userId, collection === HOTEL ? `${hotelId}/profile` : `${hotelId}/${collection}/${id}`);
}

/** The form that opens next has what was typed, over the version that it was typed over. */
export function keepAsDraft(
  userId: string,
  save: WaitingSave,
  fields: Readonly<Record<string, Field>>,
): void {
  const values = valuesOf(save);
  const original = save.kind === "edit" ? save.original : undefined;
  const store = draftStore(formKey(userId, save));
  // What was typed since is newer.
  if (store.read()) return;
  store.keep({
    inputs: inputsOf(fields, { ...original, ...values }),
    original,
    adding: save.kind === "add" ? { id: save.id, tried: [...save.tried, values] } : undefined,
  });
}
