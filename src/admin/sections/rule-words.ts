import type { Field } from "../../fields/index.ts";
import { INVALID_EMAIL } from "../../lib/email-address.ts";

/** What each of the database's column rules asks for; see supabase/migrations, conventions. */
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

/** In words for the person at the form, should the database refuse what the form let through. */
export function ruleWords(field: Field, rule: string): string {
  return RULES[rule]?.(field) ?? `${field.label} is not valid`;
}
