import { useHotel } from "./hotel-provider.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Another hotel is another form. */
export function ProfileScreen() {
  const hotel = useHotel();
  return <ProfileForm key={hotel.id} hotel={hotel} />;
}
