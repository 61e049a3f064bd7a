import { Copy, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { Button } from "../ui/button.tsx";

interface ItemActionsProps {
  /** The row's name, which each button's accessible name contains. */
  name: string;
  onEdit: () => void;
  onDuplicate?: () => void;
  onDelete: () => void;
}

/** The buttons of one row, with text; icons are shown where they fit. */
export function ItemActions({ name, onEdit, onDuplicate, onDelete }: ItemActionsProps) {
  return (
    <div className="@container -mx-2">
      <div className="flex flex-wrap justify-end">
        <Action verb="Edit" name={name} icon={Pencil} onPress={onEdit} />
        {onDuplicate && <Action verb="Duplicate" name={name} icon={Copy} onPress={onDuplicate} />}
        <Action verb="Delete" name={name} icon={Trash2} onPress={onDelete} />
      </div>
    </div>
  );
}

function Action(props: { verb: string; name: string; icon: LucideIcon; onPress: () => void }) {
  const { verb, name, icon: Icon, onPress } = props;
  return (
    <Button variant="quiet" tight aria-label={`${verb} ${name}`} className="@sm:px-3" onClick={onPress}>
      <Icon aria-hidden="true" className="size-4 @max-xs:hidden" />
      {verb}
    </Button>
  );
}
