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

export function stepsOf({ profilePercent, counts, codeTaken, scanned }: Setup): Step[] {
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
      description: "As a poster, tent card or sticker, where guests wait: reception, the room, the lift.",
      // Whatever a guest has scanned has been printed, on whichever computer.
      done: codeTaken || scanned,
      progress: codeTaken || scanned ? "Ready to be put up" : "Done when you download it",
      action: { label: "Open QR Generator", to: "/admin/qr-code" },
    },
    {
      title: "Get the first scan",
      description: "Scan the code with your own phone where it hangs: you see what guests see.",
      done: scanned,
      progress: scanned ? "Guests have scanned it" : "Done with the first scan",
      action: { label: "Open QR Generator", to: "/admin/qr-code" },
    },
  ];
}
