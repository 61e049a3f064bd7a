import { useQueries, useQuery } from "@tanstack/react-query";
import { SECTIONS, type Section } from "../../sections/index.ts";
import { completionPercent } from "../hotel/completion.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { itemsQuery } from "../sections/items.ts";
import { useSupabase } from "../supabase.tsx";

export interface Setup {
  profilePercent: number;
  /** Of every section, how many items guests find there; undefined while unknown. */
  counts: { section: Section; count: number | undefined }[];
  /** Whether any guest has scanned the code; undefined while unknown. */
  scanned: boolean | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
}

/** How far the selected hotel's guest page is, from what is stored. */
export function useSetup(): Setup {
  const supabase = useSupabase();
  const hotel = useHotel();
  const items = useQueries({ queries: SECTIONS.map((section) => itemsQuery(supabase, hotel.id, section)) });
  const scans = useQuery({
    queryKey: ["first-scan", hotel.id],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("qr_scans")
        .select("id")
        .eq("hotel_id", hotel.id)
        .limit(1)
        .abortSignal(signal)
        .throwOnError();
      return data.length > 0;
    },
  });
  const failed = [...items, scans].filter(({ error }) => error);
  return {
    profilePercent: completionPercent(hotel),
    counts: SECTIONS.map((section, index) => ({ section, count: items[index]?.data?.length })),
    scanned: scans.data,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
