/** Warns when a colleague answered while somebody typed: two answers may contradict each other. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { conversationQuery } from "../messages/messages.ts";
import { useNames } from "../messages/taken.tsx";

/**
 * How many texts of the conversation an answer is written over: those that were there when its typing began, or, where it
 * began before they were read, once they are. Later texts may stand above the screen.
 *
 * @returns `counted` waits for them, and fails as a read does. `answeredAfter` is set while others' answers are to be read
 * before one's own is sent; `know` says that they have been.
 */
export function useSeen(messageId: string, isTyping: boolean) {
  const query = conversationQuery(useSupabase(), useHotel().id, messageId);
  const queryClient = useQueryClient();
  const count = useQuery(query).data?.length;
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!isTyping || seen.current === undefined) seen.current = count;
  }, [count, isTyping]);
  const [answeredAfter, setAnsweredAfter] = useState<number>();
  return {
    answeredAfter,
    counted: async () => (seen.current ??= (await queryClient.ensureQueryData(query)).length),
    askFirst: () => setAnsweredAfter(seen.current),
    /** Each answer is asked about once. @param texts how many there are now */
    know: (texts: number): void => {
      seen.current = texts;
      setAnsweredAfter(undefined);
    },
  };
}

interface AnsweredMeanwhileProps {
  messageId: string;
  /** How many texts the writer has seen. */
  seen: number;
  /** @param known how many texts there are now, each shown here or before */
  onSend: (known: number) => void;
  onClose: (known: number) => void;
}

export function AnsweredMeanwhile({ messageId, seen, onSend, onClose }: AnsweredMeanwhileProps) {
  const { data: texts = [] } = useQuery(conversationQuery(useSupabase(), useHotel().id, messageId));
  const names = useNames();
  const { id: me } = useUser();
  const answers = texts.slice(seen).filter(({ author, author_id }) => author === "house" && author_id !== me);
  const { author_id = null, name = null } = answers.at(-1) ?? {};
  // The author may have left the team.
  const who = (author_id && names[author_id]) || name || t`A colleague`;
  const close = () => onClose(texts.length);
  return (
    <Dialog
      type="warning"
      title={`${who} has just answered`}
      description="Yours is not sent yet."
      onClose={close}
    >
      {answers.map(({ id, text, language }) => (
        <blockquote
          key={id}
          lang={language ?? undefined}
          dir="auto"
          className="mt-4 font-display text-xl/7 wrap-anywhere whitespace-pre-line text-accent"
        >
          {text}
        </blockquote>
      ))}
      <DialogActions>
        <Button variant="secondary" onClick={() => onSend(texts.length)}>
          Send Mine, Too
        </Button>
        <Button onClick={close}>Back to Mine</Button>
      </DialogActions>
    </Dialog>
  );
}
