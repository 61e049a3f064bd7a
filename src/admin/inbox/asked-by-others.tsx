import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { faqs } from "../../sections/faqs.ts";
import { useHotel, useMay } from "../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { onDemand } from "../ui/on-demand.tsx";
import { colleaguesQuery } from "./colleagues.ts";
import { impersonal, TAKEN_OUT } from "./impersonal.ts";
import { conversationQuery, type Message } from "./messages.ts";

// With all kinds of fields.
const ItemFormDialog = onDemand(() =>
  import("../content/sections/item-form-dialog.tsx").then((m) => m.ItemFormDialog),
);

/** Makes an answered question one of the page's, for editors: without whoever asked. */
export function AskedByOthers({ message }: { message: Message }) {
  const mayAdd = useMay("editor");
  const { data: texts = [] } = useQuery(conversationQuery(useSupabase(), useHotel().id, message.id));
  const { kind, text } = message;
  const isQuestion = kind === "request" && /[?？؟;]/.test(text ?? "");
  const answer = texts.findLast(({ author }) => author === "house")?.text;
  return mayAdd && isQuestion && answer ? <AddQuestion message={message} answer={answer} /> : null;
}

function AddQuestion({ message: { text, room, contact }, answer }: { message: Message; answer: string }) {
  const { id: hotelId } = useHotel();
  const { data: names = {} } = useQuery(colleaguesQuery(useSupabase(), hotelId));
  const [adding, setAdding] = useState(false);
  const known = [room, contact, ...Object.values(names)];
  const question = impersonal(text ?? "", known);
  const said = impersonal(answer, known);
  const removed = [...new Set([...question.removed, ...said.removed])];
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setAdding(true)}>
        <MessageCircleQuestion aria-hidden="true" className="size-5" />
        Would Others Ask This?
      </Button>
      {adding && (
        <ItemFormDialog
          collection={faqs}
          initial={{ question: question.text, answer: said.text }}
          note={
            removed.length > 0
              ? `Taken out, where you see “${TAKEN_OUT}”: ${removed.map((one) => `“${one}”`).join(", ")}. Read it once more: everybody will.`
              : "Read it once more without the guest in mind: everybody will."
          }
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
