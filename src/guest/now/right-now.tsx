/**
 * Below the cover, what is open now. The device says it (script/right-now.ts), as the page may be an old copy; without a
 * script, the hours of the week unfold. See docs/decisions/0112-right-now.md.
 */
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { groupsOf, isAlways, type OpeningHours } from "../../lib/opening-hours/hours.ts";
import { inLines, timesInWords } from "../../lib/opening-hours/words.ts";
import { amenities } from "../../sections/amenities.ts";
import { type GuestReading, useReading, type Written } from "../language/reading.ts";
import { Icon } from "../parts/icons.tsx";
import { itemIcon } from "../parts/item-icons.ts";
import { hasDays } from "./away.ts";
import { breakfastOf } from "./closed.ts";
import { forScript, readHoursOf, receptionHours } from "./hours.tsx";

/** How many items are shown beside reception, night entry and parking. */
const MAX_SERVED = 4;

interface Row {
  name: Written;
  className?: "reception" | "night";
  /** Whether a figure says the same. */
  isSaid?: boolean;
  /** Hours, of which the script shows today's. */
  hours?: OpeningHours;
  /** The text of a row without hours. */
  text?: Written;
}

/**
 * The hours of the figure on the first screen. Without them it has the profile's text. Without a script it has that, too,
 * or the times of every day: there is no figure if neither says it.
 */
export function breakfastHours(document: GuestDocument, reading: GuestReading) {
  const item = breakfastOf(document);
  if (!item) return undefined;
  const hours = readHoursOf(amenities, item, reading)?.hours;
  if (hours?.kind !== "weekly" || isAlways(hours)) return undefined;
  const [times = [], ...others] = groupsOf(hours.week).map((group) => group.times);
  const always = others.length === 0 && !hours.season ? timesInWords(reading.hours, times) : "";
  if (!document.hotel.breakfast && !always) return undefined;
  return { id: item.id, forScript: forScript(hours), always };
}

/** Empty if no hours are known. */
function rowsOfNow(document: GuestDocument, reading: GuestReading): Row[] {
  const { hotel, sections } = document;
  const { t, written } = reading;
  const breakfast = breakfastHours(document, reading);
  const ours = (text: string): Written => ({ text, attributes: { dir: "auto" } });
  const reception = receptionHours(hotel, reading);
  const items = sections.find(({ id }) => id === amenities.id)?.items.filter((item) => !hasDays(item)) ?? [];
  const told = (item: (typeof items)[number], column: string) =>
    written(amenities.table, item.id, column, String(item[column] ?? ""));
  const served = items.flatMap((item): Row[] => {
    const hours = readHoursOf(amenities, item, reading)?.hours;
    if (hours?.kind !== "weekly" || isAlways(hours)) return [];
    const isSaid = item.id === breakfast?.id;
    return [{ name: told(item, "name"), hours, isSaid }];
  });
  if (!reception && served.length === 0) return [];
  const night = written("hotels", hotel.id, "night_entry", hotel.night_entry ?? "");
  const parking = items.find(({ name, location }) => location && itemIcon(String(name)) === "CircleParking");
  return [
    ...(reception
      ? [
          {
            className: "reception" as const,
            name: ours(t("page.reception")),
            hours: reception.hours,
            isSaid: reception.hours.kind === "weekly" && isAlways(reception.hours),
          },
        ]
      : []),
    ...(night.text ? [{ className: "night" as const, name: ours(t("page.atNight")), text: night }] : []),
    ...served.slice(0, MAX_SERVED),
    ...(parking ? [{ name: told(parking, "name"), text: told(parking, "location") }] : []),
  ];
}

export function RightNow({ document }: { document: GuestDocument }) {
  const reading = useReading();
  const rows = rowsOfNow(document, reading);
  if (rows.length === 0) return null;
  return (
    <details className="today">
      <summary>
        <span>{reading.t("page.allHours")}</span>
        <Icon name="ChevronDown" />
      </summary>
      <dl>
        {rows.map(({ name, className, isSaid, hours, text }) => (
          <div
            key={name.text}
            className={[className, isSaid && "said"].filter(Boolean).join(" ") || undefined}
            data-hours={hours && forScript(hours)}
          >
            <dt {...name.attributes}>{name.text}</dt>
            <dd className="lines" {...text?.attributes}>
              {text?.text ?? (hours && inLines({ ...hours, note: null }, reading.hours).join("\n"))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
