/** The editor of opening hours: week, season, exceptions, note. Needs a FormProvider above it. */
import { type ReactNode, useImperativeHandle, useRef, useState } from "react";
import { get, useController, useFormContext, useWatch } from "react-hook-form";
import { type Choice, type HoursInput, NO_HOURS } from "../../../fields/index.ts";
import { TextButton } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { InputField } from "../../ui/field.tsx";
import { ExceptionList } from "./exception-list.tsx";
import { otherTimesIn } from "./other-times.ts";
import { SeasonEditor } from "./season-editor.tsx";
import type { ErrorAt, PartProps } from "./times-editor.tsx";
import { useTimingText } from "./timing-text.ts";
import { WeekEditor } from "./week-editor.tsx";

const MODES: readonly Choice[] = [
  { value: "weekly", label: "At set times" },
  { value: "always", label: "Day and night" },
  { value: "appointment", label: "By appointment" },
] satisfies { value: HoursInput["mode"]; label: string }[];

interface HoursFieldProps {
  name: string;
  label: string;
  /** The modes on offer. Without them no hours are an empty week. */
  choices?: readonly Choice[] | undefined;
  /** The column of the text that follows from the hours, and its input. */
  said?: { name: string; input: ReactNode } | undefined;
}

export function HoursField({ name, label, choices, said }: HoursFieldProps) {
  const { control, formState, getValues, setValue } = useFormContext<Record<string, HoursInput | string>>();
  const { field, fieldState } = useController({ control, name });
  const box = useRef<HTMLFieldSetElement>(null);
  const textOf = useTimingText();
  const hours = field.value as HoursInput;
  const [isUnfolded, setUnfolded] = useState(
    hours.season !== null || hours.exceptions.length > 0 || hours.note !== "",
  );
  const errorAt: ErrorAt = (path) => get(formState.errors, `${name}.${path}.message`) as string | undefined;

  function change(changed: Partial<HoursInput>): void {
    const next = { ...hours, ...changed };
    field.onChange(next);
    if (!said) return;
    const typed = String(getValues(said.name) ?? "").trim();
    // What its owner wrote stays.
    if (typed !== "" && typed !== textOf(hours)) return;
    const text = textOf(next);
    if (text !== "" || typed !== "") {
      setValue(said.name, text, {
        shouldDirty: true,
        shouldValidate: formState.errors[said.name] !== undefined,
      });
    }
  }

  const part: PartProps = { hours, errorAt, onChange: change };
  // The form focuses its first input with an error.
  useImperativeHandle(field.ref, () => ({
    focus(): void {
      // A closed <details> keeps the focus out.
      box.current?.closest("details")?.setAttribute("open", "");
      const refused = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      refused?.closest("details")?.setAttribute("open", "");
      (refused ?? box.current?.querySelector("button"))?.focus();
    },
  }));

  const isAskedFor = choices === undefined && hours.mode === "none";
  const mode = isAskedFor ? "weekly" : hours.mode;
  return (
    <fieldset ref={box} aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div>
        <p aria-hidden="true" className="mb-1 font-medium">
          {label}
        </p>
        <Chips
          legend={<span className="sr-only">In the hotel's time zone</span>}
          options={choices ?? MODES}
          value={mode}
          onChoose={(chosen) => change({ mode: chosen as HoursInput["mode"] })}
        />
        {mode === "weekly" && <WeekEditor {...part} />}
      </div>
      {said?.input}
      {said && <OtherTimes hours={hours} isChanged={fieldState.isDirty} />}
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
            {choices === undefined && (
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
