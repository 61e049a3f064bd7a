import { useEffect } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { NotFoundScreen } from "../not-found-screen.tsx";
import { useMessages } from "../ui/messages.tsx";
import { useSelectedHotel } from "./hotel-provider.tsx";

/**
 * Switching hotels is a step to an address like any other, so that a form with unsaved changes asks
 * before it goes.
 */
export function switchPath(hotelId: string): string {
  return `/admin/hotels/${hotelId}`;
}

/** The state of a step to {@link switchPath}. */
export interface SwitchState {
  /** The path to come back to, now for the other hotel. */
  from: string;
}

/** What an owner made up for one hotel, no other has. */
function sameScreen(path: string): string {
  return path.startsWith("/admin/sections/") ? "/admin/sections" : path;
}

export function SwitchHotel() {
  const { hotelId } = useParams();
  const { state } = useLocation() as { state: SwitchState | null };
  const { hotels, select } = useSelectedHotel();
  const showMessage = useMessages();
  const chosen = hotels.find(({ id }) => id === hotelId);

  // Once, on the way through.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!chosen) return;
    select(chosen.id);
    showMessage({ type: "info", title: `Now working on ${chosen.name}`, passing: true });
  }, [chosen?.id]);

  if (!chosen) return <NotFoundScreen />;
  return <Navigate to={sameScreen(state?.from ?? "/admin")} replace />;
}
