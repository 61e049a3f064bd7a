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

/** For an owner without a hotel: adds the one that sign-up described, or asks for one. */
export function SetUpHotel() {
  const user = useUser();
  const [details] = useState(() => signUpDetails(user));
  const { mutate, error } = useAddHotel();
  // The same key for every tab, device and attempt, so that an account gets one hotel from its sign-up.
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

/** Asks an owner without a hotel for one. */
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
 * Removes the hotel that sign-up described from the account's metadata. Otherwise it would be added again
 * after its owner deleted it. Another browser may have stored it there, so this does not check whether it
 * exists.
 * @throws {AuthError}
 */
export async function forgetSignUpDetails(supabase: Supabase): Promise<void> {
  const { error } = await supabase.auth.updateUser({ data: { hotel: null } });
  if (error) throw error;
}

/** Once the owner has a hotel, from sign-up or not. If it fails, the next visit tries again. */
export function useForgetSignUpDetails(hasHotel: boolean): void {
  const supabase = useSupabase();
  const { hotel: details } = useUser().user_metadata;
  const due = hasHotel && Boolean(details);
  useEffect(() => {
    if (due) void supabase.auth.updateUser({ data: { hotel: null } });
  }, [due, supabase]);
}
