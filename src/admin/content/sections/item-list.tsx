import { CalendarDays, ChevronDown, Copy, Pencil, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import type { Section } from "../../../sections/index.ts";
import { grouped, phoneUse } from "../../../sections/rows.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { ROW_TEXT, ROWS, Row, RowIcon, RowMenu, RowTitle } from "../../ui/row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { factsInWords } from "./fact-words.ts";
import { ItemState } from "./item-state.tsx";
import { ItemThumbnail } from "./item-thumbnail.tsx";
import type { Item, ItemEvents, ListProps } from "./items.ts";
import { shownOf } from "./shown-words.ts";
import { FieldValue } from "./values.tsx";

/** The rows of a section, in its groups. */
export const ItemList = memo(function ItemList({ section, items, sending, ...events }: ListProps) {
  return grouped(section, items).map((group) => (
    <section key={group.value} aria-label={group.label || section.title} className="mb-8">
      {group.label && <h2 className="mb-2 text-2xl font-[450]">{group.label}</h2>}
      <ul className={ROWS}>
        {group.items.map((item) => (
          <ItemRow
            key={item.id}
            titleAs={group.label ? "h3" : "h2"}
            section={section}
            item={item}
            percent={sending.get(item.id)}
            {...events}
          />
        ))}
      </ul>
    </section>
  ));
});

interface ItemRowProps extends ItemEvents {
  titleAs: "h2" | "h3";
  section: Section;
  item: Item;
  /** While a photo of it is sent. */
  percent: number | undefined;
}

/** The title is one level below the heading above it. Questions unfold to their answers; others open their form. */
const ItemRow = memo(function ItemRow({ titleAs, section, item, percent, ...events }: ItemRowProps) {
  const { card, layout } = section;
  const [unfolded, setUnfolded] = useState(false);
  const unfolds = layout === "accordion";
  const title = String(item[card.title]);
  const { is_hidden } = shownOf(item);
  const edit = () => events.onEdit(item);
  return (
    <Row
      picture={
        card.photo ? (
          <ItemThumbnail
            name={title}
            path={item[card.photo]}
            percent={percent}
            onAdd={() => events.onAddPhoto(item)}
          />
        ) : (
          <RowIcon icon={SECTION_ICONS[section.icon]} />
        )
      }
      actions={
        <>
          {unfolds && (
            <ChevronDown
              aria-hidden="true"
              className={cx(
                "pointer-events-none size-5 text-ink-soft transition-transform max-sm:hidden",
                unfolded && "rotate-180",
              )}
            />
          )}
          <Switch
            aria-label={`Guests see ${title}`}
            checked={!is_hidden}
            onCheckedChange={() => events.onToggle(item)}
          />
          <RowMenu
            name={title}
            actions={() => [
              { label: "Edit", icon: Pencil, onPress: edit },
              { label: "Days", icon: CalendarDays, onPress: () => events.onDays(item) },
              { label: "Duplicate", icon: Copy, onPress: () => events.onDuplicate(item) },
              { label: "Delete", icon: Trash2, onPress: () => events.onDelete(item) },
            ]}
          />
        </>
      }
      unfolded={
        unfolded && (
          <div className="relative pb-4 sm:pl-18">
            {card.text && (
              <p className="max-w-prose wrap-anywhere whitespace-pre-line">{String(item[card.text] ?? "")}</p>
            )}
            <Button
              icon={Pencil}
              variant="secondary"
              className="mt-3"
              aria-label={`Edit ${title}`}
              onClick={edit}
            >
              Edit
            </Button>
          </div>
        )
      }
    >
      <RowTitle
        as={titleAs}
        label={unfolds ? title : `Edit ${title}`}
        expanded={unfolds ? unfolded : undefined}
        quiet={is_hidden}
        onPress={unfolds ? () => setUnfolded(!unfolded) : edit}
      >
        {title}
      </RowTitle>
      {!unfolded && <Facts section={section} item={item} />}
      <ItemState section={section} item={item} />
    </Row>
  );
});

/** Numbers that are a list of their own are there to be called; in others they are read with the rest. */
function Facts({ section, item }: { section: Section; item: Item }) {
  const { fields, card, layout } = section;
  const [column = ""] = layout === "table" ? card.facts : [];
  const field = fields[column];
  if (field?.kind !== "phone") return <p className={ROW_TEXT}>{factsInWords(section, item)}</p>;
  return (
    // The links lie above what the title spreads, and are as high as a finger is wide.
    <p className="wrap-anywhere text-ink-soft [&_a]:relative [&_a]:-my-2.75 [&_a]:inline-block [&_a]:py-2.75 text-[0.9375rem]/5.5">
      <FieldValue field={field} value={item[column]} use={phoneUse(section, item)} />
    </p>
  );
}
