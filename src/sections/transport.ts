import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const transport = defineSection({
  id: "transport",
  table: "car_services",
  route: "car-services",
  icon: "Car",
  title: "Transportation",
  description: t`Taxis, rentals, shuttles`,
  one: t`car service`,
  many: t`car services`,
  around: true,
  layout: "cards",
  fields: {
    name: field.name.required({ label: "Service Name", placeholder: t`City Taxi` }),
    type: field.choice({
      label: "Type",
      choices: ["Taxi", "Uber", "Lyft", "Car Rental", "Limousine", "Shuttle", "Private Driver"],
    }),
    phone: field.phone.required({ label: "Phone" }),
    website: field.url.optional({ label: "Website", placeholder: "https://" }),
  },
  card: { title: "name", label: "type" },
});
