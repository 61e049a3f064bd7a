/** A section's content: its rows in the declared layout. */

import type { ComponentType, ReactNode } from "react";
import { asDetails } from "../../fields/index.ts";
import type { GuestHotel, GuestItem } from "../../lib/documents/guest-document.ts";
import { addressOf } from "../../lib/documents/guest-document.ts";
import { listed } from "../../lib/texts/script.ts";
import type { Layout, Section } from "../../sections/index.ts";
import { grouped } from "../../sections/rows.ts";
import { Emergency, isEmergency } from "../danger/emergency.tsx";
import { Actions, Lines, SectionCard } from "../items/card.tsx";
import { factOf, factsOf } from "../items/facts.ts";
import { addressParts } from "../items/postal-address.ts";
import { ItemRows } from "../items/rows.tsx";
import { useReading, type Written } from "../language/reading.ts";
import { attributesOf } from "../now/away.ts";
import { readHoursOf } from "../now/hours.tsx";
import { Icon } from "../parts/icons.tsx";
import { itemIcon } from "../parts/item-icons.ts";
import { ItemPhoto } from "../parts/photo.tsx";
import { metresIn } from "./distance.ts";

interface BodyProps {
  section: Section;
  items: readonly GuestItem[];
  hotel: GuestHotel;
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

function Cards({ section, items, hotel }: BodyProps) {
  const { title, label, text, facts, badges, details, photo } = section.card;
  const reading = useReading();
  const town = addressParts(hotel.address)?.addressLocality;
  const isLong = items.length >= LONG;
  const far = Object.keys(section.fields).find((column) => section.fields[column]?.meaning === "distance");
  return grouped(section, items).map((group) => (
    <Named key={group.value} label={group.label}>
      <ul
        className="cards"
        data-filter={(isLong && label && section.fields[label]?.label) || undefined}
        data-near={(isLong && far) || undefined}
      >
        {group.items.map((item) => {
          const row = { section, item, country: hotel.country, town, reading };
          const hours = readHoursOf(section, item, reading);
          return (
            <SectionCard
              key={item.id}
              id={item.id}
              attributes={attributesOf(item, "card item")}
              address={addressOf(item)}
              metres={isLong && far ? metresIn(String(item[far])) : undefined}
              titleAs={group.label ? "h4" : "h3"}
              title={factOf(title, row)}
              photo={photo && <ItemPhoto path={item[photo]} />}
              icon={section.itemIcons && (itemIcon(String(item[title] ?? "")) ?? section.icon)}
              label={factOf(label, row)}
              text={factOf(text, row)}
              badges={badges.flatMap((column) => factsOf(column, row))}
              facts={facts
                // The timing in words is only for items without hours.
                .filter((column) => !hours || section.fields[column]?.meaning !== "timing")
                .flatMap((column) => factsOf(column, row))}
              hours={hours}
            >
              {details && (
                <Details
                  of={asDetails(item[details])}
                  written={(part, text) =>
                    reading.written(section.table, item.id, `${details}/${part}`, text)
                  }
                />
              )}
            </SectionCard>
          );
        })}
      </ul>
    </Named>
  ));
}

/** Lists of at least this length can be filtered and sorted: see script/chips.ts. */
const LONG = 8;

/** Details with the same name open one at a time, without a script. */
function Accordion({ section, items, hotel }: BodyProps) {
  const reading = useReading();
  const { title, text, facts } = section.card;
  const town = addressParts(hotel.address)?.addressLocality;
  return grouped(section, items).map((group) => (
    <Named key={group.value} label={group.label}>
      {group.items.map((item) => {
        const row = { section, item, country: hotel.country, town, reading };
        const told = facts.flatMap((column) => factsOf(column, row));
        const question = factOf(title, row);
        const answer = factOf(text, row);
        return (
          <details key={item.id} name={section.id} {...attributesOf(item, "item")}>
            <summary>
              <span dir="auto" lang={question?.lang}>
                {question?.text}
              </span>
              <Icon name="ChevronDown" />
            </summary>
            {/* A link into folded text unfolds it:
                https://html.spec.whatwg.org/#ancestor-revealing-algorithm */}
            <p className="text" dir="auto" lang={answer?.lang} id={addressOf(item)}>
              {answer?.text}
            </p>
            <Lines facts={told} />
            <Actions facts={told} title={question?.text ?? ""} />
          </details>
        );
      })}
    </Named>
  ));
}

function Table({ section, items, hotel }: BodyProps) {
  const { t } = useReading();
  const { fields, card } = section;
  const emergencies = items.filter((item) => isEmergency(section, item));
  const others = items.filter((item) => !emergencies.includes(item));
  return (
    <>
      {emergencies.length > 0 && <Emergency section={section} items={emergencies} hotel={hotel} />}
      {others.length > 0 && (
        <table>
          <thead className="unseen">
            <tr>
              <th scope="col">{t("page.name")}</th>
              <th scope="col">{listed(card.facts.map((column) => fields[column]?.label ?? ""))}</th>
            </tr>
          </thead>
          {grouped(section, others).map((group) => (
            <tbody key={group.value} className="group">
              {group.label && (
                <tr>
                  <th colSpan={2} scope="rowgroup">
                    {group.label}
                  </th>
                </tr>
              )}
              <ItemRows section={section} items={group.items} country={hotel.country} />
            </tbody>
          ))}
        </table>
      )}
    </>
  );
}

/** Puts a group below its name, if it has one. */
function Named({ label, children }: { label: string; children: ReactNode }) {
  if (!label) return children;
  return (
    <div className="group">
      <h3>{label}</h3>
      {children}
    </div>
  );
}

/** Whether guests would retype it letter by letter: "TKMHRW", "4711#", "saltandthyme9"; not "Always", "10:30" or "80 °C". */
function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d_@#*!-]{4,}$|^\p{Lu}{4,}$/u.test(text.trim());
}

interface DetailsProps {
  of: Record<string, string>;
  /** @param part named as by innfo.texts_in() */
  written: (part: string, text: string) => Written;
}

function Details({ of: details, written }: DetailsProps) {
  const { t } = useReading();
  const entries = Object.entries(details);
  if (entries.length === 0) return null;
  return (
    <dl>
      {entries.map(([key, text]) => {
        const name = written(`name/${key}`, key);
        const value = written(`value/${key}`, text);
        return (
          <div key={key}>
            <dt {...name.attributes}>{name.text}</dt>
            <dd>
              <bdi lang={value.attributes.lang}>{value.text}</bdi>
              {isCode(value.text) && (
                <button type="button" className="copy scripted" data-copy={value.text}>
                  <Icon name="Copy" />
                  <span className="unseen">{t("page.copyNamed", { name: name.text })}</span>
                </button>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
