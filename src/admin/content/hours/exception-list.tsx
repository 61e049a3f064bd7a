import { CalendarPlus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { HoursExceptionInput } from "../../../fields/index.ts";
import { MAX_EXCEPTIONS } from "../../../lib/opening-hours/hours.ts";
import { t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import type { ErrorAt, PartProps } from "./times-editor.tsx";
import { TimesEditor } from "./times-editor.tsx";

const NEW: HoursExceptionInput = { from: "", until: "", times: [], reason: "" };

/** Days that differ from the week: closed, or with other times. */
export function ExceptionList({ hours: { exceptions }, errorAt, onChange }: PartProps) {
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
