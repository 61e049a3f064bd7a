import { dropDrafts } from "../../rows/drafts.ts";
import { endPushes } from "../../rows/kept-admin.ts";
import { forgetLastSeen } from "../../rows/last-seen.ts";
import { forgetOutbox } from "../../rows/outbox-store.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { announceSignOut, useUser } from "./auth-provider.tsx";

/**
 * Ends the session, notices, drafts, waiting saves and kept lists of this browser. supabase-js forgets the
 * session before it tells the server, so it does not matter whether that answers.
 */
export function useSignOut({ accountDeleted = false } = {}): () => Promise<void> {
  const supabase = useSupabase();
  const forgetDevice = useForgetDevice();
  return async () => {
    announceSignOut({ accountDeleted });
    await forgetDevice();
    await supabase.auth.signOut({ scope: "local" });
  };
}

/** Ends all that this browser has of its user, but for the session. */
export function useForgetDevice(): () => Promise<void> {
  const { id } = useUser();
  return async () => {
    dropDrafts(id);
    await Promise.all([forgetLastSeen(id), forgetOutbox(id), endPushes()]);
  };
}
