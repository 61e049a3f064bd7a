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

  const started = useRef(false);
  useEffect(() => {
    if (!details || started.current) return;
    started.current = true;
    mutate(details);
  }, [details, mutate]);

  if (!details) return <AddFirstHotelScreen />;
  return error ? <AddFirstHotelScreen failed={{ details, error }} /> : <LoadingScreen />;
}
