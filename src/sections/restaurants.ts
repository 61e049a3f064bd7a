import {
  address,
  distance,
  flag,
  hours,
  menu,
  name,
  note,
  phone,
  photo,
  rating,
  text,
} from "../fields/index.ts";
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
  around: true,
  layout: "cards",
  fields: {
    name: name.required({ label: "Restaurant Name", placeholder: "Trattoria Lina" }),
    cuisine: text.required({
      label: "Cuisine",
      placeholder: "Italian",
      alsoCalled: "kitchen food foodtype kuche kueche cocina cucina cozinha keuken",
    }),
    distance: distance.required({ label: "Distance", placeholder: "300 m" }),
    rating: rating({ label: "Rating" }),
    tip: note.optional({ label: "Our Tip", placeholder: "Ask for the table by the window" }),
    phone: phone.required({ label: "Phone", placeholder: "+351 21 555 0100" }),
    address: address.required({ label: "Address" }),
    digital_menu_url: menu.optional({ label: "Digital Menu", placeholder: "https://" }),
    hours: hours({ label: "Weekly Hours" }),
    has_delivery: flag({
      label: "Delivery",
      alsoCalled: "delivery delivers lieferung lieferservice livraison adomicilio entrega consegna bezorging",
    }),
    is_pure_veg: flag({
      label: "Pure Veg",
      alsoCalled: "vegetarian veg vegan vegetarisch vegetarien vegetariano",
    }),
    photo_path: photo({ label: "Photo" }),
  },
  card: { title: "name", label: "cuisine", facts: ["distance", "rating"] },
});
