import { useState } from "react";
import { useNavigate } from "react-router";
import { contentWords, words } from "../../lib/errors.ts";
import { useMessages } from "../ui/messages.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { useHotel } from "./hotel-provider.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useDeleteHotel } from "./use-delete-hotel.ts";

export function ProfileScreen() {
  const hotel = useHotel();
  const deleteHotel = useDeleteHotel(hotel);
  const navigate = useNavigate();
  const showMessage = useMessages();
  const [deleting, setDeleting] = useState(false);

  async function deleteAndLeave(): Promise<void> {
    setDeleting(true);
    try {
      await deleteHotel();
      void navigate("/admin", { replace: true });
      showMessage({ type: "success", title: "Hotel deleted successfully!" });
    } catch (error) {
      setDeleting(false);
      showMessage({ type: "error", title: "Error", text: words(contentWords("delete", "hotel"), error) });
    }
  }

  return (
    <>
      {/* Another hotel is another form. */}
      <ProfileForm key={hotel.id} hotel={hotel} leaving={deleting} />
      <DangerZone hotel={hotel} deleting={deleting} onDelete={deleteAndLeave} />
    </>
  );
}
