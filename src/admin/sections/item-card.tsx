import { memo } from "react";
import { asDetails } from "../../fields/index.ts";
import type { Section } from "../../sections/index.ts";
import { Card } from "../ui/card.tsx";
import { cx } from "../ui/cx.ts";
import { ItemActions } from "./item-actions.tsx";
import type { Item } from "./items.ts";
import type { ItemEvents } from "./lists.ts";
import { FieldValue, factIcon, isBlank } from "./values.tsx";

/** One row, drawn after its section's card. The title is one level below the heading it stands under. */
export const ItemCard = memo(function ItemCard({
  titleAs: Title,
  section,
  item,
  onEdit,
  onDuplicate,
  onDelete,
}: { titleAs: "h2" | "h3"; section: Section; item: Item } & ItemEvents) {
  const { card } = section;
  const title = String(item[card.title]);
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <Title className="min-w-0 text-xl leading-snug font-semibold break-words">{title}</Title>
        {card.label && !isBlank(item[card.label]) && (
          <Badge>
            <Value section={section} item={item} column={card.label} />
          </Badge>
        )}
      </div>
      {card.text && (
        <p className="line-clamp-4 break-words whitespace-pre-line text-ink-soft">
          <Value section={section} item={item} column={card.text} />
        </p>
      )}
      <Facts section={section} item={item} />
      {card.badges?.some((column) => !isBlank(item[column])) && (
        <ul className="flex flex-wrap gap-2">
          {card.badges.map(
            (column) =>
              !isBlank(item[column]) && (
                <li key={column}>
                  <Badge>
                    <Value section={section} item={item} column={column} />
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

function Facts({ section, item }: { section: Section; item: Item }) {
  const facts = section.card.facts.filter((column) => !isBlank(item[column]));
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5">
      {facts.map((column) => {
        const field = section.fields[column];
        if (!field) return null;
        const Icon = factIcon(column, field);
        return (
          <div key={column} className={cx("flex items-start", Icon && "gap-2.5")}>
            <dt className="pt-1">
              {Icon && <Icon aria-hidden="true" className="size-4 text-brass" />}
              <span className="sr-only">{field.label}</span>
            </dt>
            <dd className="min-w-0 break-words whitespace-pre-line">
              <FieldValue field={field} value={item[column]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the owner made up: name before value. */
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

function Value({ section, item, column }: { section: Section; item: Item; column: string }) {
  const field = section.fields[column];
  return field ? <FieldValue field={field} value={item[column]} /> : null;
}

function Badge({ children }: { children: React.ReactNode }) {
  return (
    <span className="shrink-0 rounded-full bg-brass-soft px-3 py-0.5 text-sm font-medium text-brass">
      {children}
    </span>
  );
}
