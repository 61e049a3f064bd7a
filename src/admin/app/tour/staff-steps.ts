/** The tour of those who are no owners: in all languages of staff. */
import { Inbox, LayoutList, type LucideIcon, Megaphone } from "lucide-react";
import { t } from "../../../lib/texts/t.ts";

export interface TourStep {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Its place in the menu. */
  place?: string;
}

export const DESK_STEPS: readonly TourStep[] = [
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

export const HOUSEKEEPING_STEPS: readonly TourStep[] = [
  {
    icon: Inbox,
    title: t`What is to be done`,
    text: t`Press “Take it”, and “Done” when it is done. Write down what you find. The desk looks for its owner.`,
    place: t`Main → Inbox`,
  },
];
