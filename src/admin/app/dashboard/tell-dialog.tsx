import { useEffect, useRef, useState } from "react";
import { formSchema } from "../../../fields/index.ts";
import {
  type ClosedPeriod,
  closingDate,
  closingText,
  reopening,
} from "../../../lib/announcements/announced-closing.ts";
import type { HoursFormat } from "../../../lib/opening-hours/words.ts";
import { t } from "../../../lib/texts/t.ts";
import { dayAfter, wallOf } from "../../../lib/time/zoned-time.ts";
import { z } from "../../../lib/zod.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { useHotelClock } from "../../content/hotel/hotel-clock.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { FieldCells } from "../../content/sections/inputs.tsx";
import { type Announcement, type Closing, type Item, useItemTable } from "../../content/sections/items.ts";
import { RowFormFrame } from "../../rows/row-form.tsx";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { Chips } from "../../ui/chips.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { inQuotes } from "../../ui/words.ts";
import { endsFrom } from "./ends.ts";
import { endOf, OtherHours, type OtherTimes, otherTimesOf } from "./other-hours.tsx";
import type { Telling } from "./told.ts";

/** It begins when it is published. */
const { starts_at: _, ...FIELDS } = ANNOUNCEMENTS.fields;
const OTHER = "other";

interface TellDialogProps {
  told: Telling;
  /** The announcement that closes the thing already. Its end is changed: a second one would say another day. */
  running: Announcement | undefined;
  /** The language of guests' texts, once it is loaded. */
  format: HoursFormat | undefined;
  onClose: () => void;
}

/** Shows a chip's text, and until when guests read it. */
export function TellDialog({ told, running, format, onClose }: TellDialogProps) {
  const hotel = useHotel();
  const table = useItemTable(ANNOUNCEMENTS);
  const { add, change } = useOutbox();
  const clock = useHotelClock();
  const ends = endsFrom(clock());
  const tonight = ends[0]?.value ?? "";
  const [other, setOther] = useState(() => running && otherTimesOf(running));
  const row = useRowForm<Item>({
    name: `${hotel.id}/told/${told.key}`,
    table,
    fields: FIELDS,
    row: running,
    initial: { text: wordsFor(tonight), ends_at: tonight },
    schema: () => formSchema(FIELDS).check(z.refine(({ ends_at }) => String(ends_at) > clock(), IS_OVER)),
    add: ({ values, ...added }) =>
      add(table, { ...added, values: { ...values, ...closingOf(values), starts_at: clock() } }),
    change: (over, changes) => change(table, over, { ...changes, ...closingOf({ ...over, ...changes }) }),
    onSaved: () => {
      onClose();
      return { title: t`Guests read it now`, passing: true };
    },
  });
  const { form } = row;
  const end = String(form.watch("ends_at")).slice(0, tonight.length);
  const chosen = ends.find(({ value }) => value === end);
  const [wantsDate, setWantsDate] = useState(false);
  const isOther = wantsDate || !chosen;

  /** When the chip's thing opens again, if it is closed until then; or its day with other hours. */
  function closingUntil(ends_at: string): ClosedPeriod {
    const period = { starts_at: running?.starts_at ?? clock(), ends_at };
    if (other) return { ...period, opens_again: other.day, times: `${other.from}-${other.until}` };
    return { ...period, opens_again: reopening(period, told.closed?.hours), times: null };
  }

  function wordsFor(endsAt: string): string {
    if (!told.closed || !format) return told.text ?? "";
    return closingText(told.closed.name, format, closingUntil(endsAt));
  }

  /** The words that a chip has written: those for this end, or those that guests read already. */
  function areChips({ text, ends_at }: Record<string, unknown>): boolean {
    if (!told.closed) return false;
    const isAsBefore = text === running?.text && momentOf(ends_at) === momentOf(running?.ends_at);
    return isAsBefore || text === wordsFor(momentOf(ends_at));
  }

  /** Own words close nothing. */
  function closingOf(values: Record<string, unknown>): Closing {
    if (!told.closed || !areChips(values)) return NOTHING_CLOSED;
    const { id = null } = told.closed;
    const { opens_again, times } = closingUntil(momentOf(values.ends_at));
    return { closes: id, closes_breakfast: id === null, opens_again, times };
  }

  // The words follow the end, and the other hours, as long as they are a chip's.
  const written = useRef({ end, other, words: String(form.getValues("text")) });
  useEffect(() => {
    if (Number.isNaN(wallOf(end)) || (end === written.current.end && other === written.current.other)) return;
    const wereChips = other || form.getValues("text") === written.current.words;
    const words = wordsFor(end);
    written.current = { end, other, words };
    if (wereChips) form.setValue("text", words, { shouldDirty: true });
  });

  function setEnd(value: string): void {
    form.setValue("ends_at", value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function choose(value: string): void {
    setWantsDate(value === OTHER);
    if (value !== OTHER) setEnd(value);
  }

  function chooseHours(times: OtherTimes | undefined): void {
    setOther(times);
    setEnd(times ? endOf(times) : tonight);
  }

  const text = String(form.watch("text"));
  return (
    <Dialog title="Tell all guests" focusButton={Boolean(told.closed ?? told.text)} onClose={onClose}>
      <RowFormFrame row={row} className="mt-4 grid gap-4">
        {told.closed && (
          <OtherHours
            of={told.closed}
            clock={clock()}
            value={other}
            error={form.formState.errors.ends_at?.message}
            onChange={chooseHours}
          />
        )}
        {other ? (
          <p lang={hotel.language} dir="auto" className="text-start font-medium">
            {inQuotes(text)}
          </p>
        ) : (
          <>
            <div>
              <FieldCells fields={FIELDS} columns={["text"]} />
              {!told.closed && format && (
                <TomorrowsDate
                  text={text}
                  clock={clock()}
                  format={format}
                  onChange={(dated) => form.setValue("text", dated, { shouldDirty: true })}
                />
              )}
            </div>
            <Chips
              legend="Until"
              options={[...ends, { value: OTHER, label: t`Date` }]}
              value={isOther ? OTHER : chosen?.value}
              onChoose={choose}
            />
            {isOther && (
              <div>
                <FieldCells fields={FIELDS} columns={["ends_at"]} />
              </div>
            )}
          </>
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

interface TomorrowsDateProps {
  text: string;
  /** The hotel's. */
  clock: string;
  format: HoursFormat;
  onChange: (text: string) => void;
}

/** "tomorrow" is untrue the day after. */
function TomorrowsDate({ text, clock, format, onChange }: TomorrowsDateProps) {
  const { locale, t } = format;
  const word = t("hours.tomorrow");
  const at = text.toLocaleLowerCase(locale).indexOf(word.toLocaleLowerCase(locale));
  if (at < 0) return null;
  const date = closingDate(format, dayAfter(clock.slice(0, 10)), clock);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Guests may read “<span lang={locale}>{word}</span>” a day later.{" "}
      <button
        type="button"
        className="min-h-11 cursor-pointer font-medium text-accent hover:underline"
        onClick={() => onChange(text.slice(0, at) + date + text.slice(at + word.length))}
      >
        Write <span lang={locale}>{date}</span>
      </button>
    </p>
  );
}

const IS_OVER = { path: ["ends_at"], message: t`Choose a later end.` };
const NOTHING_CLOSED: Closing = { closes: null, closes_breakfast: false, opens_again: null, times: null };

/** As in 2026-06-24T09:00, of a form or a row. */
const momentOf = (value: unknown) => String(value ?? "").slice(0, 16);
