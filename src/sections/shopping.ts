import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const shopping = defineSection({
  id: "shopping",
  table: "shopping_partners",
  route: "shopping",
  icon: "ShoppingBag",
  title: "Shopping",
  description: t`Good shops and their discounts`,
  one: t`shopping partner`,
  many: t`shopping partners`,
  around: true,
  layout: "cards",
  fields: {
    name: field.name.required({ label: "Shop Name" }),
    category: field.choice({
      label: "Category",
      choices: [
        "Shopping Center",
        "Department Store",
        "Boutique",
        "Electronics",
        "Fashion",
        "Jewelry",
        "Books & Stationery",
        "Sports & Outdoor",
        "Home & Garden",
        "Pharmacy",
        "Grocery Store",
        "Souvenir Shop",
      ],
    }),
    description: field.longText.required({ label: "Description" }),
    tip: field.note.optional({ label: "Our Tip", placeholder: t`The bread is gone by nine` }),
    distance: field.distance.required({ label: "Distance", placeholder: t`5 minutes on foot` }),
    phone: field.phone.required({ label: "Phone" }),
    address: field.address.required({ label: "Address" }),
    website: field.url.optional({ label: "Website", placeholder: "https://" }),
    discount: field.offer.optional({ label: "Discount", placeholder: t`10 % with your room card` }),
    hours: field.hours({ label: "Weekly Hours" }),
    photo_path: field.photo({ label: "Photo" }),
  },
  card: {
    title: "name",
    label: "category",
    text: "description",
    facts: ["discount"],
  },
});
