/** The page on which a guest follows a message: its state, and what guest and house write to each other. */

import type { ReactNode } from "react";
import { type Field, labelOf, labelsOf } from "../../fields/index.ts";
import { AGAIN, FORMS, HELP, topicChoices } from "../../forms/index.ts";
import type { SentMessage, SentText } from "../../lib/documents/guest-message.ts";
import { safeUrl } from "../../lib/links/safe-link.ts";
import { DialFirst } from "../danger/danger.tsx";
import { useReading } from "../language/reading.ts";
import { ChoiceLabel } from "../parts/choice-label.tsx";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { FormFrame } from "./form-frame.tsx";
import { WaitsForNetwork } from "./form-page.tsx";
import { type FieldProblem, type Filling, NotSent, ProblemOf, problemAttributes, Trap } from "./inputs.tsx";
import { OfferLine } from "./offer.tsx";
import { ReadFromLater } from "./served-hours.tsx";

const STATES = { new: "sent.new", working: "sent.working", done: "sent.done" } as const;

/** Contents of the form for writing again. */
export interface WrittenAgain extends Pick<Filling, "token" | "delay"> {
  text: string;
  problem?: FieldProblem | undefined;
  /** Whether the form is open without a script, too. The page then stops reloading, or typed words would be lost. */
  isOpen: boolean;
}

/** How a device is told of the answer. */
export interface AnswerPush {
  tellUrl: string;
  /** Restricts the browser's subscription to pushes from this site. */
  pushKey: string;
}

interface SentPageProps {
  sent: SentMessage;
  again: WrittenAgain;
  told: AnswerPush;
  /** URL of the search's script, which knows the words for danger in the page's language. */
  searchUrl: string | undefined;
  now: number;
  keptUntil: string;
  /** Puts a time on the hotel's clocks into words. */
  inWords(moment: string): string;
  /** Puts an instant into words, on the hotel's clocks: the time, and the day if it is another. */
  when(instant: string): string;
}

