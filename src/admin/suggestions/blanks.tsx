import { InputField } from "../ui/field.tsx";
import type { Offered, Reading } from "./offer.ts";
import type { Picks } from "./picks.ts";
import { nameOf } from "./tick-list.tsx";

interface BlanksProps {
  offered: Offered;
  picks: Picks;
  /** Once the owner has tried to go on: what is wrong with it. */
  reading: Reading | undefined;
  disabled: boolean;
}

/** One input for each fact that only the hotel knows. */
export function Blanks({ offered, picks, reading, disabled }: BlanksProps) {
  const typed = picks.typedInto(offered);
  return offered.blanks.map(({ column, question, example }) => (
    <InputField
      key={column}
      label={`${nameOf(offered).replace(/\s*\?$/, "")} · ${question}`}
      error={problemOf(reading, column, `${offered.section.fields[column]?.label} is required`)}
      type={offered.section.fields[column]?.kind === "phone" ? "tel" : "text"}
      autoComplete="off"
      placeholder={example}
      value={typed[column] ?? ""}
      disabled={disabled}
      onChange={(event) => picks.type(offered, column, event.target.value)}
    />
  ));
}

function problemOf(reading: Reading | undefined, column: string, missing: string): string | undefined {
  if (reading?.status === "blank") return missing;
  return reading?.status === "wrong" ? reading.problems[column] : undefined;
}
