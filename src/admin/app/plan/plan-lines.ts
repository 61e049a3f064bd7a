/** How features would have served this hotel last month, in its own numbers. A feature without a number keeps its plain line. */

import { useQuery } from "@tanstack/react-query";
import type { MissedSearch } from "../../../lib/figures/looks.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { DAY } from "../../../lib/time/zoned-time.ts";
import { FREE_PLAN, PRO_PLAN } from "../../../product.ts";
import { useCatalogue } from "../../content/guest-catalogue.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSearches } from "../../content/searches.ts";
import { seenOn, useSectionOverview } from "../../content/visibility/overview.ts";
import { sumWords, useExtras } from "../../inbox/figures/extras.ts";
import { sectionFor } from "../../page/searches/where-it-belongs.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { languageName, listedInWords } from "../../ui/words.ts";
import type { Lost } from "./lost.ts";

const DAYS = 30;

/** @returns lines by the names of features, and a read that failed, if any */
export function usePlanLines(lost: readonly Lost[]) {
  const hotel = useHotel();

  const extras = useExtras();
  const { data: overview } = useSectionOverview();
  const found = useSearches();
  const catalogue = useCatalogue(hotel.language);
  const messages = useLastMonth();
  const count = (...kinds: string[]) =>
    (messages.data ?? []).filter(({ kind }) => kinds.includes(kind)).length;
  const feedback = count("feedback");
  const things = count("lost", "found");
  const recent = (found.data ?? []).filter(({ guests_30 }) => guests_30 > 0);
  const filled = overview ? seenOn(overview, PRO_PLAN).filter(({ items }) => items > 0).length : 0;
  const inVain = catalogue && recent.find(({ words }) => isIn(lost, sectionFor(words, catalogue)?.id));
  const told: Record<string, string | false> = {
    "Up to 3 sections visible": filled > 0 && t`You have filled ${filled}.`,
    "Unlimited sections":
      filled > FREE_PLAN.maxSections &&
      [t`Guests see all your ${filled}, not ${FREE_PLAN.maxSections}.`, inVain && searched(inVain)]
        .filter(Boolean)
        .join(" "),
    "Analytics & insights":
      extras.data !== undefined &&
      extras.data.count > 0 &&
      t`This month extras brought you ${sumWords(extras.data)}.`,
    "Guest feedback":
      feedback > 0 &&
      plural(feedback, { one: "# guest told you how it was.", other: "# guests told you how it was." }),
    "Lost-belongings reporting":
      things > 0 &&
      plural(things, {
        one: "# lost thing in the last 30 days.",
        other: "# lost things in the last 30 days.",
      }),
    "Multi-language": inLanguages(recent, hotel.language),
  };
  const lines = Object.fromEntries(
    Object.entries(told).flatMap(([name, line]) => (line ? [[name, line] as const] : [])),
  );
  return {
    lines,
    failed: [found, messages, extras].find(({ isError, data }) => isError && data === undefined),
  };
}

function isIn(lost: readonly Lost[], section: string | undefined): boolean {
  return section !== undefined && lost.some(({ id }) => id === section);
}

function searched({ words, guests_30 }: MissedSearch): string {
  return plural(guests_30, {
    one: `One guest searched for “${words}”, which is hidden.`,
    other: `# guests searched for “${words}”, which is hidden.`,
  });
}

/** Only searches tell the languages of guests. */
function inLanguages(searches: readonly MissedSearch[], own: string): string | false {
  const others = [...new Set(searches.map(({ language }) => language))].filter((tag) => tag !== own);
  if (others.length === 0) return false;
  return t`Guests searched your page in ${listedInWords(others.map(languageName))}.`;
}

/** The kinds of the last month's messages, of the first thousand. */
function useLastMonth() {
  const supabase = useSupabase();
  const { id } = useHotel();
  return useQuery({
    queryKey: ["plan-lines", id],
    queryFn: async ({ signal }) => {
      const since = new Date(Date.now() - DAYS * DAY).toISOString();
      const { data } = await supabase
        .from("messages")
        .select("kind")
        .eq("hotel_id", id)
        .neq("kind", "request")
        .gte("created_at", since)
        .limit(1000)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
}
