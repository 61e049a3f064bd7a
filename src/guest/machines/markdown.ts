/** The guest page as Markdown, for programs that read texts: the same items, by the same rules, as the page. */
import { asDetails } from "../../fields/index.ts";
import { closingInWords } from "../../lib/announcements/announced-closing.ts";
import { clockAt, periodAt } from "../../lib/announcements/announcements.ts";
import type { GuestDocument, GuestItem } from "../../lib/documents/guest-document.ts";
import { inLines } from "../../lib/opening-hours/words.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import type { Section } from "../../sections/index.ts";
import { grouped } from "../../sections/rows.ts";
import type { Fact } from "../items/card.tsx";
import { type FactRow, factOf, factsOf } from "../items/facts.ts";
import type { GuestReading } from "../language/reading.ts";
import { isItemAway } from "../now/away.ts";
import { closingsBeside } from "../now/closed.ts";
import { readHoursOf, receptionHours, stayTime } from "../now/hours.tsx";
import { socialLinks } from "../parts/social-links.ts";
import { isRead, whereToAsk } from "../secrets/house-secrets.tsx";
import { sectionsOf } from "../sections/sections.tsx";

/** @param document with items marked away @param url the page's permanent address */
export function markdownOf(document: GuestDocument, reading: GuestReading, url: string): string {
  const { hotel } = document;
  const about = reading.written("hotels", hotel.id, "description", hotel.description).text;
  const shut = closedNow(document, reading);
  const blocks = [
    // Programs read these keys, in English in every language.
    ["---", `url: ${url}`, `language: ${reading.tag}`, `updated: ${document.parts.updated}`, "---"],
    [`# ${escaped(hotel.name)}`],
    ...(about ? [paragraph(about)] : []),
    ...announcements(document, reading),
    factsOfHotel(document, reading, shut),
    ...sectionsOf(document, reading).flatMap(({ section, items }) =>
      sectionBlocks(section, items, hotel.country, reading, shut),
    ),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

/** Closings by announcements now, in words, by the row that is closed. */
type Shut = ReadonlyMap<string, string>;

function closedNow(document: GuestDocument, reading: GuestReading): Shut {
  const clock = clockAt(document.hotel.time_zone, Date.now());
  return new Map(
    Array.from(closingsBeside(document)).flatMap(([row, closings]) => {
      const now = closings.find((closing) => periodAt(closing, clock) === "now");
      return now ? [[row, closingInWords(reading.hours, now)] as const] : [];
    }),
  );
}

function announcements({ hotel, parts }: GuestDocument, reading: GuestReading): string[][] {
  const clock = clockAt(hotel.time_zone, Date.now());
  return parts.announcements
    .filter((announcement) => periodAt(announcement, clock) === "now")
    .map(({ id, text }) =>
      paragraph(reading.written("announcements", id, "text", text).text).map((line) => `> ${line}`),
    );
}

function factsOfHotel({ hotel, parts }: GuestDocument, reading: GuestReading, shut: Shut): string[] {
  const { t } = reading;
  const meal = reading.written("hotels", hotel.id, "breakfast", hotel.breakfast ?? "").text;
  const closed = shut.get(hotel.id);
  const reception = receptionHours(hotel, reading);
  return [
    ...line(t("page.checkIn"), stayTime(hotel.check_in, "page.arriveFrom", reading)),
    ...line(t("page.checkOut"), stayTime(hotel.check_out, "page.leaveBy", reading)),
    ...line(t("page.breakfast"), meal && closed ? `${closed} · ${meal}` : meal),
    ...parts.wifi.flatMap((network) => {
      const access = isRead(network)
        ? (network.password ?? t("page.noPassword"))
        : whereToAsk(parts, network, t);
      return line(`${t("page.wifi")} ${network.name}`, access);
    }),
    ...parts.secrets.flatMap((secret) => line(secret.name, secret.code ?? whereToAsk(parts, secret, t))),
    ...(reception ? line(t("page.reception"), inLines(reception.hours, reading.hours).join("; ")) : []),
    ...line(t("page.phone"), hotel.phone),
    ...line(t("page.email"), hotel.email),
    ...line(t("page.address"), oneLine(hotel.address)),
    ...socialLinks(hotel).flatMap(({ href, label }) => line(reading.declared(label), href)),
  ];
}

function sectionBlocks(
  section: Section,
  items: readonly GuestItem[],
  country: string | null,
  reading: GuestReading,
  shut: Shut,
): string[][] {
  const shown = items.filter((item) => !isItemAway(item));
  if (shown.length === 0) return [];
  return [
    [`## ${escaped(section.title)}`],
    ...grouped(section, shown).flatMap((group) => [
      ...(group.label ? [[`### ${escaped(group.label)}`]] : []),
      ...group.items.flatMap((item) =>
        itemBlocks({ section, item, country, reading }, group.label ? "####" : "###", shut),
      ),
    ]),
  ];
}

function itemBlocks(row: FactRow & { reading: GuestReading }, heading: string, shut: Shut): string[][] {
  const { section, item, reading } = row;
  const { title, label, text, facts, badges, details } = section.card;
  const hours = readHoursOf(section, item, reading);
  const body = factOf(text, row)?.text;
  const lines = facts
    .filter((column) => !hours || section.fields[column]?.meaning !== "timing")
    .flatMap((column) => factsOf(column, row));
  return [
    [`${heading} ${escaped(oneLine(factOf(title, row)?.text ?? ""))}`],
    ...(body ? [paragraph(body)] : []),
    [
      ...line(reading.t("page.allHours"), shut.get(item.id) ?? ""),
      ...[...factsOf(label ?? "", row), ...lines].flatMap((fact) => line(fact.label, told(fact))),
      ...badges.flatMap((column) => factsOf(column, row)).map((fact) => `- ${escaped(fact.text)}`),
      ...(hours ? line(reading.t("page.allHours"), inLines(hours.hours, reading.hours).join("; ")) : []),
      ...(details
        ? Object.entries(asDetails(item[details])).flatMap(([name, value]) =>
            line(
              reading.written(section.table, item.id, `${details}/name/${name}`, name).text,
              reading.written(section.table, item.id, `${details}/value/${name}`, value).text,
            ),
          )
        : []),
    ],
  ];
}

/** Says a website by its link. */
function told({ text, href, website }: Fact): string {
  return website && href ? href : text;
}

function line(name: string, value: string): string[] {
  return value ? [`- ${escaped(name)}: ${escaped(oneLine(value))}`] : [];
}

/** Also escapes what would make a line the item of a list. */
function paragraph(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((part) => escaped(part.trim()).replace(/^(\d*)([-+.)])/, "$1\\$2"));
}

/** Keeps an owner's text from becoming a link, a heading or HTML (CommonMark, section 2.4). */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}
