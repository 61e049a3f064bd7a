import { type Mutation, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { errorCode, SECTION_LIMIT } from "../../../lib/errors.ts";
import { FREE_PLAN, type Plan } from "../../../product.ts";
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
  /** In the order of the guest page's tiles. */
  sections: SectionVisibility[];
  custom_sections: { id: string; items: number; shown: boolean }[];
  /** How many items of a section nobody but their owner sees, by its id. */
  hidden: Record<string, number>;
  /** Emergency numbers, which guests see on every plan; counted where the Free plan does not show their section. */
  emergency?: number;
}

export const OVERVIEW = "section-overview";
const SET_VISIBLE = "set-visible";
/** Milliseconds. Saving here reloads it at once, but other tabs and colleagues also make changes. */
const LIFETIME = 30_000;

function overviewQuery(supabase: Supabase, hotelId: string) {
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

/** Not read for whoever has no part in it. */
export function useSectionOverview() {
  return useQuery({ ...overviewQuery(useSupabase(), useHotel().id), enabled: useMay("editor") });
}

/** Whether a write may have filled, emptied or deleted a section. That of the switches shows what it did by itself. */
export function mayFillSections({ options }: Mutation<unknown, unknown, unknown, unknown>): boolean {
  return options.mutationKey?.[0] !== SET_VISIBLE;
}

/**
 * Shows or hides a section: at once on the screen, and back again when the server refuses. Fails with a
 * PostgREST error or a NetworkError.
 */
export function useSetVisible() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const { queryKey } = overviewQuery(supabase, hotelId);
  const mutationKey = [SET_VISIBLE, hotelId];

  function change(id: string, visible: boolean): void {
    queryClient.setQueryData(
      queryKey,
      (overview) =>
        overview && {
          ...overview,
          sections: overview.sections.map((section) =>
            // The server shows none for which the plan has no place.
            section.id === id
              ? { ...section, visible, shown: visible && section.items > 0, shown_when_filled: visible }
              : section,
          ),
        },
    );
  }

  return useMutation({
    mutationKey,
    // One request after the other, because an owner may hide one section to make room for the next.
    scope: { id: mutationKey.join() },
    mutationFn: async ({ id, visible }: { id: string; visible: boolean }) => {
      await supabase
        .from("section_visibility")
        .upsert(
          { hotel_id: hotelId, section_name: id, is_visible: visible },
          { onConflict: "hotel_id,section_name" },
        )
        .throwOnError();
    },
    onMutate: async ({ id, visible }) => {
      await queryClient.cancelQueries({ queryKey });
      change(id, visible);
    },
    onError: (_, { id, visible }) => change(id, !visible),
    onSettled: async () => {
      // Reloads the stored state after the last of several requests.
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/**
 * Shows a section to guests, if necessary in the place of another one, which is hidden: both or neither.
 * Fails with a PostgREST error or a NetworkError.
 */
export function useShowSection() {
  const supabase = useSupabase();
  const hotelId = useHotel().id;
  return useMutation({
    mutationFn: async ({ id, insteadOf }: { id: string; insteadOf?: string | undefined }) => {
      await supabase
        .rpc("show_section", {
          hotel_id: hotelId,
          section_id: id,
          ...(insteadOf && { instead_of: insteadOf }),
        })
        .throwOnError();
    },
  });
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
  const seen = inPlaces(overview.sections.filter(({ shown }) => shown));
  const titles = titlesOf(seen);
  if (overview.custom_sections.some((section) => section.id === id)) {
    return plan.customSections ? undefined : { reason: "plan", seen: titles };
  }
  const section = overview.sections.find((one) => one.id === id);
  if (!section || section.shown || section.shown_when_filled) return undefined;
  if (section.items > 0 && itemsUnseen(overview, section) === 0) return undefined;
  const last = seen.length < plan.maxSections ? undefined : seen.at(-1)?.id;
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

/**
 * Of a section that guests do not see: "Guests see the emergency numbers, not the other 2"; undefined where they
 * see nothing of it.
 */
export function seenInPart(overview: SectionOverview, section: SectionVisibility): string | undefined {
  const others = itemsUnseen(overview, section);
  if (others === section.items) return undefined;
  return `Guests see the emergency numbers${others > 0 ? `, not the other ${others === 1 ? "one" : others}` : ""}`;
}

/** The sections that guests see on a plan with this many places. */
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

/** @param maxSections the limit of the plan on the screen; the server may know a newer one */
export function visibilityWords(error: unknown, maxSections: number): string {
  if (errorCode(error) !== SECTION_LIMIT) return "Failed to update section visibility.";
  const { details } = error as { details?: unknown };
  const max = Number(details) || maxSections;
  return limitWords(max);
}

export function limitWords(max: number): string {
  return `You can only show up to ${max} sections with your current plan. Upgrade to show unlimited sections.`;
}
