import { declared, plural } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { TextButton } from "../../ui/button.tsx";
import { ChipSelect } from "../../ui/chips.tsx";
import { Checkbox } from "../../ui/input.tsx";
import { correctionOf } from "../../ui/spreadsheet/cells.ts";
import type { ReadRow } from "./rows.ts";
import type { ImportFile } from "./use-import-file.ts";

const ROWS_SHOWN = 50;

interface AnswerListProps {
  section: Section;
  file: ImportFile;
  rows: readonly ReadRow[];
  without: ReadonlySet<number>;
  onTake: (line: number, isTaken: boolean) => void;
}

/** Whether rows are questions with an answer, in groups: a table would cut both. */
export function isOfAnswers({ card, groupBy }: Section): boolean {
  return card.text !== undefined && groupBy !== undefined;
}

export function AnswerList({ section, file, rows, without, onTake }: AnswerListProps) {
  const { card, groupBy = "", fields } = section;
  const { title, text = "" } = card;
  const unsure = rows.filter(({ isUnsure }) => isUnsure).length;
  const group = fields[groupBy];
  const [asked, told] = [title, text].map((column) =>
    file.header.cells[file.columns.indexOf(column)]?.trim(),
  );
  return (
    <section aria-label="Preview">
      {asked !== undefined && told !== undefined && (
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
      )}
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
        {rows.slice(0, ROWS_SHOWN).map((row) => (
          <li
            key={row.line}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <Checkbox
              className="min-w-52 flex-1 basis-64 wrap-anywhere"
              checked={!without.has(row.line)}
              onChange={({ target }) => onTake(row.line, target.checked)}
              label={
                <span className="min-w-0">
                  <span className="block font-display text-lg">{row.cells[title]}</span>
                  <span className="line-clamp-3 text-sm whitespace-pre-line text-ink-soft">
                    {row.cells[text]}
                  </span>
                </span>
              }
            />
            {group && (
              <span className="flex min-w-0 max-w-full ps-8 sm:ps-0">
                <ChipSelect
                  label={`${declared(group.label)} of “${row.cells[title]}”`}
                  isUnsure={row.isUnsure === true}
                  options={(correctionOf(group).offered ?? []).map((label) => ({ value: label, label }))}
                  value={row.cells[groupBy] ?? ""}
                  onChoose={(label) => file.onCorrect(row.line, groupBy, label)}
                />
              </span>
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
