import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const importantContacts = defineSection({
  id: "important-contacts",
  table: "important_contacts",
  route: "important-contacts",
  icon: "Phone",
  title: "Important Contacts",
  description: t`Numbers guests may need at once`,
  one: t`contact`,
  many: t`contacts`,
  layout: "table",
  groupBy: "type",
  fields: {
    type: field.choice({
      label: "Contact Type",
      initial: "other",
      choices: [
        { value: "emergency", label: "Emergency", numbers: "emergency" },
        { value: "hotel", label: "Hotel Internal", numbers: "inHouse" },
        { value: "service", label: "Service" },
        { value: "other", label: "Other" },
      ],
    }),
    label: field.name.required({
      label: "Contact Label",
      placeholder: t`Reception`,
      alsoCalled: "contact who kontakt",
      translated: true,
    }),
    number: field.phone.required({ label: "Phone Number" }),
  },
  card: { title: "label" },
});
