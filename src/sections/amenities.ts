import * as field from "../fields/index.ts";
import { defineSection } from "./define.ts";

export const amenities = defineSection({
  id: "amenities",
  table: "amenities",
  route: "amenities",
  icon: "Sparkles",
  title: "Amenities",
  description: "What guests can use, when and where",
  one: "amenity",
  many: "amenities",
  layout: "cards",
  itemIcons: true,
  areAmenities: true,
  fields: {
    name: field.name.required({ label: "Amenity Name", placeholder: "Rooftop pool", translated: true }),
    description: field.longText.required({
      label: "Description",
      placeholder: "What it offers, what to bring",
    }),
    timing: field.timing.required({ label: "Timing", placeholder: "7:00 AM – 10:00 PM" }),
    hours: field.hours({ label: "Weekly Hours", saidBy: "timing" }),
    location: field.place.required({ label: "Location", placeholder: "6th floor" }),
    photo_path: field.photo({ label: "Photo" }),
  },
  unique: "name",
  card: { title: "name", text: "description" },
  errors: {
    duplicate: "An amenity with this name already exists. Please use a different name.",
    addNotPermitted: "You do not have permission to add amenities.",
    updateNotPermitted: "You do not have permission to update this amenity.",
    deleteNotPermitted: "You do not have permission to delete this amenity.",
    deleteNotFound: "Amenity not found. It may have already been deleted.",
  },
});
