import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { type HotelDetails, signUpDetails } from "../auth/sign-up.ts";
import { useSupabase } from "../supabase.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { AddHotelScreen } from "./add-hotel-screen.tsx";
import { useAddHotel } from "./hotels.ts";

/** The first signed-in visit: adds the hotel that sign-up described, or asks for one. */
export function SetUpHotel() {
  const supabase = useSupabase();
  const user = useUser();
  const [details] = useState(() => signUpDetails(user));
  const addHotel = useAddHotel();
  const { mutate, error } = useMutation({
    mutationFn: async (described: HotelDetails) => {
      await addHotel.mutateAsync(described);
      // Used once. Should this fail, only an owner without any hotel would be asked again.
      await supabase.auth.updateUser({ data: { hotel: null } });
    },
  });

  const started = useRef(false);
  useEffect(() => {
    if (!details || started.current) return;
    started.current = true;
    mutate(details);
  }, [details, mutate]);

  if (!details) return <AddHotelScreen />;
  return error ? <AddHotelScreen details={details} error={error} /> : <LoadingScreen />;
}
