import type { Section } from "../../sections/index.ts";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/input.tsx";
import type { Columns } from "./header.ts";
import type { Table } from "./table.ts";

const SAMPLES = 3;
const LINES_OFFERED = 20;

interface ImportColumnsProps {
  section: Section;
  table: Table;
  /** Which of the table's lines names its columns. */
  header: number;
  onHeader: (index: number) => void;
  columns: Columns;
  onColumns: (columns: Columns) => void;
}

/** Where the column names stand, and what each of the file's columns is, with what it holds. */
export function ImportColumns(props: ImportColumnsProps) {
  const { section, table, header, onHeader, columns, onColumns } = props;
  const names = table.lines[header]?.cells ?? [];
  const below = table.lines.slice(header + 1);
  const width = names.length;

  function choose(index: number, column: string): void {
    onColumns(
      // A column of the section that another one of the file had goes to this one.
      Array.from({ length: width }, (_, at) =>
        at === index ? column || undefined : columns[at] === column ? undefined : columns[at],
      ),
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <Field label="The column names are in">
        {(ties) => (
          <Select {...ties} value={header} onChange={(event) => onHeader(Number(event.target.value))}>
            {table.lines.slice(0, LINES_OFFERED).map(({ line, cells }, index) => (
              <option key={line} value={index}>
                {`Line ${line}: ${cells.filter(Boolean).join(", ").slice(0, 80)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ul className="grid gap-3 sm:grid-cols-2">
        {names.map((name, index) => {
          const samples = below
            .map(({ cells }) => cells[index]?.trim() ?? "")
            .filter(Boolean)
            .slice(0, SAMPLES);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns have nothing but their place
            <li key={index} className="rounded-lg border border-line p-3">
              <Field
                label={name.trim() || `Column ${index + 1}`}
                hint={samples.length > 0 ? <Samples of={samples} /> : "No values"}
              >
                {(ties) => (
                  <Select
                    {...ties}
                    value={columns[index] ?? ""}
                    onChange={(event) => choose(index, event.target.value)}
                  >
                    <option value="">Leave out</option>
                    {Object.entries(section.fields).map(([column, { label }]) => (
                      <option key={column} value={column}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Samples({ of: samples }: { of: readonly string[] }) {
  return <span className="line-clamp-2 wrap-anywhere">{`e.g. ${samples.join(" · ")}`}</span>;
}
