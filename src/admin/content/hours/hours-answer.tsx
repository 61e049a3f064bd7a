import { type ReactNode, useState } from "react";
import {
  asInput,
  type HoursInput,
  hoursAsText,
  hours as hoursField,
  NO_HOURS,
} from "../../../fields/index.ts";
import { readHours } from "../../../lib/opening-hours/text.ts";
import { useTimingText } from "./timing-text.ts";
import { WeekEditor } from "./week-editor.tsx";

const FIELD = hoursField({ label: "Weekly Hours" });

interface HoursAnswerProps {
  /** Of what: "Sauna". */
  label: string;
  /** As a spreadsheet has them, or empty: see lib/opening-hours/text.ts. */
  hours: string;
  /** The text that follows from them, until its owner writes another. */
  said: string;
  /** Called with both; hours that are not complete are empty. */
  onChange: (hours: string, said: string) => void;
  /** The text's own input, for what no hours say. */
  children: ReactNode;
}

/** Hours outside of a row's form. */
export function HoursAnswer({ label, hours, said, onChange, children }: HoursAnswerProps) {
  const textOf = useTimingText();
  const [typed, setTyped] = useState<HoursInput>(() =>
    hours === "" ? NO_HOURS : (asInput(FIELD, readHours(hours)) as HoursInput),
  );

  function change(changed: Partial<HoursInput>): void {
    const next = { ...typed, ...changed };
    setTyped(next);
    const isComplete = textOf(next) !== "" && FIELD.schema.safeParse(next).success;
    const follows = said.trim() === "" || said === textOf(typed);
    onChange(isComplete ? hoursAsText(next) : "", follows ? textOf(next) : said);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-lg font-semibold">{label}</legend>
      <WeekEditor hours={typed} errorAt={() => undefined} onChange={change} />
      {children}
    </fieldset>
  );
}
