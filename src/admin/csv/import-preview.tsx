import type { Section } from "../../sections/index.ts";
import type { Columns } from "./header.ts";
import type { ReadRow } from "./read.ts";

const ROWS_SHOWN = 50;

interface ImportPreviewProps {
  section: Section;
  columns: Columns;
  rows: readonly ReadRow[];
}

/** The rows that will be added, as the file has them. */
export function ImportPreview({ section, columns, rows }: ImportPreviewProps) {
  const shown = Object.entries(section.fields).filter(([column]) => columns.includes(column));
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
              {["Line", ...shown.map(([, { label }]) => label)].map((label) => (
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
