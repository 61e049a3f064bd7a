/** The inside of a section: its rows, in the layout that it declares. */
import type { ComponentType, ReactNode } from "react";
import { asDetails } from "../fields/index.ts";
import type { GuestItem } from "../lib/guest-document.ts";
import type { Layout, Section } from "../sections/index.ts";
import { grouped } from "../sections/rows.ts";
import { Actions, Card, Lines } from "./card.tsx";
import { factsOf, inWords } from "./facts.ts";
import { hoursOf } from "./hours.tsx";
import { Icon } from "./icons.tsx";
import { itemIcon } from "./item-icons.ts";
import { Link } from "./link.tsx";
import { ItemPhoto } from "./photo.tsx";

interface BodyProps {
  section: Section;
  items: readonly GuestItem[];
  /** The hotel's country. */
  country: string | null;
}

const LAYOUTS: Record<Layout, ComponentType<BodyProps>> = {
  cards: Cards,
  accordion: Accordion,
  table: Table,
};

export function SectionBody(props: BodyProps) {
  const Body = LAYOUTS[props.section.layout];
  return <Body {...props} />;
}

function Cards({ section, items, country }: BodyProps) {
  const { title, label, text, facts, badges, details, photo } = section.card;
  return grouped(section, items).map((group) => (
    <Named key={group.value} label={group.label}>
      <ul className="cards">
        {group.items.map((item) => {
          const row = { section, item, country };
          const name = inWords(title, row) ?? "";
          const hours = hoursOf(section, item);
          return (
            <Card
              key={item.id}
              address={addressOf(item)}
              titleAs={group.label ? "h4" : "h3"}
              title={name}
              photo={photo && <ItemPhoto path={item[photo]} />}
              icon={section.itemIcons && (itemIcon(name) ?? section.icon)}
              label={inWords(label, row)}
              text={inWords(text, row)}
              badges={badges.flatMap((column) => inWords(column, row) ?? [])}
              facts={facts
                // The timing in words is only for items without hours.
                .filter((column) => !hours || section.fields[column]?.meaning !== "timing")
                .flatMap((column) => factsOf(column, row))}
              hours={hours}
            >
              {details && <Details of={asDetails(item[details])} />}
            </Card>
          );
        })}
      </ul>
    </Named>
  ));
}

/** Details with the same name open one at a time, without a script. */
function Accordion({ section, items, country }: BodyProps) {
  const { title, text, facts } = section.card;
  return grouped(section, items).map((group) => (
    <Named key={group.value} label={group.label}>
      {group.items.map((item) => {
        const row = { section, item, country };
        const told = facts.flatMap((column) => factsOf(column, row));
        return (
          <details key={item.id} name={section.id} className="item">
            <summary>
              <span dir="auto">{inWords(title, row)}</span>
              <Icon name="ChevronDown" />
            </summary>
            {/* A link that leads into what is folded unfolds it: https://html.spec.whatwg.org/#ancestor-revealing-algorithm */}
            <p className="text" dir="auto" id={addressOf(item)}>
              {inWords(text, row)}
            </p>
            <Lines facts={told} />
            <Actions facts={told} title={inWords(title, row) ?? ""} />
          </details>
        );
      })}
    </Named>
  ));
}

function Table({ section, items, country }: BodyProps) {
  const { fields, card, one } = section;
  return (
    <table>
      <thead className="unseen">
        <tr>
          <th scope="col">{one}</th>
          <th scope="col">{card.facts.map((column) => fields[column]?.label).join(", ")}</th>
        </tr>
      </thead>
      {grouped(section, items).map((group) => (
        <tbody key={group.value} className="group">
          {group.label && (
            <tr>
              <th colSpan={2} scope="rowgroup">
                {group.label}
              </th>
            </tr>
          )}
          {group.items.map((item) => {
            const row = { section, item, country };
            return (
              <tr key={item.id} className="item" id={addressOf(item)}>
                <td dir="auto">{inWords(card.title, row)}</td>
                <td>
                  {card.facts
                    .flatMap((column) => factsOf(column, row))
                    .map(({ icon, label, text, href, website }) => (
                      <Link key={label + text} href={href}>
                        <Icon name={icon} />
                        <bdi>{website ? label : text}</bdi>
                      </Link>
                    ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

/** What a link to an item ends with: of its id the part that chance made, which is enough to tell it from others. */
function addressOf({ id }: GuestItem): string {
  return `item-${id.slice(-8)}`;
}

/** A group under its name, if it has one. */
function Named({ label, children }: { label: string; children: ReactNode }) {
  if (!label) return children;
  return (
    <div className="group">
      <h3>{label}</h3>
      {children}
    </div>
  );
}

function Details({ of: details }: { of: Record<string, string> }) {
  const entries = Object.entries(details);
  if (entries.length === 0) return null;
  return (
    <dl>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd>
            <bdi>{value}</bdi>
            <button type="button" className="copy scripted" data-copy={value}>
              <Icon name="Copy" />
              <span className="unseen">Copy {name}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
