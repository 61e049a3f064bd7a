import type { Field } from "../../../fields/index.ts";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { TextButton } from "../../ui/button.tsx";
import { ChipSelect } from "../../ui/chips.tsx";
import { FormField, type InputProps } from "../../ui/field.tsx";
import { Input, Select, TextArea } from "../../ui/input.tsx";
import { correctionOf } from "../../ui/spreadsheet/cells.ts";
import { Tick } from "../../ui/tick.tsx";
import type { ReadRow } from "./rows.ts";
import type { ImportFile } from "./use-import-file.ts";

const ROWS_SHOWN = 50;

interface ImportRowsProps {
  section: Section;
  file: ImportFile;
  rows: readonly ReadRow[];
  isTaken: (row: ReadRow) => boolean;
  onTake: (line: number, isTaken: boolean) => void;
}

/** The rows of a file, each to take or to leave. What to look at stands first. */
export function ImportRows({ section, file, rows, isTaken, onTake }: ImportRowsProps) {
  const { card, groupBy = "", fields } = section;
  const group = fields[groupBy];
  const unsure = rows.filter(({ isUnsure }) => isUnsure).length;
  const sorted = rows.toSorted((one, other) => Number(isDoubted(other)) - Number(isDoubted(one)));
  return (
    <section aria-label="Preview">
      <Meanings section={section} file={file} />
      {group && !file.columns.includes(groupBy) && (
        <>
          <h3 className="mt-4 text-xl">{declared(group.label)} from the words</h3>
          <p className="text-ink-soft">
            Press one to change it.{" "}
            {unsure > 0 && plural(unsure, { one: "# is unsure.", other: "# are unsure." })}
          </p>
        </>
      )}
      <ul>
        {sorted.slice(0, ROWS_SHOWN).map((row) => (
          <li key={row.line} className="flex flex-wrap items-center gap-x-6 border-b border-line">
            <div className="min-w-52 flex-1 basis-64">
              <Tick
                name={row.cells[card.title] ?? ""}
                doubt={doubtOf(row)}
                note={[t`Line ${row.line}`, ...othersIn(section, row)].join(" · ")}
                checked={isTaken(row)}
                disabled={false}
                onTick={(on) => onTake(row.line, on)}
              />
            </div>
            {group && (
              <ChipSelect
                label={`${declared(group.label)} of “${row.cells[card.title]}”`}
                isUnsure={row.isUnsure === true}
                options={(correctionOf(group).offered ?? []).map((label) => ({ value: label, label }))}
                value={row.cells[groupBy] ?? ""}
                onChoose={(label) => file.onCorrect(row.line, groupBy, label)}
              />
            )}
          </li>
        ))}
      </ul>
      {rows.length > ROWS_SHOWN && (
        <p className="mt-2 text-ink-soft">{rows.length - ROWS_SHOWN} more below these</p>
      )}
    </section>
  );
}

/** Of two columns alone nothing tells for sure which is which. */
function Meanings({ section: { card, fields, groupBy }, file }: Pick<ImportRowsProps, "section" | "file">) {
  const { title, text = "" } = card;
  const [asked, told] = [title, text].map((column) =>
    file.header.cells[file.columns.indexOf(column)]?.trim(),
  );
  if (!groupBy || asked === undefined || told === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-line wrap-anywhere">
      <span className="grow">
        {declared(fields[title]?.label ?? "")}: {asked || <>first column</>} ·{" "}
        {declared(fields[text]?.label ?? "")}: {told || <>other column</>}
      </span>
      <TextButton
        onClick={() =>
          file.onColumns(file.columns.map((one) => (one === title ? text : one === text ? title : one)))
        }
      >
        Swap
      </TextButton>
    </p>
  );
}

function doubtOf({ isAlike, secret: code }: ReadRow): string | undefined {
  if (code) return t`“${code}” looks like a code or password. Everybody would read it.`;
  return isAlike && t`You have it already.`;
}

/** Left out unless its owner, who knows better, takes it. */
export function isDoubted({ isAlike, secret }: ReadRow): boolean {
  return isAlike === true || secret !== undefined;
}

function othersIn({ card, groupBy, fields }: Section, { cells }: ReadRow): string[] {
  return Object.keys(fields)
    .filter((column) => column !== card.title && column !== groupBy)
    .flatMap((column) => cells[column]?.trim() || []);
}

type RefusedRowsProps = Pick<ImportRowsProps, "section" | "file" | "rows">;

export function RefusedRows({ section, file, rows }: RefusedRowsProps) {
  return (
    <section aria-label="To be corrected">
      <ul className="flex flex-col gap-3">
        {rows.slice(0, ROWS_SHOWN).map((row) => (
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
      {rows.length > ROWS_SHOWN && (
        <p className="mt-2 text-ink-soft">{rows.length - ROWS_SHOWN} more below these</p>
      )}
    </section>
  );
}

function nameOfRow({ card }: Section, { cells, problems }: ReadRow): string {
  const name = cells[card.title]?.trim();
  return name && !problems[card.title] ? ` · ${name.slice(0, 80)}` : "";
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
