/** Names of lucide icons; admin and guest page map them to drawings. */
const SECTION_ICONS = [
  "Sparkles",
  "UtensilsCrossed",
  "Car",
  "Map",
  "ShoppingBag",
  "Landmark",
  "CircleHelp",
  "Phone",
] as const;

/** Icons that an owner can choose for a custom section (spec, section 5). */
export const CUSTOM_SECTION_ICONS = [
  "Settings",
  "Star",
  "Heart",
  "Coffee",
  "Music",
  "Camera",
  "Gift",
  "Zap",
  "Shield",
  "Award",
  "Bell",
  "Book",
  "Calendar",
  "Clock",
] as const;

type CustomSectionIcon = (typeof CUSTOM_SECTION_ICONS)[number];
export type SectionIcon = (typeof SECTION_ICONS)[number] | CustomSectionIcon;

export function isCustomSectionIcon(name: string): name is CustomSectionIcon {
  return CUSTOM_SECTION_ICONS.some((icon) => icon === name);
}
