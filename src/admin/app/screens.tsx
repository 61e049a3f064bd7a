/** The screens of signed-in owners. The code of each is loaded when it is first shown, or shortly before. */
import type { Section } from "../../sections/index.ts";
import { ItemFormOnDemand } from "../content/sections/item-form-on-demand.ts";
import { type OnDemand, screen } from "../ui/on-demand.tsx";

export const Dashboard = screen(() =>
  import("./dashboard/dashboard-screen.tsx").then((m) => m.DashboardScreen),
);

export const SectionScreen = screen<{ section: Section }>(() =>
  import("./section-screens.tsx").then((m) => m.ItemsOfSection),
);

const SectionManagementScreen = screen(() => import("./content-by-role.tsx").then((m) => m.ContentByRole));

/** By their paths below the admin's. */
export const SCREENS_BY_PATH: Readonly<Record<string, OnDemand<object>>> = {
  revenue: screen(() => import("../page/revenue/revenue-screen.tsx").then((m) => m.RevenueScreen)),
  profile: screen(() => import("../content/hotel/profile-screen.tsx").then((m) => m.ProfileScreen)),
  setup: screen(() => import("./setup/setup-screen.tsx").then((m) => m.SetupScreen)),
  look: screen(() => import("../page/look/look-screen.tsx").then((m) => m.LookScreen)),
  announcements: screen(() =>
    import("../content/announcements/announcements-screen.tsx").then((m) => m.AnnouncementsScreen),
  ),
  languages: screen(() => import("../page/languages/languages-screen.tsx").then((m) => m.LanguagesScreen)),
  inbox: screen(() => import("./inbox-by-role.tsx").then((m) => m.InboxByRole)),
  "inbox/settings": screen(() =>
    import("../inbox/settings/settings-screen.tsx").then((m) => m.InboxSettingsScreen),
  ),
  "inbox/new": screen(() => import("../inbox/list/new-message-screen.tsx").then((m) => m.NewMessageScreen)),
  "inbox/figures": screen(() => import("../inbox/figures/figures-screen.tsx").then((m) => m.FiguresScreen)),
  "inbox/hand-over": screen(() =>
    import("../inbox/hand-over/hand-over-screen.tsx").then((m) => m.HandOverScreen),
  ),
  "inbox/night-log": screen(() =>
    import("../inbox/alarm/night-log-screen.tsx").then((m) => m.NightLogScreen),
  ),
  "inbox/label": screen(() => import("../inbox/finds/label-screen.tsx").then((m) => m.LabelScreen)),
  rooms: screen(() => import("../inbox/rooms/rooms-screen.tsx").then((m) => m.RoomsScreen)),
  members: screen(() => import("./team/members-screen.tsx").then((m) => m.MembersScreen)),
  history: screen(() => import("../content/history/history-screen.tsx").then((m) => m.HistoryScreen)),
  hotel: screen(() => import("./hotel-overview.tsx").then((m) => m.HotelOverview)),
  account: screen(() => import("../account/account-screen.tsx").then((m) => m.AccountScreen)),
  "qr-code": screen(() => import("../page/qr/qr-screen.tsx").then((m) => m.QrScreen)),
  "qr-code/codes": screen(() => import("../page/qr/codes/codes-screen.tsx").then((m) => m.CodesScreen)),
  subscription: screen(() => import("./plan/plan-screen.tsx").then((m) => m.PlanScreen)),
  "subscription/success": screen(() =>
    import("../account/subscription/checkout-result-screen.tsx").then((m) => m.CheckoutResultScreen),
  ),
  // One screen under three names.
  sections: SectionManagementScreen,
  visibility: SectionManagementScreen,
  "custom-sections": SectionManagementScreen,
  "sections/:sectionId": screen(() => import("./section-screens.tsx").then((m) => m.ItemsOfCustomSection)),
};

/** Loads the code of the screen at this path of the admin; does nothing for other paths. */
export async function loadScreenAt(path: string): Promise<void> {
  const below = path.replace(/^\/admin\/?/, "");
  if (below === "") await Dashboard.load();
  else if (below.startsWith("sections/")) await loadLists();
  else await (SCREENS_BY_PATH[below] ?? SectionScreen).load();
}

/** With the form of their rows, which is there when the network is gone. */
export async function loadLists(): Promise<void> {
  await Promise.all([SectionScreen.load(), SCREENS_BY_PATH["sections/:sectionId"]?.load()]);
  await Promise.all([SectionManagementScreen.load(), ItemFormOnDemand.load()]);
}
