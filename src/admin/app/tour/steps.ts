import {
  ChartColumn,
  CreditCard,
  DoorOpen,
  HandCoins,
  Hotel,
  Inbox,
  LayoutList,
  type LucideIcon,
  Megaphone,
  QrCode,
} from "lucide-react";
import { includesRole, type TeamRole } from "../../../lib/accounts/roles.ts";
import { FREE_PLAN, PRO_PLAN, PRODUCT } from "../../../product.ts";

export interface TourStep {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Its place in the menu. */
  place?: string;
}

/** The admin's features, in the order in which an owner needs them (spec, section 2). */
export const TOUR_STEPS = [
  {
    icon: DoorOpen,
    title: `Welcome to ${PRODUCT}`,
    text: "Describe your hotel once and print one code. Guests scan it and read your answers. This tour takes a minute.",
  },
  {
    icon: Hotel,
    title: "Start with your profile",
    text: "Address, phone, times and logo. Guests look for these first.",
    place: "Main → Hotel Profile",
  },
  {
    icon: LayoutList,
    title: "Add what guests ask about",
    text: "Eight lists: amenities, restaurants, shops and more. Start with what guests ask every day. Guests see it when you save.",
    place: "Content",
  },
  {
    icon: QrCode,
    title: "Print your QR code",
    text: "Print posters, cards or stickers in your colors. A printed code always works.",
    place: "Settings → QR Generator",
  },
  {
    icon: HandCoins,
    title: "Earn more from each stay",
    text: "How to earn with partners and with your own offers, step by step.",
    place: "Main → Revenue Guide",
  },
  {
    icon: ChartColumn,
    title: "See what guests use",
    text: "See how many guests scan your code, and on which devices. No cookies.",
    place: "Main → Dashboard",
  },
  {
    icon: CreditCard,
    title: "Choose your plan",
    text: `${FREE_PLAN.name} shows ${FREE_PLAN.maxSections} sections to guests. ${PRO_PLAN.name} shows all, and your own.`,
    place: "Main → Subscription",
  },
] as const satisfies readonly TourStep[] & { length: 7 };

const DESK_STEPS: readonly TourStep[] = [
  {
    icon: Inbox,
    title: "Answer your guests",
    text: "Guests’ messages arrive in the inbox. Press “I take it”, and colleagues see that. Guests read your answer on their phone.",
    place: "Main → Inbox",
  },
  {
    icon: Megaphone,
    title: "Tell all guests",
    text: "“Sauna closed today”: two taps, and every guest reads it. It ends by itself.",
    place: "Main → Dashboard",
  },
  {
    icon: LayoutList,
    title: "See what guests see",
    text: "Look up hours, telephone numbers and places there.",
    place: "Settings → Guest Page",
  },
];

const HOUSEKEEPING_STEPS: readonly TourStep[] = [
  {
    icon: Inbox,
    title: "What is to be done",
    text: "Press “Take it”, and “Done” when it is done. Write down what you find. The desk looks for its owner.",
    place: "Main → Inbox",
  },
];

/** What a role does, and nothing that it cannot open. */
export function tourOf(role: TeamRole): readonly TourStep[] {
  if (role === "owner") return TOUR_STEPS;
  if (role === "editor") return TOUR_STEPS.filter(({ icon }) => icon !== CreditCard);
  return includesRole(role, "desk") ? DESK_STEPS : HOUSEKEEPING_STEPS;
}
