/** The hotel's sections: a tile for each, and the section that it opens. */
import { Fragment } from "react";
import { arrangedBy } from "../../lib/arranged.ts";
import type { GuestDocument, GuestHotel, GuestItem } from "../../lib/documents/guest-document.ts";
import { listed, widthOf } from "../../lib/texts/script.ts";
import { customSection } from "../../sections/custom.ts";
import { SECTIONS, type Section } from "../../sections/index.ts";
import type { Fact } from "../items/card.tsx";
import { factOf } from "../items/facts.ts";
import { localized, withLabels } from "../language/localized.ts";
import { type GuestReading, type OwnersText, useReading, type Written } from "../language/reading.ts";
import { isItemAway } from "../now/away.ts";
import { Icon } from "../parts/icons.tsx";
import { SectionBody } from "./bodies.tsx";
import { Favourites } from "./favourites.tsx";
import { MapCredit } from "./map-credit.tsx";
import { MANY, Packed } from "./packed.tsx";

export interface GuestSection {
  section: Section;
  items: readonly GuestItem[];
  /** Only custom sections have it: the color's class in the style sheet, and the owner's texts. */
  own?: { color: string; title: OwnersText; description: Written };
}

/** The declared sections and the custom ones, in their owner's order. */
export function sectionsOf(document: GuestDocument, reading: GuestReading): GuestSection[] {
  const ready = document.sections.flatMap(({ id, items }) => {
    const section = SECTIONS.find((one) => one.id === id);
    return section ? [{ section: localized(section, reading), items }] : [];
  });
  const own = document.custom_sections.map(({ items, color, ...section }) => {
    const name = reading.written("custom_sections", section.id, "name", section.name);
    const about = reading.written("custom_sections", section.id, "description", section.description);
    const words = { ...section, color, name: name.text, description: about.text };
    return {
      section: withLabels(customSection(words), reading),
      items,
      own: { color, title: name.attributes, description: about },
    };
  });
  return arrangedBy(document.order ?? [], [...ready, ...own], ({ section }) => section.id);
}

/** Attributes of an owner's text in the page's language. */
const OWNERS: OwnersText = { dir: "auto" };

export function Tiles({ sections }: { sections: readonly GuestSection[] }) {
  const { t } = useReading();
  // An icon alone among rows of words says nothing.
  const isMarked = sections.filter(({ own }) => own).length > 1;
  const groups = [
    { label: t("page.inTheHouse"), tiles: sections.filter(({ section }) => !section.around) },
    {
      label: t("page.aroundUs"),
      tiles: sections.filter(({ section }) => section.around),
      favourites: <Favourites sections={sections} />,
    },
  ];
  return (
    <nav className="tiles" aria-label={t("page.sections")}>
      {groups.map(
        ({ label, tiles, favourites }) =>
          tiles.length > 0 && (
            <Fragment key={label}>
              {favourites}
              <div>
                <h2>{label}</h2>
                <ul>
                  {tiles.map((tile) => (
                    <li key={tile.section.id}>
                      <Tile {...tile} isMarked={isMarked} />
                    </li>
                  ))}
                </ul>
              </div>
            </Fragment>
          ),
      )}
    </nav>
  );
}

function Tile({ section, items: all, own, isMarked }: GuestSection & { isMarked: boolean }) {
  const items = all.filter((item) => !isItemAway(item));
  const reading = useReading();
  const { t } = reading;
  const { id, title, icon } = section;
  const named = own ? undefined : inside(section, items, reading);
  const about = named ?? own?.description;
  const content = (
    <>
      <strong {...own?.title}>
        {own && isMarked && (
          <span className={`mark ${own.color}`}>
            <Icon name={icon} />
          </span>
        )}
        {title}
      </strong>
      <span className={named?.isAll ? "unseen" : "count"}>
        {items.length} <span className="unseen">{t("page.entries", { count: items.length })}</span>
      </span>
      {about?.text && (
        <span className="description" {...about.attributes}>
          {about.text}
        </span>
      )}
    </>
  );
  return items.length > 0 ? (
    <a className="tile" href={`#${id}`}>
      {content}
    </a>
  ) : (
    // A link without a target, marked as disabled: WAI-ARIA 1.2, aria-disabled.
    // biome-ignore lint/a11y/useValidAnchor: it must not be followed
    <a className="tile" role="link" aria-disabled="true">
      {content}
    </a>
  );
}

const NAMED = 3;
/** Ems of a small phone's line, beside the count. */
const LINE = 19;

interface Inside extends Written {
  /** Whether it names all, so that their number says nothing more. */
  isAll: boolean;
}

/** "Garden pool, Sauna": as many names or questions as fit, one at least. The number beside them says how many there are. */
function inside(section: Section, items: readonly GuestItem[], reading: GuestReading): Inside | undefined {
  const areSentences = section.layout === "accordion";
  const titles = items.flatMap(
    (item) => factOf(section.card.title, { section, item, country: null, reading }) ?? [],
  );
  const names: Fact[] = [];
  let room = LINE;
  for (const title of titles) {
    const width = widthOf(`${title.text}, `);
    if (width > room || names.length === NAMED) continue;
    names.push(title);
    room -= width;
  }
  if (names.length === 0) names.push(...titles.slice(0, 1));
  if (names.length === 0) return undefined;
  const texts = names.map(({ text }) => text);
  return {
    text: areSentences ? texts.join(" ") : listed(texts),
    // A line has one language.
    attributes: {
      ...(names.some(({ lang }) => lang) ? reading.own : OWNERS),
      ...(names[0]?.translate && { translate: names[0].translate }),
    },
    isAll: names.length === items.length,
  };
}

interface SectionViewProps extends GuestSection {
  hotel: GuestHotel;
  /** Whether it has facts from OpenStreetMap. */
  isCredited: boolean;
  isPacked: boolean;
}

export function SectionView({ section, items, hotel, own, isCredited, isPacked }: SectionViewProps) {
  const reading = useReading();
  const { t } = reading;
  const { id, title } = section;
  const body = <SectionBody section={section} items={items} hotel={hotel} />;
  return (
    <section
      id={id}
      className={items.length > MANY ? "section many" : items.length > 0 ? "section" : "section empty"}
      aria-labelledby={`${id}-title`}
    >
      <p className="bar">
        <a className="back" href="#top">
          <Icon name="ArrowLeft" />
          {t("page.back")}
        </a>
        <span className="soft" translate="no" {...reading.own}>
          {hotel.name}
        </span>
      </p>
      <h2 id={`${id}-title`} tabIndex={-1} {...own?.title}>
        {title}
      </h2>
      {own && (
        <p className="lead" {...own.description.attributes}>
          {own.description.text}
        </p>
      )}
      {items.length === 0 ? (
        <p className="text">{t("page.comingSoon")}</p>
      ) : isPacked ? (
        <Packed id={id} count={items.length}>
          {body}
        </Packed>
      ) : (
        body
      )}
      {isCredited && <MapCredit />}
    </section>
  );
}
