import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import { Chip, ChipGroup } from "../../ui/chips.tsx";
import { capitalized } from "../../ui/words.ts";
import {
  type DayRow,
  dayRowsOf,
  EVERY_DAY,
  isSameWeek,
  weekdayName,
  weekdaysInWords,
  weekOfRows,
} from "./day-rows.ts";
import type { PartProps } from "./times-editor.tsx";
import { TimesEditor } from "./times-editor.tsx";

/** "Every day" is a row; days with other times are another. */
export function WeekEditor({ hours: { week }, errorAt, onChange }: PartProps) {
  const [rows, setRows] = useState(() => dayRowsOf(week));
  const box = useRef<HTMLDivElement>(null);
  // Typed rows stay as they are, even while two say the same; another week has rows of its own.
  const shown = isSameWeek(weekOfRows(rows), week) ? rows : dayRowsOf(week);

  function change(changed: readonly DayRow[]): void {
    setRows([...changed]);
    onChange({ mode: "weekly", week: weekOfRows(changed) });
  }

  /** A day has one row. */
  function toggle(at: number, day: number): void {
    change(
      shown.map((row, index) => {
        const isHere = row.days.includes(day);
        const others = row.days.filter((each) => each !== day);
        return { ...row, days: index === at && !isHere ? [...others, day].toSorted() : others };
      }),
    );
  }

  function add(): void {
    flushSync(() => change([...shown, { days: [], times: [] }]));
    box.current?.querySelector<HTMLElement>("fieldset:last-of-type [aria-pressed]")?.focus();
  }

  const isSplit = shown.length > 1 || shown[0]?.days.length !== EVERY_DAY.length;
  const closed = EVERY_DAY.filter((day) => !shown.some(({ days }) => days.includes(day)));
  const error = errorAt("week");
  return (
    <div ref={box} className="flex flex-col gap-3">
      {shown.map(({ days, times }, index) => {
        const name =
          days.length === EVERY_DAY.length
            ? t`Every day`
            : days.length === 0
              ? t`Other days`
              : capitalized(weekdaysInWords(days));
        const [first] = days;
        return (
          <fieldset
            // Rows have no id, so only their index identifies them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            aria-label={name}
            className="flex min-w-0 flex-col gap-2 rounded-lg border border-edge p-3 sm:p-4"
          >
            <span aria-hidden="true" className="font-medium">
              {name}
            </span>
            {isSplit && (
              <ChipGroup legend={<span className="sr-only">On which days</span>}>
                {EVERY_DAY.map((day) => (
                  <Chip
                    key={day}
                    label={
                      <>
                        <span aria-hidden="true">{capitalized(weekdayName(day).slice(0, 2))}</span>
                        <span className="sr-only">{capitalized(weekdayName(day))}</span>
                      </>
                    }
                    isChosen={days.includes(day)}
                    onPress={() => toggle(index, day)}
                  />
                ))}
              </ChipGroup>
            )}
            <TimesEditor
              of={name}
              times={times}
              asks
              errorAt={(path) => (first === undefined ? undefined : errorAt(`week.${first}.${path}`))}
              onChange={(changed) => change(shown.with(index, { days, times: changed }))}
            >
              {shown.length > 1 && (
                <Button variant="quiet" tight onClick={() => change(shown.toSpliced(index, 1))}>
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              )}
            </TimesEditor>
          </fieldset>
        );
      })}
      {isSplit && closed.length > 0 && <p className="text-ink-soft">Closed: {weekdaysInWords(closed)}</p>}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {shown.every(({ days }) => days.length > 0) && (
        <Button icon={CalendarDays} variant="quiet" tight className="self-start" onClick={add}>
          Other hours on some days
        </Button>
      )}
    </div>
  );
}
