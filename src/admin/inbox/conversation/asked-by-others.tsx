import { queryOptions, useQuery } from "@tanstack/react-query";
import { MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { ALL_TOPICS, HELP } from "../../../forms/index.ts";
import { searchable } from "../../../lib/texts/folded.ts";
import { plural } from "../../../lib/texts/t.ts";
import { DAY } from "../../../lib/time/zoned-time.ts";
import { faqs } from "../../../sections/faqs.ts";
import { useHotel, useMay } from "../../content/hotel/hotel-provider.tsx";
import { useSearches, useSettle } from "../../content/searches.ts";
import { ItemFormOnDemand } from "../../content/sections/item-form-on-demand.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useTask } from "../../ui/use-task.ts";
import { inQuotes, listedInWords } from "../../ui/words.ts";
import { conversationQuery, type Message, messagesKey, SAVE_FAILURES } from "../messages/messages.ts";
import { useNames } from "../messages/taken.tsx";
import { impersonal, TAKEN_OUT } from "./impersonal.ts";

/** Asked so often within thirty days, it is worth a line on the page. */
const OFTEN = 3;
const DAYS = 30;
/** Topics that guests ask for again, whatever the page says. */
const SERVICES: readonly (string | null)[] = [
  HELP.value,
  ...ALL_TOPICS.filter((topic) => topic !== "late_checkout"),
  null,
];

/** How often guests have asked for the same lately, on the page or at the desk. */
function timesQuery(supabase: Supabase, { hotel_id, topic }: Message) {
  return queryOptions({
    queryKey: [...messagesKey(hotel_id), "times", topic],
    enabled: !SERVICES.includes(topic),
    queryFn: async ({ signal }) => {
      const { count } = await supabase
        .from("messages")
        .select("id", { count: "exact", head: true })
        .match({ hotel_id, topic, kind: "request" })
        .gte("created_at", new Date(Date.now() - DAYS * DAY).toISOString())
        .abortSignal(signal)
        .throwOnError();
      return count ?? 0;
    },
  });
}

/** For editors: makes an answered request a question of the page, without personal details. */
export function AskedByOthers({ message }: { message: Message }) {
  const mayAdd = useMay("editor");
  const { data: texts = [] } = useQuery(conversationQuery(useSupabase(), useHotel().id, message.id));
  const answer = texts.findLast(({ author }) => author === "house")?.text;
  return mayAdd && message.kind === "request" && answer ? <Offer message={message} answer={answer} /> : null;
}

/** Where it is a question, its topic repeats, or guests found nothing by its words. */
function Offer({ message, answer }: { message: Message; answer: string }) {
  const times = useQuery(timesQuery(useSupabase(), message));
  const searches = useSearches();
  const settle = useSettle();
  const [, run] = useTask(SAVE_FAILURES);
  const asked = message.text ?? "";
  const missed = searches.data?.find(({ words }) =>
    words.split(" ").every((word) => searchable(asked).includes(searchable(word))),
  );
  const isRepeated = times.data !== undefined && times.data >= OFTEN;
  return (
    <div className="flex flex-col gap-1 empty:hidden">
      {(missed || isRepeated || /[?？؟;]/.test(asked)) && (
        <AddQuestion
          {...{ message, answer }}
          onAdded={() => missed && void run(() => settle(missed, "answered"))}
        />
      )}
      {isRepeated && <p className="text-ink-soft">{`Asked ${times.data} times in ${DAYS} days.`}</p>}
      {missed && (
        <p className="text-ink-soft">
          {plural(missed.guests_90, {
            one: `# guest searched for “${missed.words}” and found nothing.`,
            other: `# guests searched for “${missed.words}” and found nothing.`,
          })}
        </p>
      )}
      <NotLoaded inline query={times} what="how often this was asked" hint="" />
      <NotLoaded inline query={searches} what="what guests searched for" hint="" />
    </div>
  );
}

interface AddQuestionProps {
  message: Message;
  answer: string;
  onAdded: () => void;
}

function AddQuestion({ message: { text, room, contact }, answer, onAdded }: AddQuestionProps) {
  const names = useNames();
  const [adding, setAdding] = useState(false);
  const known = [room, contact, ...Object.values(names)];
  const question = impersonal(text ?? "", known);
  const said = impersonal(answer, known);
  const removed = [...new Set([...question.removed, ...said.removed])];
  return (
    <>
      <Button
        icon={MessageCircleQuestion}
        variant="secondary"
        className="self-start"
        onClick={() => setAdding(true)}
      >
        Would Others Ask This?
      </Button>
      {adding && (
        <ItemFormOnDemand
          collection={faqs}
          initial={{ question: question.text, answer: said.text }}
          note={
            removed.length > 0
              ? `“${TAKEN_OUT}” stands for ${listedInWords(removed.map(inQuotes))}. Everybody will see this.`
              : "Everybody will see this."
          }
          onAdded={onAdded}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
