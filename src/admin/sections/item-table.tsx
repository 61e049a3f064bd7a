import { memo } from "react";
import { grouped } from "../../sections/rows.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemValue } from "./item-facts.tsx";
import { ItemState } from "./item-state.tsx";
import type { ListProps } from "./items.ts";
import { ShownControls } from "./shown-controls.tsx";
import { isBlank } from "./values.tsx";

/** A line for each row, with title and facts. */
export const ItemTable = memo(function ItemTable({ section, items, ...events }: ListProps) {
  const { title, facts } = section.card;
  return (
    <div className="flex flex-col gap-8">
      {grouped(section, items).map((group) => (
        <section key={group.value} aria-label={group.label || section.title}>
          {group.label && <h2 className="mb-3 text-xl font-semibold">{group.label}</h2>}
          <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
            {group.items.map((item) => (
              <li key={item.id} className="flex flex-wrap items-center gap-x-2 px-5 py-2">
                <div className="min-w-0 flex-1 basis-40 break-words sm:flex sm:items-center sm:gap-4">
                  <div className="sm:flex-1">
                    <h3 className="font-sans font-medium">{String(item[title])}</h3>
                    <ItemState section={section} item={item} />
                  </div>
                  {facts.map(
                    (column) =>
                      !isBlank(item[column]) && (
                        <span
                          key={column}
                          className="min-w-0 max-sm:block [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center"
                        >
                          <ItemValue section={section} item={item} column={column} />
                        </span>
                      ),
                  )}
                </div>
                <ShownControls
                  name={String(item[title])}
                  item={item}
                  onToggle={events.onToggle}
                  onDays={events.onDays}
                />
                <div className="grow basis-72 sm:max-w-84">
                  <ItemActions
                    name={String(item[title])}
                    onEdit={() => events.onEdit(item)}
                    onDuplicate={() => events.onDuplicate(item)}
                    onDelete={() => events.onDelete(item)}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
