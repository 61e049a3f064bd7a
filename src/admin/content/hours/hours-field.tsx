/** The editor of opening hours: week, season, exceptions, note. Needs a FormProvider above it. */
import { useRef } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import type { Choice, HoursInput } from "../../../fields/index.ts";
import { InputField, SelectField } from "../../ui/field.tsx";
import { ExceptionList } from "./exception-list.tsx";
import type { ErrorAt, PartProps } from "./part-props.ts";
import { SeasonEditor } from "./season-editor.tsx";
import { WeekEditor } from "./week-editor.tsx";

const MODES: readonly Choice[] = [
  { value: "none", label: "Not given" },
  { value: "weekly", label: "Hours by day of the week" },
  { value: "always", label: "Open day and night" },
  { value: "appointment", label: "By appointment" },
] satisfies { value: HoursInput["mode"]; label: string }[];

interface HoursFieldProps {
  name: string;
  label: string;
  /** The modes on offer. */
  choices?: readonly Choice[] | undefined;
}

export function HoursField({ name, label, choices = MODES }: HoursFieldProps) {
  const { control, formState } = useFormContext<Record<string, HoursInput>>();
  const { field } = useController({ control, name });
  const box = useRef<HTMLDivElement>(null);
  const hours = field.value;
  const errorAt: ErrorAt = (path) => get(formState.errors, `${name}.${path}.message`) as string | undefined;
  const part: PartProps = {
    hours,
    errorAt,
    onChange: (changed) => field.onChange({ ...hours, ...changed }),
  };
  // The form calls this to focus the first input with an error.
  function focus(): void {
    // Nothing within a closed one takes the focus.
    box.current?.closest("details")?.setAttribute("open", "");
    const refused = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (refused ?? box.current?.querySelector("select"))?.focus();
  }
  field.ref({ focus });

  return (
    <div ref={box} className="flex flex-col gap-4">
      <SelectField
        label={label}
        required={false}
        hint="In the hotel's time zone."
        options={choices}
        value={hours.mode}
        onChoose={(mode) => part.onChange({ mode: mode as HoursInput["mode"] })}
      />
      {hours.mode === "weekly" && <WeekEditor {...part} />}
      {(hours.mode === "weekly" || hours.mode === "always") && (
        <>
          <SeasonEditor {...part} />
          <ExceptionList {...part} />
        </>
      )}
      {hours.mode !== "none" && (
        <InputField
          label="Note on the hours"
          required={false}
          error={errorAt("note")}
          placeholder="Children until 6 PM"
          value={hours.note}
          onChange={(event) => part.onChange({ note: event.target.value })}
        />
      )}
    </div>
  );
}
