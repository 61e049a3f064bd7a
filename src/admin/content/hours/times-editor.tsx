import { CircleAlert, Plus, X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import type { HoursInput, TimesInput } from "../../../fields/index.ts";
import { MAX_RANGES } from "../../../lib/opening-hours/hours.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";

/** The error of a part of the hours, by its path: "week.0.1.from". */
export type ErrorAt = (path: string) => string | undefined;

export interface PartProps {
  hours: HoursInput;
  errorAt: ErrorAt;
  onChange: (changed: Partial<HoursInput>) => void;
}

interface TimesEditorProps {
  /** The day, for labels: "Monday". */
  of: string;
  times: readonly TimesInput[];
  /** Errors by the path below these times. */
  errorAt: ErrorAt;
  onChange: (times: TimesInput[]) => void;
  /** Without times it asks for them; otherwise it says that they are none. */
  asks?: boolean;
  children?: ReactNode;
}

const NO_TIMES: TimesInput = { from: "", until: "" };

export function TimesEditor({
  of,
  times: given,
  errorAt,
  onChange,
  asks = false,
  children,
}: TimesEditorProps) {
  const times = given.length === 0 && asks ? [NO_TIMES] : given;
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // The pressed button may go. Draw the change first, then move the focus.
  function add(): void {
    flushSync(() => onChange([...times, NO_TIMES]));
    const [opens] = [...(box.current?.querySelectorAll("input") ?? [])].slice(-2);
    opens?.focus();
  }

  /** Emptied inputs are no times. */
  function change(index: number, range: TimesInput): void {
    const isEmpty = asks && times.length === 1 && range.from === "" && range.until === "";
    onChange(isEmpty ? [] : times.with(index, range));
  }

  function remove(index: number): void {
    flushSync(() => onChange(times.toSpliced(index, 1)));
    addButton.current?.focus();
  }

  return (
    <div ref={box} className="flex min-w-0 flex-col gap-1">
      {times.map((range, index) => {
        const nth = times.length > 1 ? index + 1 : undefined;
        return (
          // Times have no id, so only their index identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className="flex max-w-sm flex-wrap items-start gap-2">
            <TimeInput
              label={nth ? `${of} opens (${nth})` : `${of} opens`}
              value={range.from}
              error={errorAt(`${index}.from`)}
              onChange={(from) => change(index, { ...range, from })}
            />
            <TimeInput
              label={nth ? `${of} closes (${nth})` : `${of} closes`}
              value={range.until}
              error={errorAt(`${index}.until`)}
              onChange={(until) => change(index, { ...range, until })}
            />
            {given.length > 0 && (
              <Button
                icon={X}
                variant="quiet"
                aria-label={nth ? `Remove times of ${of} (${nth})` : `Remove times of ${of}`}
                onClick={() => remove(index)}
              />
            )}
          </div>
        );
      })}
      <div className="-mx-2 flex flex-wrap items-center">
        {times.length === 0 && <span className="px-2 text-ink-soft">Closed</span>}
        {(given.length > 0 || !asks) && times.length < MAX_RANGES && (
          <Button
            icon={Plus}
            ref={addButton}
            variant="quiet"
            tight
            aria-label={times.length === 0 ? `Add times of ${of}` : `Add more times of ${of}`}
            onClick={add}
          >
            {times.length === 0 ? "Add times" : "More times"}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

interface TimeInputProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function TimeInput({ label, value, error, onChange }: TimeInputProps) {
  const errorId = useId();
  return (
    <span className="flex min-w-0 flex-1 basis-28 flex-col gap-1">
      <Input
        type="time"
        className="px-2!"
        aria-label={label}
        value={value}
        {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span id={errorId} className="flex items-start gap-1 text-sm text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {error}
        </span>
      )}
    </span>
  );
}
