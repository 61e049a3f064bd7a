import { useState } from "react";
import { TextButton } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHistory } from "./history.ts";
import { HistoryList } from "./history-list.tsx";

/** In a row's own dialog: who changed it. Read once it is asked for. */
export function RowHistory({ id, onRestored }: { id: string; onRestored: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-5">
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Hide History" : "History"}
      </TextButton>
      {open && <Changes id={id} onRestored={onRestored} />}
    </section>
  );
}

function Changes({ id, onRestored }: { id: string; onRestored: () => void }) {
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
