/** Why guests do not see a section, from what the database says of all of them. */
import type { Plan } from "../../product.ts";
import { SECTIONS } from "../../sections/index.ts";
import type { SectionOverview, SectionVisibility } from "./overview.ts";

export type Unseen = {
  /** hidden: by the owner. places: the plan's go to others. plan: it has no custom sections. */
  reason: "hidden" | "places" | "plan";
  /** The last of those that guests see, while the plan has no room for one more. */
  last?: string;
  /** Titles of those that guests see. */
  seen: readonly string[];
};

/**
 * Undefined for a section that guests see, or will as soon as there is something in it.
 *
 * @param id of a section, or of a custom one
 */
export function unseen(overview: SectionOverview, id: string, plan: Plan): Unseen | undefined {
  const seen = inPlaces(overview.sections.filter(({ shown }) => shown));
  const titles = titlesOf(seen);
  if (overview.custom_sections.some((section) => section.id === id)) {
    return plan.customSections ? undefined : { reason: "plan", seen: titles };
  }
  const section = overview.sections.find((one) => one.id === id);
  if (!section || section.shown || section.shown_when_filled) return undefined;
  const last = seen.length < plan.maxSections ? undefined : seen.at(-1)?.id;
  return {
    reason: section.visible ? "places" : "hidden",
    seen: titles,
    ...(last && { last }),
  };
}

/** Those that guests see on a plan with so many places. */
export function seenOn(
  { sections }: SectionOverview,
  { maxSections }: Pick<Plan, "maxSections">,
): SectionVisibility[] {
  return sections.filter(({ place }) => place !== null && place <= maxSections);
}

/** In the order of the guest page's tiles. */
export function titlesOf(sections: readonly { id: string }[]): string[] {
  return SECTIONS.filter(({ id }) => sections.some((one) => one.id === id)).map(({ title }) => title);
}

function inPlaces(sections: readonly SectionVisibility[]): SectionVisibility[] {
  return sections.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** "Amenities, Restaurants, and FAQs". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en").format(names);
}
