/** The admin's screens for signed-in owners. */
import { MutationCache, QueryCache, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { useCallback, useEffect, useState } from "react";
import { Navigate, Outlet, Route, Routes, useLocation } from "react-router";
import { SECTIONS } from "../../sections/index.ts";
import { useIsStrong, useUser } from "../account/auth/auth-provider.tsx";
import { PasswordConfirmation } from "../account/auth/confirm-password.tsx";
import { lockHere, useLockedHere, useShift, useStation } from "../account/station/use-station.ts";
import { UPGRADE } from "../account/subscription/plan.ts";
import { HotelProvider, SwitchHotel, useSelectedHotel } from "../content/hotel/hotel-provider.tsx";
import { hotelTable, PROFILE } from "../content/hotel/hotels.ts";
import { NotTheirsError } from "../content/hotel/read-of-hotel.ts";
import { collectionOf, itemTable } from "../content/sections/item-table.ts";
import { FieldValue } from "../content/sections/values.tsx";
import { mayFillSections, OVERVIEW } from "../content/visibility/overview.ts";
import { INBOX_PATH } from "../inbox/messages/paths.ts";
import { ROOMS, roomTable } from "../inbox/rooms/rooms.ts";
import { useKeptAdmin } from "../rows/kept-admin.ts";
import { keepLastSeen } from "../rows/last-seen.ts";
import type { Order } from "../rows/orders.ts";
import { createQueryClient } from "../rows/query-client.ts";
import { RowsProvider } from "../rows/rows-provider.tsx";
import type { RowTable } from "../rows/table.ts";
import { useNetworkWatch } from "../rows/use-network-watch.ts";
import { MessageProvider } from "../ui/messages.tsx";
import { NotFoundScreen } from "../ui/not-found-screen.tsx";
import { screen } from "../ui/on-demand.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { homeOf, isOfAccount, isOpenTo } from "./navigation.ts";
import { Dashboard, SCREENS_BY_PATH, SectionScreen } from "./screens.tsx";
import { Shell } from "./shell/shell.tsx";
import { Together } from "./shell/together.tsx";

const SetUpHotel = screen(() => import("../content/hotel/add-hotel.tsx").then((m) => m.SetUpHotel));
const AddHotelScreen = screen(() => import("../content/hotel/add-hotel.tsx").then((m) => m.AddHotelScreen));
const FactorNeeded = screen(() => import("./factor-needed.tsx").then((m) => m.FactorNeeded));
const LockScreen = screen(() => import("./station/lock-screen.tsx").then((m) => m.LockScreen));

/** Each owner has a cache of their own, so that rows never stay in memory beyond the session. */
export function AdminApp() {
  const { id } = useUser();
  const station = useStation();
  const isLocked = useLockedHere() || station?.id === id;
  // Arrow keys, menus and sliders follow the line of reading.
  return (
    <Direction.Provider dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}>
      {station && isLocked ? <LockScreen key={id} /> : <AdminOf key={id} />}
    </Direction.Provider>
  );
}

/** A shift that ended meanwhile has no hotel any more. */
function EndShift() {
  const { id } = useUser();
  useEffect(() => lockHere(id), [id]);
  return <LoadingScreen />;
}

function createOwnersClient(): QueryClient {
  const readAgain = (...keys: string[]) => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
  };
  const client = createQueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _values, _before, mutation) => {
        readAgain(
          "guest-document",
          "history",
          "plan-lines",
          ...(mayFillSections(mutation) ? [OVERVIEW] : []),
        );
      },
      // A refusal may mean that somebody has changed what the account may do.
      onError: () => readAgain("workplaces"),
    }),
    queryCache: new QueryCache({
      onError: (error, { queryKey: [key] }) => {
        // The menu's regular question is refused once the hotel was handed over, or another window deleted it.
        if (key === "inbox-news" && error instanceof NotTheirsError) readAgain("workplaces", "hotels");
      },
    }),
  });
  return client;
}

function AdminOf() {
  const { id } = useUser();
  const station = useStation();
  const [queryClient] = useState(createOwnersClient);
  useEffect(() => keepLastSeen(queryClient, id), [queryClient, id]);
  const tableOf = useCallback(
    ({ table, hotelId }: Pick<Order, "table" | "hotelId">): RowTable =>
      table === PROFILE
        ? hotelTable(id, hotelId)
        : table === ROOMS
          ? roomTable(hotelId)
          : itemTable(collectionOf(table), hotelId),
    [id],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <MessageProvider>
        <PasswordConfirmation>
          <RowsProvider userId={id} tableOf={tableOf} upgrade={UPGRADE} FieldValue={FieldValue}>
            <HotelProvider whenNone={station ? <EndShift /> : <SetUpHotel />}>
              <AdminRoutes />
            </HotelProvider>
          </RowsProvider>
        </PasswordConfirmation>
      </MessageProvider>
    </QueryClientProvider>
  );
}

/** A screen of another role leads to one's own beginning, where the admin also opens. */
function OpenToRole() {
  const { hotel, role } = useSelectedHotel();
  const { pathname, key } = useLocation();
  const [openedAt] = useState(key);
  const isStation = useStation() !== undefined;
  const isStrong = useIsStrong();
  const needsFactor = role === "owner" && hotel.owners_need_factor && !isStrong;
  // The session is strong with the app's first code: the recovery codes are still to be read.
  const [settingUp, setSettingUp] = useState<string>();
  if (needsFactor || settingUp === hotel.id) {
    return <FactorNeeded onSetUp={() => setSettingUp(hotel.id)} onGoOn={() => setSettingUp(undefined)} />;
  }
  const home = homeOf(role);
  const isClosed = !isOpenTo(role, pathname) || (isStation && isOfAccount(pathname));
  const begins = key === openedAt && pathname.replace(/\/+$/, "") === "/admin" && home !== "/admin";
  return begins || isClosed ? <Navigate to={home} replace /> : <Outlet />;
}

function AdminRoutes() {
  useNetworkWatch();
  useKeptAdmin();
  useShift();
  return (
    <Routes>
      <Route element={<OpenToRole />}>
        <Route
          element={
            <Together>
              <Shell />
            </Together>
          }
        >
          <Route index element={<Dashboard />} />
          {Object.entries(SCREENS_BY_PATH).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="hotels/new" element={<AddHotelScreen />} />
          <Route path="hotels/:hotelId" element={<SwitchHotel to={homeOf} />} />
          {/* Where mails about new messages lead. */}
          <Route path="hotels/:hotelId/inbox" element={<SwitchHotel to={() => INBOX_PATH} />} />
          <Route
            path="hotels/:hotelId/secrets"
            element={<SwitchHotel to={() => "/admin/profile#secrets"} />}
          />
          {SECTIONS.map((section) => (
            <Route
              key={section.id}
              path={section.route}
              element={<SectionScreen key={section.id} section={section} />}
            />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
