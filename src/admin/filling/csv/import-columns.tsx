/** The file's meaning: its letters, and each column: known ones in a list, one question after the other about the rest. */
import { useState } from "react";
import { declared, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { CHIP, ChipSelect } from "../../ui/chips.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { spreadsheetFields } from "../../ui/spreadsheet/cells.ts";
import type { LetterReading } from "../../ui/spreadsheet/letters.ts";
import { likelyMeanings } from "./guesses.ts";
import type { ImportFile } from "./use-import-file.ts";

const SAMPLES = 3;
const LINES_OFFERED = 20;

interface FileProps {
  section: Section;
  file: ImportFile;
}

function nameOf({ header }: ImportFile, index: number): string {
  return header.cells[index]?.trim() || t`Column ${index + 1}`;
}

function samplesIn({ below }: ImportFile, index: number): string[] {
  const values = below.map(({ cells }) => cells[index]?.trim() ?? "").filter(Boolean);
  return [...new Set(values)].slice(0, SAMPLES).map((text) => text.slice(0, 80));
}

/** A column that neither its name nor what is in it tells. Who does not answer leaves it out. */
export function AskedColumn({ section, file }: FileProps) {
  const [index, ...others] = file.unknown;
  if (index === undefined) return null;
  const values = file.below.map(({ cells }) => cells[index] ?? "");
  return (
    <section
      key={index}
      aria-labelledby="asked-column"
      className="rounded-lg bg-brass-soft p-5"
      tabIndex={-1}
      ref={(asked) => {
        if (file.isAnswered) asked?.focus();
      }}
    >
      <h3 id="asked-column" className="text-xl wrap-anywhere">
        What is in “{nameOf(file, index)}”?
      </h3>
      <p className="wrap-anywhere">Your list says: {samplesIn(file, index).join(" · ")}</p>
      {others.length > 0 && <p className="text-sm text-ink-soft">{others.length} more to ask.</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {likelyMeanings(section, file.columns, values).map(({ column, label }) => (
          <button key={column} type="button" className={CHIP} onClick={() => file.onColumn(index, column)}>
            {label}
          </button>
        ))}
        <button type="button" className={CHIP} onClick={() => file.onColumn(index, undefined)}>
          Leave it out
        </button>
      </div>
    </section>
  );
}

export function ImportColumns({ section, file }: FileProps) {
  const { table, header, headerIndex, columns } = file;
  const meanings = [
    { value: "", label: t`Left out` },
    ...spreadsheetFields(section.fields).map(([column, { label }]) => ({
      value: column,
      label: declared(label),
    })),
  ];

  function choose(index: number, column: string): void {
    // When another column of the file had this column of the section, it loses it.
    const others = header.cells.map((_, at) => (columns[at] === column ? undefined : columns[at]));
    file.onColumns(others.with(index, column || undefined));
  }

  return (
    <div className="flex flex-col gap-4">
      <ul>
        {header.cells.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns have nothing but their place
          <li key={index} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-2">
            <span className="min-w-40 flex-1 basis-48 wrap-anywhere">
              <b className="block font-medium">{nameOf(file, index)}</b>
              <span className="line-clamp-2 text-sm text-ink-soft">
                {samplesIn(file, index).join(" · ") || "No values"}
              </span>
            </span>
            <ChipSelect
              label={nameOf(file, index)}
              isUnsure={file.unknown.includes(index)}
              options={meanings}
              value={columns[index] ?? ""}
              onChoose={(column) => choose(index, column)}
            />
          </li>
        ))}
      </ul>
      <SelectField
        label="The column names are in"
        options={[
          ...table.lines.slice(0, LINES_OFFERED).map(({ line, cells }, index) => ({
            value: index,
            label: t`Line ${line}: ${cells.filter(Boolean).join(", ").slice(0, 80)}`,
          })),
          { value: -1, label: t`No line` },
        ]}
        value={headerIndex}
        onChoose={(index) => file.onHeader(Number(index))}
      />
    </div>
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
