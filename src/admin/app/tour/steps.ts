import { ChartColumn, CreditCard, DoorOpen, HandCoins, Hotel, LayoutList, QrCode } from "lucide-react";
import { includesRole, type TeamRole } from "../../../lib/accounts/roles.ts";
import { t } from "../../../lib/texts/t.ts";
import { FREE_PLAN, PRO_PLAN, PRODUCT } from "../../../product.ts";
import { DESK_STEPS, HOUSEKEEPING_STEPS, type TourStep } from "./staff-steps.ts";

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

/** Steps that explain a role, and nothing that it cannot open. */
export function tourOf(role: TeamRole): readonly TourStep[] {
  if (role === "owner") return TOUR_STEPS;
  if (role === "editor") return TOUR_STEPS.filter(({ icon }) => icon !== CreditCard);
  return includesRole(role, "desk") ? DESK_STEPS : HOUSEKEEPING_STEPS;
}
