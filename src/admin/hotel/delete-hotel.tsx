import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Input } from "../ui/input.tsx";
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

interface DeleteHotelDialogProps {
  hotel: Hotel;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Ignores differences that nobody sees: outer blanks, and how an accent is encoded. */
function sameName(typed: string, name: string): boolean {
  return typed.trim().normalize() === name.trim().normalize();
}

/** Asks for the hotel's name, because nothing brings the hotel back. */
function DeleteHotelDialog({ hotel, busy, onConfirm, onCancel }: DeleteHotelDialogProps) {
  const [typed, setTyped] = useState("");
  const confirmed = sameName(typed, hotel.name);
  return (
    <Dialog
      type="warning"
      title={`Delete ${hotel.name}?`}
      description="Everything that belongs to it is deleted with it, and printed codes stop working. This action cannot be undone."
      closeButton={false}
      onClose={() => !busy && onCancel()}
    >
      <Form
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmed) onConfirm();
        }}
      >
        <Field label="Type the hotel's name to confirm" hint={hotel.name}>
          {(ties) => (
            <Input
              {...ties}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={!confirmed} busy={busy && "Deleting..."}>
            Delete Hotel
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
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
