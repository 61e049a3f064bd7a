import { type Mutation, queryOptions, useQuery } from "@tanstack/react-query";
import { errorCode, SECTION_LIMIT } from "../../../lib/errors.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { FREE_PLAN, type Plan, UNLIMITED_SECTIONS } from "../../../product.ts";
import { importantContacts } from "../../../sections/important-contacts.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useHotel, useMay } from "../hotel/hotel-provider.tsx";
import { readOfHotel } from "../hotel/read-of-hotel.ts";

export interface SectionVisibility {
  id: string;
  /** The owner's choice, whether or not the plan allows it. */
  visible: boolean;
  /** Without those that are hidden. */
  items: number;
  /** Whether guests see it on the plan in force. */
  shown: boolean;
  /** Whether guests see it, or would if it had items. */
  shown_when_filled: boolean;
  /** Its place in the order of what the plan shows, from 1; null for sections that no plan shows. */
  place: number | null;
}

/** The answer of the database's section_overview(). */
export interface SectionOverview {
  /** In the order of the guest page's tiles: the owner's, if there is one. */
  sections: SectionVisibility[];
  custom_sections: { id: string; items: number; shown: boolean }[];
  /** The arrangement just made on this device, until it is read again: ids of both. */
  order?: readonly string[];
  /** How many items of a section nobody but their owner sees, by its id. */
  hidden: Record<string, number>;
  /** Emergency numbers, which guests see on every plan; counted where the Free plan does not show their section. */
  emergency?: number;
}

export const OVERVIEW = "section-overview";
/** Key of mutations that change which sections guests see, and in which order. */
export const CHOOSES = "choose-sections";
/** Milliseconds. Saving here reloads it at once, but other tabs and colleagues also make changes. */
const LIFETIME = 30_000;

export function overviewQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [OVERVIEW, hotelId],
    staleTime: LIFETIME,
    queryFn: orLastSeen(async ({ signal }: Reading): Promise<SectionOverview> => {
      const overview = await readOfHotel<SectionOverview>(
        supabase,
        "section_overview",
        { hotel_id: hotelId },
        signal,
      );
      const contacts = overview.sections.find(({ id }) => id === importantContacts.id);
      const isOnEveryPlan = contacts?.shown && (contacts.place ?? 0) <= FREE_PLAN.maxSections;
      if (!contacts?.items || isOnEveryPlan) return overview;
      const { count } = await supabase
        .from("important_contacts")
        .select("id", { count: "exact", head: true })
        .match({ hotel_id: hotelId, type: "emergency", is_hidden: false })
        .abortSignal(signal)
        .throwOnError();
      return { ...overview, emergency: count ?? 0 };
    }),
  });
}

/** Not read for roles without a part in it. */
export function useSectionOverview() {
  return useQuery({ ...overviewQuery(useSupabase(), useHotel().id), enabled: useMay("editor") });
}

/** Whether a write may have filled, emptied or deleted a section. That of switches and order shows what it did by itself. */
export function mayFillSections({ options }: Mutation<unknown, unknown, unknown, unknown>): boolean {
  return options.mutationKey?.[0] !== CHOOSES;
}

/** Why guests do not see a section. */
export type Unseen = {
  /** hidden: by the owner. places: other sections take the plan's places. plan: it has no custom sections. */
  reason: "hidden" | "places" | "plan";
  /** The last section that guests see, when the plan has no free place. */
  last?: string;
  seen: readonly string[];
};

/**
 * Undefined for a section that guests see, or will see once it has items.
 *
 * @param id of a section or custom section
 */
export function unseen(overview: SectionOverview, id: string, plan: Plan): Unseen | undefined {
  const seen = overview.sections.filter(({ shown }) => shown);
  const titles = titlesOf(seen);
  if (overview.custom_sections.some((section) => section.id === id)) {
    return plan.customSections ? undefined : { reason: "plan", seen: titles };
  }
  const section = overview.sections.find((one) => one.id === id);
  if (!section || section.shown || section.shown_when_filled) return undefined;
  if (section.items > 0 && itemsUnseen(overview, section) === 0) return undefined;
  const inPlaces = seen.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const last = seen.length < plan.maxSections ? undefined : inPlaces.at(-1)?.id;
  return {
    reason: section.visible ? "places" : "hidden",
    seen: titles,
    ...(last && { last }),
  };
}

/** How many items of a section go with it when guests do not see it. */
export function itemsUnseen({ emergency = 0 }: SectionOverview, { id, items }: SectionVisibility): number {
  return id === importantContacts.id ? Math.max(0, items - emergency) : items;
}

/** How many items guests find. */
export function itemsSeen(overview: SectionOverview): number {
  const seen = overview.sections.map((one) =>
    one.shown ? one.items : one.items - itemsUnseen(overview, one),
  );
  const own = overview.custom_sections.map(({ shown, items }) => (shown ? items : 0));
  return [...seen, ...own].reduce((sum, count) => sum + count, 0);
}

/** The reason why guests miss a section or a part, without a full stop; undefined where they see nothing of it. */
export function seenInPart(overview: SectionOverview, section: SectionVisibility): string | undefined {
  const others = itemsUnseen(overview, section);
  if (others === section.items) return undefined;
  return others > 0 ? t`Guests see only the emergency numbers` : t`Guests see the emergency numbers`;
}

/** The sections that guests see on a plan with this many places. */
export function seenOn(
  { sections }: SectionOverview,
  { maxSections }: Pick<Plan, "maxSections">,
): SectionVisibility[] {
  return sections.filter(({ place }) => place !== null && place <= maxSections);
}

export function titlesOf(sections: readonly { id: string }[]): string[] {
  return sections.flatMap(({ id }) => {
    const title = SECTIONS.find((one) => one.id === id)?.title;
    return title === undefined ? [] : declared(title);
  });
}

export function isBounded({ maxSections }: Pick<Plan, "maxSections">): boolean {
  return maxSections < UNLIMITED_SECTIONS;
}

/** Whether guests see as many sections as the plan shows. */
export function isFull({ sections }: SectionOverview, plan: Pick<Plan, "maxSections">): boolean {
  return isBounded(plan) && sections.filter(({ shown }) => shown).length >= plan.maxSections;
}

export function stateWords({ visible, shown, shown_when_filled }: SectionVisibility): string {
  if (!visible) return t`Hidden from guests`;
  if (shown) return t`Visible to guests`;
  return shown_when_filled ? t`Visible once filled` : t`On, not shown: plan full`;
}

/** @param maxSections the limit of the plan on the screen; the server may know a newer one */
export function visibilityWords(error: unknown, maxSections: number): string {
  if (errorCode(error) !== SECTION_LIMIT) return t`Failed to update section visibility.`;
  const { details } = error as { details?: unknown };
  const max = Number(details) || maxSections;
  return limitWords(max);
}

export function limitWords(max: number): string {
  return t`You can only show up to ${max} sections with your current plan. Upgrade to show unlimited sections.`;
}
