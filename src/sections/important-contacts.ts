import { choice, phone, text } from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const importantContacts = defineSection({
  id: "important-contacts",
  table: "important_contacts",
  route: "important-contacts",
  icon: "Phone",
  title: "Important Contacts",
  description: "Numbers guests may need at once",
  guestDescription: "Numbers to have at hand",
  one: "contact",
  many: "contacts",
  groupBy: "type",
  fields: {
    type: choice({
      label: "Contact Type",
      initial: "other",
      choices: [
        { value: "emergency", label: "Emergency" },
        { value: "hotel", label: "Hotel Internal" },
        { value: "service", label: "Service" },
        { value: "other", label: "Other" },
      ],
    }),
    label: text.required({ label: "Contact Label", placeholder: "Reception" }),
    number: phone.required({ label: "Phone Number" }),
  },
  card: { title: "label", facts: ["number"] },
});
