/** Sections with suggestions. Kept apart from their texts, so that a list's screen stays small. */
import type { Section } from "../sections/index.ts";

const SUGGESTED = ["amenities", "transport", "faqs", "important-contacts"] as const;

export type SuggestedId = (typeof SUGGESTED)[number];

export function isSuggested(section: Section): section is Section & { id: SuggestedId } {
  return SUGGESTED.some((id) => id === section.id);
}
