/** The hotel's sections: a tile for each in the grid, and the section that it opens. */
import type { GuestDocument, GuestHotel, GuestItem } from "../lib/guest-document.ts";
import { listed } from "../lib/script.ts";
import { customSection } from "../sections/custom.ts";
import { SECTIONS, type Section } from "../sections/index.ts";
import { Icon } from "./icons.tsx";
import { SectionBody } from "./section-bodies.tsx";

export interface GuestSection {
  section: Section;
  items: readonly GuestItem[];
  /** The owner's color, as a class of the style sheet. */
  color?: string;
}

/** The declared sections in their order, then the hotel's custom ones. */
export function sectionsOf(document: GuestDocument): GuestSection[] {
  const ready = SECTIONS.flatMap((section) => {
    const visible = document.sections.find(({ id }) => id === section.id);
    return visible ? [{ section, items: visible.items }] : [];
  });
  const own = document.custom_sections.map(({ items, color, ...section }) => ({
    section: customSection({ ...section, color }),
    items,
    color,
  }));
  return [...ready, ...own];
}

export function Tiles({ sections }: { sections: readonly GuestSection[] }) {
  const groups = [
    { label: "In the house", tiles: sections.filter(({ section }) => !section.around) },
    { label: "Around us", tiles: sections.filter(({ section }) => section.around) },
  ];
  return (
    <nav className="tiles" aria-label="Sections">
      {groups.map(
        ({ label, tiles }) =>
          tiles.length > 0 && (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {tiles.map((tile) => (
                  <li key={tile.section.id}>
                    <Tile {...tile} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  );
}

function Tile({ section, items, color }: GuestSection) {
  const { id, title, guestDescription, icon, one, many } = section;
  const content = (
    <>
      <strong dir="auto">
        {color && (
          <span className={`mark ${color}`}>
            <Icon name={icon} />
          </span>
        )}
        {title}
      </strong>
      <span className="count">
        {items.length} <span className="unseen">{items.length === 1 ? one : many}</span>
      </span>
      <span className="description" dir="auto">
        {(color ? undefined : inside(section, items)) ?? guestDescription}
      </span>
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
/** Longer titles do not fit into a line. */
const SHORT_TITLE = 28;

/** "Garden pool, Sauna, Breakfast +4"; undefined where titles are sentences and not names. */
function inside({ card, layout }: Section, items: readonly GuestItem[]): string | undefined {
  if (layout === "accordion" || items.length === 0) return undefined;
  const titles = items.map((item) => String(item[card.title] ?? "").trim());
  const names = titles.filter((title) => title.length <= SHORT_TITLE).slice(0, NAMED);
  if (names.length < Math.min(titles.length, 2)) return undefined;
  const more = titles.length - names.length;
  return listed(names) + (more > 0 ? ` +${more}` : "");
}

export function SectionView({ section, items, hotel }: GuestSection & { hotel: GuestHotel }) {
  const { id, title, guestDescription } = section;
  return (
    <section
      id={id}
      className={items.length > 0 ? "section" : "section empty"}
      aria-labelledby={`${id}-title`}
    >
      <p className="bar">
        <a className="back" href="#top">
          <Icon name="ArrowLeft" />
          Back
        </a>
        <span className="soft" dir="auto">
          {hotel.name}
        </span>
      </p>
      <h2 id={`${id}-title`} tabIndex={-1} dir="auto">
        {title}
      </h2>
      <p className="lead" dir="auto">
        {guestDescription}
      </p>
      {items.length > 0 ? (
        <SectionBody section={section} items={items} hotel={hotel} />
      ) : (
        <p className="text">Section content coming soon...</p>
      )}
    </section>
  );
}
