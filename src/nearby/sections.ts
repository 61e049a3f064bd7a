/** Sections that OpenStreetMap has places for. Apart from the kinds, so that a list's screen stays small. */
const NEARBY = ["restaurants", "shopping", "must-visit", "faqs"] as const;

export type NearbySection = (typeof NEARBY)[number];

export function isNearby(sectionId: string): sectionId is NearbySection {
  return NEARBY.some((id) => id === sectionId);
}
