import { ChevronDown } from "lucide-react";
import { Accordion } from "radix-ui";
import { memo } from "react";
import type { Section } from "../../sections/index.ts";
import { grouped } from "../../sections/rows.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemFacts, ItemValue } from "./item-facts.tsx";
import { ItemState } from "./item-state.tsx";
import type { Item, ItemEvents, ListProps } from "./items.ts";
import { ShownControls } from "./shown-controls.tsx";

/** Titles that unfold to text and facts, one at a time, as on the guest page. */
export const ItemAccordion = memo(function ItemAccordion({ section, items, ...events }: ListProps) {
  return (
    <Accordion.Root type="single" collapsible className="flex flex-col gap-8">
      {grouped(section, items).map((group) => (
        <section key={group.value} aria-label={group.label || section.title}>
          {group.label && <h2 className="mb-3 text-xl font-semibold">{group.label}</h2>}
          <div className="divide-y divide-line rounded-2xl border border-line bg-surface">
            {group.items.map((item) => (
              <Opening key={item.id} section={section} item={item} {...events} />
            ))}
          </div>
        </section>
      ))}
    </Accordion.Root>
  );
});

interface OpeningProps extends ItemEvents {
  section: Section;
  item: Item;
}

const Opening = memo(function Opening({ section, item, ...events }: OpeningProps) {
  const { title, text } = section.card;
  const name = String(item[title]);
  return (
    <Accordion.Item value={item.id} className="flex flex-wrap items-center">
      <Accordion.Header className="min-w-0 grow basis-48">
        <Accordion.Trigger className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 rounded-2xl px-5 py-3 text-left font-sans font-medium hover:text-accent">
          {name}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-data-[state=open]:rotate-180"
          />
        </Accordion.Trigger>
      </Accordion.Header>
      <div className="px-5">
        <ShownControls name={name} item={item} onToggle={events.onToggle} onDays={events.onDays} />
      </div>
      <div className="px-5 max-lg:order-last max-lg:w-full max-lg:pb-2 lg:w-68">
        <ItemActions
          name={name}
          onEdit={() => events.onEdit(item)}
          onDuplicate={() => events.onDuplicate(item)}
          onDelete={() => events.onDelete(item)}
        />
      </div>
      <div className="w-full px-5 not-empty:pb-3">
        <ItemState section={section} item={item} />
      </div>
      <Accordion.Content className="w-full px-5 pb-4">
        {text && (
          <p className="mb-2 max-w-prose break-words whitespace-pre-line text-ink-soft">
            <ItemValue section={section} item={item} column={text} />
          </p>
        )}
        <ItemFacts section={section} item={item} />
      </Accordion.Content>
    </Accordion.Item>
  );
});
