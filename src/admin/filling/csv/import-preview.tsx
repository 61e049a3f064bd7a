import { FileDown } from "lucide-react";
import { useState } from "react";
import type { Field } from "../../../fields/index.ts";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { FormField, type InputProps } from "../../ui/field.tsx";
import { Input, Select, TextArea } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { correctionOf } from "../../ui/spreadsheet/cells.ts";
import type { Columns } from "../../ui/spreadsheet/columns.ts";
import type { LetterReading } from "../../ui/spreadsheet/letters.ts";
import { capitalized, titled } from "../../ui/words.ts";
import { lackedIn, type ReadRow } from "./rows.ts";
import type { ImportFile } from "./use-import-file.ts";
import { refusedCsv } from "./written.ts";

interface FileProps {
  section: Section;
  file: ImportFile;
}

const ROWS_SHOWN = 50;

interface ImportPreviewProps {
  section: Section;
  columns: Columns;
  rows: readonly ReadRow[];
}

export function ImportPreview({ section, columns, rows }: ImportPreviewProps) {
  const shown = Object.entries(section.fields).filter(
    ([column]) => columns.includes(column) || rows.some(({ cells }) => cells[column]),
  );
  return (
    <>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-lg border border-line"
      >
        <table className="w-max min-w-full border-collapse text-start text-sm">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {[t`Line`, ...shown.map(([, { label }]) => declared(label))].map((label) => (
                <th key={label} scope="col" className="px-3 py-2 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, ROWS_SHOWN).map((row) => (
              <tr key={row.line} className="border-t border-line align-top">
                <th scope="row" className="px-3 py-2 font-normal text-ink-soft">
                  {row.line}
                </th>
                {shown.map(([column]) => (
                  <td key={column} className="max-w-60 px-3 py-2">
                    <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">
                      {row.cells[column]}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > ROWS_SHOWN && (
        <p className="text-sm text-ink-soft">and {rows.length - ROWS_SHOWN} more</p>
      )}
    </>
  );
}

const REFUSED_SHOWN = 30;

export function RefusedRows({ section, file, rows }: FileProps & { rows: readonly ReadRow[] }) {
  function download(): void {
    const text = refusedCsv(file.header, file.columns, rows, file.table.lines);
    saveCsv(text, t`${capitalized(titled(section.many))} to correct.csv`);
  }

  return (
    <section aria-label="To be corrected" className="flex flex-col gap-3">
      <ul className="flex max-h-96 flex-col gap-3 overflow-y-auto">
        {rows.slice(0, REFUSED_SHOWN).map((row) => (
          <li key={row.line} className="rounded-lg border border-danger p-3">
            <h3 className="mb-2 font-sans text-base font-medium wrap-anywhere">
              {`Line ${row.line}`}
              <span className="font-normal text-ink-soft">{nameOfRow(section, row)}</span>
            </h3>
            <div className="flex flex-col gap-3">
              {Object.entries(row.problems).map(([column, problem]) => {
                const field = section.fields[column];
                if (!field) return null;
                return (
                  <FormField key={column} label={declared(field.label)} error={problem}>
                    {(inputProps) => (
                      <Correction
                        field={field}
                        text={row.cells[column] ?? ""}
                        inputProps={inputProps}
                        onCorrect={(text) => file.onCorrect(row.line, column, text)}
                      />
                    )}
                  </FormField>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      {rows.length > REFUSED_SHOWN && (
        <p className="text-sm text-ink-soft">and {rows.length - REFUSED_SHOWN} more in the file</p>
      )}
      <Button icon={FileDown} variant="secondary" className="self-start max-sm:w-full" onClick={download}>
        {plural(rows.length, { one: "Download this row", other: "Download these # rows" })}
      </Button>
    </section>
  );
}

function nameOfRow({ card }: Section, { cells, problems }: ReadRow): string {
  const name = cells[card.title]?.trim();
  return name && !problems[card.title] ? ` · ${name.slice(0, 80)}` : "";
}

/** The rows that come in hidden: what guests need and they lack is said on the next screen. */
export function WaitingRows({ section, rows }: { section: Section; rows: readonly ReadRow[] }) {
  const waiting = rows.filter(({ lacking }) => lacking);
  if (waiting.length === 0) return null;
  const lacked = lackedIn(section, waiting);
  return (
    <Notice type="info">
      {plural(waiting.length, {
        one: `# ${section.one} waits for ${lacked}. You complete it on the next screen.`,
        other: `# ${section.many} wait for ${lacked}. You complete them on the next screen.`,
      })}
    </Notice>
  );
}

interface WhichReadsRightProps {
  readings: readonly LetterReading[];
  onChoose: (letters: string) => void;
}

/** Asked where the file's bytes fit several alphabets; nothing is chosen beforehand. */
export function WhichReadsRight({ readings, onChoose }: WhichReadsRightProps) {
  const [isNone, setNone] = useState(false);
  return (
    <section aria-labelledby="which-reads-right">
      <h3 id="which-reads-right" className="text-xl">
        Which reads right?
      </h3>
      <p className="text-ink-soft">Look at letters with accents.</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {readings.map(({ letters, name, samples }) => (
          <li key={letters} className="flex flex-col gap-3 rounded-lg border border-line p-4">
            <p className="grow wrap-anywhere whitespace-pre-line" lang="" translate="no">
              {samples.join("\n")}
            </p>
            <Button variant="secondary" aria-label={`This one: ${name}`} onClick={() => onChoose(letters)}>
              This one
            </Button>
            <p className="text-sm text-ink-soft">{name}</p>
          </li>
        ))}
      </ul>
      <TextButton className="mt-3" onClick={() => setNone(true)}>
        None reads right
      </TextButton>
      {isNone && (
        <Notice type="info">Save it in its program as “CSV UTF-8” or .xlsx. Then choose it here.</Notice>
      )}
    </section>
  );
}

interface CorrectionProps {
  field: Field;
  text: string;
  inputProps: InputProps;
  onCorrect: (text: string) => void;
}

/** Applied when the owner leaves the input, so that the row does not disappear while they type. */
function Correction({ field, text, inputProps, onCorrect }: CorrectionProps) {
  const { offered, multiline } = correctionOf(field);
  if (offered) {
    return (
      <Select
        {...inputProps}
        options={[
          ...(offered.includes(text) ? [] : [{ value: text, label: text || t`Choose…` }]),
          ...offered.map((choice) => ({ value: choice, label: choice })),
        ]}
        value={text}
        onChoose={onCorrect}
      />
    );
  }
  const props = {
    ...inputProps,
    defaultValue: text,
    onBlur: (event: { target: { value: string } }) => {
      if (event.target.value !== text) onCorrect(event.target.value);
    },
  };
  return multiline ? (
    <TextArea {...props} rows={2} />
  ) : (
    <Input
      {...props}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}
