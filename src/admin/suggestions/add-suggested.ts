import { contentFailures, failureText } from "../../lib/errors.ts";
import type { Collection } from "../../sections/index.ts";
import { PartlyDoneError } from "../sections/bulk.ts";
import { refusedField } from "../sections/words.ts";

/** Why suggestions could not be added: the words of the section's own form. */
export function failureOf(section: Collection, error: unknown): string {
  if (!(error instanceof PartlyDoneError)) throw error;
  const refused = refusedField(error.cause, section);
  return refused
    ? `${refused.message}.`
    : failureText(contentFailures("add", section.one, section.errors), error.cause);
}
