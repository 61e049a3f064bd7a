/** What is inside a section: cards for most, and the two that are better read as something else. */
import type { ComponentType } from "react";
import { asDetails } from "../fields/index.ts";
import type { GuestItem } from "../lib/guest-document.ts";
import { phoneNumbers } from "../lib/phone/phone-numbers.ts";
import type { Section } from "../sections/index.ts";
import { amenityIcon } from "./amenity-icons.ts";
import { Card } from "./card.tsx";
import { factsOf, shown } from "./facts.ts";
import { groupsOf } from "./groups.ts";
import { Icon } from "./icons.tsx";
import { Link } from "./link.tsx";

interface BodyProps {
  section: Section;
  items: readonly GuestItem[];
  /** The hotel's. */
  country: string | null;
}

const BODIES: Record<string, ComponentType<BodyProps>> = {
  faqs: Questions,
  "important-contacts": Contacts,
};

export function SectionBody(props: BodyProps) {
  const Body = BODIES[props.section.id] ?? Cards;
  return <Body {...props} />;
}

function Cards({ section, items, country }: BodyProps) {
  const { title, label, text, badges = [], details } = section.card;
  return (
    <ul className="cards">
      {items.map((item) => (
        <Card
          key={item.id}
          title={shown(item[title]) ?? ""}
          icon={section.id === "amenities" ? amenityIcon(String(item[title])) : undefined}
          label={label && shown(item[label])}
          text={text && shown(item[text])}
          badges={badges.filter((flag) => item[flag]).map((flag) => section.fields[flag]?.label ?? flag)}
          facts={factsOf(section, item, country)}
        >
          {details && <Details of={asDetails(item[details])} />}
        </Card>
      ))}
    </ul>
  );
}

/** An accordion: details of one name open one at a time, without a script. */
function Questions({ section, items }: BodyProps) {
  return groupsOf(section, items).map(({ label, items: questions }) => (
    <div key={label} className="group">
      <h3>{label}</h3>
      {questions.map((item) => (
        <details key={item.id} name={section.id} className="item">
          <summary>
            <span dir="auto">{shown(item.question)}</span>
            <Icon name="ChevronDown" />
          </summary>
          <p className="text" dir="auto">
            {shown(item.answer)}
          </p>
        </details>
      ))}
    </div>
  ));
}

function Contacts({ section, items, country }: BodyProps) {
  return (
    <table className="contacts">
      <thead className="unseen">
        <tr>
          <th scope="col">Contact</th>
          <th scope="col">Phone number</th>
        </tr>
      </thead>
      {groupsOf(section, items).map(({ label, items: contacts }) => (
        <tbody key={label} className="group">
          <tr>
            <th colSpan={2} scope="rowgroup">
              {label}
            </th>
          </tr>
          {contacts.map((contact) => (
            <tr key={contact.id} className="item">
              <td dir="auto">{shown(contact.label)}</td>
              <td>
                {phoneNumbers(String(contact.number), { country, use: String(contact.type) }).map(
                  ({ text, href }) => (
                    <Link key={text} href={href}>
                      <Icon name="Phone" />
                      <bdi>{text}</bdi>
                    </Link>
                  ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
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
