import { email, name, note, phone, photo, text, url } from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const tours = defineSection({
  id: "tours",
  table: "tour_guides",
  route: "tour-guides",
  icon: "Map",
  title: "Tour Guides",
  description: "Guides you trust with your guests",
  guestDescription: "Guides we trust",
  one: "tour guide",
  many: "tour guides",
  around: true,
  layout: "cards",
  fields: {
    name: name.required({ label: "Guide Name" }),
    specialty: text.required({
      label: "Specialty",
      placeholder: "Old town on foot",
      maxLength: 200,
      alsoCalled:
        "speciality focus topic languages spezialgebiet spezialitat schwerpunkt specialite especialidad specialita especialidade",
    }),
    tip: note.optional({ label: "Our Tip", placeholder: "Tell her you stay with us" }),
    phone: phone.required({ label: "Phone" }),
    email: email.optional({ label: "Email" }),
    website: url.optional({ label: "Website", placeholder: "https://" }),
    photo_path: photo({ label: "Photo" }),
  },
  card: { title: "name", text: "specialty" },
});
