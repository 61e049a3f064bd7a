/**
 * A draft to a message stays on the device no longer than the message: it goes once the message is
 * gone, and with the day until which it may be kept. Nothing of the guest's is in it.
 */
import { useEffect } from "react";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { draftKey, draftKeys, draftStore } from "../../rows/drafts.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useNews } from "../messages/news.ts";

const NAME = /\/messages\/([\da-f-]{36})$/;

/** Name of a message's draft, within the account. */
export function messageDraftName(hotelId: string, messageId: string): string {
  return `${hotelId}/messages/${messageId}`;
}

export function dropDraft(userId: string, hotelId: string, messageId: string): void {
  draftStore(draftKey(userId, messageDraftName(hotelId, messageId))).drop();
}

/** Used once, around all screens. */
export function useFreshDrafts(): void {
  const { id: userId } = useUser();
  const supabase = useSupabase();
  const changedAt = useNews().data?.changed_at;
  useEffect(() => {
    if (changedAt === undefined) return;
    // Without an answer from the server, only their last day deletes drafts.
    dropGone(supabase, userId, new Date()).catch(() => undefined);
  }, [supabase, userId, changedAt]);
}

/** @throws a PostgREST error or a NetworkError */
async function dropGone(supabase: Supabase, userId: string, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const drafts = new Map<string, string>();
  for (const key of draftKeys(userId)) {
    const id = NAME.exec(key)?.[1];
    if (!id) continue;
    const store = draftStore(key);
    const until = store.read()?.until;
    if (!until || until < today) store.drop();
    else drafts.set(id, key);
  }
  if (drafts.size === 0) return;
  const { data } = await supabase
    .from("messages")
    .select("id")
    .in("id", [...drafts.keys()])
    .throwOnError();
  for (const { id } of data) drafts.delete(id);
  for (const key of drafts.values()) draftStore(key).drop();
}
