import { useImperativeHandle, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { type Field, type HoursInput, NO_HOURS } from "../../../fields/index.ts";
import { declared } from "../../../lib/texts/t.ts";
import { InputField } from "../../ui/field.tsx";
import { focusMistakeIn, HoursField } from "./hours-field.tsx";
import { IN_WORDS } from "./modes.ts";
import { useTimingText } from "./timing-text.ts";

interface TimingFieldProps {
  /** The column of the hours. */
  name: string;
  /** The column of the words, and their field. */
  said: { name: string; field: Field };
}

/** When it is open, asked once: hours, from which the words follow, or words alone. Needs a FormProvider. */
export function TimingField({ name, said }: TimingFieldProps) {
  const { control, setValue } = useFormContext<Record<string, string | HoursInput>>();
  const { field, fieldState } = useController({ control, name: said.name });
  const { field: hoursField } = useController({ control, name });
  const box = useRef<HTMLFieldSetElement>(null);
  const textOf = useTimingText();
  const hours = hoursField.value as HoursInput;
  const text = String(field.value ?? "");
  const [wanted, setWanted] = useState(false);
  const isChosen = hours.mode === NO_HOURS.mode && (wanted || text !== "");
  /** The owner's own, given back where hours were only tried. */
  const own = useRef(isChosen ? text : "");
  useImperativeHandle(field.ref, () => ({ focus: () => focusMistakeIn(box.current) }));

  function say(words: string): void {
    setValue(said.name, words, { shouldDirty: true, shouldValidate: fieldState.invalid });
  }

  function follow(next: HoursInput): void {
    const words = textOf(next);
    // Hours that were emptied leave no words behind that somebody would read as the owner's.
    if (words !== "" || text === textOf(hours)) say(words);
  }

  const label = declared(said.field.label);
  return (
    <HoursField
      name={name}
      label={label}
      box={box}
      words={{
        choice: IN_WORDS,
        isChosen,
        error: isChosen ? undefined : fieldState.error?.message,
        onHours: follow,
        onChoose: () => {
          setWanted(true);
          if (own.current !== "") say(own.current);
        },
        input: (
          <InputField
            label={`${label} in words`}
            placeholder={said.field.placeholder}
            error={fieldState.error?.message}
            value={text}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              setWanted(true);
              own.current = target.value;
              field.onChange(target.value);
            }}
          />
        ),
      }}
    />
  );
}
