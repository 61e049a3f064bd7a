import { dropDrafts } from "../forms/drafts.ts";
import { useSupabase } from "../supabase.tsx";
import { announceSignOut, useUser } from "./auth-provider.tsx";

/**
 * Signs out of this browser, which keeps nothing of what was typed. supabase-js forgets the session before it
 * tells the server, so an answer that the session is already gone, or no answer at all, changes nothing for
 * the owner.
 */
export function useSignOut(): () => Promise<void> {
  const supabase = useSupabase();
  const { id } = useUser();
  return async () => {
    announceSignOut();
    dropDrafts(id);
    await supabase.auth.signOut({ scope: "local" });
  };
}
