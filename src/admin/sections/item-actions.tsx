import { Pencil, Trash2 } from "lucide-react";
import { Button } from "../ui/button.tsx";

interface ItemActionsProps {
  /** Each button says it, for who hears the page instead of seeing it. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with one row. */
export function ItemActions({ name, onEdit, onDelete }: ItemActionsProps) {
  return (
    <div className="mt-auto -mr-2 -mb-2 flex justify-end gap-1 pt-1">
      <Button variant="quiet" aria-label={`Edit ${name}`} className="px-3" onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      <Button variant="quiet" aria-label={`Delete ${name}`} className="px-3" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </div>
  );
}
