import { ChevronDown } from "lucide-react";
import { Accordion } from "radix-ui";
import { memo } from "react";
import { grouped } from "./groups.ts";
import { ItemActions } from "./item-actions.tsx";
import type { Item } from "./items.ts";
import type { ItemEvents, ListProps } from "./lists.ts";

/** Questions by category, one answer open at a time, as guests read them. */
export const FaqAccordion = memo(function FaqAccordion({ section, items, ...events }: ListProps) {
  return (
    <Accordion.Root type="single" collapsible className="flex flex-col gap-8">
      {grouped(section, items).map((group) => (
        <section key={group.value} aria-label={group.label}>
          <h2 className="mb-3 text-xl font-semibold">{group.label}</h2>
          <div className="divide-y divide-line rounded-2xl border border-line bg-surface shadow-card">
            {group.items.map((item) => (
              <Faq key={item.id} item={item} {...events} />
            ))}
          </div>
        </section>
      ))}
    </Accordion.Root>
  );
});

const Faq = memo(function Faq({ item, onEdit, onDuplicate, onDelete }: { item: Item } & ItemEvents) {
  return (
    <Accordion.Item value={item.id} className="flex flex-wrap items-center">
      <Accordion.Header className="grow basis-72">
        <Accordion.Trigger className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 rounded-2xl px-5 py-3 text-left font-sans font-medium hover:text-accent">
          {String(item.question)}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-data-[state=open]:rotate-180"
          />
        </Accordion.Trigger>
      </Accordion.Header>
      <div className="px-5 max-lg:order-last max-lg:w-full max-lg:pb-2 lg:w-68">
        <ItemActions
          name={String(item.question)}
          onEdit={() => onEdit(item)}
          onDuplicate={() => onDuplicate(item)}
          onDelete={() => onDelete(item)}
        />
      </div>
      <Accordion.Content className="w-full px-5 pb-4">
        <p className="max-w-prose break-words whitespace-pre-line text-ink-soft">{String(item.answer)}</p>
      </Accordion.Content>
    </Accordion.Item>
  );
});
