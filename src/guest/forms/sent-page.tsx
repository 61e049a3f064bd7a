/** The page on which a guest follows a message: what they wrote, its state, and the answer. */

import type { ReactNode } from "react";
import { type Field, labelOf, labelsOf } from "../../fields/index.ts";
import { FORMS, HELP, topicChoices } from "../../forms/index.ts";
import type { SentMessage } from "../../lib/guest-message.ts";
import { safeUrl } from "../../lib/safe-link.ts";
import { Link } from "../link.tsx";
import { useReading } from "../reading.ts";
import { ChoiceLabel } from "./choice-label.tsx";
import { DialFirst } from "./danger.tsx";
import { FormFrame } from "./form-frame.tsx";
import { ServedAgain } from "./served-hours.tsx";

const STATES = { new: "sent.new", working: "sent.working", done: "sent.done" } as const;

interface SentPageProps {
  sent: SentMessage;
  now: number;
  keptUntil: string;
  /** Puts a time on the hotel's clocks into words. */
  inWords(moment: string): string;
}

export function SentPage({ sent: { hotel, hours, message }, now, keptUntil, inWords }: SentPageProps) {
  const { t, declared } = useReading();
  const { title, fields } = FORMS[message.kind as keyof typeof FORMS];
  const [choice] = message.kind === "request" && message.topic ? topicChoices([message.topic]) : [];
  // Before the hotel's own topics, whose words are their values.
  const named = declared(message.topic === HELP.value ? HELP.label : (choice?.label ?? title));
  /** The guest may be waiting for help, so the numbers to dial stay. */
  const isUrgent = message.danger && message.state !== "done";
  const isUnread = message.state === "new" && !message.answer;
  const review = message.kind === "feedback" && safeUrl(hotel.review_url);
  const lines = Object.entries(fields).flatMap(([column, field]) => {
    const value = message[column as keyof typeof message];
    if (value === undefined || value === null) return [];
    return [{ label: declared(field.label), content: contentOf(field, String(value)) }];
  });
  function contentOf(field: Field, value: string): ReactNode {
    if (field.several) return labelsOf(field, value).map(declared).join(t("hours.comma"));
    if (field.choices) return <ChoiceLabel choice={{ value, label: labelOf(field, value) }} />;
    return field.kind === "moment" ? inWords(value) : value;
  }
  return (
    <FormFrame
      hotel={hotel}
      heading={declared(title)}
      data-hotel-of={hotel.id}
      data-title={named}
      data-said={[message.state, message.answer].join(" ")}
      data-answered={message.answer || message.state === "done" ? "" : undefined}
    >
      {isUrgent && <DialFirst hotel={hotel}>{isUnread && t("danger.told")}</DialFirst>}
      <p className="state" data-state={message.state}>
        {t(STATES[message.state as keyof typeof STATES])}
      </p>
      {message.state === "new" && !isUrgent && <ServedAgain {...{ hours, now }} timeZone={hotel.time_zone} />}
      {message.answer ? (
        <blockquote>
          <h2>{t("sent.answer")}</h2>
          <p className="text" dir="auto">
            {message.answer}
          </p>
        </blockquote>
      ) : (
        !isUrgent && message.state !== "done" && <p>{t("sent.noAnswer")}</p>
      )}
      {review && (
        <p>
          <Link href={review} className="button">
            {t("sent.review")}
          </Link>
        </p>
      )}
      <dl>
        {lines.map(({ label, content }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="text" dir="auto">
              {content}
            </dd>
          </div>
        ))}
      </dl>
      {message.has_photo && <img className="photo" src="?photo" alt={t("form.photo")} />}
      <div className="remembered scripted">
        <p className="soft">{t("sent.remembered")}</p>
        <button type="button" className="button">
          {t("sent.forget")}
        </button>
      </div>
      <p className="soft">{t("sent.address")}</p>
      <p className="soft">{t("form.keptUntil", { date: keptUntil })}</p>
      <p>
        <a className="way" href="?download" download>
          {t("sent.download")}
        </a>
      </p>
      <details>
        <summary>{t("sent.delete")}</summary>
        <form method="post">
          <p>{t("sent.deleteText")}</p>
          <button type="submit" className="button">
            {t("sent.delete")}
          </button>
        </form>
      </details>
    </FormFrame>
  );
}
