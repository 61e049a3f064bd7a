import { choice, longText, phone, rating, text, url } from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const mustVisit = defineSection({
  id: "must-visit",
  table: "must_visit_places",
  route: "must-visit",
  icon: "Landmark",
  title: "Attractions",
  description: "What nobody should leave without seeing",
  guestDescription: "Not to be missed",
  one: "attraction",
  many: "attractions",
  fields: {
    name: text.required({ label: "Place Name" }),
    category: choice({
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
    description: longText.required({ label: "Description" }),
    distance: text.required({ label: "Distance", placeholder: "2 km", maxLength: 100 }),
    rating: rating({ label: "Rating" }),
    estimated_time: text.required({ label: "Estimated Time", placeholder: "1–2 hours", maxLength: 100 }),
    address: text.required({ label: "Address", maxLength: 500 }),
    entry_fee: text.optional({ label: "Entry Fee", placeholder: "Free", maxLength: 100 }),
    phone: phone.optional({ label: "Phone" }),
    website: url.optional({ label: "Website", placeholder: "https://" }),
  },
  card: {
    title: "name",
    label: "category",
    text: "description",
    facts: ["rating", "distance", "estimated_time", "entry_fee", "address", "phone", "website"],
  },
});
