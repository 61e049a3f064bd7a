import type { ChangeEvent } from "react";
import { FormField } from "../../ui/field.tsx";
import { Input, TextArea } from "../../ui/input.tsx";
import type { Offered, SuggestionReading } from "./offer.ts";
import type { Picks } from "./picks.ts";
import { offeredName } from "./tick-list.tsx";

interface BlanksProps {
  offered: Offered;
  picks: Picks;
  /** Once the owner has tried to go on: what is wrong with it. */
  reading: SuggestionReading | undefined;
  disabled: boolean;
}

/** One input for each fact that only the hotel knows. */
export function Blanks({ offered, picks, reading, disabled }: BlanksProps) {
  const typed = picks.typedInto(offered);
  return offered.blanks.map(({ column, question, example }) => {
    const kind = offered.section.fields[column]?.kind;
    return (
      <FormField
        key={column}
        label={`${offeredName(offered).replace(/\s*\?$/, "")} · ${question}`}
        error={problemOf(reading, column, `${offered.section.fields[column]?.label} is required`)}
      >
        {(attributes) => {
          const input = {
            ...attributes,
            autoComplete: "off",
            placeholder: example,
            value: typed[column] ?? "",
            disabled,
            onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              picks.type(offered, { [column]: event.target.value }),
          };
          // An answer with a blank asks for some words; one that is mended is all of the text.
          const isLong = kind === "longText" && offered.called !== undefined;
          return isLong ? (
            <TextArea {...input} />
          ) : (
            <Input {...input} type={kind === "phone" ? "tel" : "text"} />
          );
        }}
      </FormField>
    );
  });
}

function problemOf(
  reading: SuggestionReading | undefined,
  column: string,
  missing: string,
): string | undefined {
  if (reading?.status === "blank") return missing;
  return reading?.status === "wrong" ? reading.problems[column] : undefined;
}

/** Once the mistakes are on the screen. */
export function focusFirstMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
