import { useState } from "react";
import { includesRole } from "../../../lib/accounts/roles.ts";
import { useSelectedHotel } from "./hotel-provider.tsx";
import type { Hotel } from "./hotels.ts";

/** The hotels beside the one being worked on that the owner may edit, too. */
export function useOtherHotels(): readonly Hotel[] {
  const { hotel, places } = useSelectedHotel();
  return places.flatMap((place) =>
    place.hotel.id !== hotel.id && includesRole(place.role, "editor") ? [place.hotel] : [],
  );
}

/** One of the owner's other hotels; where there is only one, nothing has to be chosen. */
export function useHotelChoice() {
  const others = useOtherHotels();
  const [id, setId] = useState(others[0]?.id ?? "");
  const chosen = others.find((hotel) => hotel.id === id);
  return { others, chosen, choose: setId };
}
