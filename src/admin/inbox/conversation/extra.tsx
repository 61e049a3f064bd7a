/** A request with a price: the desk's yes or no by one press, which the guest reads in their language. */
import { useQuery } from "@tanstack/react-query";
import { labelOf } from "../../../fields/index.ts";
import { FORMS } from "../../../forms/index.ts";
import { CHANGED_SINCE, networkOr } from "../../../lib/errors.ts";
import { isLanguage } from "../../../lib/messages/languages.ts";
import { plainly } from "../../../lib/messages/message.ts";
import { moneyWords } from "../../../lib/texts/money.ts";
import { t } from "../../../lib/texts/t.ts";
import { catalogueIn } from "../../content/guest-catalogue.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { useTask } from "../../ui/use-task.ts";
import { conversationQuery, type Message, useMessageChanges } from "../messages/messages.ts";
import { useHotelLanguage } from "../messages/translated.ts";
import { extraPrice } from "../messages/words.ts";

/** A second press says nothing twice. */
const FAILURES = networkOr(t`Your answer did not go out. Please try again.`, {
  [CHANGED_SINCE]: t`A colleague has just answered. Read it, then press again.`,
});

export function Extra({ message }: { message: Message }) {
  const { id: hotelId } = useHotel();
  const { by_guest, language, agreed, line } = message;
  const { update, answer } = useMessageChanges();
  const { data: texts = [] } = useQuery(conversationQuery(useSupabase(), hotelId, message.id));
  const ours = useHotelLanguage();
  const [busy, run] = useTask(FAILURES);
  const price = extraPrice(message);
  if (!price) return null;

  /** First the guest reads it: what is counted was said. */
  const say = (isYes: boolean) =>
    run(
      async () => {
        if (by_guest) {
          const isForeign = language !== ours && isLanguage(language);
          await answer(message.id, {
            words: await answerWords(message, isYes, ours),
            seen: texts.length,
            ...(isForeign && {
              translation: await answerWords(message, isYes, language),
              translation_language: language,
            }),
          });
        }
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
          {agreed ? "You said yes" : "You said no"}
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
