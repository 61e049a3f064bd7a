/** The entries of the menu, and the headers of all screens. A new screen is one line here and one route. */

import {
  BedDouble,
  ChartNoAxesColumn,
  CircleUserRound,
  ClipboardList,
  CreditCard,
  Eye,
  HandCoins,
  History,
  Hotel,
  House,
  Inbox,
  Languages,
  LayoutDashboard,
  LayoutList,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Palette,
  PenLine,
  QrCode,
  Settings2,
  Siren,
  Tag,
  Users,
} from "lucide-react";
import { includesRole, type TeamRole } from "../../lib/accounts/roles.ts";
import { declared, t } from "../../lib/texts/t.ts";
import { SECTIONS, type Section } from "../../sections/index.ts";
import {
  FIGURES_PATH,
  HAND_OVER_PATH,
  INBOX_PATH,
  LABEL_PATH,
  NEW_PATH,
  NIGHT_LOG_PATH,
  ROOMS_PATH,
  SETTINGS_PATH,
} from "../inbox/messages/paths.ts";
import { CODES_PATH } from "../page/qr/paths.ts";
import { SECTION_ICONS } from "../ui/icons.ts";
import { SETUP_PATH } from "./setup/steps.ts";

export interface NavigationEntry {
  path: string;
  title: string;
  /** A line for places whose title and screen do not explain themselves. */
  description?: string;
  icon: LucideIcon;
  /** Other paths of the same screen, and paths of screens below it. */
  also?: readonly string[];
  /** The section, or custom section, that it leads to. */
  section?: Section;
  /** The least role that opens it; editors by default. */
  least?: TeamRole;
  /** Title and line for people who may not change the content, where that is less. */
  lesser?: { title?: string; description: string };
  /** The screen has a heading of its own, and its list begins sooner. */
  headsItself?: true;
  /** On desks a tab beside the hotel's profile; on phones in the menu, and behind "Hotel". */
  tab?: string;
  /** In the menu of those alone who may not change the content; others come from the inbox. */
  isOfDesk?: true;
}

export interface NavigationGroup {
  title: string;
  entries: readonly NavigationEntry[];
}

export const DASHBOARD: NavigationEntry = {
  path: "/admin",
  title: t`Dashboard`,
  description: t`Your page and what comes next`,
  icon: LayoutDashboard,
  least: "desk",
  lesser: { description: t`What all guests should know now` },
};

const INBOX: NavigationEntry = {
  path: INBOX_PATH,
  title: t`Inbox`,
  icon: Inbox,
  headsItself: true,
  also: [SETTINGS_PATH, NEW_PATH, LABEL_PATH, FIGURES_PATH, HAND_OVER_PATH, NIGHT_LOG_PATH],
  least: "housekeeping",
};

const ROOMS: NavigationEntry = {
  path: ROOMS_PATH,
  title: t`Rooms`,
  icon: BedDouble,
  headsItself: true,
  isOfDesk: true,
  least: "housekeeping",
};

/** Places that an owner sets up once. */
export const OF_HOTEL = {
  profile: {
    path: "/admin/profile",
    title: t`Hotel Profile`,
    description: t`Name, contact, times and links`,
    icon: Hotel,
    tab: t`Profile`,
  },
  look: {
    path: "/admin/look",
    title: t`Look`,
    description: t`Cover, color and headings`,
    icon: Palette,
    tab: t`Look`,
  },
  languages: {
    path: "/admin/languages",
    title: t`Languages`,
    icon: Languages,
    tab: t`Languages`,
  },
  members: {
    path: "/admin/members",
    title: t`Members`,
    description: t`Who works here`,
    icon: Users,
    tab: t`Members`,
    least: "owner",
  },
  subscription: {
    path: "/admin/subscription",
    title: t`Subscription`,
    description: t`Your plan and its price`,
    icon: CreditCard,
    also: ["/admin/subscription/success"],
  },
  account: {
    path: "/admin/account",
    title: t`Account Settings`,
    description: t`Sign-in, devices and your data`,
    icon: CircleUserRound,
    tab: t`Account Settings`,
    least: "housekeeping",
  },
  history: {
    path: "/admin/history",
    title: t`History`,
    description: t`Who changed what, for 180 days`,
    icon: History,
    tab: t`History`,
  },
  revenue: {
    path: "/admin/revenue",
    title: t`Revenue Guide`,
    description: t`Earn with partners and your own extras`,
    icon: HandCoins,
  },
} satisfies Record<string, NavigationEntry>;

const SETTINGS: NavigationGroup = {
  title: t`Settings`,
  entries: [
    {
      path: "/admin/qr-code",
      title: t`QR Generator`,
      description: t`The code guests scan to open your page`,
      icon: QrCode,
      also: [CODES_PATH],
    },
    {
      path: "/admin/sections",
      title: t`Section Management`,
      description: t`What guests see`,
      icon: LayoutList,
      also: ["/admin/visibility", "/admin/custom-sections"],
      // The desk reads the guest page there.
      least: "desk",
      lesser: { title: t`Guest Page`, description: t`What guests read` },
    },
    OF_HOTEL.look,
    OF_HOTEL.languages,
    OF_HOTEL.members,
    OF_HOTEL.account,
    OF_HOTEL.history,
  ],
};

