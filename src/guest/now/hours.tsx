/**
 * An item's opening hours. The device computes what is open now (script/hours.ts): the page may be an old
 * copy. Without a script, and on paper, the week is text.
 */
import type { GuestHotel, GuestItem } from "../../lib/documents/guest-document.ts";
import { isAlways, type OpeningHours } from "../../lib/opening-hours/hours.ts";
import { oneLineOf, rowsOf, timeInWords } from "../../lib/opening-hours/words.ts";
import { timeOf } from "../../lib/time/time-of-day.ts";
import type { Section } from "../../sections/index.ts";
import { type GuestReading, type OwnersText, useReading, type Written } from "../language/reading.ts";
import { Icon } from "../parts/icons.tsx";

/** Value of the section's hours field. */
export function hoursOf(section: Section, item: GuestItem): OpeningHours | null {
  return asHours(item[columnOf(section)]);
}

/** The field's value in the page's language. */
export function readHoursOf(section: Section, item: GuestItem, reading: GuestReading): ReadHours | null {
  const column = columnOf(section);
  return hoursForGuests(asHours(item[column]), (part, text) =>
    reading.written(section.table, item.id, `${column}/${part}`, text),
  );
}

export function receptionHours(hotel: GuestHotel, reading: GuestReading): ReadHours | null {
  return hoursForGuests(asHours(hotel.reception_hours), (part, text) =>
    reading.written("hotels", hotel.id, `reception_hours/${part}`, text),
  );
}

function columnOf({ fields }: Section): string {
  const [column = ""] = Object.entries(fields).find(([, { kind }]) => kind === "hours") ?? [];
  return column;
}

/** A rule of the database guarantees the column's type. */
export function asHours(value: unknown): OpeningHours | null {
  return typeof value === "object" ? (value as OpeningHours | null) : null;
}

/** Hours with note and reasons in the page's language. */
export interface ReadHours {
  hours: OpeningHours;
  /** Attributes of an element with the note or a reason. */
  attributes(text: string): OwnersText;
}

/** @param told translates one of the texts; its `part` is named as by innfo.texts_in() */
export function hoursForGuests(
  hours: OpeningHours | null,
  told: (part: string, text: string) => Written,
): ReadHours | null {
  if (!hours) return null;
  const attributes = new Map<string, OwnersText>();
  function read(part: string, source: string | null): string | null {
    if (source === null) return null;
    const written = told(part, source);
    attributes.set(written.text, written.attributes);
    return written.text;
  }
  const note = read("note", hours.note);
  return {
    hours:
      hours.kind === "appointment"
        ? { ...hours, note }
        : {
            ...hours,
            note,
            exceptions: hours.exceptions.map((days) => ({
              ...days,
              reason: read(`reason/${days.from}`, days.reason),
            })),
          },
    attributes: (text) => attributes.get(text) ?? { dir: "auto" },
  };
}

/** The script's data, without the note, which the page shows itself. */
export function forScript(hours: OpeningHours): string {
  return JSON.stringify({ ...hours, note: null });
}

/** Says what does not depend on the clock; else leaves an empty line to the script. */
export function OpenStatus({ hours }: { hours: OpeningHours }) {
  const { t } = useReading();
  if (hours.kind === "appointment") return <p className="now">{t("hours.byAppointment")}</p>;
  const isAlwaysTrue = isAlways(hours) && !hours.season && hours.exceptions.length === 0;
  return isAlwaysTrue ? (
    <p className="now">
      <b>{t("hours.open")}</b> · {t("hours.dayAndNight")}
    </p>
  ) : (
    <p className="now scripted" />
  );
}

/** Shows the week as one line if that says it all, else as a table that unfolds. */
export function Week({ of: { hours, attributes } }: { of: ReadHours }) {
  const { t, hours: format } = useReading();
  const line = oneLineOf(hours, format);
  if (!line && line !== undefined && hours.note === null) return null;
  return (
    <div className="hours">
      {line && <p className="week">{line}</p>}
      {line === undefined && (
        <details>
          <summary>
            {t("page.allHours")}
            <Icon name="ChevronDown" />
          </summary>
          <dl>
            {rowsOf(hours, undefined, format).map(({ label, times, isException, reason }) => (
              <div key={label} className={isException ? "special" : undefined}>
                <dt>{label}</dt>
                <dd>
                  {times}
                  {reason !== null && <span {...attributes(reason)}>{reason}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {hours.note !== null && <p {...attributes(hours.note)}>{hours.note}</p>}
    </div>
  );
}

/** "3 PM", "11:30 AM", "Noon"; 15:00 on 24-hour clocks. Other texts are the owner's words. */
export function guestTime(text: string, { hours, own, t }: GuestReading) {
  const time = timeOf(text);
  if (!time) return { text, ...own };
  if (hours.hour12 && time === "12:00") return { text: t("page.noon"), "data-time": time };
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { text: timeInWords(hours, hour * 60 + minute), "data-time": time };
}

type Stay = "page.arriveFrom" | "page.leaveBy";

/** "ab 15:00"; an owner's own words stay alone. */
export function stayTime(text: string, says: Stay, reading: GuestReading): string {
  const time = guestTime(text, reading);
  return "data-time" in time ? reading.t(says, { time: time.text }) : time.text;
}

/** The same for a figure, where the script writes the time alone anew: script/times.ts. */
export function StayFigure({ text: raw, says }: { text: string; says: Stay }) {
  const reading = useReading();
  const { text, ...attributes } = guestTime(raw, reading);
  const [before, after] = reading.t(says, { time: "\n" }).split("\n");
  if (!("data-time" in attributes && (before || after))) return <dd {...attributes}>{text}</dd>;
  return (
    <dd>
      {before}
      <span {...attributes}>{text}</span>
      {after}
    </dd>
  );
}
