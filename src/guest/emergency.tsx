/** What counts when every second does: the number large, and the address to read out. */
import type { GuestHotel, GuestItem } from "../lib/guest-document.ts";
import { addressOf } from "../lib/item-address.ts";
import { oneLine } from "../lib/one-line.ts";
import type { Section } from "../sections/index.ts";
import { grouped, phoneUse } from "../sections/rows.ts";
import type { Fact } from "./card.tsx";
import { factsOf, inWords, type Row } from "./facts.ts";
import { Icon } from "./icons.tsx";
import { useReading } from "./reading.ts";
import { Rows } from "./rows.tsx";

/** "112", "000": longer ones are a hospital's, and stand below. */
const LONGEST_SHORT_NUMBER = 4;

interface EmergencyProps {
  section: Section;
  items: readonly GuestItem[];
  hotel: GuestHotel;
}

export function isEmergency(section: Section, item: GuestItem): boolean {
  return phoneUse(section, item) === "emergency";
}

/** @param items emergencies all, at least one */
export function Emergency({ section, items, hotel }: EmergencyProps) {
  const reading = useReading();
  const { say, own } = reading;
  const [group] = grouped(section, items);
  const numbers = items.map((item) => numberOf({ section, item, country: hotel.country, reading }));
  const first = numbers.findIndex((number) => number?.href && number.text.length <= LONGEST_SHORT_NUMBER);
  return (
    <div className="group sos">
      <h3>{group?.label}</h3>
      {items[first] && (
        <Large
          address={addressOf(items[first])}
          name={String(items[first][section.card.title] ?? "").trim()}
          number={numbers[first]}
        />
      )}
      <p className="where">
        <span>
          <span className="soft">{say("page.youAreAt")}</span>
          <span className="lines" {...own}>
            {hotel.address.trim()}
          </span>
        </span>
        <button type="button" className="copy scripted" data-copy={oneLine(hotel.address)}>
          <Icon name="Copy" />
          <span className="unseen">{say("page.copyAddress")}</span>
        </button>
      </p>
      {items.length > (items[first] ? 1 : 0) && (
        <table>
          <tbody>
            <Rows section={section} items={items.filter((_, i) => i !== first)} country={hotel.country} />
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Beside the other answers on the first page of paper. */
export function EmergencyOnPaper({ section, items, hotel: { country } }: EmergencyProps) {
  const reading = useReading();
  return items
    .filter((item) => isEmergency(section, item))
    .map((item) => (
      <div key={item.id} className="paper">
        <dt {...reading.own}>{inWords(section.card.title, { section, item, country, reading })}</dt>
        <dd>{numberOf({ section, item, country, reading })?.text}</dd>
      </div>
    ));
}

function numberOf(row: Row): Fact | undefined {
  return row.section.card.facts.flatMap((column) => factsOf(column, row))[0];
}

function Large({ address, name, number }: { address: string; name: string; number: Fact | undefined }) {
  const { say, own } = useReading();
  return (
    <div className="item first" id={address}>
      <h4 {...own}>{name}</h4>
      <b>
        <bdi>{number?.text}</bdi>
      </b>
      <a className="button" href={number?.href}>
        <Icon name="Phone" />
        {say("page.call")}
        <span className="unseen"> {name}</span>
      </a>
    </div>
  );
}
