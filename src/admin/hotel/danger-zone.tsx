import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { DeleteHotelDialog } from "./delete-hotel-dialog.tsx";
import type { Hotel } from "./hotels.ts";

interface DangerZoneProps {
  hotel: Hotel;
  deleting: boolean;
  /** Resolves when the attempt is over, whether it succeeded or not; to false when it was not made. */
  onDelete: () => Promise<boolean>;
}

/** Deleting the hotel, and what that means. */
export function DangerZone({ hotel, deleting, onDelete }: DangerZoneProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card className="mt-6 max-w-4xl border-danger/50">
      <CardTitle>Delete this hotel</CardTitle>
      <ul className="mt-3 mb-5 list-disc space-y-1 pl-5 text-ink-soft">
        <li>The profile, the logo, every section and all that is in it are deleted for good.</li>
        <li>The guest page closes, and printed codes stop working: whoever scans one finds no hotel.</li>
        <li>Your account, your plan and your other hotels stay as they are.</li>
      </ul>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete Hotel
      </Button>
      {asking && (
        <DeleteHotelDialog
          hotel={hotel}
          busy={deleting}
          onConfirm={() => void onDelete().then((isOver) => setAsking(!isOver))}
          onCancel={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
