/** What guests may see of the selected hotel's sections, and how much is in them. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Supabase, useSupabase } from "../supabase.tsx";

export interface SectionVisibility {
  id: string;
  /** The owner's choice, whether or not the plan has room for it. */
  visible: boolean;
  items: number;
}

/** As the database's section_overview() answers it. */
export interface SectionOverview {
  /** In the order of the guest page's tiles. */
  sections: SectionVisibility[];
  custom_sections: { id: string; items: number }[];
}

function overviewQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["section-overview", hotelId],
    // Items are counted anew at each visit: they are edited on other screens.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("section_overview", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      if (!data) throw new Error(`Hotel ${hotelId} is not this owner's`);
      // What the function is written to answer; jsonb has no type of its own.
      return data as unknown as SectionOverview;
    },
  });
}

export function useSectionOverview() {
  return useQuery(overviewQuery(useSupabase(), useHotel().id));
}

/** Those guests see: the first of the visible ones, as many as the plan has room for. */
export function seenByGuests(
  sections: readonly SectionVisibility[],
  maxSections: number,
): readonly SectionVisibility[] {
  return sections.filter(({ visible }) => visible).slice(0, maxSections);
}

/**
 * Shows or hides a section: on the screen at once, and back again when the server refuses. Fails with a
 * PostgREST error or a NetworkError.
 */
export function useSetVisible() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const { queryKey } = overviewQuery(supabase, hotelId);
  const mutationKey = ["set-visible", hotelId];

  function change(id: string, visible: boolean): void {
    queryClient.setQueryData(
      queryKey,
      (overview) =>
        overview && {
          ...overview,
          sections: overview.sections.map((section) =>
            section.id === id ? { ...section, visible } : section,
          ),
        },
    );
  }

  return useMutation({
    mutationKey,
    // One after the other: whoever hides one section and then shows another means it in this order.
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
      // What is stored counts, once the last of several has been answered.
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
