import { useState } from "react";
import { useNavigate } from "react-router";
import { contentFailures, failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { PendingState } from "../../rows/pending.tsx";
import { useWaitingOrder } from "../../rows/rows-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { TypedConfirmDialog } from "../../ui/typed-confirm-dialog.tsx";
import { useHotel, useMay } from "./hotel-provider.tsx";
import { type Hotel, useDeleteHotel } from "./hotels.ts";
import { ProfileForm } from "./profile-form.tsx";
import { SecretList } from "./secrets.tsx";

export function ProfileScreen() {
  const hotel = useHotel();
  const isOwner = useMay("owner");
  const deleteHotel = useDeleteHotel(hotel);
  const confirmed = useConfirmed();
  const navigate = useNavigate();
  const showMessage = useMessages();
  const [deleting, setDeleting] = useState(false);
  const waiting = useWaitingOrder(hotel.id);
  const stopped = waiting?.problem && waiting;

  /** @returns false when the owner cancels */
  async function deleteAndLeave(): Promise<boolean> {
    setDeleting(true);
    try {
      if (!(await confirmed(deleteHotel))) {
        setDeleting(false);
        return false;
      }
      void navigate("/admin", { replace: true });
      showMessage({ type: "success", title: t`Hotel deleted successfully!` });
    } catch (error) {
      setDeleting(false);
      showMessage({ type: "error", text: failureText(contentFailures("delete", t`hotel`), error) });
    }
    return true;
  }

  return (
    <>
      {/* Each hotel has a form of its own, and so has what the server refused of it. */}
      <div className="mb-6 empty:hidden">
        <PendingState id={hotel.id} />
      </div>
      <ProfileForm
        key={`${hotel.id} ${stopped?.revision}`}
        hotel={hotel}
        stopped={stopped}
        leaving={deleting}
      />
      <SecretList />
      {isOwner && <DangerZone hotel={hotel} deleting={deleting} onDelete={deleteAndLeave} />}
    </>
  );
}

interface DangerZoneProps {
  hotel: Hotel;
  deleting: boolean;
  /** Resolves when the attempt is over, successful or not; to false when the owner cancelled it. */
  onDelete: () => Promise<boolean>;
}

function DangerZone({ hotel, deleting, onDelete }: DangerZoneProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Fold className="max-w-4xl" title="Delete this hotel" inside="For good, with all that is in it">
      <ul className="mb-5 list-disc space-y-1 ps-5 text-ink-soft">
        <li>We delete the profile and all content for good.</li>
        <li>Your guest page closes. Printed codes stop working.</li>
        <li>Your account, your plan and your other hotels stay.</li>
      </ul>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Hotel
      </Button>
      {asking && (
        <TypedConfirmDialog
          title={`Delete ${hotel.name}?`}
          description="All its content is deleted. Printed codes stop working. This action cannot be undone."
          label="Type the hotel's name to confirm"
          expected={hotel.name}
          confirmLabel="Delete Hotel"
          busy={deleting}
          onConfirm={() => void onDelete().then((isOver) => setAsking(!isOver))}
          onCancel={() => setAsking(false)}
        />
      )}
    </Fold>
  );
}
