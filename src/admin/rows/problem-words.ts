/** Why an order stopped, in words for its owner. */
import type { WaitingOrder } from "./orders.ts";
import { writeFailure } from "./refused-field.ts";
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
  return writeFailure(table, ACTIONS[type], error);
}

export function useProblemWords(): (order: WaitingOrder) => string | undefined {
  const { tableOf } = useRowsContext();
  return (order) => problemWords(tableOf(order), order);
}
