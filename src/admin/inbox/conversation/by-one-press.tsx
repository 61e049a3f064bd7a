/** The desk's yes or no by one press: to a price, and to a late check-out. The guest reads it in their language. */
import { useQuery } from "@tanstack/react-query";
import { labelOf } from "../../../fields/index.ts";
import { FORMS } from "../../../forms/index.ts";
import { CHANGED_SINCE, errorCode, networkOr } from "../../../lib/errors.ts";
import { isLanguage } from "../../../lib/messages/languages.ts";
import { plainly } from "../../../lib/messages/message.ts";
import { moneyWords } from "../../../lib/texts/money.ts";
import { t } from "../../../lib/texts/t.ts";
import { timeOf } from "../../../lib/time/time-of-day.ts";
import { asMoment, DAY, wallTime } from "../../../lib/time/zoned-time.ts";
import { catalogueIn } from "../../content/guest-catalogue.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useTyped } from "../../ui/use-typed.ts";
import { momentInWords } from "../../ui/words.ts";
import { conversationQuery, type Message, useMessageChanges } from "../messages/messages.ts";
import { useHotelLanguage } from "../messages/translated.ts";
import { extraPrice } from "../messages/words.ts";

const LATE = "late_checkout";
const NO_ROOM = t`The room needs a code, and the time must be within two weeks.`;
const ANSWERED = t`A colleague has just answered. Read it, then press again.`;
/** A second press says nothing twice. */
const FAILURES = networkOr(t`Your answer did not go out. Please try again.`, { [CHANGED_SINCE]: ANSWERED });
/** The usual offer: two hours more than most houses give. */
const USUAL = "13:00";
/** "14:00", "2 PM" */
const CLOCK = /\b\d{1,2}(?::\d{2}(?:\s*[ap]\.?m\b)?|\s*[ap]\.?m\b)/i;

/** @returns the answer in both languages, over what the desk has read */
function useWording({ id, by_guest, language }: Message) {
  const { data: texts = [] } = useQuery(conversationQuery(useSupabase(), useHotel().id, id));
  const ours = useHotelLanguage();
  const isForeign = by_guest && language !== ours && isLanguage(language);
  return async (wordsIn: (language: string) => Promise<string>) => ({
    words: await wordsIn(ours),
    seen: texts.length,
    ...(isForeign && { translation: await wordsIn(language), translation_language: language }),
  });
}

/** One block, and so one answer: the price of a late check-out is agreed to together with its hour. */
export function ByOnePress({ message }: { message: Message }) {
  const price = extraPrice(message);
  if (price) return <Extra message={message} price={price} />;
  return message.topic === LATE && <LateCheckout message={message} />;
}

/** The hour of a late check-out: the guest's own, or the one that the offer names. */
function useUntil({ wanted_at, line }: Message) {
  const { time_zone } = useHotel();
  const offered = timeOf(CLOCK.exec(line ?? "")?.[0] ?? "") ?? USUAL;
  return useTyped(wanted_at?.slice(0, 16) ?? `${checkoutDay(time_zone)}T${offered}`);
}

function UntilInput({ typed: { value, input } }: { typed: ReturnType<typeof useTyped> }) {
  return (
    <div className="max-w-64">
      <InputField type="datetime-local" label="The room is theirs until" {...input} />
      {/* In large text the input is too narrow for the hour. */}
      {value && (
        <p aria-hidden="true" className="mt-1.5 hidden cramped:block">
          {momentInWords(value)}
        </p>
      )}
    </div>
  );
}

