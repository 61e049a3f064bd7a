/** What the menu offers and every screen's header says. A new screen is one line here and one route. */
import {
  CircleUserRound,
  CreditCard,
  Eye,
  HandCoins,
  Hotel,
  LayoutDashboard,
  LayoutList,
  type LucideIcon,
  QrCode,
} from "lucide-react";
import { SECTIONS, type Section } from "../sections/index.ts";
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
  description: "How guests use your page, and what comes next",
  icon: LayoutDashboard,
};

/** The side menu, in its order. */
export const MENU: readonly NavigationGroup[] = [
  {
    title: "Main",
    entries: [
      DASHBOARD,
      {
        path: "/admin/revenue",
        title: "Revenue Guide",
        description: "How a guest page earns money, with partners and with what you have",
        icon: HandCoins,
      },
      {
        path: "/admin/profile",
        title: "Hotel Profile",
        description: "What guests read first: name, contact, times and links",
        icon: Hotel,
      },
      {
        path: "/admin/subscription",
        title: "Subscription",
        description: "Your plan, and what each plan includes",
        icon: CreditCard,
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
      {
        path: "/admin/sections",
        title: "Section Management",
        description: "What guests see, and sections of your own",
        icon: LayoutList,
      },
    ],
  },
  {
    title: "Content",
    entries: SECTIONS.map(sectionEntry),
  },
];

/** Screens with a header that other places than the side menu lead to. */
const ELSEWHERE: readonly NavigationEntry[] = [
  {
    path: "/admin/visibility",
    title: "Section Visibility",
    description: "Which sections guests see",
    icon: Eye,
  },
  {
    path: "/admin/custom-sections",
    title: "Custom Sections",
    description: "Sections of your own, beside the eight that every hotel has",
    icon: LayoutList,
  },
  {
    path: "/admin/account",
    title: "Account Settings",
    description: "How and where you sign in, and your data",
    icon: CircleUserRound,
  },
  {
    path: "/admin/hotels/new",
    title: "Add Hotel",
    description: "A hotel with a guest page and a code of its own",
    icon: Hotel,
  },
];

/** Every screen that each owner has. */
export const SCREENS: readonly NavigationEntry[] = [...MENU.flatMap(({ entries }) => entries), ...ELSEWHERE];

const HEADERS = new Map(SCREENS.map((entry) => [entry.path, entry]));

export function sectionEntry({ route, title, description, icon }: Section): NavigationEntry {
  return { path: `/admin/${route}`, title, description, icon: SECTION_ICONS[icon] };
}

/** What the header says on a path that is the same for every owner; undefined elsewhere. */
export function headerOf(pathname: string): NavigationEntry | undefined {
  return HEADERS.get(pathname.replace(/\/+$/, ""));
}
