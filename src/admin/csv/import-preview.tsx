import type { Section } from "../../sections/index.ts";
import { cx } from "../ui/cx.ts";
import type { Header } from "./header.ts";
import type { ReadRow } from "./read.ts";

const ROWS_SHOWN = 50;

interface ImportPreviewProps {
  section: Section;
  header: Header;
  rows: readonly ReadRow[];
}

function isBad({ problems }: ReadRow): boolean {
  return Object.keys(problems).length > 0;
}

export function badRows(rows: readonly ReadRow[]): number {
  return rows.filter(isBad).length;
}

/** What the file says, the lines to be corrected first, each problem at its cell. */
export function ImportPreview({ section, header, rows }: ImportPreviewProps) {
  const columns = Object.entries(section.fields).filter(([column]) => header.columns.includes(column));
  const sorted = [...rows.filter(isBad), ...rows.filter((row) => !isBad(row))];
  const shown = sorted.slice(0, ROWS_SHOWN);
  return (
    <>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-lg border border-line"
      >
        <table className="w-max min-w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                Line
              </th>
              {columns.map(([column, { label }]) => (
                <th key={column} scope="col" className="px-3 py-2 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line} className="border-t border-line align-top">
                <th scope="row" className="px-3 py-2 font-normal text-ink-soft">
                  {row.line}
                </th>
                {columns.map(([column]) => (
                  <Cell key={column} text={row.cells[column] ?? ""} problem={row.problems[column]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length && (
        <p className="mt-2 text-sm text-ink-soft">and {rows.length - shown.length} more</p>
      )}
    </>
  );
}

function Cell({ text, problem }: { text: string; problem: string | undefined }) {
  return (
    <td className={cx("max-w-60 px-3 py-2", problem && "bg-danger-soft")}>
      <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{text}</span>
      {problem && <span className="block font-medium text-danger">{problem}</span>}
    </td>
  );
}
