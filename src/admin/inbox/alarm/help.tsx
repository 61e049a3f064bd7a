/** For somebody in danger: call first, then six sentences in the guest's language, one press each. */
import { useQuery } from "@tanstack/react-query";
import { Check, Send } from "lucide-react";
import { useState } from "react";
import { isLanguage } from "../../../lib/messages/languages.ts";
import { ADMIN_LANGUAGE } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { extensionOf } from "../messages/alarms.ts";
import { CallLink } from "../messages/call-link.tsx";
import { conversationQuery, type Message, useMessageChanges } from "../messages/messages.ts";
import { useHotelLanguage } from "../messages/translated.ts";
import { timeWords } from "../messages/words.ts";
import { useDangerNumbers } from "./alarm.tsx";
import { SENTENCE_NAMES, type Sentence, sentenceIn, sentenceOf } from "./emergency-sentences.ts";

export function Help({ message }: { message: Message }) {
  const { numbers } = useDangerNumbers();
  const [number = ""] = numbers;
  const { by_guest, card } = message;
  const room = extensionOf(card ?? message.room);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        {room && (
          <CallLink message={message} number={room} className={CALL_FIRST}>
            Call room {room}
          </CallLink>
        )}
        {numbers.map((one) => (
          <CallLink
            key={one}
            message={message}
            number={one}
            className={!room && one === number ? CALL_FIRST : CALL}
          >
            Call {one}
          </CallLink>
        ))}
      </div>
      {by_guest && <Sentences message={message} number={number} />}
    </div>
  );
}

const CALL =
  "inline-flex min-h-14 flex-1 basis-24 items-center justify-center gap-2 rounded-lg border border-danger px-4 font-semibold text-danger";
const CALL_FIRST =
  "inline-flex min-h-14 flex-2 basis-40 items-center justify-center gap-2 rounded-lg bg-danger px-4 font-semibold text-on-danger";

function Sentences({ message, number }: { message: Message; number: string }) {
  return (
    <section aria-labelledby="sentences">
      <h3 id="sentences" className="mb-1 text-xl font-semibold">
        Say it in one press
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {SENTENCE_NAMES.map((sentence) => (
          <li key={sentence}>
            <SentenceRow {...{ message, number, sentence }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SentenceRowProps {
  message: Message;
  number: string;
  sentence: Sentence;
}

function SentenceRow({ message, number, sentence }: SentenceRowProps) {
  const { id: hotelId, time_zone } = useHotel();
  const { data: texts } = useQuery(conversationQuery(useSupabase(), hotelId, message.id));
  const ours = useHotelLanguage();
  const theirs = isLanguage(message.language) ? message.language : ours;
  const { answer } = useMessageChanges();
  const [busy, during] = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const words = sentenceIn(sentence, ours, number);
  /** The sentence in the language of the person who presses. */
  const reads = isLanguage(ADMIN_LANGUAGE) ? ADMIN_LANGUAGE : ours;
  const translation = theirs === ours ? undefined : sentenceIn(sentence, theirs, number);
  /** When the sentence was sent last, as the server has it. */
  const said = texts?.findLast(({ author, text }) => author === "house" && sentenceOf(text) === sentence);

  const send = () =>
    during(async () => {
      setFailed(false);
      try {
        await answer(message.id, {
          words,
          ...(translation && { translation, translation_language: theirs }),
        });
      } catch {
        // In danger nobody reads reasons.
        setFailed(true);
      }
    });

  return (
    <>
      <button
        type="button"
        disabled={busy}
        className="flex w-full cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-3 text-start hover:bg-accent-soft disabled:opacity-60"
        onClick={() => void send()}
      >
        <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <span
            lang={reads}
            dir="auto"
            className={
              said ? "block font-display text-lg text-ink-soft" : "block font-display text-lg text-accent"
            }
          >
            {sentenceIn(sentence, reads, number)}
          </span>
          {theirs !== reads && (
            <span lang={theirs} dir="auto" className="block text-ink-soft">
              {sentenceIn(sentence, theirs, number)}
            </span>
          )}
        </span>
        {busy ? (
          <span className="text-ink-soft">Sending...</span>
        ) : said ? (
          <span className="inline-flex items-center gap-2 font-semibold text-accent">
            <Check aria-hidden="true" className="size-5 shrink-0" />
            {timeWords(said.created_at, time_zone)} · {said.read_at ? "read" : "sent"}
          </span>
        ) : (
          <Send aria-hidden="true" className="size-5 shrink-0 text-accent" />
        )}
      </button>
      {hasFailed && (
        <p role="alert" className="pb-3 font-semibold text-danger">
          Not sent. Call the room.
        </p>
      )}
    </>
  );
}
