import { memo } from "react";
import { asDetails } from "../../fields/index.ts";
import type { Section } from "../../sections/index.ts";
import { grouped } from "../../sections/rows.ts";
import { Card } from "../ui/card.tsx";
import { ItemActions } from "./item-actions.tsx";
import { ItemFacts, ItemValue } from "./item-facts.tsx";
import { ItemState } from "./item-state.tsx";
import type { Item, ItemEvents, ListProps } from "./items.ts";
import { ShownControls } from "./shown-controls.tsx";
import { isBlank } from "./values.tsx";

export const GRID = "grid gap-4 @xl:grid-cols-2 @xl:gap-5 @4xl:grid-cols-3";

/**
 * With hundreds of cards, the browser lays out only those near the screen. The padding keeps their shadows
 * from being clipped.
 */
const SKIPPED_OFF_SCREEN = "-m-2 p-2 [contain-intrinsic-height:auto_17rem] [content-visibility:auto]";

export const CardGrid = memo(function CardGrid({ section, items, ...events }: ListProps) {
  return grouped(section, items).map((group) => (
    <section key={group.value} aria-label={group.label || section.title} className="mb-8">
      {group.label && <h2 className="mb-3 text-xl font-semibold">{group.label}</h2>}
      <ul className={GRID}>
        {group.items.map((item) => (
          <li key={item.id} className={SKIPPED_OFF_SCREEN}>
            <ItemCard titleAs={group.label ? "h3" : "h2"} section={section} item={item} {...events} />
          </li>
        ))}
      </ul>
    </section>
  ));
});

/** One row, drawn as its section's card declares. The title is one level below the heading above it. */
const ItemCard = memo(function ItemCard({
  titleAs: Title,
  section,
  item,
  onEdit,
  onDuplicate,
  onDelete,
  onToggle,
  onDays,
}: { titleAs: "h2" | "h3"; section: Section; item: Item } & ItemEvents) {
  const { card } = section;
  const title = String(item[card.title]);
  return (
    <Card className="flex h-full flex-col gap-3">
      {card.photo && !isBlank(item[card.photo]) && (
        <ItemValue section={section} item={item} column={card.photo} />
      )}
      <div className="flex items-start justify-between gap-3">
        <Title className="min-w-0 text-xl leading-snug font-semibold break-words">{title}</Title>
        <ShownControls name={title} item={item} onToggle={onToggle} onDays={onDays} />
      </div>
      {card.label && !isBlank(item[card.label]) && (
        <p>
          <Badge>
            <ItemValue section={section} item={item} column={card.label} />
          </Badge>
        </p>
      )}
      <ItemState section={section} item={item} />
      {card.text && !isBlank(item[card.text]) && (
        <p className="line-clamp-4 break-words whitespace-pre-line text-ink-soft">
          <ItemValue section={section} item={item} column={card.text} />
        </p>
      )}
      <ItemFacts section={section} item={item} />
      {card.badges.some((column) => !isBlank(item[column])) && (
        <ul className="flex flex-wrap gap-2">
          {card.badges.map(
            (column) =>
              !isBlank(item[column]) && (
                <li key={column}>
                  <Badge>
                    <ItemValue section={section} item={item} column={column} />
                  </Badge>
                </li>
              ),
          )}
        </ul>
      )}
      {card.details && <Details of={asDetails(item[card.details])} />}
      <div className="mt-auto -mb-2">
        <ItemActions
          name={title}
          onEdit={() => onEdit(item)}
          onDuplicate={() => onDuplicate(item)}
          onDelete={() => onDelete(item)}
        />
      </div>
    </Card>
  );
});

/** The owner's own names and values. */
function Details({ of: details }: { of: Record<string, string> }) {
  const entries = Object.entries(details);
  if (entries.length === 0) return null;
  return (
    <dl className="flex flex-col divide-y divide-line border-y border-line">
      {entries.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <dt className="min-w-0 break-words text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Badge({ children }: { children: React.ReactNode }) {
  return (
    <span className="shrink-0 rounded-full bg-brass-soft px-3 py-0.5 text-sm font-medium text-brass">
      {children}
    </span>
  );
}
