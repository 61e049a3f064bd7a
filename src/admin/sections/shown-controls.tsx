import { CalendarDays } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/switch.tsx";
import type { Item, ItemEvents } from "./items.ts";
import { shownOf } from "./shown-words.ts";

interface ShownControlsProps extends Pick<ItemEvents, "onToggle" | "onDays"> {
  name: string;
  item: Item;
}

/** Beside an item's name: whether guests see it, and on which days. */
export function ShownControls({ name, item, onToggle, onDays }: ShownControlsProps) {
  return (
    <div className="-my-2 -mr-2 flex shrink-0 items-center">
      <Button variant="quiet" iconOnly aria-label={`Days of ${name}`} onClick={() => onDays(item)}>
        <CalendarDays aria-hidden="true" className="size-5" />
      </Button>
      <Switch
        aria-label={`Guests see ${name}`}
        checked={!shownOf(item).is_hidden}
        onCheckedChange={() => onToggle(item)}
      />
    </div>
  );
}
