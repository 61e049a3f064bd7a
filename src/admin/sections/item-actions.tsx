import { Pencil, Trash2 } from "lucide-react";
import { Button } from "../ui/button.tsx";
import type { Item } from "./items.ts";
import type { ListProps } from "./lists.ts";

/** What can be done with one row. Each button names the row, for who hears the page instead of seeing it. */
export function ItemActions({
  section,
  item,
  onEdit,
  onDelete,
}: { item: Item } & Pick<ListProps, "section" | "onEdit" | "onDelete">) {
  const name = String(item[section.card.title]);
  return (
    <div className="mt-auto -mr-2 -mb-2 flex justify-end gap-1 pt-1">
      <Button variant="quiet" aria-label={`Edit ${name}`} className="px-3" onClick={() => onEdit(item)}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      <Button variant="quiet" aria-label={`Delete ${name}`} className="px-3" onClick={() => onDelete(item)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </div>
  );
}
