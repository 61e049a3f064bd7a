import { CalendarDays, Camera, ChevronDown, Copy, Pencil, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { photoUrl } from "../../../lib/look/photo.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { grouped, phoneUse } from "../../../sections/rows.ts";
import { PendingState } from "../../rows/pending.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ROW_PICTURE, ROW_TEXT, ROWS, Row, RowMenu, RowTitle } from "../../ui/row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useHotelClock } from "../hotel/hotel-clock.ts";
import type { RowPhotos } from "../photos/use-item-photos.tsx";
import { factsInWords } from "./fact-words.ts";
import type { Item } from "./items.ts";
import { useShow } from "./shown.ts";
import { shownOf, stateInWords } from "./shown-words.ts";
import { FieldValue } from "./values.tsx";

export type ItemAct = "edit" | "days" | "duplicate" | "delete";

/** Lists may be long, and are memoized: these stay the same from one keystroke to the next. */
interface ActsProps {
  onAct: (act: ItemAct, item: Item) => void;
}

export interface ListProps extends ActsProps {
  section: Section;
  items: readonly Item[];
  photos: RowPhotos;
}

export const ItemList = memo(function ItemList({ section, items, photos, onAct }: ListProps) {
  return grouped(section, items).map((group) => (
    <section key={group.value} aria-label={group.label ? declared(group.label) : undefined} className="mb-6">
      {group.label && <h2 className="mt-6 mb-2 text-xl font-semibold">{declared(group.label)}</h2>}
      <ul className={ROWS}>
        {group.items.map((item) => (
          <ItemRow
            key={item.id}
            titleAs={group.label ? "h3" : "h2"}
            section={section}
            item={item}
            percent={photos.sending.get(item.id)}
            onPhoto={photos.add}
            onAct={onAct}
          />
        ))}
      </ul>
    </section>
  ));
});

interface ItemRowProps extends ActsProps {
  titleAs: "h2" | "h3";
  section: Section;
  item: Item;
  /** While a photo of it is sent. */
  percent: number | undefined;
  onPhoto: (item: Item) => void;
}

/** The title is one level below the heading above it. Questions unfold to their answers; others open their form. */
const ItemRow = memo(function ItemRow({ titleAs, section, item, percent, onPhoto, onAct }: ItemRowProps) {
  const { card, layout } = section;
  const [unfolded, setUnfolded] = useState(false);
  const unfolds = layout === "accordion";
  const title = String(item[card.title]);
  const { is_hidden } = shownOf(item);
  const show = useShow(section);
  const edit = () => onAct("edit", item);
  return (
    <Row
      picture={
        card.photo && (
          <Thumbnail name={title} path={item[card.photo]} percent={percent} onAdd={() => onPhoto(item)} />
        )
      }
      actions={
        <>
          {unfolds && (
            <ChevronDown
              className={cx(
                "pointer-events-none size-5 text-ink-soft transition-transform max-sm:hidden",
                unfolded && "rotate-180",
              )}
            />
          )}
          <Switch
            aria-label={`Guests see ${title}`}
            checked={!is_hidden}
            onCheckedChange={() => void (is_hidden ? show.show([item], edit) : show.hide([item]))}
          />
          <RowMenu
            name={title}
            actions={() => [
              { label: t`Edit`, icon: Pencil, onPress: edit },
              { label: t`When Guests See It`, icon: CalendarDays, onPress: () => onAct("days", item) },
              { label: t`Duplicate`, icon: Copy, onPress: () => onAct("duplicate", item) },
              { label: t`Delete`, icon: Trash2, onPress: () => onAct("delete", item) },
            ]}
          />
        </>
      }
      unfolded={
        unfolded && (
          <div className="relative pb-4">
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
      <PendingState id={item.id} />
      <ShownState section={section} item={item} />
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

/** That an item is hidden and what it needs, or on which days guests see it. */
function ShownState({ section, item }: { section: Section; item: Item }) {
  const state = stateInWords(section, item, useHotelClock());
  if (!state) return null;
  return (
    <p
      className={cx(
        "text-[0.9375rem]/5.5 font-semibold wrap-anywhere",
        shownOf(item).is_hidden ? "text-ink" : "text-brass",
      )}
    >
      {state}
    </p>
  );
}

interface ThumbnailProps {
  name: string;
  /** As it is stored. */
  path: unknown;
  /** While one is sent. */
  percent: number | undefined;
  onAdd: () => void;
}

/** An item's photo; without one, the way to it. */
function Thumbnail({ name, path, percent, onAdd }: ThumbnailProps) {
  if (percent !== undefined) {
    return (
      <span className={`${ROW_PICTURE} bg-sunken px-1.5 text-sm text-ink-soft`}>
        <span className="w-full text-center">
          {percent} %
          <ProgressBar label={`Photo of ${name}: upload`} percent={percent} />
        </span>
      </span>
    );
  }
  if (typeof path === "string" && path !== "") {
    return (
      <span className={`${ROW_PICTURE} bg-sunken`}>
        {/* The one size that every photo has, however narrow it is. */}
        <img
          src={photoUrl(path, 1200, "webp")}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={`Add a photo of ${name}`}
      // Above what the row's title spreads.
      className={`${ROW_PICTURE} z-1 cursor-pointer border border-dashed border-edge text-ink-soft hover:border-accent hover:text-accent`}
      onClick={onAdd}
    >
      <Camera className="size-5" strokeWidth={1.75} />
    </button>
  );
}
