import { choice, longText, phone, text, url } from "../fields/index.ts";
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
  fields: {
    name: text.required({ label: "Shop Name" }),
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
    distance: text.required({ label: "Distance", placeholder: "5 minutes on foot", maxLength: 100 }),
    phone: phone.required({ label: "Phone" }),
    address: text.required({ label: "Address", maxLength: 500 }),
    website: url.optional({ label: "Website", placeholder: "https://" }),
    discount: text.optional({ label: "Discount", placeholder: "10 % with your room card", maxLength: 200 }),
  },
  card: {
    title: "name",
    label: "category",
    text: "description",
    facts: ["discount", "distance", "phone", "address", "website"],
  },
});
