import type { ChangeEvent } from "react";
import { t } from "../../../lib/texts/t.ts";
import { FormField } from "../../ui/field.tsx";
import { Input, TextArea } from "../../ui/input.tsx";
import { HoursAnswer } from "../hours/hours-answer.tsx";
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

/** One input for each fact that only the hotel knows; for times, one question. */
export function Blanks({ offered, picks, reading, disabled }: BlanksProps) {
  const typed = picks.typedInto(offered);
  const { fields } = offered.section;
  const hours = Object.keys(fields).find((column) => fields[column]?.saidBy !== undefined) ?? "";
  return offered.blanks.map(({ column, question, example }) => {
    const kind = fields[column]?.kind;
    const value = typed[column] ?? "";
    const isOfHours = fields[hours]?.saidBy === column;
    const asked = isOfHours ? t`In words` : question;
    const problem = reading?.status === "wrong" ? reading.problems[column] : undefined;
    const input = (
      <FormField
        key={column}
        label={`${offeredName(offered).replace(/\s*\?$/, "")} · ${asked}`}
        error={problem}
      >
        {(attributes) => {
          const input = {
            ...attributes,
            autoComplete: "off",
            placeholder: example,
            value,
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
    if (!isOfHours) return input;
    return (
      <HoursAnswer
        key={column}
        label={offeredName(offered)}
        hours={typed[hours] ?? ""}
        said={value}
        problem={problem}
        onChange={(times, said) => picks.type(offered, { [hours]: times, [column]: said })}
      >
        {input}
      </HoursAnswer>
    );
  });
}

export function focusFirstMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
