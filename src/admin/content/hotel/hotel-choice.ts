import { useState } from "react";
import { useSelectedHotel } from "./hotel-provider.tsx";
import type { Hotel } from "./hotels.ts";

/** The owner's hotels beside the one being worked on. */
export function useOtherHotels(): readonly Hotel[] {
  const { hotel, hotels } = useSelectedHotel();
  return hotels.filter(({ id }) => id !== hotel.id);
}

/** One of the owner's other hotels; where there is only one, nothing has to be chosen. */
export function useHotelChoice() {
  const others = useOtherHotels();
  const [id, setId] = useState(others[0]?.id ?? "");
  const chosen = others.find((hotel) => hotel.id === id);
  return { others, chosen, choose: setId };
}
