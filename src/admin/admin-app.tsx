/** The admin's screens for signed-in owners. */
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Route, Routes } from "react-router";
import { SECTIONS } from "../sections/index.ts";
import { useUser } from "./auth/auth-provider.tsx";
import { PasswordConfirmation } from "./auth/confirm-password.tsx";
import { AddHotelScreen, SetUpHotel } from "./hotel/add-hotel.tsx";
import { HotelProvider, SwitchHotel } from "./hotel/hotel-provider.tsx";
import { INBOX_PATH } from "./inbox/paths.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { useKeptAdmin } from "./offline/kept-admin.ts";
import { keepLastSeen } from "./offline/last-seen.ts";
import { useNetworkWatch } from "./offline/use-network-watch.ts";
import { WaitingProvider } from "./offline/waiting-provider.tsx";
import { createQueryClient } from "./query-client.ts";
import { DashboardScreen, SCREENS_BY_PATH, SectionScreen } from "./screens.tsx";
import { Shell } from "./shell/shell.tsx";
import { MessageProvider } from "./ui/messages.tsx";

/** Each owner has a cache of their own, so that rows never stay in memory beyond the session. */
export function AdminApp() {
  return <AdminOf key={useUser().id} />;
}

function AdminOf() {
  const { id } = useUser();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => keepLastSeen(queryClient, id), [queryClient, id]);
  return (
    <QueryClientProvider client={queryClient}>
      <MessageProvider>
        <PasswordConfirmation>
          <WaitingProvider>
            <HotelProvider whenNone={<SetUpHotel />}>
              <AdminRoutes />
            </HotelProvider>
          </WaitingProvider>
        </PasswordConfirmation>
      </MessageProvider>
    </QueryClientProvider>
  );
}

function AdminRoutes() {
  useNetworkWatch();
  useKeptAdmin();
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<DashboardScreen />} />
        {Object.entries(SCREENS_BY_PATH).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="hotels/new" element={<AddHotelScreen />} />
        <Route path="hotels/:hotelId" element={<SwitchHotel />} />
        {/* Where mails about new messages lead. */}
        <Route path="hotels/:hotelId/inbox" element={<SwitchHotel to={INBOX_PATH} />} />
        {SECTIONS.map((section) => (
          <Route
            key={section.id}
            path={section.route}
            element={<SectionScreen key={section.id} section={section} />}
          />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
