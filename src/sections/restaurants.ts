import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const restaurants = defineSection({
  id: "restaurants",
  table: "restaurants",
  route: "restaurants",
  icon: "UtensilsCrossed",
  title: "Restaurants",
  description: t`Where you would send a friend`,
  one: t`restaurant`,
  many: t`restaurants`,
  around: true,
  layout: "cards",
  fields: {
    name: field.name.required({ label: "Restaurant Name", placeholder: t`Trattoria Lina` }),
    cuisine: field.text.required({
      label: "Cuisine",
      placeholder: t`Italian`,
      alsoCalled:
        "kitchen food foodtype kuche kueche cocina cucina cozinha keuken kuchnia kuchyne konyha bucatarie kok keittio mutfak κουζινα кухня المطبخ מטבח 料理 菜系 요리",
    }),
    distance: field.distance.required({ label: "Distance", placeholder: "300 m" }),
    rating: field.rating({ label: "Rating" }),
    tip: field.note.optional({ label: "Our Tip", placeholder: t`Ask for a window table` }),
    phone: field.phone.required({ label: "Phone", placeholder: "+351 21 555 0100" }),
    address: field.address.required({ label: "Address" }),
    digital_menu_url: field.menu.optional({ label: "Digital Menu", placeholder: "https://" }),
    hours: field.hours({ label: "Weekly Hours" }),
    has_delivery: field.flag({
      label: "Delivery",
      alsoCalled:
        "delivery delivers lieferung lieferservice livraison adomicilio entrega consegna bezorging dowoz dostawa rozvoz kiszallitas livrare levering leverans toimitus paket доставка توصيل משלוח 外卖 出前 배달",
    }),
    is_pure_veg: field.flag({
      label: "Pure Veg",
      alsoCalled: "vegetarian veg vegan vegetarisch vegetarien vegetariano",
    }),
    photo_path: field.photo({ label: "Photo" }),
  },
  card: { title: "name", label: "cuisine", facts: ["distance", "rating"] },
});
