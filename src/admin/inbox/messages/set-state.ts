/** Takes a message, gives it back or says that it is done: over the state that was seen, also by housekeeping. */
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { useMessages } from "../../ui/messages.tsx";
import type { State } from "./filters.ts";
import { type Message, messagesKey } from "./messages.ts";
import { newsKey } from "./news.ts";
import { roundsKey } from "./rounds.ts";
import { stateLabel } from "./words.ts";

/** The database's answer of set_message_state(): how it is now. */
interface SetState {
  /** False where somebody else was faster, also with the same. */
  changed: boolean;
  state: string;
  assignee: string | null;
  /** Who set it last, by name. */
  by: string | null;
}

/**
 * Says who was faster, if somebody was.
 * @returns a function that fails with a PostgREST error or a NetworkError, after reading again
 */
export function useSetState() {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const { id: hotel_id } = useHotel();
  const write = useWrite(messagesKey(hotel_id), roundsKey(hotel_id), newsKey(hotel_id));
  return async ({ id, state: seen }: Pick<Message, "id" | "state">, state: State): Promise<void> => {
    const args = { hotel_id, message_id: id, seen, state };
    const { data } = await write(() => supabase.rpc("set_message_state", args).throwOnError());
    const set = data as SetState | null;
    if (!set?.changed) showMessage({ type: "warning", title: fasterWords(set), passing: true });
  };
}

function fasterWords(set: SetState | null): string {
  if (!set) return t`It is not there any more`;
  if (!set.by && set.state === "new") return t`The guest has just written again`;
  const { by } = set;
  if (set.state === "working") return by ? t`${by} has just taken it` : t`Somebody has just taken it`;
  const state = stateLabel(set.state);
  return by ? t`${by} has just set it to “${state}”` : t`Somebody has just set it to “${state}”`;
}
