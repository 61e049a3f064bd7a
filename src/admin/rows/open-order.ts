/** A waiting order in the form that it came from. */
import type { Field } from "../../fields/index.ts";
import { draftKey, draftStore } from "./drafts.ts";
import { targetOf, valuesOfOrder, type WaitingOrder } from "./orders.ts";
import { inputsOf } from "./use-row-form.ts";

/** The name of a row's form among the drafts. A hotel has one profile. */
function formName(order: WaitingOrder): string {
  const { hotelId, table } = order;
  const target = targetOf(order);
  return target === hotelId ? `${hotelId}/${table}` : `${hotelId}/${table}/${target}`;
}

/** The draft's key of its form. */
export function formKey(userId: string, order: WaitingOrder): string {
  return draftKey(userId, formName(order));
}

/** The form that opens next has what was typed, over the version that it was typed over. */
export function keepAsDraft(
  userId: string,
  order: WaitingOrder,
  fields: Readonly<Record<string, Field>>,
): void {
  const values = valuesOfOrder(order);
  const original = order.type === "change" ? order.original : undefined;
  const store = draftStore(formKey(userId, order));
  // What was typed since is newer.
  if (store.read()) return;
  store.keep({
    inputs: inputsOf(fields, { ...original, ...values }),
    original,
    adding: order.type === "add" ? { id: order.id, tried: [...order.tried, values] } : undefined,
  });
}
