import { useEffect, useRef, useState } from "react";
import { formSchema } from "../../../fields/index.ts";
import {
  type ClosingWords,
  closing,
  closingDate,
  isClosing,
  reopening,
} from "../../../lib/announcements/announced-closing.ts";
import { wallOf } from "../../../lib/announcements/announcements.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { useHotelClock } from "../../content/hotel/hotel-clock.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { FieldCells } from "../../content/sections/inputs.tsx";
import type { Announcement } from "../../content/sections/items.ts";
import { type Item, useItemTable } from "../../content/sections/items.ts";
import { RowFormFrame } from "../../rows/row-form.tsx";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { Chips } from "../../ui/chips.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { endsFrom } from "./ends.ts";
import type { Telling } from "./told.ts";

/** It begins when it is published. */
const { starts_at: _, ...FIELDS } = ANNOUNCEMENTS.fields;
const OTHER = "other";

interface TellDialogProps {
  told: Telling;
  /** What guests read already of a thing that is closed: its end is chosen anew, or two would say two days. */
  running: Announcement | undefined;
  /** In the language of guests' texts, once it is loaded. */
  closedWords: ClosingWords | undefined;
  onClose: () => void;
}

/** What a chip has written, and until when guests read it. */
export function TellDialog({ told, running, closedWords, onClose }: TellDialogProps) {
  const hotel = useHotel();
  const table = useItemTable(ANNOUNCEMENTS);
  const { add } = useOutbox();
  const clock = useHotelClock();
  const ends = endsFrom(clock());
  const tonight = ends[0]?.value ?? "";
  const row = useRowForm<Item>({
    name: `${hotel.id}/told/${told.key}`,
    table,
    fields: FIELDS,
    row: running,
    initial: { text: wordsFor(tonight), ends_at: tonight },
    schema: () => formSchema(FIELDS).refine(({ ends_at }) => String(ends_at) > clock(), IS_OVER),
    add: ({ values, ...added }) => add(table, { ...added, values: { ...values, starts_at: clock() } }),
    onSaved: () => {
      onClose();
      return { title: "Guests read it now", passing: true };
    },
  });
  const { form } = row;
  const end = String(form.watch("ends_at")).slice(0, tonight.length);
  const chosen = ends.find(({ value }) => value === end);
  const [wantsDate, setWantsDate] = useState(false);
  const isOther = wantsDate || !chosen;

  function wordsFor(endsAt: string): string {
    if (!told.closed) return told.text ?? "";
    const { name, hours } = told.closed;
    if (!closedWords) return name;
    const day = reopening({ starts_at: running?.starts_at ?? clock(), ends_at: endsAt }, hours);
    const date = day === undefined ? undefined : closingDate(hotel.language, day);
    return closing(name, closedWords, endsAt <= tonight ? "today" : date);
  }

  // The words follow the end as long as they are a chip's.
  const written = useRef(end);
  useEffect(() => {
    if (Number.isNaN(wallOf(end)) || end === written.current) return;
    written.current = end;
    const isOwn =
      !told.closed ||
      !closedWords ||
      !isClosing(String(form.getValues("text")), told.closed.name, closedWords);
    if (!isOwn) form.setValue("text", wordsFor(end), { shouldDirty: true });
  });

  function choose(value: string): void {
    setWantsDate(value === OTHER);
    if (value === OTHER) return;
    form.setValue("ends_at", value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <Dialog title="Tell all guests" focusButton={Boolean(told.closed ?? told.text)} onClose={onClose}>
      <RowFormFrame row={row} className="mt-4 grid gap-4">
        <div>
          <FieldCells fields={FIELDS} columns={["text"]} />
        </div>
        <Chips
          legend="Until"
          options={[...ends, { value: OTHER, label: "Date" }]}
          value={isOther ? OTHER : chosen?.value}
          onChoose={choose}
        />
        {isOther && (
          <div>
            <FieldCells fields={FIELDS} columns={["ends_at"]} />
          </div>
        )}
        <DialogActions>
          <SaveButton control={form.control} saving="Publishing...">
            Publish
          </SaveButton>
        </DialogActions>
      </RowFormFrame>
    </Dialog>
  );
}

const IS_OVER = { path: ["ends_at"], message: "This is over. Choose a later end." };
