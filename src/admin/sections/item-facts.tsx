import type { Section } from "../../sections/index.ts";
import { phoneUse } from "../../sections/rows.ts";
import { cx } from "../ui/cx.ts";
import type { Item } from "./items.ts";
import { FieldValue, factIcon, isBlank } from "./values.tsx";

interface RowProps {
  section: Section;
  item: Item;
}

/** The value of one column. */
export function ItemValue({ section, item, column }: RowProps & { column: string }) {
  const field = section.fields[column];
  return field && <FieldValue field={field} value={item[column]} use={phoneUse(section, item)} />;
}

/** The facts of a row, one on each line. */
export function ItemFacts({ section, item }: RowProps) {
  const facts = section.card.facts.filter((column) => !isBlank(item[column]));
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5">
      {facts.map((column) => {
        const field = section.fields[column];
        const Icon = field && factIcon(field);
        return (
          <div key={column} className={cx("flex items-start", Icon && "gap-2.5")}>
            <dt className="pt-1">
              {Icon && <Icon aria-hidden="true" className="size-4 text-brass" />}
              <span className="sr-only">{field?.label}</span>
            </dt>
            <dd className="min-w-0 break-words whitespace-pre-line">
              <ItemValue section={section} item={item} column={column} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
