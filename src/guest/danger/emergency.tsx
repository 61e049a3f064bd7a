/** Emergency contacts: the most urgent number in large type, with the address to read out. */
import type { GuestDocument, GuestHotel, GuestItem } from "../../lib/documents/guest-document.ts";
import { addressOf } from "../../lib/documents/guest-document.ts";
import { type DangerNumber, dangerNumbers, shortNumber } from "../../lib/phone/danger-numbers.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import { importantContacts } from "../../sections/important-contacts.ts";
import type { Section } from "../../sections/index.ts";
import { grouped, phoneUse } from "../../sections/rows.ts";
import { type Fact, ofText } from "../items/card.tsx";
import { type FactRow, factOf, factsOf } from "../items/facts.ts";
import { ItemRows } from "../items/rows.tsx";
import { type GuestReading, useReading } from "../language/reading.ts";
import { hasDays } from "../now/away.ts";
import { Icon } from "../parts/icons.tsx";
import { AsWritten, Link } from "../parts/link.tsx";
import { answering, DialButton, YouAreAt } from "./danger.tsx";

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
  const [most, ...others] = numbersOf(rows, hotel);
  const first = most?.contact ?? -1;
  const name = most && nameOf(most, rows, reading);
  const unlisted = others.filter(({ contact }) => contact < 0);
  return (
    <div className="group sos">
      <h3>{group?.label}</h3>
      {most && (
        <div className="item first" id={rows[first] && addressOf(rows[first].item)}>
          <h4 dir="auto" {...ofText(name)}>
            {name?.text}
          </h4>
          <b>
            <AsWritten>{most.number}</AsWritten>
          </b>
          <DialButton number={most.number} name={rows[first] && name?.text} />
        </div>
      )}
      <YouAreAt address={hotel.address}>
        <button type="button" className="copy scripted" data-copy={oneLine(hotel.address)}>
          <Icon name="Copy" />
          <span className="unseen">{t("page.copyAddress")}</span>
        </button>
      </YouAreAt>
      {unlisted.length + items.length > (items[first] ? 1 : 0) && (
        <table>
          <tbody>
            {unlisted.map((one) => (
              <tr key={one.number} className="item">
                <td>{answering(one, reading)}</td>
                <td>
                  <Link href={`tel:${one.number}`}>
                    <Icon name="Phone" />
                    <AsWritten>{one.number}</AsWritten>
                  </Link>
                </td>
              </tr>
            ))}
            <ItemRows section={section} items={items.filter((_, i) => i !== first)} country={hotel.country} />
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Prints the contacts beside the other answers on the first page. */
export function EmergencyOnPaper({ section, items, hotel }: EmergencyProps) {
  const reading = useReading();
  const rows = items
    .filter((item) => isEmergency(section, item))
    .map((item) => ({ section, item, country: hotel.country, reading }));
  if (rows.length === 0) return null;
  const unlisted = numbersOf(rows, hotel).filter(({ contact }) => contact < 0);
  const lines = rows.map((row) => ({
    key: row.item.id,
    name: factOf(section.card.title, row),
    number: numberOf(row)?.text,
  }));
  const own = unlisted.map((one) => ({
    key: one.number,
    name: nameOf(one, rows, reading),
    number: one.number,
  }));
  return [...own, ...lines].map(({ key, name, number }) => (
    <div key={key} className="paper">
      <dt dir="auto" lang={name?.lang}>
        {name?.text}
      </dt>
      <dd>
        <AsWritten>{number}</AsWritten>
      </dd>
    </div>
  ));
}

/** Shows the public numbers on the first view of a hotel without emergency contacts. */
export function DangerNumbers({
  hotel,
  sections,
}: {
  hotel: GuestHotel;
  sections: readonly Omit<EmergencyProps, "hotel">[];
}) {
  const reading = useReading();
  if (sections.some(({ section, items }) => items.some((item) => isEmergency(section, item)))) return null;
  return (
    <div className="dangers">
      <dt>{inDanger(reading)}</dt>
      <dd>
        {dangerNumbers({ country: hotel.country, emergency: [] }).map((one) => (
          <Link key={one.number} href={`tel:${one.number}`}>
            {answering(one, reading)} <AsWritten>{one.number}</AsWritten>
          </Link>
        ))}
      </dd>
    </div>
  );
}

interface NumberOfContact extends DangerNumber {
  /** Index of the contact with this number; -1 for a public number, which stands before them. */
  contact: number;
}

/** The numbers to dial, most urgent first, as on the forms. */
function numbersOf(rows: readonly FactRow[], { country }: GuestHotel): NumberOfContact[] {
  const numbers = rows.map((row) => numberOf(row)?.text);
  const short = numbers.map((number) => number && shortNumber(number, country));
  return dangerNumbers({ country, emergency: numbers.flatMap((number) => number ?? []) }).map((one) => ({
    ...one,
    contact: short.indexOf(one.number),
  }));
}

function nameOf(
  most: NumberOfContact,
  rows: readonly FactRow[],
  reading: GuestReading,
): Pick<Fact, "text" | "lang" | "translate"> | undefined {
  const row = rows[most.contact];
  if (row) return factOf(row.section.card.title, row);
  return { text: answering(most, reading) || inDanger(reading) };
}

function inDanger({ t }: GuestReading): string {
  return t("danger.call").replace(/\s*[:：]$/, "");
}

function numberOf(row: FactRow): Fact | undefined {
  return row.section.card.facts.flatMap((column) => factsOf(column, row))[0];
}
