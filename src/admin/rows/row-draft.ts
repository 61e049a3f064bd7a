/** The start of a row's form: the row, a draft of it, or the order that the server has refused. */
import { asInput, type Fields, type InputValue } from "../../fields/index.ts";
import type { Draft } from "./drafts.ts";
import type { Changes, TableRow } from "./merge.ts";
import { newId } from "./new-id.ts";
import { valuesOfOrder, type WaitingOrder } from "./orders.ts";

export function inputsOf(fields: Fields, values: Changes | undefined): Record<string, InputValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field]) => [column, asInput(field, values?.[column])]),
  );
}

/**
 * The version that the draft was typed over. Where only its time is known and the row has changed since, what was typed
 * counts as changed elsewhere too: its owner is asked.
 */
export function originalOf<Row extends TableRow>(row: Row, draft: Draft | undefined): Row {
  if (!draft?.original || draft.original.updated_at === row.updated_at) return row;
  const isWhole = Object.keys(draft.original).length > 1;
  // The draft belongs to this row, so it has its columns.
  if (isWhole) return draft.original as Row;
  const unknown = Object.fromEntries(Object.keys(draft.inputs).map((column) => [column, undefined]));
  return { ...row, ...unknown, ...draft.original };
}

/** A refused order, with the version that it was typed over. */
export function asDraft(order: WaitingOrder, fields: Fields): Draft {
  const values = valuesOfOrder(order);
  const original = order.type === "change" ? order.original : undefined;
  return {
    inputs: inputsOf(fields, { ...original, ...values }),
    original,
    adding: order.type === "add" ? { id: order.id, tried: [...order.tried, values] } : undefined,
  };
}

/** The draft's row, if it was sent. An unsent one gets a new id in each tab, because both tabs may add it. */
export function sentRow(draft: Draft | undefined): Draft["adding"] {
  return draft?.adding?.tried.length ? draft.adding : undefined;
}

export function newRow(): { id: string; tried: Changes[] } {
  return { id: newId(), tried: [] };
}
