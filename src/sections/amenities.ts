import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineSection } from "./define.ts";

export const amenities = defineSection({
  id: "amenities",
  table: "amenities",
  route: "amenities",
  icon: "Sparkles",
  title: "Amenities",
  description: t`What guests can use, when and where`,
  one: t`amenity`,
  many: t`amenities`,
  layout: "cards",
  itemIcons: true,
  areAmenities: true,
  fields: {
    name: field.name.required({ label: "Amenity Name", placeholder: t`Rooftop pool`, translated: true }),
    description: field.longText.required({
      label: "Description",
      placeholder: t`What it offers, what to bring`,
    }),
    timing: field.timing.required({ label: "Timing", placeholder: t`7:00 AM – 10:00 PM` }),
    hours: field.hours({ label: "Weekly Hours", saidBy: "timing" }),
    location: field.place.required({ label: "Location", placeholder: t`6th floor` }),
    photo_path: field.photo({ label: "Photo" }),
  },
  unique: "name",
  card: { title: "name", text: "description" },
  errors: {
    duplicate: t`An amenity with this name already exists. Please use a different name.`,
    addNotPermitted: t`You do not have permission to add amenities.`,
    updateNotPermitted: t`You do not have permission to update this amenity.`,
    deleteNotPermitted: t`You do not have permission to delete this amenity.`,
    deleteNotFound: t`Amenity not found. It may have already been deleted.`,
  },
});
