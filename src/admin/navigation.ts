/** What the menu offers and every screen's header says. A new screen is one line here and one route. */
import { CircleUserRound, Hotel, LayoutDashboard, type LucideIcon, QrCode } from "lucide-react";
import { SECTIONS } from "../sections/index.ts";
import { SECTION_ICONS } from "./icons.ts";

export interface NavigationEntry {
  path: string;
  title: string;
  description: string;
  icon: LucideIcon;
}

export interface NavigationGroup {
  title: string;
  entries: readonly NavigationEntry[];
}

const DASHBOARD: NavigationEntry = {
  path: "/admin",
  title: "Dashboard",
  description: "How far your guest page is, and what comes next",
  icon: LayoutDashboard,
};

/** The side menu, in its order. */
export const MENU: readonly NavigationGroup[] = [
  {
    title: "Main",
    entries: [
      DASHBOARD,
      {
        path: "/admin/profile",
        title: "Hotel Profile",
        description: "What guests read first: name, contact, times and links",
        icon: Hotel,
      },
    ],
  },
  {
    title: "Settings",
    entries: [
      {
        path: "/admin/qr-code",
        title: "QR Generator",
        description: "The code guests scan to open your page",
        icon: QrCode,
      },
    ],
  },
  {
    title: "Content",
    entries: SECTIONS.map(({ route, title, description, icon }) => ({
      path: `/admin/${route}`,
      title,
      description,
      icon: SECTION_ICONS[icon],
    })),
  },
];

/** Screens with a header that other places than the side menu lead to. */
const ELSEWHERE: readonly NavigationEntry[] = [
  {
    path: "/admin/account",
    title: "Account Settings",
    description: "The email and password you sign in with",
    icon: CircleUserRound,
  },
];

const HEADERS = new Map(
  [...MENU.flatMap(({ entries }) => entries), ...ELSEWHERE].map((entry) => [entry.path, entry]),
);

/** What the header says on a path; undefined where there is no screen. */
export function headerOf(pathname: string): NavigationEntry | undefined {
  return HEADERS.get(pathname.replace(/\/+$/, ""));
}
