import { Copy, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { Button } from "../ui/button.tsx";
import { grouped } from "./groups.ts";
import type { Item } from "./items.ts";
import type { ItemEvents, ListProps } from "./lists.ts";
import { PhoneValue } from "./phone-value.tsx";

/** Numbers by type, a line each. */
export const ContactTable = memo(function ContactTable({ section, items, ...events }: ListProps) {
  return (
    <div className="flex flex-col gap-8">
      {grouped(section, items).map((group) => (
        <section key={group.value} aria-label={group.label}>
          <h2 className="mb-3 text-xl font-semibold">{group.label}</h2>
          <ul className="divide-y divide-line rounded-2xl border border-line bg-surface shadow-card">
            {group.items.map((item) => (
              <ContactRow key={item.id} item={item} {...events} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

const ContactRow = memo(function ContactRow({
  item,
  onEdit,
  onDuplicate,
  onDelete,
}: { item: Item } & ItemEvents) {
  const label = String(item.label);
  const buttons = [
    { verb: "Edit", icon: Pencil, onPress: onEdit },
    { verb: "Duplicate", icon: Copy, onPress: onDuplicate },
    { verb: "Delete", icon: Trash2, onPress: onDelete },
  ];
  return (
    <li className="flex items-center gap-2 py-2 pr-2 pl-5">
      <div className="min-w-0 flex-1 break-words sm:flex sm:items-center sm:gap-4">
        <h3 className="font-sans font-medium sm:flex-1">{label}</h3>
        <span className="min-w-0">
          <PhoneValue
            typed={String(item.number)}
            use={String(item.type)}
            className="inline-flex min-h-11 items-center"
          />
        </span>
      </div>
      <div className="flex">
        {buttons.map(({ verb, icon: Icon, onPress }) => (
          <Button
            key={verb}
            variant="quiet"
            iconOnly
            aria-label={`${verb} ${label}`}
            title={verb}
            onClick={() => onPress(item)}
          >
            <Icon aria-hidden="true" className="size-4" />
          </Button>
        ))}
      </div>
    </li>
  );
});
