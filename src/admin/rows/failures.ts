/** Why a row was not stored, in words for its owner. */

import type { Field } from "../../fields/index.ts";
import { brokenRule, failureText } from "../../lib/errors.ts";
import { INVALID_EMAIL } from "../../lib/links/email-address.ts";
import { declared, t } from "../../lib/texts/t.ts";
import type { WaitingOrder } from "./orders.ts";
import type { RowTable } from "./table.ts";

/** The error texts of the database's column rules; see supabase/migrations, conventions. */
const RULES: Readonly<Record<string, (field: Field) => string>> = {
  required: ({ label }) => t`${label} is required`,
  length: ({ label, maxLength }) =>
    maxLength ? t`${label} must be at most ${maxLength} characters` : t`${label} is too long`,
  url: () => t`Please enter a link that starts with https:// or http://`,
  email: () => INVALID_EMAIL,
  rating: ({ label }) => t`${label} must be 1 to 5, such as 4.5`,
  choice: ({ label }) => t`${label} must be one of the choices`,
  hours: ({ label }) => t`${label} are not complete`,
  moment: ({ label }) => t`${label} is not a valid day`,
  later: () => t`This must be after the start`,
  public: () => t`This code cannot be shown to everybody`,
  end: () => t`Choose when this code ends`,
  legible: ({ label }) => t`${label} has invisible characters. Type it again`,
  map: ({ label }) => t`${label} are too long altogether`,
  taken: () => t`This name already exists`,
};

/** The column and the text, when the database refused a value that the form accepted. */
export function refusedField(
  error: unknown,
  { table, fields }: Pick<RowTable, "table" | "fields">,
): { column: string; message: string } | undefined {
  const broken = brokenRule(error, table, Object.keys(fields));
  const field = broken && fields[broken.column];
  if (!field) return undefined;
  const label = declared(field.label);
  return {
    column: broken.column,
    message: RULES[broken.rule]?.({ ...field, label }) ?? t`${label} is not valid`,
  };
}

/** Why a write failed: the words of the refused input, else those for the table. */
export function writeFailure(table: RowTable, action: "add" | "update" | "delete", error: unknown): string {
  return refusedField(error, table)?.message ?? failureText(table.failures(action), error);
}

const ACTIONS = { add: "add", change: "update", arrange: "update", remove: "delete" } as const;

/** @returns undefined while it only waits */
export function problemWords(table: RowTable, { type, problem }: WaitingOrder): string | undefined {
  if (!problem) return undefined;
  if (problem.type === "conflict") return t`It was changed in another window.`;
  const { code, message, details } = problem;
  // As it was thrown: the words are chosen by its code.
  return writeFailure(table, ACTIONS[type], Object.assign(new Error(message), { code, details }));
}
