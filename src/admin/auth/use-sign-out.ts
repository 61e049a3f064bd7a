import { useSupabase } from "../supabase.tsx";

/**
 * Signs out of this browser. supabase-js forgets the session before it tells the server, so an answer
 * that the session is already gone, or no answer at all, changes nothing for the owner.
 */
export function useSignOut(): () => Promise<void> {
  const supabase = useSupabase();
  return async () => {
    await supabase.auth.signOut({ scope: "local" });
  };
}
