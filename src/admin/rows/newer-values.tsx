import { useQuery } from "@tanstack/react-query";
import type { Field, Fields } from "../../fields/index.ts";
import { hasNoValue } from "../../fields/index.ts";
import { declared, t } from "../../lib/texts/t.ts";
import { recentMoment } from "../ui/words.ts";
import { lastChangeTo } from "./history.ts";
import type { Version } from "./merge.ts";
import { useRowsContext } from "./rows-provider.tsx";
import { useSupabase } from "./supabase.tsx";
import type { RowTable } from "./table.ts";

interface NewerValuesProps {
  fields: Fields;
  current: Version;
  columns: readonly string[];
}

/** Another window's values of the same fields. */
export function NewerValues({ fields, current, columns }: NewerValuesProps) {
  return (
    <dl className="mt-4 flex max-h-60 flex-col gap-3 overflow-y-auto rounded-lg bg-sunken p-4">
      {columns.map((column) => (
        <div key={column}>
          <dt className="text-sm text-ink-soft">{declared(fields[column]?.label ?? OTHERS[column] ?? "")}</dt>
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
  closes: t`What it closes`,
  closes_breakfast: t`Closes breakfast`,
  is_hidden: t`Hidden from guests`,
  opens_again: t`Opens again`,
  shown_during: t`When guests see it`,
  times: t`Hours of that day`,
};

function NewerValue({ field, value }: { field: Field | undefined; value: unknown }) {
  const { FieldValue } = useRowsContext();
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  if (!field || hasNoValue(value)) return value && !field ? t`Others than here` : t`Nothing`;
  return <FieldValue field={field} value={value} />;
}

/** "Ana changed this amenity (14:05).": who made the newer version of these columns. Without a name until it is known. */
export function useWhoChanged(table: RowTable, rowId: string, columns: readonly string[]): string {
  const supabase = useSupabase();
  const { userId } = useRowsContext();
  const { data } = useQuery({
    queryKey: ["last-change", table.id, rowId, columns],
    staleTime: 0,
    // That it was changed is what matters; the name is an addition.
    retry: false,
    queryFn: async () =>
      (await (table.lastChange?.(supabase, rowId, columns) ??
        lastChangeTo(supabase, table.hotelId, rowId, columns))) ?? null,
  });
  if (!data) return t`This ${table.one} was changed in another window.`;
  const when = recentMoment(Date.parse(data.at));
  if (data.userId === userId) return t`You changed this ${table.one} in another window (${when}).`;
  return data.name
    ? t`${data.name} changed this ${table.one} (${when}).`
    : t`Somebody else changed this ${table.one} (${when}).`;
}
