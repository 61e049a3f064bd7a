/** The hours in which the hotel serves each topic, on its clocks. Works without a script. */
import { HOTEL_TOPICS, type MessageForm } from "../../forms/index.ts";
import type { OpenForm } from "../../lib/guest-message.ts";
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { nextOpening } from "../../lib/opening-hours/words.ts";
import { hoursForGuests, Week } from "../hours.tsx";
import { useReading } from "../reading.ts";
import HOURS_RULES from "../styles/hours.css?inline";

/** Shows the chosen topic's hours; browsers without :has() show all. */
export const SERVED_RULES = `${HOURS_RULES}@supports selector(:has(a)){.served>div{display:none}${HOTEL_TOPICS.map(
  ({ value }) => `fieldset:has([value=${value}]:checked)+.served>[data-topic=${value}]`,
).join()}{display:grid}}`;

interface ServedHoursProps {
  form: MessageForm;
  open: Pick<OpenForm, "hotel" | "hours">;
  now: number;
}

/** Guests may also ask outside of these hours, so that they need not remember it until morning. */
export function ServedHours({ form, open: { hotel, hours }, now }: ServedHoursProps) {
  const reading = useReading();
  const { t, declared, own } = reading;
  const limited = (form.fields.topic?.choices ?? []).flatMap(({ value, label }) => {
    const read = hoursForGuests(hours[value] ?? null, (_, text) => ({ text, attributes: own }));
    if (!read) return [];
    return [{ value, label, read, again: nextOpening(read.hours, hotel.time_zone, now, reading.hours) }];
  });
  if (limited.length === 0) return null;
  return (
    <div className="served">
      {limited.map(({ value, label, read, again }) => (
        <div key={value} data-topic={value}>
          <h2>{declared(label)}</h2>
          <Week of={read} />
          {again && (
            <p data-now="">
              <b>{t("form.notNow", { time: again })}</b> {t("form.sendAnyway")}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** Below a request that nobody has begun. */
export function ServedAgain({
  hours,
  timeZone,
  now,
}: {
  hours: OpeningHours | null;
  timeZone: string;
  now: number;
}) {
  const reading = useReading();
  const again = hours && nextOpening(hours, timeZone, now, reading.hours);
  return again ? <p>{reading.t("form.notNow", { time: again })}</p> : null;
}
