import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHistory } from "./history.ts";
import { HistoryList } from "./history-list.tsx";

export function RowChanges({ id, onRestored }: { id: string; onRestored: () => void }) {
  const history = useHistory({ row_id: id });
  if (!history.data) {
    return <NotLoaded inline query={history} what="its history" meanwhile={<Skeleton className="h-20" />} />;
  }
  if (history.data.length === 0)
    return <p className="text-ink-soft">Nothing was changed in the last 180 days.</p>;
  return (
    <HistoryList
      history={history}
      rowId={id}
      onRestored={onRestored}
      heading={(day) => <h3 className="mt-3 mb-1 text-sm text-ink-soft">{day}</h3>}
    />
  );
}
