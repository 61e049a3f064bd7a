import { SECTIONS, type Section } from "../../sections/index.ts";
import { useAnalytics } from "../analytics/analytics.ts";
import { completionPercent } from "../hotel/completion.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { isCodeTaken } from "../qr/taken-code.ts";
import { type SectionVisibility, useSectionOverview } from "../visibility/overview.ts";

export interface Setup {
  profilePercent: number;
  /** For every section the number of items and whether guests see it; undefined while unknown. */
  sections: { section: Section; state: SectionVisibility | undefined }[];
  /** Whether this browser has downloaded the code. */
  codeTaken: boolean;
  /** Whether any guest has opened the page. */
  scanned: boolean;
  /** Whether the owner has tried the code. */
  tested: boolean;
  /** Whether all of this is known. */
  loading: boolean;
  /** Whether it will not be known before it is tried again. */
  failed: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
}

/** How complete the selected hotel's guest page is, according to stored data. */
export function useSetup(): Setup {
  const hotel = useHotel();
  const overview = useSectionOverview();
  // A failure of the figures is shown in their own place on the dashboard.
  const analytics = useAnalytics();
  return {
    profilePercent: completionPercent(hotel),
    sections: SECTIONS.map((section) => ({
      section,
      state: overview.data?.sections.find(({ id }) => id === section.id),
    })),
    codeTaken: isCodeTaken(hotel.id),
    scanned: (analytics.data?.total ?? 0) > 0,
    tested: Boolean(analytics.data?.test_scan_at),
    loading: analytics.isPending || overview.isPending,
    failed: overview.isFetched && !overview.data,
    error: overview.error,
    retry: overview.refetch,
  };
}
