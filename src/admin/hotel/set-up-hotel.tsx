import { useEffect, useRef, useState } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { signUpDetails } from "../auth/sign-up.ts";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { AddFirstHotelScreen } from "./add-first-hotel-screen.tsx";
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
