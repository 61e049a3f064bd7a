import { Copy, Pencil, Trash2 } from "lucide-react";
import { Button } from "../ui/button.tsx";

interface ItemActionsProps {
  /** Each button says it, for who hears the page instead of seeing it. */
  name: string;
  onEdit: () => void;
  onDuplicate?: () => void;
  onDelete: () => void;
}

/** What can be done with one row. */
export function ItemActions({ name, onEdit, onDuplicate, onDelete }: ItemActionsProps) {
  return (
    <div className="mt-auto -mr-2 -mb-2 flex justify-end gap-1 pt-1">
      <Button variant="quiet" aria-label={`Edit ${name}`} className="px-3" onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      {onDuplicate && (
        <Button
          variant="quiet"
          iconOnly
          aria-label={`Duplicate ${name}`}
          title="Duplicate"
          onClick={onDuplicate}
        >
          <Copy aria-hidden="true" className="size-4" />
        </Button>
      )}
      <Button variant="quiet" aria-label={`Delete ${name}`} className="px-3" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </div>
  );
}
