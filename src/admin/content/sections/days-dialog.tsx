import { useState } from "react";
import { isDate } from "../../../fields/index.ts";
import type { ShownDuring } from "../../../lib/announcements/shown-during.ts";
import { t } from "../../../lib/texts/t.ts";
import { WEEKDAYS } from "../../../lib/time/weekdays.ts";
import type { Section } from "../../../sections/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Checkbox } from "../../ui/input.tsx";
import { capitalized, counted } from "../../ui/words.ts";
import { weekdayName } from "../hours/day-rows.ts";
import { MonthDay } from "../hours/season-editor.tsx";
import type { Item } from "./items.ts";
import { useShow } from "./shown.ts";
import { shownOf } from "./shown-words.ts";

const NONE = { from: "", until: "" };
const SUMMER = { from: "05-01", until: "09-30" };

type Mode = "always" | "season" | "dates";
const MODES: Record<Mode, string> = {
  always: t`All year`,
  season: t`A season, every year`,
  dates: t`From one date until another`,
};
const ENDS = [
  { end: "from", day: t`First day` },
  { end: "until", day: t`Last day` },
] as const;

function modeOf({ from, until }: typeof NONE): Mode {
  if (from.length === 5) return "season";
  return from || until ? "dates" : "always";
}

interface DaysDialogProps {
  section: Section;
  /** At least one. */
  items: readonly Item[];
  onClose: () => void;
  onSaved?: () => void;
}

export function DaysDialog({ section, items, onClose, onSaved }: DaysDialogProps) {
  const { onDays } = useShow(section);
  const [first] = items;
  const before = first ? shownOf(first).shown_during : null;
  const endsBefore = { from: before?.from ?? "", until: before?.until ?? "" };
  const [mode, setMode] = useState(modeOf(endsBefore));
  const [ends, setEnds] = useState({ always: NONE, season: SUMMER, dates: NONE, [mode]: endsBefore });
  const [weekdays, setWeekdays] = useState(before?.weekdays ?? WEEKDAYS.map((_, index) => index + 1));
  const [problem, setProblem] = useState<string>();
  const { from, until } = ends[mode];

  function setEnd(end: keyof typeof NONE, day: string): void {
    setEnds({ ...ends, [mode]: { ...ends[mode], [end]: day } });
  }

  function submit(): void {
    const found = problemOf(mode, ends[mode], weekdays);
    setProblem(found);
    if (found) return;
    const isEvery = mode === "always" && weekdays.length === WEEKDAYS.length;
    const days: ShownDuring = {
      from: from || null,
      until: until || null,
      weekdays: weekdays.toSorted((a, b) => a - b),
    };
    onClose();
    onSaved?.();
    void onDays(items, isEvery ? null : days);
  }

  return (
    <Dialog
      title="When Guests See It"
      description={items.length > 1 ? counted(items.length, section) : String(first?.[section.card.title])}
      onClose={onClose}
    >
      <Form className="mt-5 flex flex-col gap-5" onSubmit={submit}>
        <fieldset className="flex flex-col">
          <legend className="font-medium">Dates</legend>
          {Object.entries(MODES).map(([value, label]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="mode"
                className="size-5 accent-accent"
                checked={mode === value}
                onChange={() => setMode(value as Mode)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {mode === "season" && (
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {ENDS.map(({ end }) => (
              <MonthDay key={end} end={end} value={ends.season[end]} onChange={(day) => setEnd(end, day)} />
            ))}
          </div>
        )}
        {mode === "dates" && (
          <div className="grid gap-4 sm:grid-cols-2">
            {ENDS.map(({ end, day }) => (
              <InputField
                key={end}
                label={day}
                type="date"
                required={false}
                value={ends.dates[end]}
                onChange={({ target }) => setEnd(end, target.value)}
              />
            ))}
          </div>
        )}
        <fieldset>
          <legend className="font-medium">Days of the week</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {WEEKDAYS.map((name, index) => (
              <Checkbox
                key={name}
                label={capitalized(weekdayName(index))}
                checked={weekdays.includes(index + 1)}
                onChange={({ target }) =>
                  setWeekdays(
                    target.checked ? [...weekdays, index + 1] : weekdays.filter((day) => day !== index + 1),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
        <DialogActions onCancel={onClose}>
          <Button type="submit">Save Days</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function problemOf(
  mode: Mode,
  { from, until }: typeof NONE,
  weekdays: readonly number[],
): string | undefined {
  if (weekdays.length === 0) return t`Choose at least one day of the week`;
  const ends = [from, until].filter(Boolean);
  if (mode === "season" && ends.some((day) => !isDate(`2000-${day}`))) return t`There is no such day`;
  if (mode !== "dates") return undefined;
  if (ends.length === 0) return t`Choose a first or last day`;
  if (ends.some((day) => !isDate(day))) return t`Please enter a date of this century`;
  return from && until && until < from ? t`The last day is before the first` : undefined;
}
