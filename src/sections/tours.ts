import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const tours = defineSection({
  id: "tours",
  table: "tour_guides",
  route: "tour-guides",
  icon: "Map",
  title: "Tour Guides",
  description: t`Guides you trust with your guests`,
  one: t`tour guide`,
  many: t`tour guides`,
  around: true,
  layout: "cards",
  fields: {
    name: field.name.required({ label: "Guide Name" }),
    specialty: field.text.required({
      label: "Specialty",
      placeholder: t`Old town on foot`,
      maxLength: 200,
      alsoCalled:
        "speciality focus topic languages spezialgebiet spezialitat schwerpunkt specialite especialidad specialita especialidade",
    }),
    tip: field.note.optional({ label: "Our Tip", placeholder: t`Tell her you stay with us` }),
    phone: field.phone.required({ label: "Phone" }),
    email: field.email.optional({ label: "Email" }),
    website: field.url.optional({ label: "Website", placeholder: "https://" }),
    photo_path: field.photo({ label: "Photo" }),
  },
  card: { title: "name", text: "specialty" },
});
