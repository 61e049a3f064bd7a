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
import { t } from "../../../lib/texts/t.ts";
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
    title: t`Welcome to ${PRODUCT}`,
    text: t`Describe your hotel once and print one code. Guests scan it and read your answers. This tour takes a minute.`,
  },
  {
    icon: Hotel,
    title: t`Start with your profile`,
    text: t`Address, phone, times and logo. Guests look for these first.`,
    place: t`Main → Hotel Profile`,
  },
  {
    icon: LayoutList,
    title: t`Add what guests ask about`,
    text: t`Eight lists: amenities, restaurants, shops and more. Start with what guests ask every day. Guests see it when you save.`,
    place: t`Content`,
  },
  {
    icon: QrCode,
    title: t`Print your QR code`,
    text: t`Print posters, cards or stickers in your colors. A printed code always works.`,
    place: t`Settings → QR Generator`,
  },
  {
    icon: HandCoins,
    title: t`Earn more from each stay`,
    text: t`How to earn with partners and with your own offers, step by step.`,
    place: t`Main → Revenue Guide`,
  },
  {
    icon: ChartColumn,
    title: t`See what guests use`,
    text: t`See how many guests scan your code, and on which devices. No cookies.`,
    place: t`Main → Dashboard`,
  },
  {
    icon: CreditCard,
    title: t`Choose your plan`,
    text: t`${FREE_PLAN.name} shows ${FREE_PLAN.maxSections} sections to guests. ${PRO_PLAN.name} shows all, and your own.`,
    place: t`Main → Subscription`,
  },
] as const satisfies readonly TourStep[] & { length: 7 };

const DESK_STEPS: readonly TourStep[] = [
  {
    icon: Inbox,
    title: t`Answer your guests`,
    text: t`Guests’ messages arrive in the inbox. Press “I take it”, and colleagues see that. Guests read your answer on their phone.`,
    place: t`Main → Inbox`,
  },
  {
    icon: Megaphone,
    title: t`Tell all guests`,
    text: t`“Sauna closed today”: two taps, and every guest reads it. It ends by itself.`,
    place: t`Main → Dashboard`,
  },
  {
    icon: LayoutList,
    title: t`See what guests see`,
    text: t`Look up hours, telephone numbers and places there.`,
    place: t`Settings → Guest Page`,
  },
];

const HOUSEKEEPING_STEPS: readonly TourStep[] = [
  {
    icon: Inbox,
    title: t`What is to be done`,
    text: t`Press “Take it”, and “Done” when it is done. Write down what you find. The desk looks for its owner.`,
    place: t`Main → Inbox`,
  },
];

/** Steps that explain a role, and nothing that it cannot open. */
export function tourOf(role: TeamRole): readonly TourStep[] {
  if (role === "owner") return TOUR_STEPS;
  if (role === "editor") return TOUR_STEPS.filter(({ icon }) => icon !== CreditCard);
  return includesRole(role, "desk") ? DESK_STEPS : HOUSEKEEPING_STEPS;
}
