/** How far rows are from the house: by a place of their name on the map, else by their address. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FoundAddress, Point } from "../../../lib/nearby.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { oneLine } from "../../../lib/texts/one-line.ts";
import { t } from "../../../lib/texts/t.ts";
import { DAY } from "../../../lib/time/zoned-time.ts";
import { distanceText, metresOnFoot } from "../../../nearby/distance.ts";
import type { Section } from "../../../sections/index.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Item } from "../../content/sections/items.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { addressQuery, pointIn, usePlacesAround } from "../nearby/use-nearby.ts";
import { lacks } from "./waiting.ts";

/** The share of the sixty questions an hour; each takes the map's service a second. */
const MOST_ASKED = 50;
/** Metres. A farther one is a street of the same name in another town. */
const FARTHEST = 60_000;

export function useMapDistances(section: Section, items: readonly Item[]) {
  const { address: home, language } = useHotel();
  const column = Object.keys(section.fields).find((one) => section.fields[one]?.meaning === "distance");
  const lacking = items.filter((item) => column !== undefined && lacks(item, column));
  const { point, keep, isOffered, places } = usePlacesAround(lacking.length > 0);
  const named = new Map(places?.map(({ name, metres }) => [foldedName(name), metres]));
  const known = lacking.map((item) => {
    const address = String(item.address ?? "");
    const own = pointIn(address);
    const metres = own && point ? metresOnFoot(point, own) : named.get(foldedName(item[section.card.title]));
    return {
      id: item.id,
      metres,
      asked: metres !== undefined || own || !address ? "" : withTown(address, home),
    };
  });
  const { found, isAsking } = useAddresses(places && point, known.map(({ asked }) => asked).filter(Boolean));
  const distances = new Map(
    known.flatMap(({ id, metres, asked }) => {
      const far = metres ?? found.get(asked);
      return far === undefined ? [] : [[id, distanceText(far, language)] as const];
    }),
  );
  const isLooking = point !== undefined && (!places || isAsking);
  return {
    isOffered,
    point,
    keep,
    distances,
    says: !point
      ? t`The map may know distances`
      : isLooking
        ? t`Asking the map…`
        : distances.size > 0
          ? t`Choose rows and give one value.`
          : t`The map knows none of these addresses`,
  };
}

/** "Dorfstraße 12" means the hotel's town. */
function withTown(address: string, home: string): string {
  const town =
    oneLine(home)
      .split(",")
      .at(-1)
      ?.replace(/\p{N}[\p{N}\s-]*/u, "")
      .trim() ?? "";
  const own = oneLine(address);
  return town && !foldedName(own).includes(foldedName(town)) ? `${own}, ${town}` : own;
}

/** Asks about one after the other, while the screen is open. The map's earlier answers stay when it is away. */
function useAddresses(point: Point | undefined, addresses: readonly string[]) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();
  const asked = [...new Set(addresses)].slice(0, MOST_ASKED);
  const queryKey = ["nearby", hotelId, "distances", point, asked];
  const { data: found, isFetching } = useQuery({
    queryKey,
    enabled: point !== undefined && asked.length > 0,
    staleTime: DAY,
    retry: false,
    queryFn: async ({ signal }) => {
      const metres: Record<string, number> = {};
      for (const address of asked) {
        signal.throwIfAborted();
        const places = await queryClient.fetchQuery(addressQuery(supabase, hotelId, address));
        const nearest = point && nearestTo(point, places);
        if (nearest !== undefined) metres[address] = nearest;
        queryClient.setQueryData(queryKey, { ...metres });
      }
      return metres;
    },
  });
  return { found: new Map(Object.entries(found ?? {})), isAsking: isFetching };
}

function nearestTo(house: Point, places: readonly FoundAddress[]): number | undefined {
  const metres = places.map((place) => metresOnFoot(house, place)).filter((far) => far <= FARTHEST);
  return metres.length > 0 ? Math.min(...metres) : undefined;
}
