/** The hotel that sign-up described waits in the account until there is one; then it must go. */
import { useEffect } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { type Supabase, useSupabase } from "../supabase.tsx";

/**
 * Left behind, the description would make a hotel again after its owner deleted it. This browser may
 * not know of it, so it is taken out without looking.
 * @throws {AuthError}
 */
export async function forgetSignUpDetails(supabase: Supabase): Promise<void> {
  const { error } = await supabase.auth.updateUser({ data: { hotel: null } });
  if (error) throw error;
}

/** Once the owner has a hotel, however it came about. Should it fail, the next visit tries again. */
export function useForgetSignUpDetails(hasHotel: boolean): void {
  const supabase = useSupabase();
  const { hotel: details } = useUser().user_metadata;
  const due = hasHotel && Boolean(details);
  useEffect(() => {
    if (due) void supabase.auth.updateUser({ data: { hotel: null } });
  }, [due, supabase]);
}
