import { dropDrafts } from "../forms/drafts.ts";
import { useSupabase } from "../supabase.tsx";
import { announceSignOut, useUser } from "./auth-provider.tsx";

/**
 * Signs out of this browser and deletes its drafts. supabase-js forgets the session before it tells the
 * server, so it does not matter to the owner when the session has already ended or the server does not
 * answer.
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
