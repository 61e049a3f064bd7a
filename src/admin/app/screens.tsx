/** The screens of signed-in owners. The code of each is loaded when it is first shown, or shortly before. */
import { type ComponentType, useEffect, useState } from "react";
import type { Section } from "../../sections/index.ts";
import { LoadingScreen } from "../ui/skeleton.tsx";

type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads its code. A failed attempt can be repeated. */
  load: () => Promise<unknown>;
};

/** Not with React's lazy(): what its <Suspense> shows meanwhile stays for 300 ms, however soon the code is there. */
function screen<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;

  function loadOnce(): Promise<unknown> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Screen(props: Props) {
    const [, setIsLoaded] = useState(Loaded !== undefined);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      let isGone = false;
      loadOnce().then(
        () => isGone || setIsLoaded(true),
        (error: unknown) => isGone || setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : <LoadingScreen />;
  }
  return Object.assign(Screen, { load: loadOnce });
}

export const Dashboard = screen(() =>
  import("./dashboard/dashboard-screen.tsx").then((m) => m.DashboardScreen),
);

/** The screen of every section. */
export const SectionScreen = screen<{ section: Section }>(() =>
  import("./section-screens.tsx").then((m) => m.ItemsOfSection),
);

const SectionManagementScreen = screen(() => import("./content-by-role.tsx").then((m) => m.ContentByRole));

/** By their paths below the admin's. */
export const SCREENS_BY_PATH: Readonly<Record<string, LazyScreen<object>>> = {
  revenue: screen(() => import("../page/revenue/revenue-screen.tsx").then((m) => m.RevenueScreen)),
  profile: screen(() => import("../content/hotel/profile-screen.tsx").then((m) => m.ProfileScreen)),
  setup: screen(() => import("./setup/setup-screen.tsx").then((m) => m.SetupScreen)),
  look: screen(() => import("../page/look/look-screen.tsx").then((m) => m.LookScreen)),
  announcements: screen(() =>
    import("../content/announcements/announcements-screen.tsx").then((m) => m.AnnouncementsScreen),
  ),
  languages: screen(() => import("../page/languages/languages-screen.tsx").then((m) => m.LanguagesScreen)),
  inbox: screen(() => import("./inbox-by-role.tsx").then((m) => m.InboxByRole)),
  "inbox/settings": screen(() => import("../inbox/settings-screen.tsx").then((m) => m.InboxSettingsScreen)),
  "inbox/new": screen(() => import("../inbox/new-message-screen.tsx").then((m) => m.NewMessageScreen)),
  "inbox/figures": screen(() => import("../inbox/figures-screen.tsx").then((m) => m.FiguresScreen)),
  "inbox/hand-over": screen(() => import("../inbox/hand-over-screen.tsx").then((m) => m.HandOverScreen)),
  "inbox/label": screen(() => import("../inbox/label-screen.tsx").then((m) => m.LabelScreen)),
  rooms: screen(() => import("../inbox/rooms-screen.tsx").then((m) => m.RoomsScreen)),
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
