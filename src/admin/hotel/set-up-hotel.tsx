import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { AuthPage } from "../auth/auth-page.tsx";
import { useUser } from "../auth/auth-provider.tsx";
import { signUpDetails } from "../auth/sign-up.ts";
import { useSignOut } from "../auth/use-sign-out.ts";
import { type Supabase, useSupabase } from "../supabase.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { TextButton } from "../ui/text-link.tsx";
import { AddHotelForm, type FailedSetUp } from "./add-hotel.tsx";
import { useAddHotel } from "./hotels.ts";

/** While an owner has no hotel: adds the one that sign-up described, or asks for one. */
export function SetUpHotel() {
  const user = useUser();
  const [details] = useState(() => signUpDetails(user));
  const { mutate, error } = useAddHotel();
  // An account has one hotel from its sign-up, whichever tab or device adds it, and however often it tries.
  const key = user.id;

  const started = useRef(false);
  useEffect(() => {
    if (!details || started.current) return;
    started.current = true;
    mutate({ key, details });
  }, [key, details, mutate]);

  if (!details) return <AddFirstHotelScreen />;
  return error ? <AddFirstHotelScreen failed={{ key, details, error }} /> : <LoadingScreen />;
}

/** For an owner without a hotel. */
function AddFirstHotelScreen({ failed }: { failed?: FailedSetUp }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <AuthPage
      title="Add your hotel"
      subtitle="The name, number and address your guests will see. You can change everything later."
    >
      <AddHotelForm failed={failed} onAdded={() => void navigate("/admin", { replace: true })} />
      <TextButton className="mt-6" onClick={signOut}>
        Sign Out
      </TextButton>
    </AuthPage>
  );
}

/**
 * The hotel that sign-up described waits in the account until there is one; then it must go. Left behind,
 * it would make a hotel again after its owner deleted it. This browser may not know of it, so it is taken
 * out without looking.
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
