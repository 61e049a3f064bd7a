import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Input } from "../ui/input.tsx";
import type { Hotel } from "./hotels.ts";

interface DeleteHotelDialogProps {
  hotel: Hotel;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Blanks around it, and how an accent is put together, are nothing a person sees. */
function sameName(typed: string, name: string): boolean {
  return typed.trim().normalize() === name.trim().normalize();
}

/** Asks for the hotel's name, because nothing brings it back. */
export function DeleteHotelDialog({ hotel, busy, onConfirm, onCancel }: DeleteHotelDialogProps) {
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