const CONTENT: NavigationGroup = { title: t`Content`, entries: SECTIONS.map(sectionEntry) };

/** The side menu in its order; the custom sections follow, if there are any. */
export const MENU: readonly NavigationGroup[] = [
  {
    title: t`Main`,
    entries: [DASHBOARD, INBOX, ROOMS, OF_HOTEL.revenue, OF_HOTEL.profile, OF_HOTEL.subscription],
  },
  SETTINGS,
  CONTENT,
];

/** The first screen of a person with the role. */
export function homeOf(role: TeamRole): string {
  if (includesRole(role, "editor")) return DASHBOARD.path;
  return includesRole(role, "desk") ? INBOX_PATH : ROOMS_PATH;
}

export const HOTEL_OVERVIEW: NavigationEntry = {
  path: "/admin/hotel",
  title: t`Hotel`,
  icon: House,
};

/** Screens with a header that are not in the side menu. */
const ELSEWHERE: readonly NavigationEntry[] = [
  {
    path: "/admin/announcements",
    title: t`Announcements`,
    description: t`At the top of your guest page`,
    icon: Megaphone,
    least: "desk",
  },
  {
    path: SETUP_PATH,
    title: t`Set-up`,
    description: t`Your guest page in three minutes`,
    icon: ListChecks,
  },
  {
    path: "/admin/visibility",
    title: t`Section Visibility`,
    description: t`Which sections guests see`,
    icon: Eye,
  },
  {
    path: "/admin/custom-sections",
    title: t`Custom Sections`,
    description: t`Sections of your own`,
    icon: LayoutList,
  },
  {
    path: SETTINGS_PATH,
    title: t`Inbox Settings`,
    description: t`What guests may send, and who hears of it`,
    icon: Settings2,
  },
  {
    path: NEW_PATH,
    title: t`Write Down a Message`,
    description: t`For a guest who calls, or a found thing`,
    icon: PenLine,
    least: "desk",
  },
  {
    path: FIGURES_PATH,
    title: t`Figures`,
    description: t`The last twelve weeks`,
    icon: ChartNoAxesColumn,
    least: "desk",
  },
  {
    path: HAND_OVER_PATH,
    title: t`Hand over`,
    description: t`For the next shift`,
    icon: ClipboardList,
    least: "desk",
  },
  {
    path: NIGHT_LOG_PATH,
    title: t`Night log`,
    description: t`The alarms of the last day`,
    icon: Siren,
    least: "desk",
  },
  {
    path: LABEL_PATH,
    title: t`Label`,
    description: t`For a found thing`,
    icon: Tag,
    least: "desk",
  },
  {
    path: CODES_PATH,
    title: t`Codes`,
    description: t`One for each room, place and thing`,
    icon: QrCode,
  },
  HOTEL_OVERVIEW,
  {
    path: "/admin/hotels/new",
    title: t`Add Hotel`,
    description: t`With its own guest page and code`,
    icon: Hotel,
    least: "housekeeping",
  },
];

/** Every screen that exists for all owners. */
export const SCREENS: readonly NavigationEntry[] = [...MENU.flatMap(({ entries }) => entries), ...ELSEWHERE];

const HEADERS = new Map(SCREENS.map((entry) => [entry.path, entry]));

/** With the title and line for the role. */
export function inWordsOf(role: TeamRole, entry: NavigationEntry): NavigationEntry {
  return includesRole(role, "editor") ? entry : { ...entry, ...entry.lesser };
}

/** Whether the menus name a path. They leave out the plan of another account's hotel. */
export function isInMenu(
  { role, work }: { role: TeamRole; work?: object | undefined },
  path: string,
): boolean {
  if (!isOpenTo(role, path) || (work && path === OF_HOTEL.subscription.path)) return false;
  const { tab, isOfDesk } = headerOf(path) ?? {};
  // People who do not set up the hotel have their account in the user menu.
  return includesRole(role, "editor") ? !isOfDesk : !tab;
}

/** Whether the role may open a path, from the menu or by its address. */
export function isOpenTo(role: TeamRole, pathname: string): boolean {
  // A switch leads on to what is open at the other hotel.
  if (pathname.startsWith("/admin/hotels/")) return true;
  return includesRole(role, headerOf(pathname)?.least ?? "editor");
}

/** Whether a screen is about one's own account, which a station has none of. */
export function isOfAccount(pathname: string): boolean {
  return [OF_HOTEL.account.path, "/admin/hotels/new"].includes(pathname.replace(/\/+$/, ""));
}

export function sectionEntry(section: Section): NavigationEntry {
  const { route, title, description, icon } = section;
  return {
    path: `/admin/${route}`,
    title: declared(title),
    description: declared(description),
    icon: SECTION_ICONS[icon],
    section,
  };
}

/** The header of a path that is the same for every owner; undefined elsewhere. */
export function headerOf(pathname: string): NavigationEntry | undefined {
  return HEADERS.get(pathname.replace(/\/+$/, ""));
}
