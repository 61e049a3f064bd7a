import { useId } from "react";
import { timesOn } from "../../../lib/opening-hours/state.ts";
import { t } from "../../../lib/texts/t.ts";
import { DAY, dayAfter, wallOf } from "../../../lib/time/zoned-time.ts";
import type { Announcement } from "../../content/sections/items.ts";
import { Chips } from "../../ui/chips.tsx";
import { Input } from "../../ui/input.tsx";
import { daysFrom } from "./ends.ts";
import type { TimedThing } from "./told.ts";

/** One day on which something has other hours than on its weekday. */
export interface OtherTimes {
  /** As 2026-11-29. */
  day: string;
  /** As 08:00. */
  from: string;
  until: string;
}

const USUAL = "08:00-12:00";
const DATE = "date";

export function otherTimesOf({ opens_again, times }: Announcement): OtherTimes | undefined {
  return opens_again && times ? timesAt(opens_again, times) : undefined;
}

function timesAt(day: string, times: string): OtherTimes {
  const [from = "", until = ""] = times.split("-");
  return { day, from, until };
}

/** The end of the announcement, on the hotel's clocks. A time that is not after the beginning is on the next day. */
export function endOf({ day, from, until }: OtherTimes): string {
  const date = until > from ? day : dayAfter(day);
  return `${date}T${until}`;
}

interface OtherHoursProps {
  of: TimedThing;
  /** The hotel's. */
  clock: string;
  /** Undefined while it is closed. */
  value: OtherTimes | undefined;
  error: string | undefined;
  onChange: (value: OtherTimes | undefined) => void;
}

/** Whether a thing is closed, or open at other hours on one day. */
export function OtherHours({ of, clock, value, error, onChange }: OtherHoursProps) {
  const errorId = useId();
  const days = daysFrom(clock);
  const isNear = days.some((day) => day.value === value?.day);

  function begin(): void {
    // Other hours are known the evening before.
    const day = days[1]?.value ?? "";
    const usual =
      of.hours?.kind === "weekly" ? timesOn(of.hours, wallOf(`${day}T00:00`) / DAY)[0] : undefined;
    onChange(timesAt(day, usual ?? USUAL));
  }

  const time = (part: "from" | "until", label: string) =>
    value && (
      <div className="flex-1">
        <label htmlFor={`${errorId}${part}`} className="text-sm text-ink-soft">
          {label}
        </label>
        <Input
          id={`${errorId}${part}`}
          type="time"
          className="mt-1"
          value={value[part]}
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
          onChange={({ target }) => target.value && onChange({ ...value, [part]: target.value })}
        />
      </div>
    );

  return (
    <div>
      <Chips
        legend="What changes"
        options={[
          { value: "closed", label: t`Closed` },
          { value: "hours", label: t`Other hours on one day` },
        ]}
        value={value ? "hours" : "closed"}
        onChoose={(chosen) => (chosen === "closed" ? onChange(undefined) : value || begin())}
      />
      {value && (
        <>
          <Chips
            legend="On"
            options={[...days, { value: DATE, label: t`Date` }]}
            value={isNear ? value.day : DATE}
            // A date is at first the one after the chips.
            onChoose={(day) =>
              onChange({ ...value, day: day === DATE ? dayAfter(days.at(-1)?.value ?? "") : day })
            }
          />
          {!isNear && (
            <Input
              type="date"
              className="mb-3"
              aria-label="Date"
              min={clock.slice(0, 10)}
              value={value.day}
              onChange={({ target }) => target.value && onChange({ ...value, day: target.value })}
            />
          )}
          <div className="flex gap-3">
            {time("from", t`From`)}
            {time("until", t`Until`)}
          </div>
          {error && (
            <p id={errorId} role="alert" className="mt-1 text-sm text-danger">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  );
}
