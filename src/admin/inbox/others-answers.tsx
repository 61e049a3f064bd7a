/** That a colleague has answered while somebody typed: the guest would read two answers that may contradict. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useUser } from "../account/auth/auth-provider.tsx";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { conversationQuery, type MessageText } from "./messages.ts";
import { useNames } from "./taken.tsx";

/**
 * What colleagues have answered since the typing began, as the server says now. The database does not compare: between
 * this question and the answer that follows another one may slip in, so it is asked again afterwards.
 *
 * @returns a function that fails as a read does
 */
export function useOthersAnswers(messageId: string, isTyping: boolean) {
  const query = conversationQuery(useSupabase(), useHotel().id, messageId);
  const queryClient = useQueryClient();
  const { id: me } = useUser();
  const { data } = useQuery(query);
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (data && !(isTyping && known.current)) known.current = new Set(data.map(({ id }) => id));
  }, [data, isTyping]);
  return async (): Promise<readonly MessageText[]> => {
    const now = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
    const before = known.current;
    // Each is asked about once.
    known.current = new Set(now.map(({ id }) => id));
    return now.filter(
      ({ id, author, author_id }) => author === "house" && author_id !== me && !before?.has(id),
    );
  };
}

/** "Ana", also of somebody who has left since. */
export function useAuthor(): (said: MessageText | undefined) => string {
  const names = useNames();
  return (said) => (said?.author_id && names[said.author_id]) || said?.name || "A colleague";
}

interface AnsweredMeanwhileProps {
  answers: readonly MessageText[];
  onSend: () => void;
  onClose: () => void;
}

export function AnsweredMeanwhile({ answers, onSend, onClose }: AnsweredMeanwhileProps) {
  const authorOf = useAuthor();
  return (
    <Dialog
      type="warning"
      title={`${authorOf(answers.at(-1))} has just answered`}
      description="Yours is not sent yet. The guest would read both."
      onClose={onClose}
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
        <Button variant="secondary" onClick={onSend}>
          Send Mine, Too
        </Button>
        <Button onClick={onClose}>Back to Mine</Button>
      </DialogActions>
    </Dialog>
  );
}
