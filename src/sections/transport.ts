import { choice, name, phone, url } from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const transport = defineSection({
  id: "transport",
  table: "car_services",
  route: "car-services",
  icon: "Car",
  title: "Transportation",
  description: "How guests get around: taxis, rentals, shuttles",
  guestDescription: "Taxis, rentals and shuttles",
  one: "car service",
  many: "car services",
  around: true,
  layout: "cards",
  fields: {
    name: name.required({ label: "Service Name", placeholder: "City Taxi" }),
    type: choice({
      label: "Type",
      choices: ["Taxi", "Uber", "Lyft", "Car Rental", "Limousine", "Shuttle", "Private Driver"],
    }),
    phone: phone.required({ label: "Phone" }),
    website: url.optional({ label: "Website", placeholder: "https://" }),
  },
  card: { title: "name", label: "type" },
});
