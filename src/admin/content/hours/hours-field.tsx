/** The editor of opening hours: week, season, exceptions, note. Needs a FormProvider above it. */
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { get, useController, useFormContext, useWatch } from "react-hook-form";
import { type Choice, type HoursInput, NO_HOURS } from "../../../fields/index.ts";
import { TextButton } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { InputField } from "../../ui/field.tsx";
import { ExceptionList } from "./exception-list.tsx";
import { HOURS_MODES } from "./modes.ts";
import { otherTimesIn } from "./other-times.ts";
import { SeasonEditor } from "./season-editor.tsx";
import type { ErrorAt, PartProps } from "./times-editor.tsx";
import { WeekEditor } from "./week-editor.tsx";

/** Words instead of hours, as one more way to answer. */
interface HoursInWords {
  choice: Choice;
  isChosen: boolean;
  input: ReactNode;
  /** What is wrong with them while they follow from the hours. */
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
