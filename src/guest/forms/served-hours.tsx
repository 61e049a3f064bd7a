/** The hours in which the hotel serves each topic, on its clocks. Works without a script. */
import type { MessageForm } from "../../forms/index.ts";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { nextOpening } from "../../lib/opening-hours/words.ts";
import { useReading } from "../language/reading.ts";
import HOURS_RULES from "../now/hours.css?inline";
import { hoursForGuests, Week } from "../now/hours.tsx";
import { ChoiceLabel } from "../parts/choice-label.tsx";

/** Shows the chosen topic's hours, by its place; browsers without :has() show all. */
export function servedRules({ fields }: MessageForm): string {
  const shown = fields.topic?.choices?.map(
    (_, place) => `fieldset:has(label:nth-child(${place + 1})>:checked)+.served>[data-topic="${place + 1}"]`,
  );
  return `${HOURS_RULES}@supports selector(:has(a)){.served>div{display:none}${shown}{display:grid}}`;
}

interface ServedHoursProps {
  form: MessageForm;
  open: Pick<OpenForm, "hotel" | "hours">;
  now: number;
}

/** Guests may ask outside of these hours, too, so that they need not remember until morning. */
export function ServedHours({ form, open: { hotel, hours }, now }: ServedHoursProps) {
  const reading = useReading();
  const { t, own } = reading;
  const limited = (form.fields.topic?.choices ?? []).flatMap((choice, place) => {
    const read = hoursForGuests(hours[choice.value] ?? null, (_, text) => ({ text, attributes: own }));
    if (!read) return [];
    return [{ choice, place, read, again: nextOpening(read.hours, hotel.time_zone, now, reading.hours) }];
  });
  if (limited.length === 0) return null;
  return (
    <div className="served">
      {limited.map(({ choice, place, read, again }) => (
        <div key={choice.value} data-topic={place + 1}>
          <h2>
            <ChoiceLabel choice={choice} />
          </h2>
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

/** Says below a request that nobody has begun when its topic is served again. */
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
