import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type FailureTexts, NETWORK, NO_CONNECTION } from "../../../lib/errors.ts";
import { type FoundAddress, NARROWED_TO, type NearbyPlace, type Point, RADII } from "../../../lib/nearby.ts";
import { t } from "../../../lib/texts/t.ts";
import { DAY } from "../../../lib/time/zoned-time.ts";
import type { NearbyWords } from "../../../nearby/nearby-texts.ts";
import { nearbyWords } from "../../../nearby/words.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { answerOfFunction, callFunction } from "../../rows/call-function.ts";
import { draftKey, draftStore } from "../../rows/drafts.ts";
import { siteQuery } from "../../rows/site.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";

export const FAILED: FailureTexts = {
  codes: {
    [NETWORK]: NO_CONNECTION,
    service_away: t`The map does not answer. Please try again later.`,
    busy: t`The map is busy. Please try again in a minute.`,
    too_many: t`You asked too often. Please try again in an hour.`,
    nearby_off: t`This site no longer looks up places.`,
    invalid_request: t`The map cannot look for this.`,
  },
  fallback: t`The map did not answer. Please try again.`,
};

/** The service keeps its answers: asking again brings nothing new. */
const asked = { staleTime: DAY, gcTime: DAY, retry: false } as const;

export function addressQuery(supabase: Supabase, hotelId: string, address: string) {
  return queryOptions({
    ...asked,
    queryKey: ["nearby", hotelId, "address", address],
    queryFn: () => callFunction<FoundAddress[]>(supabase, "nearby", { hotel_id: hotelId, address }),
  });
}

/** The places, and the circle they are in: a narrower one than asked for, where the map has too many. */
export function usePlaces(point: Point | undefined, radius: number) {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    ...asked,
    queryKey: ["nearby", hotelId, "places", point, radius],
    queryFn: async () => {
      const question = { hotel_id: hotelId, ...point, radius };
      const { data, headers } = await answerOfFunction<NearbyPlace[]>(supabase, "nearby", question);
      return { places: data, radius: Number(headers?.get(NARROWED_TO) ?? radius) };
    },
    enabled: point !== undefined,
  });
}

/** Those in the hotel's language. */
export function useNearbyWords(): UseQueryResult<NearbyWords> {
  const { language } = useHotel();
  return useQuery({
    queryKey: ["nearby-words", language],
    queryFn: () => nearbyWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The widest circle around the house, where its owner has confirmed it: nobody else asks the map. */
export function usePlacesAround(isWanted = true) {
  const { data: site } = useQuery(siteQuery);
  const house = useHousePoint();
  const isOffered = site?.nearby === true && isWanted;
  const { data } = usePlaces(isOffered ? house.point : undefined, RADII[2]);
  return { ...house, isOffered, places: data?.places };
}

/** Where the house is, as its owner confirmed it in this browser; asked again when the address has changed. */
export function useHousePoint() {
  const hotel = useHotel();
  const userId = useUser().id;
  const [store] = useState(() => draftStore(draftKey(userId, `${hotel.id}/nearby`)));
  const [kept, setKept] = useState(
    () => store.read()?.inputs as { address: string; point: Point } | undefined,
  );
  return {
    point: kept?.address === hotel.address ? kept.point : undefined,
    keep(point: Point): void {
      const confirmed = { address: hotel.address, point };
      setKept(confirmed);
      store.keep({ inputs: confirmed });
    },
    forget(): void {
      setKept(undefined);
      store.drop();
    },
  };
}

/** "38.7135, -9.1392", as maps copy a point; undefined for anything else. */
export function pointIn(text: string): Point | undefined {
  const [, north, east] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const [latitude, longitude] = [Number(north ?? Number.NaN), Number(east ?? Number.NaN)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