export function SentPage({ sent, again, told, searchUrl, now, keptUntil, inWords, when }: SentPageProps) {
  const { hotel, hours, message, takes_more } = sent;
  const { t, tag, declared } = useReading();
  const { title, fields } = FORMS[message.kind as keyof typeof FORMS];
  const [choice] = message.kind === "request" && message.topic ? topicChoices([message.topic]) : [];
  // Checked first: the value of a hotel's own topic is any text.
  const asked = message.topic === HELP.value ? HELP : choice;
  const named = declared(asked?.label ?? title);
  /** The guest may be waiting for help, so the numbers to dial stay. */
  const isUrgent = message.danger && message.state !== "done";
  const { texts, text, created_at, language } = message;
  const first = { author: "guest", name: null, text, language, translation: null, created_at } as const;
  const talk = [...(text ? [{ ...first, text }] : []), ...texts];
  const last = texts.at(-1);
  const isUnanswered = last?.author !== "house";
  /** The answer may be to an earlier text. The state says that later ones have arrived. */
  const hasAnswer = texts.some(({ author }) => author === "house");
  const isUnread = message.state === "new" && isUnanswered;
  const state = t(STATES[message.state as keyof typeof STATES]);
  const review = message.kind === "feedback" && safeUrl(hotel.review_url);
  const lines = Object.entries(fields).flatMap(([column, field]) => {
    const value = message[column as keyof typeof message];
    if (value === undefined || value === null || column === "text") return [];
    // The heading says it.
    if (column === "topic" && message.kind === "request") return [];
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
      heading={asked ? <ChoiceLabel choice={asked} /> : named}
      data-hotel-of={hotel.id}
      data-src={searchUrl}
      data-title={named}
      data-said={[message.state, texts.length].join(" ")}
      data-news={isUnanswered ? state : (last.translation ?? last.text)}
      data-answered={!isUnanswered || message.state === "done" ? "" : undefined}
    >
      <OfferLine offer={message} />
      {isUrgent && <DialFirst hotel={hotel}>{isUnread && t("danger.told")}</DialFirst>}
      <p className="state" data-state={message.state}>
        {state}
      </p>
      {talk.length > 0 && (
        <ol className="talk">
          {talk.map(({ author, name, created_at, text, language, translation }) => (
            <li key={created_at} className={author}>
              <p className="soft">
                <bdi>{author === "guest" ? t("sent.you") : (name ?? hotel.name)}</bdi> ·{" "}
                <bdi>
                  <time>{when(created_at)}</time>
                </bdi>
              </p>
              {/* Only the desk reads the guest's words in translation. */}
              <Said text={text} language={language} translation={author === "house" ? translation : null} />
            </li>
          ))}
        </ol>
      )}
      {!hasAnswer && !isUrgent && message.state !== "done" && (
        <div className="next">
          {message.state === "new" && <ReadFromLater {...{ hotel, hours, now }} />}
          <p>{t("sent.next")}</p>
          {message.contact && <p>{t("sent.reach", { contact: message.contact })}</p>}
        </div>
      )}
      {takes_more && (
        <>
          <WaitsForNetwork hotel={hotel} />
          <WriteAgain again={again} />
        </>
      )}
      <TellMe {...told} hotel={hotel} />
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
        <a className="way" href="?download">
          {t("sent.download")}
        </a>
      </p>
      <details>
        <summary>{t("sent.delete")}</summary>
        <form method="post" action={`?lang=${tag}&hotel=${hotel.id}`}>
          <p>{t("sent.deleteText")}</p>
          <button type="submit" className="button">
            {t("sent.delete")}
          </button>
        </form>
      </details>
    </FormFrame>
  );
}

/** The offer to be told of an answer. Its script shows it where the browser can: src/guest/tell.ts. */
function TellMe({ tellUrl, pushKey, hotel }: AnswerPush & Pick<SentMessage, "hotel">) {
  const { t } = useReading();
  return (
    <div
      className="tell"
      hidden
      data-push-key={pushKey}
      data-hotel={hotel.id}
      data-name={hotel.name}
      data-say={t("sent.answerCame")}
      data-refused={t("sent.tellRefused")}
      data-failed={t("form.later")}
    >
      <button type="button" className="way">
        <Icon name="Bell" /> <span>{t("sent.tell")}</span>
      </button>
      <p role="alert" />
      <script type="module" src={tellUrl} />
    </div>
  );
}

/** A text in the reader's language, if it was translated, and below it the original. */
function Said({ text, language, translation }: Pick<SentText, "text" | "language" | "translation">) {
  return (
    <>
      {translation && (
        <p className="text" dir="auto">
          {translation}
        </p>
      )}
      <p className={translation ? "text soft" : "text"} dir="auto" lang={language ?? undefined}>
        {text}
      </p>
    </>
  );
}

function WriteAgain({ again: { text, token, delay, problem, isOpen } }: { again: WrittenAgain }) {
  const { t, tag } = useReading();
  return (
    <>
      {!isOpen && (
        <noscript>
          <a className="way" href={`?write&lang=${tag}`}>
            {t("sent.again")}
          </a>
        </noscript>
      )}
      <div className={isOpen ? undefined : "scripted"}>
        <form method="post">
          <NotSent delay={delay} />
          <input type="hidden" name="token" value={token} />
          <Trap />
          <div>
            <label htmlFor="text">{t("sent.again")}</label>
            <textarea
              id="text"
              name="text"
              required
              rows={2}
              maxLength={AGAIN.text.maxLength}
              defaultValue={text}
              dir="auto"
              {...(problem && { autoFocus: true, ...problemAttributes("text", problem) })}
            />
            <ProblemOf name="text" field={AGAIN.text} problem={problem} />
          </div>
          <button type="submit" className="button">
            {t("form.send")}
          </button>
        </form>
      </div>
    </>
  );
}
