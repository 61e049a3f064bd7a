/** Emergency contacts: the number large, with the address to read out. */
import type { GuestDocument, GuestHotel, GuestItem } from "../lib/guest-document.ts";
import { addressOf } from "../lib/item-address.ts";
import { oneLine } from "../lib/one-line.ts";
import { dangerNumbers, shortNumber } from "../lib/phone/danger-numbers.ts";
import { importantContacts } from "../sections/important-contacts.ts";
import type { Section } from "../sections/index.ts";
import { grouped, phoneUse } from "../sections/rows.ts";
import { hasDays } from "./away.ts";
import type { Fact } from "./card.tsx";
import { type FactRow, factOf, factsOf } from "./facts.ts";
import { DialButton, YouAreAt } from "./forms/danger.tsx";
import { Icon } from "./icons.tsx";
import { useReading } from "./reading.ts";
import { ItemRows } from "./rows.tsx";

interface EmergencyProps {
  section: Section;
  items: readonly GuestItem[];
  hotel: GuestHotel;
}

/** A contact shown on some days only is an ordinary number. */
export function isEmergency(section: Section, item: GuestItem): boolean {
  return phoneUse(section, item) === "emergency" && !hasDays(item);
}

/** Adds the emergency contacts' section even if the plan or the owner does not show it. */
export function withEmergency(document: GuestDocument): GuestDocument {
  const { sections, parts } = document;
  const { id } = importantContacts;
  if (parts.emergency.length === 0 || sections.some((section) => section.id === id)) return document;
  return { ...document, sections: [...sections, { id, items: parts.emergency }] };
}

/** @param items emergency contacts, at least one */
export function Emergency({ section, items, hotel }: EmergencyProps) {
  const reading = useReading();
  const { t } = reading;
  const [group] = grouped(section, items);
  const rows = items.map((item) => ({ section, item, country: hotel.country, reading }));
  const numbers = rows.map(numberOf);
  const short = numbers.map((number) => number && shortNumber(number.text, hotel.country));
  const emergency = numbers.flatMap((number) => number?.text ?? []);
  const most = dangerNumbers({ country: hotel.country, emergency })[0]?.number;
  const first = short.includes(most) ? short.indexOf(most) : short.findIndex(Boolean);
  const large = short[first];
  const name = rows[first] && factOf(section.card.title, rows[first]);
  return (
    <div className="group sos">
      <h3>{group?.label}</h3>
      {rows[first] && large && (
        <div className="item first" id={addressOf(rows[first].item)}>
          <h4 dir="auto" lang={name?.lang}>
            {name?.text}
          </h4>
          <b>
            <bdi>{large}</bdi>
          </b>
          <DialButton number={large} name={name?.text} />
        </div>
      )}
      <YouAreAt address={hotel.address}>
        <button type="button" className="copy scripted" data-copy={oneLine(hotel.address)}>
          <Icon name="Copy" />
          <span className="unseen">{t("page.copyAddress")}</span>
        </button>
      </YouAreAt>
      {items.length > (items[first] ? 1 : 0) && (
        <table>
          <tbody>
            <ItemRows section={section} items={items.filter((_, i) => i !== first)} country={hotel.country} />
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Beside the other answers on the first printed page. */
export function EmergencyOnPaper({ section, items, hotel: { country } }: EmergencyProps) {
  const reading = useReading();
  return items
    .filter((item) => isEmergency(section, item))
    .map((item) => {
      const row = { section, item, country, reading };
      const name = factOf(section.card.title, row);
      return (
        <div key={item.id} className="paper">
          <dt dir="auto" lang={name?.lang}>
            {name?.text}
          </dt>
          <dd>
            <bdi>{numberOf(row)?.text}</bdi>
          </dd>
        </div>
      );
    });
}

function numberOf(row: FactRow): Fact | undefined {
  return row.section.card.facts.flatMap((column) => factsOf(column, row))[0];
}
