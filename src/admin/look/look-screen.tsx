import { useHotel } from "../hotel/hotel-provider.tsx";
import { LookForm } from "./look-form.tsx";

export function LookScreen() {
  const hotel = useHotel();
  // Another hotel is another form.
  return <LookForm key={hotel.id} hotel={hotel} />;
}
