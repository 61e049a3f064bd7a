/** Table rows: an item's title and facts. */
import type { GuestItem } from "../../lib/documents/guest-document.ts";
import { addressOf } from "../../lib/documents/guest-document.ts";
import type { Section } from "../../sections/index.ts";
import { useReading } from "../language/reading.ts";
import { attributesOf } from "../now/away.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { ofText } from "./card.tsx";
import { factOf, factsOf } from "./facts.ts";

interface RowsProps {
  section: Section;
  items: readonly GuestItem[];
  country: string | null;
}

export function ItemRows({ section, items, country }: RowsProps) {
  const reading = useReading();
  const { card } = section;
  return items.map((item) => {
    const row = { section, item, country, reading };
    const title = factOf(card.title, row);
    return (
      <tr key={item.id} {...attributesOf(item, "item")} id={addressOf(item)}>
        <td dir="auto" {...ofText(title)}>
          {title?.text}
        </td>
        <td>
          {card.facts
            .flatMap((column) => factsOf(column, row))
            .map(({ icon, label, text, href, website, translate }) => (
              <Link key={label + text} href={href}>
                <Icon name={icon} />
                {website ? <bdi>{label}</bdi> : <bdi translate={translate}>{text}</bdi>}
              </Link>
            ))}
        </td>
      </tr>
    );
  });
}
