import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { includesRole, type TeamRole } from "../../../lib/accounts/roles.ts";
import { as, t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useLeave } from "../../account/auth/leave.tsx";
import { lockHere, useStation } from "../../account/station/use-station.ts";
import { PlanOfOther } from "../../account/subscription/plan.ts";
import { isSeenOnly } from "../../rows/last-seen.ts";
import { type WaitingOrder, withWaiting } from "../../rows/orders.ts";
import { useWaiting } from "../../rows/rows-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { TextButton } from "../../ui/button.tsx";
import { NothingLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { NotFoundScreen } from "../../ui/not-found-screen.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { type Hotel, hotelsQuery, PROFILE, useForgetSignUpDetails } from "./hotels.ts";
import { rememberedHotel, rememberHotel } from "./remembered-hotel.ts";
import { type Workplace, type Workplaces, workplacesQuery } from "./workplaces.ts";

/** A hotel at which the account may work. */
interface Place {
  hotel: Hotel;
  role: TeamRole;
  /** Where it is somebody else's: whose, and on which plan. */
  work?: Workplace | undefined;
  /** It asks more of its owner than this session has shown, and only its name is known. */
  isShut?: boolean;
}

interface SelectedHotel extends Place {
  /** All at which the account works, its own first, newest first. */
  places: readonly Place[];
  /** The account was taken out of this hotel's team while it was on the screen: what was typed stays there. */
  removed: boolean;
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
  const stored = useQuery(hotelsQuery(supabase, userId));
  const work = useQuery(workplacesQuery(supabase, userId));
  // The device's copy stands in for a read that is under way, not for one that failed.
  const hotels = stored.isError && isSeenOnly(stored) ? undefined : stored.data;
  const workplaces = work.isError && isSeenOnly(work) ? undefined : work.data?.at;
  const isRead = !isSeenOnly(stored) && !isSeenOnly(work);
  const orders = useWaiting();
  const known = useMemo(() => hotels && workplaces && { hotels, workplaces }, [hotels, workplaces]);
  // A hotel that moves from one list to the other is in neither while only one of them is read: both change at once.
  const [copy, setCopy] = useState<typeof known>();
  if (known && !isRead && !copy) setCopy(known);
  const shown = known && !isRead ? (copy ?? known) : known;
  const places = useMemo(
    () => shown && placesOf(shown.hotels, shown.workplaces, userId, orders),
    [shown, userId, orders],
  );
  const [selectedId, select] = useState(() => rememberedHotel(userId));
  /** The selected one as it was here last; where it is shut, with the time of the last read of the hotels. */
  const [before, setBefore] = useState<{ place: Place; readAt: number }>();
  useForgetSignUpDetails(Boolean(places?.length));
  useTellOfGiven(work.data?.given);

  const found = places?.find(({ hotel }) => hotel.id === selectedId);
  // Not asked of an open one: every read would draw the whole admin anew.
  const readAt = (found ?? before?.place)?.isShut ? stored.dataUpdatedAt : 0;
  if (found && isRead && (found !== before?.place || readAt !== before.readAt))
    setBefore({ place: found, readAt });
  const missing = !found && before?.place.hotel.id === selectedId ? before : undefined;
  const removed = missing?.place.work && !missing.place.isShut ? missing.place : undefined;
  // Once the session has shown enough it is no longer named as shut, and comes with the account's hotels. Until they are
  // read it stays in its place, where the owner reads recovery codes.
  const opening = missing?.place.isShut && readAt === missing.readAt ? missing.place : undefined;
  const place = found ?? removed ?? opening ?? places?.[0];
  const inUse = place?.hotel.id;
  if (inUse && inUse !== selectedId) select(inUse);
  useEffect(() => {
    if (inUse) rememberHotel(userId, inUse);
  }, [inUse, userId]);

  const isNotRead = ({ hotelId, shut }: Workplace) => !shut && !stored.data?.some(({ id }) => id === hotelId);
  const isBehind = opening !== undefined || Boolean(stored.data && workplaces?.some(isNotRead));
  const { refetch } = stored;
  const isRemoved = removed !== undefined;
  // A read that brings nothing new draws nothing anew.
  const selected = useMemo(
    () => place && places && { ...place, places, removed: isRemoved, select },
    [place, places, isRemoved],
  );
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  if (!places) {
    const error = stored.error ?? work.error;
    if (!error) return <LoadingScreen />;
    return <HotelFailure error={error} onRetry={() => Promise.all([stored.refetch(), work.refetch()])} />;
  }
  if (!selected) return isRead ? whenNone : <LoadingScreen />;
  return (
    <HotelContext value={selected}>
      <PlanOfOther value={selected.work?.plan}>{children}</PlanOfOther>
    </HotelContext>
  );
}

function placesOf(
  hotels: readonly Hotel[],
  work: readonly Workplace[],
  userId: string,
  orders: readonly WaitingOrder[],
): Place[] {
  const own = hotels.filter(({ user_id }) => user_id === userId);
  const shown = (hotel: Hotel) => withWaitingProfile(hotel, orders);
  return [
    ...own.map((hotel): Place => ({ hotel: shown(hotel), role: "owner" })),
    ...work.flatMap((one): Place[] => {
      if (own.some(({ id }) => id === one.hotelId)) return [];
      const open = hotels.find(({ id }) => id === one.hotelId);
      const hotel = open ?? one.shut;
      if (!hotel) return [];
      const work = hotel.user_id === userId ? undefined : one;
      return [{ hotel: shown(hotel), role: one.role, work, isShut: !open }];
    }),
  ];
}

/** Says once on this device that a hotel which the account offered has been taken over. */
function useTellOfGiven(given: Workplaces["given"] | undefined): void {
  const showMessage = useMessages();
  useEffect(() => {
    const keyOfGiven = (hotelId: string) => `innfo-given-${hotelId}`;
    const news = given?.find(({ hotelId }) => localStorage.getItem(keyOfGiven(hotelId)) === null);
    if (!news) return;
    showMessage({
      type: "info",
      title: t`${news.name} now belongs to ${news.to}`,
      text: news.stays
        ? t`You stay in the team, as an editor. Your paid plan goes on until you end it.`
        : t`You are no longer in the team. Your paid plan goes on until you end it.`,
      onClose: () => localStorage.setItem(keyOfGiven(news.hotelId), "told"),
    });
  }, [given, showMessage]);
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

/** Without the hotels no screen can be shown, but signing out works; at a station, locking. */
function HotelFailure(failure: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { id } = useUser();
  const station = useStation();
  const { leave, question } = useLeave();
  return (
    <NothingLoaded what="your hotel" {...failure}>
      <TextButton className="self-center" onClick={station ? () => lockHere(id) : leave}>
        {station ? as("the screen")`Lock` : "Sign Out"}
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

/** Whether the account's role at this hotel is the given one, or includes it. */
export function useMay(least: TeamRole): boolean {
  return includesRole(useSelectedHotel().role, least);
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
export function SwitchHotel({ to }: { to: (role: TeamRole) => string }) {
  const { hotelId } = useParams();
  const { state, search } = useLocation() as { state: SwitchState | null; search: string };
  const { places, select } = useSelectedHotel();
  const showMessage = useMessages();
  const place = places.find(({ hotel }) => hotel.id === hotelId);
  const chosen = place?.hotel;

  // Once, when it is mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!chosen) return;
    select(chosen.id);
    // Nothing to mistake it for: they have just joined their first.
    if (places.length === 1) return;
    showMessage({ type: "info", title: t`Now working on ${chosen.name}`, passing: true });
  }, [chosen?.id]);

  if (!place) return <NotFoundScreen />;
  return <Navigate to={state ? sameScreen(state.from) : `${to(place.role)}${search}`} replace />;
}
