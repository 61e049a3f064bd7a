import * as field from "../fields/index.ts";
import { as, t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const mustVisit = defineSection({
  id: "must-visit",
  table: "must_visit_places",
  route: "must-visit",
  icon: "Landmark",
  title: "Attractions",
  description: t`What guests should see`,
  one: t`attraction`,
  many: t`attractions`,
  around: true,
  layout: "cards",
  fields: {
    name: field.name.required({ label: "Place Name" }),
    category: field.choice({
      label: "Category",
      choices: [
        "Museum",
        "Park",
        "Historical Site",
        "Shopping",
        "Entertainment",
        "Beach",
        "Mountain",
        "Restaurant",
        "Market",
        "Religious Site",
        "Architecture",
        "Nature",
      ],
    }),
    description: field.longText.required({ label: "Description" }),
    tip: field.note.optional({ label: "Our Tip", placeholder: t`Go before ten, it is quiet` }),
    distance: field.distance.required({ label: "Distance", placeholder: t`2 km` }),
    rating: field.rating({ label: "Rating" }),
    estimated_time: field.duration.required({ label: "Estimated Time", placeholder: t`1–2 hours` }),
    address: field.address.required({ label: "Address" }),
    entry_fee: field.price.optional({ label: "Entry Fee", placeholder: as("no entry fee")`Free` }),
    hours: field.hours({ label: "Weekly Hours" }),
    phone: field.phone.optional({ label: "Phone" }),
    website: field.url.optional({ label: "Website", placeholder: "https://" }),
    photo_path: field.photo({ label: "Photo" }),
  },
  card: {
    title: "name",
    label: "category",
    text: "description",
    facts: ["rating", "distance", "estimated_time", "entry_fee"],
  },
});
