/** Codes of doors, safes and gates, which not everybody may read: docs/decisions/0125-house-secrets.md. */
import * as field from "../fields/index.ts";
import { defineCollection } from "./define.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const HOUSE_SECRETS = defineCollection({
  id: "secrets",
  table: "secrets",
  one: "code",
  many: "codes",
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
    name: field.name.required({ label: "Name", maxLength: 60, placeholder: "Front door" }),
    code: field.text.required({ label: "Code", maxLength: 60, translated: false, placeholder: "4711#" }),
    shown_to: field.choice({
      label: "Who reads it",
      initial: "code",
      choices: Object.entries(field.READERS).map(([value, label]) => ({ value, label })),
    }),
    weekday: field.optionalChoice({
      label: "It changes",
      none: "Not every week",
      choices: DAYS.map((day) => ({ value: day.toLowerCase(), label: `Every ${day}, at noon` })),
    }),
    ends_at: field.moment.optional({ label: "Guests read it until", isEnd: true }),
  },
});
