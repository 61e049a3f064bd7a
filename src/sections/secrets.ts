/** Codes of doors, safes and gates, which not everybody may read: docs/decisions/0125-house-secrets.md. */
import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineCollection } from "./define.ts";

const CHANGES = [
  { value: "monday", label: t`Every Monday, at noon` },
  { value: "tuesday", label: t`Every Tuesday, at noon` },
  { value: "wednesday", label: t`Every Wednesday, at noon` },
  { value: "thursday", label: t`Every Thursday, at noon` },
  { value: "friday", label: t`Every Friday, at noon` },
  { value: "saturday", label: t`Every Saturday, at noon` },
  { value: "sunday", label: t`Every Sunday, at noon` },
];

export const HOUSE_SECRETS = defineCollection({
  id: "secrets",
  table: "secrets",
  one: t`code`,
  many: t`codes`,
  card: { title: "name" },
  fields: {
    kind: field.choice({
      label: "It opens",
      initial: "door",
      choices: [
        { value: "door", label: "A door" },
        { value: "safe", label: "A safe" },
        { value: "parking", label: "Parking, a gate" },
        { value: "other", label: "Something else" },
      ],
    }),
    name: field.name.required({ label: "Name", maxLength: 60, placeholder: t`Front door` }),
    code: field.text.required({ label: "Code", maxLength: 60, translated: false, placeholder: "4711#" }),
    shown_to: field.choice({
      label: "Who reads it",
      initial: "code",
      choices: Object.entries(field.READERS).map(([value, label]) => ({ value, label })),
    }),
    weekday: field.optionalChoice({
      label: "It changes",
      none: t`Not every week`,
      choices: CHANGES,
    }),
    ends_at: field.moment.optional({ label: "Guests read it until", isEnd: true }),
  },
});
