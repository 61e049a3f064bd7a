import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { TypedConfirmDialog } from "../ui/typed-confirm-dialog.tsx";
import { type Hotel, hotelsQuery } from "./hotels.ts";
import { forgetSignUpDetails } from "./set-up-hotel.tsx";

interface DangerZoneProps {
  hotel: Hotel;
  deleting: boolean;
  /** Resolves when the attempt is over, successful or not; to false when the owner cancelled it. */
  onDelete: () => Promise<boolean>;
}

/** Explains what deleting the hotel means, and does it. */
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
        <TypedConfirmDialog
          title={`Delete ${hotel.name}?`}
          description="Everything that belongs to it is deleted with it, and printed codes stop working. This action cannot be undone."
          label="Type the hotel's name to confirm"
          expected={hotel.name}
          confirmLabel="Delete Hotel"
          busy={deleting}
          onConfirm={() => void onDelete().then((isOver) => setAsking(!isOver))}
          onCancel={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/**
 * Deletes a hotel with everything that belongs to it, including its logo's file.
 * @throws a PostgREST or auth error or a NetworkError, after reloading the hotels
 */
export function useDeleteHotel(hotel: Hotel): () => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, useUser().id);
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      await forgetSignUpDetails(supabase);
      // Selecting the deleted row fails when it was already gone.
      await supabase.from("hotels").delete().eq("id", hotel.id).select("id").single().throwOnError();
    },
    onSuccess: () =>
      queryClient.setQueryData(queryKey, (hotels) => hotels?.filter(({ id }) => id !== hotel.id)),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return mutateAsync;
}
