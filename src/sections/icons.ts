/** Names of lucide icons that declarations use; each screen maps them to its own drawing. */
export const SECTION_ICONS = [
  "Sparkles",
  "UtensilsCrossed",
  "Car",
  "Map",
  "ShoppingBag",
  "Landmark",
  "CircleHelp",
  "Phone",
] as const;

export type SectionIcon = (typeof SECTION_ICONS)[number];
