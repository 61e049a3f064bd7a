import * as field from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const transport = defineSection({
  id: "transport",
  table: "car_services",
  route: "car-services",
  icon: "Car",
  title: "Transportation",
  description: "Taxis, rentals, shuttles",
  one: "car service",
  many: "car services",
  around: true,
  layout: "cards",
  fields: {
    name: field.name.required({ label: "Service Name", placeholder: "City Taxi" }),
    type: field.choice({
      label: "Type",
      choices: ["Taxi", "Uber", "Lyft", "Car Rental", "Limousine", "Shuttle", "Private Driver"],
    }),
    phone: field.phone.required({ label: "Phone" }),
    website: field.url.optional({ label: "Website", placeholder: "https://" }),
  },
  card: { title: "name", label: "type" },
});
