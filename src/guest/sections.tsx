/** The hotel's sections as its page shows them: a tile in the grid, and behind it the section itself. */
import type { GuestDocument, GuestItem } from "../lib/guest-document.ts";
import { customSection } from "../sections/custom.ts";
import { SECTIONS, type Section } from "../sections/index.ts";
import { Icon } from "./icons.tsx";
import { SectionBody } from "./section-bodies.tsx";

interface GuestSection {
  section: Section;
  items: readonly GuestItem[];
  /** The colour the owner chose, as a class of the style sheet. */
  color?: string;
}

/** The ready-made ones in their order, then those of the hotel's own. */
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
  return (
    <nav className="tiles" aria-label="Sections">
      <ul>
        {sections.map((guestSection) => (
          <li key={guestSection.section.id}>
            <Tile {...guestSection} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tile({ section, items, color }: GuestSection) {
  const { id, title, guestDescription, icon, one, many } = section;
  const content = (
    <>
      <span className={color ? `mark ${color}` : "mark"}>
        <Icon name={icon} />
      </span>
      <strong dir="auto">{title}</strong>
      <span className="count">
        {items.length} {items.length === 1 ? one : many}
      </span>
      <span className="description" dir="auto">
        {guestDescription}
      </span>
    </>
  );
  return items.length > 0 ? (
    <a className="tile" href={`#${id}`}>
      {content}
    </a>
  ) : (
    // A link that leads nowhere yet, and says so: WAI-ARIA 1.2, aria-disabled.
    // biome-ignore lint/a11y/useValidAnchor: it must not be followed
    <a className="tile" role="link" aria-disabled="true">
      {content}
    </a>
  );
}

export function SectionView({ section, items, country }: GuestSection & { country: string | null }) {
  const { id, title, guestDescription } = section;
  return (
    <section
      id={id}
      className={items.length > 0 ? "section" : "section empty"}
      aria-labelledby={`${id}-title`}
    >
      <div className="bar">
        <a className="back" href="#top">
          <Icon name="ArrowLeft" />
          Back
        </a>
        <h2 id={`${id}-title`} tabIndex={-1} dir="auto">
          {title}
        </h2>
      </div>
      <p className="lead" dir="auto">
        {guestDescription}
      </p>
      {items.length > 0 ? (
        <SectionBody section={section} items={items} country={country} />
      ) : (
        <p className="text">Section content coming soon...</p>
      )}
    </section>
  );
}
