import type { Field, Fields } from "../../fields/index.ts";
import { hasNoValue } from "../../fields/index.ts";
import type { Version } from "./merge.ts";
import { useRowsContext } from "./rows-provider.tsx";

interface NewerValuesProps {
  fields: Fields;
  current: Version;
  columns: readonly string[];
}

/** What another window has made of the same fields. */
export function NewerValues({ fields, current, columns }: NewerValuesProps) {
  return (
    <dl className="mt-4 flex max-h-60 flex-col gap-3 overflow-y-auto rounded-lg bg-sunken p-4">
      {columns.map((column) => (
        <div key={column}>
          <dt className="text-sm text-ink-soft">{fields[column]?.label ?? OTHERS[column]}</dt>
          <dd className="break-words whitespace-pre-line">
            <NewerValue field={fields[column]} value={current[column]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Columns that are no fields. */
const OTHERS: Readonly<Record<string, string>> = {
  is_hidden: "Hidden from guests",
  shown_during: "When guests see it",
};

function NewerValue({ field, value }: { field: Field | undefined; value: unknown }) {
  const { FieldValue } = useRowsContext();
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (!field || hasNoValue(value)) return value && !field ? "Others than here" : "Nothing";
  return <FieldValue field={field} value={value} />;
}