function Extra({ message, price }: { message: Message; price: string }) {
  const { id, by_guest, agreed, line } = message;
  const { update, answer, allowUntil } = useMessageChanges();
  const worded = useWording(message);
  const showMessage = useMessages();
  const [busy, run] = useTask(FAILURES);
  const typed = useUntil(message);
  const isLate = message.topic === LATE;
  const until = typed.value;

  /** First the guest reads it: what is counted was said. */
  const say = (isYes: boolean) =>
    run(
      async () => {
        if (by_guest) await answer(id, await worded((language) => answerWords(message, isYes, language)));
        await update(message, { agreed: isYes });
      },
      isYes ? t`You said yes: ${price}` : t`You said no`,
    );

  const sayUntil = () =>
    run(async () => {
      const words = await worded((language) => untilWords(message, until, language));
      const room = await allowUntil(id, until, words);
      // Its guest reads the yes even where no list of rooms can show it.
      if (!room && by_guest) await answer(id, words);
      await update(message, { agreed: true });
      showMessage({
        type: "success",
        title: t`You said yes: ${price}`,
        text: room ? t`Room ${room} is theirs until ${momentInWords(until)}` : NO_ROOM,
      });
    });

  return (
    <section aria-labelledby="extra" className="rounded-2xl bg-deep p-5 text-on-deep">
      <p className="text-sm font-medium text-on-deep-brass">Extra</p>
      <h3 id="extra" className="mt-1 text-2xl/tight font-semibold wrap-anywhere">
        {[line, price].filter(Boolean).join(" · ")}
      </h3>
      {agreed === null ? (
        <>
          <p className="mt-1.5 text-on-deep-soft">
            {by_guest ? "The guest saw this price." : "Tell the guest this price."}
          </p>
          {isLate && (
            <div className="mt-4">
              <UntilInput typed={typed} />
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
            <Button
              variant="onDeep"
              disabled={isLate && !until}
              busy={busy && "Answering..."}
              onClick={() => void (isLate ? sayUntil() : say(true))}
            >
              Yes, {price}
            </Button>
            <Button variant="quietOnDeep" disabled={busy} onClick={() => void say(false)}>
              Not this time
            </Button>
          </div>
        </>
      ) : (
        <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-on-deep-soft">
          {agreed ? "Said yes to the price" : "Said no to the price"}
          <TextButton
            className="text-on-deep"
            disabled={busy}
            onClick={() => void run(async () => void (await update(message, { agreed: null })))}
          >
            Take back
          </TextButton>
        </p>
      )}
    </section>
  );
}

/** "Yes, gladly. Late check-out · Until 14:00 · €20" */
async function answerWords(message: Message, isYes: boolean, language: string): Promise<string> {
  const { topic, line } = message;
  const { messages, declared } = await catalogueIn(language);
  const field = FORMS.request.fields.topic;
  const label = topic && field ? labelOf(field, topic) : "";
  const what = [declared[label] ?? label, line, moneyOf(message, language)].filter(Boolean).join(" · ");
  const say = plainly(messages);
  return isYes ? say("offer.yes", { what }) : say("offer.no", { what });
}

/** "Yes, gladly. The room is yours until 2 PM (Sunday, November 29) · €20" */
async function untilWords(message: Message, until: string, language: string): Promise<string> {
  const { messages } = await catalogueIn(language);
  const what = [await grantWords(until, language), moneyOf(message, language)].filter(Boolean).join(" · ");
  return plainly(messages)("offer.yes", { what });
}

function moneyOf({ price, currency }: Message, language: string): string | false {
  return price !== null && currency !== null && moneyWords({ amount: price, currency }, language);
}

/** A yes to late check-out: on the list of rooms, on the page of the room's guest, and said in the conversation. */
function LateCheckout({ message }: { message: Message }) {
  const { allowUntil } = useMessageChanges();
  const worded = useWording(message);
  const showMessage = useMessages();
  const [busy, run] = useTask(FAILURES);
  const typed = useUntil(message);
  const until = typed.value;

  function allow(): void {
    typed.setError(undefined);
    void run(async () => {
      const answer = await worded((language) => grantWords(until, language));
      const room = await allowUntil(message.id, until, answer).catch((error: unknown) => {
        if (errorCode(error) === CHANGED_SINCE) return undefined;
        throw error;
      });
      if (room === undefined) return typed.setError(ANSWERED);
      if (!room) return typed.setError(NO_ROOM);
      showMessage({
        type: "success",
        title: t`Room ${room} is theirs until ${momentInWords(until)}`,
        // A message written down at the desk has no page on which its guest reads the answer.
        text: message.by_guest ? t`Their message is answered.` : t`Tell them, too.`,
      });
    });
  }

  return (
    <Form
      className="flex flex-wrap items-end gap-3 rounded-2xl border border-line bg-surface p-5 *:max-w-full"
      onSubmit={allow}
    >
      <UntilInput typed={typed} />
      <Button type="submit" variant="secondary" disabled={!until} busy={busy && "Noting..."}>
        Yes, Until Then
      </Button>
    </Form>
  );
}

/** The words of the room's page on its day, with the day. @param until what clocks show at the hotel */
async function grantWords(until: string, language: string): Promise<string> {
  const say = plainly((await catalogueIn(language)).messages);
  const shown = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...format, numberingSystem: "latn", timeZone: "UTC" }).format(
      new Date(`${until}Z`),
    );
  const day = shown({ weekday: "long", day: "numeric", month: "long" });
  return `${say("room.until", { time: shown({ hour: "numeric", minute: "2-digit" }) })} (${day})`;
}

/** On the hotel's clocks: today, or tomorrow in the afternoon. */
function checkoutDay(timeZone: string): string {
  const now = wallTime(timeZone, Date.now());
  return asMoment(now + DAY / 2).slice(0, 10);
}
