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
import { FREE_PLAN, PRODUCT } from "../../../product.ts";

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
    text: "Describe your hotel once, print one code, and every guest who scans it has your answers on their phone: no app, no sign-in. This tour shows where things are, in about a minute.",
  },
  {
    icon: Hotel,
    title: "Start with your profile",
    text: "Your description, address, phone, check-in and check-out times and logo stand at the top of the guest page. It is what guests look for first.",
    place: "Main → Hotel Profile",
  },
  {
    icon: LayoutList,
    title: "Add what guests ask about",
    text: "Amenities, restaurants, transport, tours, shops, sights, questions and contacts each have a list of their own. Begin with what reception answers every day. What you save is on the guest page at its next load.",
    place: "Content, and Settings → Section Management for what is visible",
  },
  {
    icon: QrCode,
    title: "Print your QR code",
    text: "Print a poster, door hangers, cards or stickers in your colors, or take the code alone. A printed code keeps working: neither a new name nor a change of plan alters its address.",
    place: "Settings → QR Generator",
  },
  {
    icon: HandCoins,
    title: "Earn more from each stay",
    text: "The guide explains how hotels agree on referrals with restaurants, shops and tour guides, and how their own amenities sell better, step by step.",
    place: "Main → Revenue Guide",
  },
  {
    icon: ChartColumn,
    title: "See what guests use",
    text: "The dashboard counts the scans of each day, the devices guests read on and where they came from. No cookies, and no guest is followed.",
    place: "Main → Dashboard",
  },
  {
    icon: CreditCard,
    title: "Choose your plan",
    text: `The free plan shows ${FREE_PLAN.maxSections} sections to guests, for as long as you like. Pro shows all of them and lets you add sections of your own.`,
    place: "Main → Subscription",
  },
] as const satisfies readonly TourStep[] & { length: 7 };

const DESK_STEPS: readonly TourStep[] = [
  {
    icon: Inbox,
    title: "Answer your guests",
    text: "What guests ask for and have lost arrives in the inbox by itself. Press “I take it” when you see to it: your colleagues see that you do. What you answer, the guest reads on their phone.",
    place: "Main → Inbox",
  },
  {
    icon: Megaphone,
    title: "Tell all guests",
    text: "“Sauna closed today”: two taps, and every guest reads it at the top of the page. It ends by itself.",
    place: "Main → Dashboard",
  },
  {
    icon: LayoutList,
    title: "See what guests see",
    text: "The guest page has what guests ask about: hours, telephone numbers, places. Look it up there.",
    place: "Settings → Guest Page",
  },
];

const HOUSEKEEPING_STEPS: readonly TourStep[] = [
  {
    icon: Inbox,
    title: "What is to be done",
    text: "Press “Take it” for what you see to, and “Done” when it is. Write down what you find: the desk looks for its owner.",
    place: "Main → Inbox",
  },
];

/** What a role does, and nothing that it cannot open. */
export function tourOf(role: TeamRole): readonly TourStep[] {
  if (role === "owner") return TOUR_STEPS;
  if (role === "editor") return TOUR_STEPS.filter(({ icon }) => icon !== CreditCard);
  return includesRole(role, "desk") ? DESK_STEPS : HOUSEKEEPING_STEPS;
}
