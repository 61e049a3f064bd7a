import type { Field } from "../../fields/index.ts";
import { INVALID_EMAIL } from "../../lib/email-address.ts";

/** The error texts of the database's column rules; see supabase/migrations, conventions. */
const RULES: Readonly<Record<string, (field: Field) => string>> = {
  required: ({ label }) => `${label} is required`,
  length: ({ label, maxLength }) =>
    maxLength ? `${label} must be at most ${maxLength} characters` : `${label} is too long`,
  url: () => "Please enter a link that starts with https:// or http://",
  email: () => INVALID_EMAIL,
  rating: ({ label }) => `${label} must be a number from 1 to 5 in steps of 0.1, such as 4.5`,
  choice: ({ label }) => `${label} must be one of the choices`,
  hours: ({ label }) => `${label} are not complete`,
  moment: ({ label }) => `${label} is not a day of this century`,
  later: () => "This is not after the beginning",
  map: ({ label }) => `${label} are too long altogether`,
};

/** The text for a rule that the database refused although the form accepted the value. */
export function ruleWords(field: Field, rule: string): string {
  return RULES[rule]?.(field) ?? `${field.label} is not valid`;
}
