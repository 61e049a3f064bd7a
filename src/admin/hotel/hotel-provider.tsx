import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useState } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { type Hotel, hotelsQuery } from "./hotels.ts";

interface SelectedHotel {
  hotel: Hotel;
  /** All of this owner's, newest first. */
  hotels: readonly Hotel[];
  select: (hotelId: string) => void;
}

const HotelContext = createContext<SelectedHotel | null>(null);

/** The hotel being worked on: the one selected, else the newest. `whenNone` is drawn while there is none. */
export function HotelProvider({ whenNone, children }: { whenNone: ReactNode; children: ReactNode }) {
  const supabase = useSupabase();
  const { data: hotels, error, refetch } = useQuery(hotelsQuery(supabase, useUser().id));
  const [selectedId, select] = useState<string>();

  if (!hotels) {
    return error ? <LoadFailure what="your hotel" error={error} onRetry={refetch} /> : <LoadingScreen />;
  }
  const hotel = hotels.find(({ id }) => id === selectedId) ?? hotels[0];
  if (!hotel) return whenNone;
  return <HotelContext value={{ hotel, hotels, select }}>{children}</HotelContext>;
}

export function useSelectedHotel(): SelectedHotel {
  const selected = use(HotelContext);
  if (!selected) throw new Error("useSelectedHotel needs a <HotelProvider> above it");
  return selected;
}

/** The hotel being worked on. */
export function useHotel(): Hotel {
  return useSelectedHotel().hotel;
}
