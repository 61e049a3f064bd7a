import { useState } from "react";
import { useNavigate } from "react-router";
import { contentWords, words } from "../../lib/errors.ts";
import { useConfirmed } from "../auth/confirm-password.tsx";
import { useMessages } from "../ui/messages.tsx";
import { DangerZone, useDeleteHotel } from "./delete-hotel.tsx";
import { useHotel } from "./hotel-provider.tsx";
import { ProfileForm } from "./profile-form.tsx";

export function ProfileScreen() {
  const hotel = useHotel();
  const deleteHotel = useDeleteHotel(hotel);
  const confirmed = useConfirmed();
  const navigate = useNavigate();
  const showMessage = useMessages();
  const [deleting, setDeleting] = useState(false);

  /** @returns false when the owner cancels */
  async function deleteAndLeave(): Promise<boolean> {
    setDeleting(true);
    try {
      if (!(await confirmed(deleteHotel))) {
        setDeleting(false);
        return false;
      }
      void navigate("/admin", { replace: true });
      showMessage({ type: "success", title: "Hotel deleted successfully!" });
    } catch (error) {
      setDeleting(false);
      showMessage({ type: "error", title: "Error", text: words(contentWords("delete", "hotel"), error) });
    }
    return true;
  }

  return (
    <>
      {/* Each hotel has a form of its own. */}
      <ProfileForm key={hotel.id} hotel={hotel} leaving={deleting} />
      <DangerZone hotel={hotel} deleting={deleting} onDelete={deleteAndLeave} />
    </>
  );
}
