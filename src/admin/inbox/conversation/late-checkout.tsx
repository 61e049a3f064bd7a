/** A yes to late check-out: on the list of rooms, on the page of the room's guest, and said in the conversation. */
import { useQuery } from "@tanstack/react-query";
import { CHANGED_SINCE, errorCode, networkOr } from "../../../lib/errors.ts";
import { isLanguage } from "../../../lib/messages/languages.ts";
import { plainly } from "../../../lib/messages/message.ts";
import { t } from "../../../lib/texts/t.ts";
import { DAY, MINUTE, wallTime } from "../../../lib/time/zoned-time.ts";
import { catalogueIn } from "../../content/guest-catalogue.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useTyped } from "../../ui/use-typed.ts";
import { momentInWords } from "../../ui/words.ts";
import { conversationQuery, type Message, useMessageChanges } from "../messages/messages.ts";
import { useHotelLanguage } from "../messages/translated.ts";

/** A second press adds nothing twice. */
const FAILURES = networkOr(t`Your answer did not go out. Please try again.`);
/** The usual offer: two hours more than most houses give. */
const USUAL = 13 * 60 * MINUTE;

export function LateCheckout({ message }: { message: Message }) {
  const { id: hotel_id, time_zone } = useHotel();
  const { by_guest, language } = message;
  const supabase = useSupabase();
  const { allowUntil, update } = useMessageChanges();
  const { data: texts = [] } = useQuery(conversationQuery(supabase, hotel_id, message.id));
  const ours = useHotelLanguage();
  const showMessage = useMessages();
  const [busy, run] = useTask(FAILURES);
  const typed = useTyped(message.wanted_at?.slice(0, 16) ?? nextAfternoon(time_zone));
  const until = typed.value;

  function allow(): void {
    typed.setError(undefined);
    void run(async () => {
      const words = await grantWords(until, ours);
      const answer = { words, seen: texts.length, ...(await translated()) };
      const room = await allowUntil(message.id, until, answer).catch((error: unknown) => {
        if (errorCode(error) === CHANGED_SINCE) return undefined;
        throw error;
      });
      if (room === undefined)
        return typed.setError(t`A colleague has just answered. Read it, then press again.`);
      if (!room) return typed.setError(t`The room needs a code, and the time must be within two weeks.`);
      // A yes to the hour is one to its price.
      if (message.price !== null && !message.agreed) await update(message, { agreed: true });
      showMessage({
        type: "success",
        title: t`Room ${room} is theirs until ${momentInWords(until)}`,
        // What was written down at the desk has no page on which its guest reads the answer.
        text: by_guest ? t`Their message is answered.` : t`Tell them, too.`,
      });
    });
  }

  async function translated() {
    if (!by_guest || language === ours || !isLanguage(language)) return undefined;
    return { translation: await grantWords(until, language), translation_language: language };
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

/** What the room's page says on its day, with the day. @param until what clocks show at the hotel */
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
  return new Date(today + USUAL + (now - today >= DAY / 2 ? DAY : 0)).toISOString().slice(0, 16);
}
