import { type ReactNode, useState } from "react";
import {
  asInput,
  type HoursInput,
  hoursAsText,
  hours as hoursField,
  NO_HOURS,
} from "../../../fields/index.ts";
import { readHours } from "../../../lib/opening-hours/text.ts";
import { t } from "../../../lib/texts/t.ts";
import { Chips } from "../../ui/chips.tsx";
import { HOURS_MODES, IN_WORDS } from "./modes.ts";
import { useTimingText } from "./timing-text.ts";
import { WeekEditor } from "./week-editor.tsx";

const FIELD = hoursField({ label: t`Weekly Hours` });

interface HoursAnswerProps {
  /** The thing's name: "Sauna". */
  label: string;
  /** As a spreadsheet has them, or empty: see lib/opening-hours/text.ts. */
  hours: string;
  /** The words: they follow from the hours, or stand for them. */
  said: string;
  /** The problem while neither is given. */
  problem: string | undefined;
  /** Called with both; hours that are not complete are empty. */
  onChange: (hours: string, said: string) => void;
  /** The words' own input. */
  children: ReactNode;
}

/** When it is open, asked once, outside of a row's form. */
export function HoursAnswer({ label, hours, said, problem, onChange, children }: HoursAnswerProps) {
  const textOf = useTimingText();
  const [typed, setTyped] = useState<HoursInput>(() =>
    hours === "" ? NO_HOURS : (asInput(FIELD, readHours(hours)) as HoursInput),
  );
  const [isInWords, setInWords] = useState(hours === "" && said !== "");
  const mode = isInWords ? IN_WORDS.value : typed.mode === NO_HOURS.mode ? "weekly" : typed.mode;

  function change(changed: Partial<HoursInput>): void {
    const next = { ...typed, ...changed };
    setTyped(next);
    setInWords(false);
    const words = textOf(next);
    const isComplete = words !== "" && FIELD.schema.safeParse(next).success;
    onChange(isComplete ? hoursAsText(next) : "", words);
  }

  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-2 text-lg font-semibold">{label}</legend>
      <Chips
        legend={<span className="sr-only">When</span>}
        options={[...HOURS_MODES, IN_WORDS]}
        value={mode}
        onChoose={(chosen) => {
          if (chosen !== IN_WORDS.value) return change({ mode: chosen as HoursInput["mode"] });
          setInWords(true);
          onChange("", said);
        }}
      />
      {mode === "weekly" && (
        <WeekEditor
          hours={typed}
          errorAt={(path) => (path === "week.0.0.from" ? problem : undefined)}
          onChange={change}
        />
      )}
      {isInWords && children}
    </fieldset>
  );
}
