import { FileUp } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Section } from "../../sections/index.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/input.tsx";
import { spreadsheetFields } from "./cells.ts";
import type { Columns, Table } from "./header.ts";

interface FilePickerProps {
  /** The name of the chosen file. */
  name: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** Shown while there is no file. */
  children: ReactNode;
}

/** A file is chosen with the button, or dropped anywhere on the window. */
export function FilePicker({ name, disabled, onChoose, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop((file) => !disabled && onChoose(file));
  return (
    <div
      className={cx(
        "mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-dashed p-4",
        isOver ? "border-accent bg-accent-soft" : "border-edge",
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label="Excel or CSV file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // Allows choosing the same file again after a correction.
          event.target.value = "";
        }}
      />
      <Button variant="secondary" disabled={disabled} onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="size-5" />
        {name ? "Choose Another File" : "Choose File"}
      </Button>
      {name ? <span className="wrap-anywhere text-ink-soft">{name}</span> : children}
      {!name && <span className="text-ink-soft max-sm:hidden">or drop one here</span>}
    </div>
  );
}

/** For the whole window, because a browser would open a file that is dropped elsewhere. */
function useFileDrop(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      "dragover",
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), { signal });
    addEventListener(
      "drop",
      (event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        setOver(false);
        latest.current(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isOver;
}

const SAMPLES = 3;
const LINES_OFFERED = 20;

interface ImportColumnsProps {
  section: Section;
  table: Table;
  /** The index of the line with the column names. */
  header: number;
  onHeader: (index: number) => void;
  columns: Columns;
  onColumns: (columns: Columns) => void;
}

/** Shows the column names, and what each column of the file means, with examples. */
export function ImportColumns(props: ImportColumnsProps) {
  const { section, table, header, onHeader, columns, onColumns } = props;
  const names = table.lines[header]?.cells ?? [];
  const below = table.lines.slice(header + 1);
  const width = names.length;

  function choose(index: number, column: string): void {
    onColumns(
      // When another column of the file had this column of the section, it loses it.
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
                    {spreadsheetFields(section.fields).map(([column, { label }]) => (
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
