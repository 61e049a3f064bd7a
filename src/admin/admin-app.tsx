/** The admin's screens for signed-in owners. */
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, useState } from "react";
import { Route, Routes } from "react-router";
import { SECTIONS } from "../sections/index.ts";
import { useUser } from "./auth/auth-provider.tsx";
import { PasswordConfirmation } from "./auth/confirm-password.tsx";
import { AddHotelScreen, SetUpHotel } from "./hotel/add-hotel.tsx";
import { HotelProvider, SwitchHotel } from "./hotel/hotel-provider.tsx";
import { INBOX_PATH } from "./inbox/paths.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { createQueryClient } from "./query-client.ts";
import { Shell } from "./shell/shell.tsx";
import { MessageProvider } from "./ui/messages.tsx";

function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

const DashboardScreen = screen(() =>
  import("./dashboard/dashboard-screen.tsx").then((m) => m.DashboardScreen),
);
const RevenueScreen = screen(() => import("./revenue/revenue-screen.tsx").then((m) => m.RevenueScreen));
const ProfileScreen = screen(() => import("./hotel/profile-screen.tsx").then((m) => m.ProfileScreen));
const SetupScreen = screen(() => import("./setup/setup-screen.tsx").then((m) => m.SetupScreen));
const LookScreen = screen(() => import("./look/look-screen.tsx").then((m) => m.LookScreen));
const AnnouncementsScreen = screen(() =>
  import("./announcements/announcements-screen.tsx").then((m) => m.AnnouncementsScreen),
);
const LanguagesScreen = screen(() =>
  import("./languages/languages-screen.tsx").then((m) => m.LanguagesScreen),
);
const InboxScreen = screen(() => import("./inbox/inbox-screen.tsx").then((m) => m.InboxScreen));
const InboxSettingsScreen = screen(() =>
  import("./inbox/settings-screen.tsx").then((m) => m.InboxSettingsScreen),
);
const NewMessageScreen = screen(() =>
  import("./inbox/new-message-screen.tsx").then((m) => m.NewMessageScreen),
);
const FiguresScreen = screen(() => import("./inbox/figures-screen.tsx").then((m) => m.FiguresScreen));
const LabelScreen = screen(() => import("./inbox/label-screen.tsx").then((m) => m.LabelScreen));
const AccountScreen = screen(() => import("./account/account-screen.tsx").then((m) => m.AccountScreen));
const SubscriptionScreen = screen(() =>
  import("./subscription/subscription-screen.tsx").then((m) => m.SubscriptionScreen),
);
const CheckoutResultScreen = screen(() =>
  import("./subscription/checkout-result-screen.tsx").then((m) => m.CheckoutResultScreen),
);
const SectionManagementScreen = screen(() =>
  import("./visibility/section-management-screen.tsx").then((m) => m.SectionManagementScreen),
);
const CustomSectionScreen = screen(() =>
  import("./custom-sections/custom-section-screen.tsx").then((m) => m.CustomSectionScreen),
);
const QrScreen = screen(() => import("./qr/qr-screen.tsx").then((m) => m.QrScreen));
const SectionScreen = lazy(() =>
  import("./sections/section-screen.tsx").then((m) => ({ default: m.SectionScreen })),
);

/** Each owner has a cache of their own, so that rows never stay in memory beyond the session. */
export function AdminApp() {
  return <AdminOf key={useUser().id} />;
}

function AdminOf() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MessageProvider>
        <PasswordConfirmation>
          <HotelProvider whenNone={<SetUpHotel />}>
            <AdminRoutes />
          </HotelProvider>
        </PasswordConfirmation>
      </MessageProvider>
    </QueryClientProvider>
  );
}

function AdminRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<DashboardScreen />} />
        <Route path="revenue" element={<RevenueScreen />} />
        <Route path="profile" element={<ProfileScreen />} />
        <Route path="setup" element={<SetupScreen />} />
        <Route path="look" element={<LookScreen />} />
        <Route path="announcements" element={<AnnouncementsScreen />} />
        <Route path="languages" element={<LanguagesScreen />} />
        <Route path="inbox" element={<InboxScreen />} />
        <Route path="inbox/settings" element={<InboxSettingsScreen />} />
        <Route path="inbox/new" element={<NewMessageScreen />} />
        <Route path="inbox/figures" element={<FiguresScreen />} />
        <Route path="inbox/label" element={<LabelScreen />} />
        <Route path="hotels/new" element={<AddHotelScreen />} />
        <Route path="hotels/:hotelId" element={<SwitchHotel />} />
        {/* Where mails about new messages lead. */}
        <Route path="hotels/:hotelId/inbox" element={<SwitchHotel to={INBOX_PATH} />} />
        <Route path="account" element={<AccountScreen />} />
        <Route path="qr-code" element={<QrScreen />} />
        <Route path="subscription" element={<SubscriptionScreen />} />
        <Route path="subscription/success" element={<CheckoutResultScreen />} />
        {/* One screen under three names. */}
        {["sections", "visibility", "custom-sections"].map((path) => (
          <Route key={path} path={path} element={<SectionManagementScreen />} />
        ))}
        <Route path="sections/:sectionId" element={<CustomSectionScreen />} />
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
