/** A hotel's line on each topic that guests ask for, and from when on it reads them. Works without a script. */
import type { MessageForm } from "../../forms/index.ts";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { nextOpening } from "../../lib/opening-hours/words.ts";
import { phoneLink } from "../../lib/phone/phone-numbers.ts";
import { useReading } from "../language/reading.ts";
import HOURS_RULES from "../now/hours.css?inline";
import { hoursForGuests, Week } from "../now/hours.tsx";
import { ChoiceLabel } from "../parts/choice-label.tsx";
import { Link } from "../parts/link.tsx";

/** Hides what belongs to other topics than the chosen one; 0 is for those without hours. Browsers without :has() show all. */
export function topicRules({ fields }: MessageForm): string {
  const places = fields.topic?.choices?.map((_, place) => place + 1) ?? [];
  const chosen = (place: number) => `:has(.topics label:nth-child(${place})>:checked)`;
  const hidden = places.flatMap((place) => [
    `form:not(${chosen(place)}) [data-topic="${place}"]`,
    `form${chosen(place)} [data-topic="${place}"]~[data-topic="0"]`,
  ]);
  return `${HOURS_RULES}@supports selector(:has(a)){.served h2,${hidden}{display:none}}`;
}

interface ServedHoursProps {
  form: MessageForm;
  open: Pick<OpenForm, "hotel" | "hours">;
}

const topicsOf = ({ fields }: MessageForm) => fields.topic?.choices ?? [];

/** The house's rule, and its hours. Guests may ask outside of these, too, so that they need not remember until morning. */
export function ServedHours({ form, open: { hours }, rules }: ServedHoursProps & { rules: Rules }) {
  const { own } = useReading();
  const told = topicsOf(form).flatMap((choice, place) => {
    const read = hoursForGuests(hours[choice.value] ?? null, (_, text) => ({ text, attributes: own }));
    const rule = rules[choice.value];
    return read || rule ? [{ choice, place, read, rule }] : [];
  });
  if (told.length === 0) return null;
  return (
    <div className="served">
      {told.map(({ choice, place, read, rule }) => (
        <div key={choice.value} data-topic={place + 1}>
          <h2>
            <ChoiceLabel choice={choice} />
          </h2>
          {rule && (
            <p className="rule" {...(rule.isTranslated ? { dir: "auto" } : own)}>
              {rule.text}
            </p>
          )}
          {read && <Week of={read} />}
        </div>
      ))}
    </div>
  );
}

/** The house's rules by topic: rules.ts. */
export type Rules = Readonly<Record<string, { text: string; isTranslated: boolean }>>;

/** From when on somebody reads it: by the topic's own hours, else by reception's. Empty while somebody does. */
export function ReadFrom({ form, open, now }: ServedHoursProps & { now: number }) {
  const { hotel, hours } = open;
  const own = topicsOf(form).flatMap(({ value }, place) =>
    hours[value] ? [{ value, place: place + 1 }] : [],
  );
  return (
    <>
      {own.map(({ value, place }) => (
        <Line key={value} hours={hours[value] ?? null} {...{ hotel, now, place }} />
      ))}
      <Line hours={hotel.reception_hours} {...{ hotel, now }} place={0} />
    </>
  );
}

/** Says of a request that nobody has begun from when on it is read. */
export function ReadFromLater({ hotel, hours, now }: Pick<OpenForm, "hotel"> & Omit<LineProps, "hotel">) {
  return <Line hours={hours ?? hotel.reception_hours} {...{ hotel, now }} />;
}

interface LineProps extends Pick<OpenForm, "hotel"> {
  hours: OpeningHours | null;
  now: number;
  place?: number;
}

/** Stands there empty, too, so that another topic's hours do not stand for it. */
function Line({ hotel, hours, now, place }: LineProps) {
  const { t, hours: format } = useReading();
  const again = hours && nextOpening(hours, hotel.time_zone, now, format);
  const call = phoneLink(hotel.phone, hotel);
  return (
    <p data-now="" className="when" data-topic={place}>
      {again && (
        <>
          {t("form.readFrom", { time: again })} <Link href={call}>{t("form.urgent")}</Link>
        </>
      )}
    </p>
  );
}
