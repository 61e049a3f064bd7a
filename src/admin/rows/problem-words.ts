/** Why an order stopped, in words for its owner. */
import { failureText } from "../../lib/errors.ts";
import type { WaitingOrder } from "./orders.ts";
import { refusedField } from "./refused-field.ts";
import { useRowsContext } from "./rows-provider.tsx";
import type { RowTable } from "./table.ts";

const ACTIONS = { add: "add", change: "update", arrange: "update", remove: "delete" } as const;

/** @returns undefined while it only waits */
export function problemWords(table: RowTable, { type, problem }: WaitingOrder): string | undefined {
  if (!problem) return undefined;
  if (problem.type === "conflict") return "It was changed in another window meanwhile.";
  const { code, message, details } = problem;
  // As it was thrown: the words are chosen by its code.
  const error = Object.assign(new Error(message), { code, details });
  return refusedField(error, table)?.message ?? failureText(table.failures(ACTIONS[type]), error);
}

export function useProblemWords(): (order: WaitingOrder) => string | undefined {
  const { tableOf } = useRowsContext();
  return (order) => problemWords(tableOf(order), order);
}
