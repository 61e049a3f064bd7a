/** Names of lucide icons that declarations use; each screen maps them to its own drawing. */
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

/** Those an owner can give to a section of their own (spec, section 5). */
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
