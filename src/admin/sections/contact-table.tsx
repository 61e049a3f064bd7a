import { memo } from "react";
import { grouped } from "./groups.ts";
import { ItemActions } from "./item-actions.tsx";
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
  return (
    <li className="flex flex-wrap items-center gap-x-2 px-5 py-2">
      <div className="min-w-0 flex-1 basis-48 break-words sm:flex sm:items-center sm:gap-4">
        <h3 className="font-sans font-medium sm:flex-1">{label}</h3>
        <span className="min-w-0">
          <PhoneValue
            typed={String(item.number)}
            use={String(item.type)}
            className="inline-flex min-h-11 items-center"
          />
        </span>
      </div>
      <div className="grow basis-72 sm:max-w-84">
        <ItemActions
          name={label}
          onEdit={() => onEdit(item)}
          onDuplicate={() => onDuplicate(item)}
          onDelete={() => onDelete(item)}
        />
      </div>
    </li>
  );
});
