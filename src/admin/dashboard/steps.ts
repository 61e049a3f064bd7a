/** The way from an empty account to a page that guests read. */
import { FREE_PLAN } from "../../product.ts";
import { SECTIONS } from "../../sections/index.ts";
import type { Setup } from "./use-setup.ts";

export interface Step {
  title: string;
  description: string;
  done: boolean;
  /** How far it is. */
  progress: string;
  action: { label: string; to: string };
}

/** As many as every plan shows. */
const ENOUGH_SECTIONS = FREE_PLAN.maxSections;

export function stepsOf({ profilePercent, counts, scanned }: Setup): Step[] {
  const filled = counts.filter(({ count }) => count);
  const next = counts.find(({ count }) => !count)?.section ?? SECTIONS[0];
  return [
    {
      title: "Complete your hotel profile",
      description: "Name, contact, times and your logo: what guests look for first.",
      done: profilePercent === 100,
      progress: `${profilePercent}% complete`,
      action: { label: "Complete Profile", to: "/admin/profile" },
    },
    {
      title: "Add what guests ask about",
      description: `Fill at least ${ENOUGH_SECTIONS} sections; start with what reception answers every day.`,
      done: filled.length >= ENOUGH_SECTIONS,
      progress: `${filled.length} of ${counts.length} sections have content`,
      action: { label: `Add ${next?.title ?? "Content"}`, to: `/admin/${next?.route ?? ""}` },
    },
    {
      title: "Print your QR code",
      description: "Put it where guests wait: reception, the room, the lift.",
      done: scanned === true,
      progress: scanned ? "Guests have scanned it" : "Done with the first scan",
      action: { label: "Open QR Generator", to: "/admin/qr-code" },
    },
  ];
}
