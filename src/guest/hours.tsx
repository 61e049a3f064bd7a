/**
 * An item's opening hours. The device says what is open now (island/hours.ts), because the page may be
 * yesterday's copy. Without a script, and on paper, the week is shown as text.
 */
import type { GuestItem } from "../lib/guest-document.ts";
import { isAlways, type OpeningHours } from "../lib/opening-hours/hours.ts";
import { oneLineOf, rowsOf } from "../lib/opening-hours/words.ts";
import type { Section } from "../sections/index.ts";
import { Icon } from "./icons.tsx";
import { type OwnersText, type Reading, useReading, type Written } from "./reading.ts";

/** The value of the section's field for hours. A rule of the database guarantees its type. */
export function hoursOf(section: Section, item: GuestItem): OpeningHours | null {
  return asHours(item[columnOf(section)]);
}

/** The same, with its texts in the page's language. */
export function readHoursOf(section: Section, item: GuestItem, reading: Reading): ReadHours | null {
  const column = columnOf(section);
  return readHours(asHours(item[column]), (part, text) =>
    reading.written(section.table, item.id, `${column}/${part}`, text),
  );
}

function columnOf({ fields }: Section): string {
  const [column = ""] = Object.entries(fields).find(([, { kind }]) => kind === "hours") ?? [];
  return column;
}

/** The value of a column of hours: a rule of the database holds it to the type. */
export function asHours(value: unknown): OpeningHours | null {
  return typeof value === "object" ? (value as OpeningHours | null) : null;
}

/** Hours with their note and reasons as they are read. */
export interface ReadHours {
  hours: OpeningHours;
  /** For one of these texts. */
  attributes(text: string): OwnersText;
}

/** @param told what one of their texts is on this page; the part as innfo.texts_in() names it */
export function readHours(
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

/** What the script needs of them. The note is below, in the page's own text. */
export function forScript(hours: OpeningHours): string {
  return JSON.stringify({ ...hours, note: null });
}

/** Known at once where no clock is needed to tell; else a line is kept free for the script. */
export function Status({ hours }: { hours: OpeningHours }) {
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

/** In one line where that says it all, else as a table that unfolds. */
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
