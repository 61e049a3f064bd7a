import { memo } from "react";
import { grouped } from "../../sections/rows.ts";
import { ItemCard } from "./item-card.tsx";
import type { ListProps } from "./items.ts";

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
