import { useState } from "react";
import { TextButton } from "../../ui/button.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const RowChanges = onDemand(
  () => import("./history-list.tsx").then((m) => m.RowChanges),
  <Skeleton className="h-20" />,
);

/** In a row's own dialog: who changed it. Read once it is asked for. */
export function RowHistory({ id, onRestored }: { id: string; onRestored: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-5">
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Hide History" : "History"}
      </TextButton>
      {open && <RowChanges id={id} onRestored={onRestored} />}
    </section>
  );
}
