import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useLeave } from "../../account/auth/leave.tsx";
import { type WaitingOrder, withWaiting } from "../../rows/orders.ts";
import { useWaiting } from "../../rows/rows-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { TextButton } from "../../ui/button.tsx";
import { NothingLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { NotFoundScreen } from "../../ui/not-found-screen.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { type Hotel, hotelsQuery, PROFILE, useForgetSignUpDetails } from "./hotels.ts";

interface SelectedHotel {
  hotel: Hotel;
  /** All hotels of this owner, newest first. */
  hotels: readonly Hotel[];
  /**
   * Remembered in this window, and on this device for the next one. Screens navigate to {@link switchPath} instead, which respects unsaved
   * changes.
   */
  select: (hotelId: string) => void;
}

const HotelContext = createContext<SelectedHotel | null>(null);

/**
 * The hotel being worked on: the selected one, else the newest. The newest is then selected, so that a hotel added
 * elsewhere does not replace it. `whenNone` is shown while there is none.
 */
export function HotelProvider({ whenNone, children }: { whenNone: ReactNode; children: ReactNode }) {
  const supabase = useSupabase();
  const userId = useUser().id;
  const { data: stored, isFetched, error, refetch } = useQuery(hotelsQuery(supabase, userId));
  const orders = useWaiting();
  const hotels = useMemo(() => stored?.map((hotel) => withWaitingProfile(hotel, orders)), [stored, orders]);
  const [selectedId, setSelectedId] = useState(() => rememberedHotel(userId));
  useForgetSignUpDetails(hotels !== undefined && hotels.length > 0);

  const hotel = hotels?.find(({ id }) => id === selectedId) ?? hotels?.[0];
  const inUse = hotel?.id;
  useEffect(() => {
    if (!inUse) return;
    setSelectedId(inUse);
    rememberHotel(userId, inUse);
  }, [inUse, userId]);

  if (!hotels) {
    return isFetched ? <HotelFailure error={error} onRetry={refetch} /> : <LoadingScreen />;
  }
  if (!hotel) return whenNone;
  return <HotelContext value={{ hotel, hotels, select: setSelectedId }}>{children}</HotelContext>;
}

/** A profile that the server refused is on the screen as the server has it; its form opens from what waits. */
function withWaitingProfile(hotel: Hotel, orders: readonly WaitingOrder[]): Hotel {
  const [waiting = hotel] = withWaiting(
    [hotel],
    orders.filter(({ problem }) => !problem),
    PROFILE,
    hotel.id,
  );
  return waiting;
}

/** Without the hotels no screen can be shown, but signing out works. */
function HotelFailure(failure: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { leave, question } = useLeave();
  return (
    <NothingLoaded what="your hotel" {...failure}>
      <TextButton className="self-center" onClick={leave}>
        Sign Out
      </TextButton>
      {question}
    </NothingLoaded>
  );
}

export function useSelectedHotel(): SelectedHotel {
  const selected = use(HotelContext);
  if (!selected) throw new Error("useSelectedHotel needs a <HotelProvider> above it");
  return selected;
}

/** The hotel being worked on. */
export function useHotel(): Hotel {
  return useSelectedHotel().hotel;
}

/** The storage key of the hotel that an owner worked on last. */
function keyOf(userId: string): string {
  return `innfo-hotel-${userId}`;
}

/** @returns this window's id, else the device's; the hotel may have been deleted */
function rememberedHotel(userId: string): string | undefined {
  return sessionStorage.getItem(keyOf(userId)) ?? localStorage.getItem(keyOf(userId)) ?? undefined;
}

function rememberHotel(userId: string, hotelId: string): void {
  try {
    sessionStorage.setItem(keyOf(userId), hotelId);
    localStorage.setItem(keyOf(userId), hotelId);
  } catch {
    // The storage is full: the next visit begins with the first hotel.
  }
}

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

/** @param to the screen to show, where the navigation does not say where it came from */
export function SwitchHotel({ to = "/admin" }: { to?: string }) {
  const { hotelId } = useParams();
  const { state, search } = useLocation() as { state: SwitchState | null; search: string };
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
  return <Navigate to={state ? sameScreen(state.from) : `${to}${search}`} replace />;
}
