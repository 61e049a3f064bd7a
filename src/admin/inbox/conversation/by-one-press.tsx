/** The desk's yes or no by one press: to a price, and to a late check-out. The guest reads it in their language. */
import { useQuery } from "@tanstack/react-query";
import { labelOf } from "../../../fields/index.ts";
import { FORMS } from "../../../forms/index.ts";
import { CHANGED_SINCE, errorCode, networkOr } from "../../../lib/errors.ts";
import { isLanguage } from "../../../lib/messages/languages.ts";
import { plainly } from "../../../lib/messages/message.ts";
import { moneyWords } from "../../../lib/texts/money.ts";
import { t } from "../../../lib/texts/t.ts";
import { asMoment, DAY, MINUTE, wallTime } from "../../../lib/time/zoned-time.ts";
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

const ANSWERED = t`A colleague has just answered. Read it, then press again.`;
/** A second press says nothing twice. */
const FAILURES = networkOr(t`Your answer did not go out. Please try again.`, { [CHANGED_SINCE]: ANSWERED });
/** The usual offer: two hours more than most houses give. */
const USUAL = 13 * 60 * MINUTE;

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

export function Extra({ message }: { message: Message }) {
  const { by_guest, agreed, line } = message;
  const { update, answer } = useMessageChanges();
  const worded = useWording(message);
  const [busy, run] = useTask(FAILURES);
  const price = extraPrice(message);
  if (!price) return null;

  /** First the guest reads it: what is counted was said. */
  const say = (isYes: boolean) =>
    run(
      async () => {
        if (by_guest)
          await answer(message.id, await worded((language) => answerWords(message, isYes, language)));
        await update(message, { agreed: isYes });
      },
      isYes ? t`You said yes: ${price}` : t`You said no`,
    );

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
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
            <Button variant="onDeep" busy={busy && "Answering..."} onClick={() => void say(true)}>
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
async function answerWords(
  { topic, line, price, currency }: Message,
  isYes: boolean,
  language: string,
): Promise<string> {
  const { messages, declared } = await catalogueIn(language);
  const field = FORMS.request.fields.topic;
  const label = topic && field ? labelOf(field, topic) : "";
  const cost = price !== null && currency !== null && moneyWords({ amount: price, currency }, language);
  const what = [declared[label] ?? label, line, cost].filter(Boolean).join(" · ");
  const say = plainly(messages);
  return isYes ? say("offer.yes", { what }) : say("offer.no", { what });
}

/** A yes to late check-out: on the list of rooms, on the page of the room's guest, and said in the conversation. */
export function LateCheckout({ message }: { message: Message }) {
  const { time_zone } = useHotel();
  const { allowUntil, update } = useMessageChanges();
  const worded = useWording(message);
  const showMessage = useMessages();
  const [busy, run] = useTask(FAILURES);
  const typed = useTyped(message.wanted_at?.slice(0, 16) ?? nextAfternoon(time_zone));
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
      if (!room) return typed.setError(t`The room needs a code, and the time must be within two weeks.`);
      // A yes to the hour is one to its price.
      if (message.price !== null && !message.agreed) await update(message, { agreed: true });
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
      <InputField type="datetime-local" label="The room is theirs until" {...typed.input} />
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
function nextAfternoon(timeZone: string): string {
  const now = wallTime(timeZone, Date.now());
  const today = Math.floor(now / DAY) * DAY;
  return asMoment(today + USUAL + (now - today >= DAY / 2 ? DAY : 0));
}
