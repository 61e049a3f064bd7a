import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { plural } from "../../../lib/texts/t.ts";
import { sumWords, topicsInWords, useExtras } from "../../inbox/figures/extras.ts";
import { INBOX_PATH } from "../../inbox/messages/paths.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";

/** Above the figures: what guests asked for and what it brought. Not there without any. */
export function ExtrasRow() {
  const query = useExtras();
  const { data } = query;
  if (!data) return query.isError && <NotLoaded inline query={query} what="your extras" hint="" />;
  if (data.count === 0) return null;
  return (
    <Link
      to={`${INBOX_PATH}?view=all&kind=request`}
      className="flex items-center justify-between gap-4 border-y border-line py-3 hover:bg-sunken"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-ink-soft">Extras this month</span>
        <span className="block font-display text-2xl">
          {plural(data.count, { one: "# extra", other: "# extras" })} · {sumWords(data)}
        </span>
        <span className="block text-ink-soft">{topicsInWords(data)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
