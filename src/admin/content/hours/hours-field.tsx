/** The editor of opening hours: week, season, exceptions, note. Needs a FormProvider above it. */

import { CalendarPlus, Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { get, useController, useFormContext, useWatch } from "react-hook-form";
import { type Choice, type HoursExceptionInput, type HoursInput, NO_HOURS } from "../../../fields/index.ts";
import { MAX_EXCEPTIONS } from "../../../lib/opening-hours/hours.ts";
import { t } from "../../../lib/texts/t.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { InputField } from "../../ui/field.tsx";
import { HOURS_MODES } from "./modes.ts";
import { otherTimesIn } from "./other-times.ts";
import { SeasonEditor } from "./season-editor.tsx";
import { type ErrorAt, type PartProps, TimesEditor } from "./times-editor.tsx";
import { WeekEditor } from "./week-editor.tsx";

/** Words instead of hours, as one more way to answer. */
interface HoursInWords {
  choice: Choice;
  isChosen: boolean;
  input: ReactNode;
  /** The problem of texts that follow from the hours. */
  error: string | undefined;
  /** Told before the hours change. */
  onHours: (next: HoursInput) => void;
  onChoose: () => void;
}

interface HoursFieldProps {
  name: string;
  label: string;
  /** The modes on offer. Without them no hours are an empty week. */
  choices?: readonly Choice[] | undefined;
  words?: HoursInWords;
  /** All of the question. */
  box?: RefObject<HTMLFieldSetElement | null>;
}

export function HoursField({ name, label, choices, words, box: givenBox }: HoursFieldProps) {
  const { control, formState } = useFormContext<Record<string, HoursInput>>();
  const { field, fieldState } = useController({ control, name });
  const ownBox = useRef<HTMLFieldSetElement>(null);
  const box = givenBox ?? ownBox;
  const hours = field.value;
  const [isUnfolded, setUnfolded] = useState(
    hours.season !== null || hours.exceptions.length > 0 || hours.note !== "",
  );
  const errorAt: ErrorAt = (path) =>
    (get(formState.errors, `${name}.${path}.message`) as string | undefined) ??
    (path === "week.0.0.from" ? words?.error : undefined);

  function change(changed: Partial<HoursInput>): void {
    const next = { ...hours, ...changed };
    words?.onHours(next);
    field.onChange(next);
  }

  const part: PartProps = { hours, errorAt, onChange: change };
  useImperativeHandle(field.ref, () => ({ focus: () => focusMistakeIn(box.current) }));

  const isAskedFor = choices === undefined && hours.mode === "none";
  const mode = words?.isChosen ? words.choice.value : isAskedFor ? "weekly" : hours.mode;
  const modes = choices ?? [...HOURS_MODES, ...(words ? [words.choice] : [])];
  return (
    <fieldset ref={box} aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div>
        <p aria-hidden="true" className="mb-1 font-medium">
          {label}
        </p>
        <Chips
          legend={<span className="sr-only">In the hotel's time zone</span>}
          options={modes}
          value={mode}
          onChoose={(chosen) => {
            if (chosen !== words?.choice.value) return change({ mode: chosen as HoursInput["mode"] });
            field.onChange({ ...hours, mode: NO_HOURS.mode });
            words.onChoose();
          }}
        />
        {mode === "weekly" && <WeekEditor {...part} />}
        {words?.isChosen && words.input}
      </div>
      {words && <OtherTimes hours={hours} isChanged={fieldState.isDirty} />}
      {hours.mode !== "none" && (
        <details open={isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {mode === "appointment" ? "A note" : "Season, closed days, a note"}
          </summary>
          <div className="flex flex-col gap-4 pt-1">
            {mode !== "appointment" && (
              <>
                <SeasonEditor {...part} />
                <ExceptionList {...part} />
              </>
            )}
            <InputField
              label="Note on the hours"
              required={false}
              error={errorAt("note")}
              placeholder="Children until 6 PM"
              value={hours.note}
              onChange={(event) => change({ note: event.target.value })}
            />
            {choices === undefined && !words && (
              <TextButton className="self-start" onClick={() => change(NO_HOURS)}>
                Remove These Hours
              </TextButton>
            )}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** The form focuses its first input with an error. */
export function focusMistakeIn(box: HTMLElement | null): void {
  // A closed <details> keeps the focus out.
  box?.closest("details")?.setAttribute("open", "");
  const refused = box?.querySelector<HTMLElement>("[aria-invalid=true]");
  refused?.closest("details")?.setAttribute("open", "");
  (refused ?? box?.querySelector("button"))?.focus();
}

/** Guests read the hours and the texts: what a text says of other times its owner may have forgotten. */
function OtherTimes({ hours, isChanged }: { hours: HoursInput; isChanged: boolean }) {
  const values = Object.values(useWatch<Record<string, unknown>>());
  const said = values.flatMap(
    (value) => (typeof value === "string" && otherTimesIn(value, hours, isChanged)) || [],
  );
  return (
    <p role="status" className="text-sm font-medium text-brass empty:hidden">
      {said.length > 0 && `Your text still says “${said[0]}”. Guests read both.`}
    </p>
  );
}

const NEW: HoursExceptionInput = { from: "", until: "", times: [], reason: "" };

/** Days that differ from the week: closed, or with other times. */
function ExceptionList({ hours: { exceptions }, errorAt, onChange }: PartProps) {
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // As in the editor of times: the pressed button may be gone, so set the focus after drawing.
  function add(): void {
    flushSync(() => onChange({ exceptions: [...exceptions, NEW] }));
    box.current?.querySelector<HTMLElement>("fieldset:last-of-type input")?.focus();
  }

  function remove(index: number): void {
    flushSync(() => onChange({ exceptions: exceptions.toSpliced(index, 1) }));
    addButton.current?.focus();
  }

  return (
    <div ref={box} className="flex flex-col gap-3">
      {exceptions.map((exception, index) => (
        <Exception
          // Typed dates may be equal, so only their index identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          number={index + 1}
          exception={exception}
          errorAt={(path) => errorAt(`exceptions.${index}.${path}`)}
          onChange={(changed) =>
            onChange({ exceptions: exceptions.with(index, { ...exception, ...changed }) })
          }
          onRemove={() => remove(index)}
        />
      ))}
      {exceptions.length < MAX_EXCEPTIONS && (
        <Button icon={CalendarPlus} ref={addButton} variant="secondary" className="self-start" onClick={add}>
          Add Closed or Other Days
        </Button>
      )}
    </div>
  );
}

interface ExceptionProps {
  number: number;
  exception: HoursExceptionInput;
  errorAt: ErrorAt;
  onChange: (changed: Partial<HoursExceptionInput>) => void;
  onRemove: () => void;
}

function Exception({ number, exception, errorAt, onChange, onRemove }: ExceptionProps) {
  const { from, until, times, reason } = exception;
  return (
    <fieldset
      aria-label={`Exception ${number}`}
      className="grid gap-x-3 gap-y-3 rounded-lg bg-sunken p-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <InputField
        label="First day"
        error={errorAt("from")}
        type="date"
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <InputField
        label="Last day"
        required={false}
        error={errorAt("until")}
        type="date"
        min={from}
        value={until}
        onChange={(event) => onChange({ until: event.target.value })}
      />
      <Button
        icon={Trash2}
        variant="quiet"
        aria-label={`Remove exception ${number}`}
        className="self-start max-sm:justify-self-end sm:mt-7.5"
        onClick={onRemove}
      />
      <div className="sm:col-span-3">
        <TimesEditor
          of={t`exception ${number}`}
          times={times}
          errorAt={(path) => errorAt(`times.${path}`)}
          onChange={(changed) => onChange({ times: changed })}
        />
      </div>
      <div className="sm:col-span-3">
        <InputField
          label="Reason"
          required={false}
          error={errorAt("reason")}
          placeholder="Cleaning"
          value={reason}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
