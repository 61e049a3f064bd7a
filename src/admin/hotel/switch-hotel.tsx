import { useEffect } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { NotFoundScreen } from "../not-found-screen.tsx";
import { useMessages } from "../ui/messages.tsx";
import { useSelectedHotel } from "./hotel-provider.tsx";

/** Switching hotels is a navigation, so that a form with unsaved changes can ask first. */
export function switchPath(hotelId: string): string {
  return `/admin/hotels/${hotelId}`;
}

/** The navigation state for {@link switchPath}. */
export interface SwitchState {
  /** The path to return to, now for the other hotel. */
  from: string;
}

/** A custom section belongs to one hotel, so another hotel shows the list instead. */
function sameScreen(path: string): string {
  return path.startsWith("/admin/sections/") ? "/admin/sections" : path;
}

export function SwitchHotel() {
  const { hotelId } = useParams();
  const { state } = useLocation() as { state: SwitchState | null };
  const { hotels, select } = useSelectedHotel();
  const showMessage = useMessages();
  const chosen = hotels.find(({ id }) => id === hotelId);

  // Once, when it is mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!chosen) return;
    select(chosen.id);
    showMessage({ type: "info", title: `Now working on ${chosen.name}`, passing: true });
  }, [chosen?.id]);

  if (!chosen) return <NotFoundScreen />;
  return <Navigate to={sameScreen(state?.from ?? "/admin")} replace />;
}
