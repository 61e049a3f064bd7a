import { useState } from "react";
import { type ClosingWords, closing } from "../../../lib/announced-closing.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { useHotelClock } from "../../content/hotel/hotel-clock.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { FieldCells } from "../../content/sections/inputs.tsx";
import { type Item, useItemTable } from "../../content/sections/items.ts";
import { RowFormFrame } from "../../rows/row-form.tsx";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { Chips } from "../../ui/chips.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { type End, endsFrom, openingAfter } from "./ends.ts";
import type { Telling } from "./told.ts";

/** It begins when it is published. */
const { starts_at: _, ...FIELDS } = ANNOUNCEMENTS.fields;
const OTHER = "other";

interface TellDialogProps {
  told: Telling;
  /** In the language of guests' texts, once it is loaded. */
  closedWords: ClosingWords | undefined;
  onClose: () => void;
}

/** What a chip has written, and until when guests read it. */
export function TellDialog({ told, closedWords, onClose }: TellDialogProps) {
  const hotel = useHotel();
  const table = useItemTable(ANNOUNCEMENTS);
  const { add } = useOutbox();
  const clock = useHotelClock();
  const [ends] = useState(() => endsFrom(clock()));
  const [tonight] = ends;
  const row = useRowForm<Item>({
    name: `${hotel.id}/told/${told.key}`,
    table,
    fields: FIELDS,
    initial: { text: wordsFor(tonight), ends_at: tonight?.value },
    add: ({ values, ...added }) => add(table, { ...added, values: { ...values, starts_at: clock() } }),
    onSaved: () => {
      onClose();
      return { title: "Guests read it now", passing: true };
    },
  });
  const { form } = row;
  const end = String(form.watch("ends_at"));
  const chosen = ends.find(({ value }) => value === end);
  const [isOther, setIsOther] = useState(!chosen);

  function wordsFor(until: End | undefined): string {
    if (!told.closed) return told.text ?? "";
    const { name, hours } = told.closed;
    if (!closedWords || !until) return name;
    const date = until === tonight ? undefined : dateIn(hotel.language, openingAfter(until, hours));
    return closing(name, closedWords, date);
  }

  /** The words follow the end as long as nobody has changed them. */
  function choose(value: string): void {
    const next = ends.find((each) => each.value === value);
    setIsOther(!next);
    if (!next) return;
    if (told.closed && form.getValues("text") === wordsFor(chosen ?? tonight))
      form.setValue("text", wordsFor(next), { shouldDirty: true });
    form.setValue("ends_at", value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <Dialog title="Tell all guests" focusButton={Boolean(told.closed ?? told.text)} onClose={onClose}>
      <RowFormFrame row={row} className="mt-4 grid gap-4">
        <FieldCells fields={FIELDS} columns={["text"]} />
        <Chips
          legend="Until"
          options={[...ends, { value: OTHER, label: "Date" }]}
          value={isOther ? OTHER : chosen?.value}
          onChoose={choose}
        />
        {isOther && <FieldCells fields={FIELDS} columns={["ends_at"]} />}
        <DialogActions>
          <SaveButton control={form.control} saving="Publishing...">
            Publish
          </SaveButton>
        </DialogActions>
      </RowFormFrame>
    </Dialog>
  );
}

/** "Sat, 28 November": a short weekday has the same form in every sentence. */
function dateIn(language: string, day: number): string {
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
    numberingSystem: "latn",
  }).format(day);
}
