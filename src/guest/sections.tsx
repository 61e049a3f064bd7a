/** The hotel's sections as its page shows them: a tile in the grid, and behind it the section itself. */
import type { ReactNode } from "react";
import type { GuestDocument } from "../lib/guest-document.ts";
import { SECTIONS } from "../sections/index.ts";
import { Icon, type IconName, isIconName } from "./icons.tsx";
import { CustomSectionBody, SectionBody } from "./section-bodies.tsx";

interface GuestSection {
  /** The fragment of its URL. */
  anchor: string;
  title: string;
  description: string;
  icon: IconName;
  /** The colour the owner chose, as a class of the style sheet. */
  color?: string;
  count: number;
  /** "6 restaurants" */
  countInWords: string;
  body: ReactNode;
}

export function sectionsOf(document: GuestDocument): GuestSection[] {
  const ready = SECTIONS.flatMap((section) => {
    const visible = document.sections.find(({ id }) => id === section.id);
    if (!visible) return [];
    const { items } = visible;
    return {
      anchor: section.id,
      title: section.title,
      description: section.guestDescription,
      icon: section.icon,
      count: items.length,
      countInWords: `${items.length} ${items.length === 1 ? section.one : section.many}`,
      body: <SectionBody section={section} items={items} />,
    };
  });
  const custom = document.custom_sections.map(({ id, name, description, icon, color, items }) => ({
    anchor: id,
    title: name,
    description,
    icon: isIconName(icon) ? icon : ("Settings" as const),
    color,
    count: items.length,
    countInWords: `${items.length} ${items.length === 1 ? "item" : "items"}`,
    body: <CustomSectionBody items={items} />,
  }));
  return [...ready, ...custom];
}

export function Tiles({ sections }: { sections: readonly GuestSection[] }) {
  return (
    <nav className="tiles" aria-label="Sections">
      <ul>
        {sections.map((section) => (
          <li key={section.anchor}>
            {section.count > 0 ? (
              <a className="tile" href={`#${section.anchor}`}>
                <TileContent {...section} />
              </a>
            ) : (
              // A link that leads nowhere yet, said so: WAI-ARIA 1.2, aria-disabled.
              // biome-ignore lint/a11y/useValidAnchor: it must not be followed
              <a className="tile" role="link" aria-disabled="true">
                <TileContent {...section} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TileContent({ title, description, icon, color, countInWords }: GuestSection) {
  return (
    <>
      <span className={`mark ${color ?? ""}`}>
        <Icon name={icon} />
      </span>
      <strong dir="auto">{title}</strong>
      <span className="count">{countInWords}</span>
      <span className="description" dir="auto">
        {description}
      </span>
    </>
  );
}

export function SectionView({ section }: { section: GuestSection }) {
  const { anchor, title, description, count, body } = section;
  return (
    <section
      id={anchor}
      className={count > 0 ? "section" : "section empty"}
      aria-labelledby={`${anchor}-title`}
    >
      <div className="bar">
        <a className="back" href="#top">
          <Icon name="ArrowLeft" />
          Back
        </a>
        <h2 id={`${anchor}-title`} tabIndex={-1} dir="auto">
          {title}
        </h2>
      </div>
      <p className="lead" dir="auto">
        {description}
      </p>
      {count > 0 ? body : <p className="text">Section content coming soon...</p>}
    </section>
  );
}
