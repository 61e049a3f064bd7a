import { address, choice, distance, hours, longText, name, offer, phone, url } from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const shopping = defineSection({
  id: "shopping",
  table: "shopping_partners",
  route: "shopping",
  icon: "ShoppingBag",
  title: "Shopping",
  description: "Shops worth the walk, and what your guests get there",
  guestDescription: "Shops worth the walk",
  one: "shopping partner",
  many: "shopping partners",
  around: true,
  layout: "cards",
  fields: {
    name: name.required({ label: "Shop Name" }),
    category: choice({
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
    description: longText.required({ label: "Description" }),
    distance: distance.required({ label: "Distance", placeholder: "5 minutes on foot" }),
    phone: phone.required({ label: "Phone" }),
    address: address.required({ label: "Address" }),
    website: url.optional({ label: "Website", placeholder: "https://" }),
    discount: offer.optional({ label: "Discount", placeholder: "10 % with your room card" }),
    hours: hours({ label: "Weekly Hours" }),
  },
  card: {
    title: "name",
    label: "category",
    text: "description",
    facts: ["discount"],
  },
});
