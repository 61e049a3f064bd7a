import { flag, phone, rating, text, url } from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const restaurants = defineSection({
  id: "restaurants",
  table: "restaurants",
  route: "restaurants",
  icon: "UtensilsCrossed",
  title: "Restaurants",
  description: "Places to eat that you would send a friend to",
  guestDescription: "Where to eat nearby",
  one: "restaurant",
  many: "restaurants",
  fields: {
    name: text.required({ label: "Restaurant Name", placeholder: "Trattoria Lina" }),
    cuisine: text.required({ label: "Cuisine", placeholder: "Italian" }),
    distance: text.required({ label: "Distance", placeholder: "300 m", maxLength: 100 }),
    rating: rating({ label: "Rating" }),
    phone: phone.required({ label: "Phone", placeholder: "+351 21 555 0100" }),
    address: text.required({ label: "Address", maxLength: 500 }),
    digital_menu_url: url.optional({ label: "Digital Menu", placeholder: "https://" }),
    has_delivery: flag({ label: "Delivery" }),
    is_pure_veg: flag({ label: "Pure Veg" }),
  },
  card: {
    title: "name",
    label: "cuisine",
    facts: ["rating", "distance", "phone", "address", "digital_menu_url"],
    badges: ["has_delivery", "is_pure_veg"],
  },
});
