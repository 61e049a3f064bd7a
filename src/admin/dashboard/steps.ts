/** The way from an empty account to a page that guests read. */
import { FREE_PLAN } from "../../product.ts";
import { counted } from "../sections/words.ts";
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

export function stepsOf({ profilePercent, sections, codeTaken, scanned, tested }: Setup): Step[] {
  const seen = sections.filter(({ state }) => state?.shown && state.items > 0).length;
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
      done: seen >= ENOUGH_SECTIONS,
      progress: `Guests see ${counted(seen, { one: "section", many: "sections" })} with content`,
      action: nextContent(sections),
    },
    {
      title: "Print your QR code",
      description: "As a poster, tent card or sticker, where guests wait: reception, the room, the lift.",
      // Whatever was scanned has been printed, on whichever computer.
      done: codeTaken || scanned || tested,
      progress: codeTaken || scanned || tested ? "Ready to be put up" : "Done when you download it",
      action: { label: "Open QR Generator", to: "/admin/qr-code" },
    },
    {
      title: "Get the first scan",
      description: "Scan the code with your own phone where it hangs: you see what guests see.",
      done: scanned || tested,
      progress: scanned
        ? "Guests have scanned it"
        : tested
          ? "Your test scan arrived, not counted"
          : "Done with the first scan",
      action: { label: "Open QR Generator", to: "/admin/qr-code" },
    },
  ];
}

/** A section that guests would see with something in it; without one, the choice of what they see. */
function nextContent(sections: Setup["sections"]): Step["action"] {
  const next = sections.find(({ state }) => state?.items === 0 && state.shown_when_filled)?.section;
  return next
    ? { label: `Add ${next.title}`, to: `/admin/${next.route}` }
    : { label: "Choose What Guests See", to: "/admin/sections" };
}
