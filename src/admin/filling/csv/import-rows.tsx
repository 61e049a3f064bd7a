import type { Field } from "../../../fields/index.ts";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { TextButton } from "../../ui/button.tsx";
import { ChipSelect } from "../../ui/chips.tsx";
import { InputField, SelectField, TextAreaField } from "../../ui/field.tsx";
import { correctionOf } from "../../ui/spreadsheet/cells.ts";
import { TickRows } from "../../ui/tick.tsx";
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

/** The rows of a file, each to take or to leave. Rows to look at stand first. */
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
      <TickRows
        rows={sorted.slice(0, ROWS_SHOWN).map((row) => ({
          id: String(row.line),
          name: row.cells[card.title] ?? "",
          doubt: doubtOf(row),
          note: [t`Line ${row.line}`, ...othersIn(section, row)].join(" · "),
          checked: isTaken(row),
          beside: group && (
            <ChipSelect
              label={`${declared(group.label)} of “${row.cells[card.title]}”`}
              isUnsure={row.isUnsure === true}
              options={(correctionOf(group).offered ?? []).map((label) => ({ value: label, label }))}
              value={row.cells[groupBy] ?? ""}
              onChoose={(label) => file.onCorrect(row.line, groupBy, label)}
            />
          ),
        }))}
        onTick={(line, on) => onTake(Number(line), on)}
      />
      <MoreBelow rows={rows} />
    </section>
  );
}

/** In a file of two columns nothing tells for sure which is which. */
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

export function RefusedRows({ section, file, rows }: Omit<ImportRowsProps, "isTaken" | "onTake">) {
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
                return (
                  field && (
                    <Correction
                      key={column}
                      field={field}
                      text={row.cells[column] ?? ""}
                      problem={problem}
                      onCorrect={(text) => file.onCorrect(row.line, column, text)}
                    />
                  )
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <MoreBelow rows={rows} />
    </section>
  );
}

function MoreBelow({ rows }: Pick<ImportRowsProps, "rows">) {
  const more = rows.length > ROWS_SHOWN;
  return more && <p className="mt-2 text-ink-soft">{rows.length - ROWS_SHOWN} more below these</p>;
}

function nameOfRow({ card }: Section, { cells, problems }: ReadRow): string {
  const name = cells[card.title]?.trim();
  return name && !problems[card.title] ? ` · ${name.slice(0, 80)}` : "";
}

interface CorrectionProps {
  field: Field;
  text: string;
  problem: string;
  onCorrect: (text: string) => void;
}

/** Applied when the owner leaves the input, so that the row does not disappear while they type. */
function Correction({ field, text, problem, onCorrect }: CorrectionProps) {
  const { offered, multiline } = correctionOf(field);
  const asked = { label: declared(field.label), error: problem };
  if (offered) {
    const options = [
      ...(offered.includes(text) ? [] : [{ value: text, label: text || t`Choose…` }]),
      ...offered.map((choice) => ({ value: choice, label: choice })),
    ];
    return <SelectField {...asked} options={options} value={text} onChoose={onCorrect} />;
  }
  const onBlur = ({ target }: { target: { value: string } }) => {
    if (target.value !== text) onCorrect(target.value);
  };
  if (multiline) return <TextAreaField {...asked} rows={2} defaultValue={text} onBlur={onBlur} />;
  return (
    <InputField
      {...asked}
      defaultValue={text}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}
