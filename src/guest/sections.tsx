/** The hotel's sections: a tile for each in the grid, and the section that it opens. */
import type { GuestDocument, GuestHotel, GuestItem } from "../lib/guest-document.ts";
import { listed, widthOf } from "../lib/script.ts";
import { customSection } from "../sections/custom.ts";
import { SECTIONS, type Section } from "../sections/index.ts";
import { Icon } from "./icons.tsx";
import type { Language } from "./language.ts";
import { localized, withLabels } from "./localized.ts";
import { type OwnersText, useReading } from "./reading.ts";
import { SectionBody } from "./section-bodies.tsx";

export interface GuestSection {
  section: Section;
  items: readonly GuestItem[];
  /** The owner's color, as a class of the style sheet. */
  color?: string;
}

/** The declared sections in their order, then the hotel's custom ones. */
export function sectionsOf(document: GuestDocument, language: Language): GuestSection[] {
  const ready = SECTIONS.flatMap((section) => {
    const visible = document.sections.find(({ id }) => id === section.id);
    return visible ? [{ section: localized(section, language), items: visible.items }] : [];
  });
  const own = document.custom_sections.map(({ items, color, ...section }) => ({
    section: withLabels(customSection({ ...section, color }), language),
    items,
    color,
  }));
  return [...ready, ...own];
}

/** Of a section's title and description: of its own ones, the owner wrote these too. */
function writtenBy(color: string | undefined, own: OwnersText): OwnersText {
  return color ? own : { dir: "auto" };
}

export function Tiles({ sections }: { sections: readonly GuestSection[] }) {
  const { say } = useReading();
  const groups = [
    { label: say("page.inTheHouse"), tiles: sections.filter(({ section }) => !section.around) },
    { label: say("page.aroundUs"), tiles: sections.filter(({ section }) => section.around) },
  ];
  return (
    <nav className="tiles" aria-label={say("page.sections")}>
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
  const { say, own } = useReading();
  const { id, title, guestDescription, icon } = section;
  const named = color ? undefined : inside(section, items);
  const content = (
    <>
      <strong {...writtenBy(color, own)}>
        {color && (
          <span className={`mark ${color}`}>
            <Icon name={icon} />
          </span>
        )}
        {title}
      </strong>
      <span className="count">
        {items.length} <span className="unseen">{say("page.entries", { count: items.length })}</span>
      </span>
      <span className="description" {...(named ? own : writtenBy(color, own))}>
        {named ?? guestDescription}
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
/** Ems: a line of a small phone, beside the count. */
const LINE = 19;

/** "Garden pool, Sauna +4": the first that fit. Undefined where titles are sentences and not names. */
function inside({ card, layout }: Section, items: readonly GuestItem[]): string | undefined {
  if (layout === "accordion") return undefined;
  const names: string[] = [];
  let room = LINE;
  for (const item of items) {
    const title = String(item[card.title] ?? "").trim();
    const width = widthOf(`${title}, `);
    if (width > room || names.length === NAMED) continue;
    names.push(title);
    room -= width;
  }
  if (names.length === 0) return undefined;
  const more = items.length - names.length;
  return listed(names) + (more > 0 ? ` +${more}` : "");
}

export function SectionView({ section, items, hotel, color }: GuestSection & { hotel: GuestHotel }) {
  const { say, own } = useReading();
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
          {say("page.back")}
        </a>
        <span className="soft" {...own}>
          {hotel.name}
        </span>
      </p>
      <h2 id={`${id}-title`} tabIndex={-1} {...writtenBy(color, own)}>
        {title}
      </h2>
      <p className="lead" {...writtenBy(color, own)}>
        {guestDescription}
      </p>
      {items.length > 0 ? (
        <SectionBody section={section} items={items} hotel={hotel} />
      ) : (
        <p className="text">{say("page.comingSoon")}</p>
      )}
    </section>
  );
}
