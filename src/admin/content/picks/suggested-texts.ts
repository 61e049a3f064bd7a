import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { suggestedTexts } from "../../../suggestions/languages.ts";
import type { SuggestionTexts } from "../../../suggestions/suggestion-texts.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";

/** Suggestions in the hotel's language. */
export function useSuggestedTexts(): UseQueryResult<SuggestionTexts> {
  const { language } = useHotel();
  return useQuery({
    queryKey: ["suggested-texts", language],
    queryFn: () => suggestedTexts(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
