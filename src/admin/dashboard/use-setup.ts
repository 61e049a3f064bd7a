import { useQueries } from "@tanstack/react-query";
import { SECTIONS, type Section } from "../../sections/index.ts";
import { useAnalytics } from "../analytics/analytics.ts";
import { completionPercent } from "../hotel/completion.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { isCodeTaken } from "../qr/taken-code.ts";
import { itemsQuery } from "../sections/items.ts";
import { useSupabase } from "../supabase.tsx";

export interface Setup {
  profilePercent: number;
  /** Of every section, how many items guests find there; undefined while unknown. */
  counts: SectionCount[];
  /** Whether this browser has downloaded the code. */
  codeTaken: boolean;
  /** Whether any guest has opened the page. */
  scanned: boolean;
  /** Whether all of this is known. */
  loading: boolean;
  /** Whether it will not be known before it is tried again. */
  failed: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
}

interface SectionCount {
  section: Section;
  count: number | undefined;
  /** Counts again. Only after a failure. */
  retry?: (() => Promise<unknown>) | undefined;
}

/** How far the selected hotel's guest page is, from what is stored. */
export function useSetup(): Setup {
  const supabase = useSupabase();
  const hotel = useHotel();
  const items = useQueries({ queries: SECTIONS.map((section) => itemsQuery(supabase, hotel.id, section)) });
  // What fails there says so in its own place on the dashboard.
  const analytics = useAnalytics();
  const failed = items.filter(({ isFetched, data }) => isFetched && !data);
  return {
    profilePercent: completionPercent(hotel),
    counts: SECTIONS.map((section, index) => {
      const { data, isFetched, refetch } = items[index] ?? {};
      return { section, count: data?.length, retry: isFetched && !data ? refetch : undefined };
    }),
    codeTaken: isCodeTaken(hotel.id),
    scanned: (analytics.data?.total ?? 0) > 0,
    loading: analytics.isPending || items.some(({ isPending }) => isPending),
    failed: failed.length > 0,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
