/** What each feature means, in one true line. Lines with this hotel's own numbers replace them: app/plan/plan-lines.ts. */
import { FREE_PLAN, PRO_PLAN } from "../../../product.ts";

const [free, pro] = [FREE_PLAN.limits, PRO_PLAN.limits];
export const PRIORITY_SUPPORT = "Priority support";

const number = (value: number) => value.toLocaleString("en");

/** By the feature's name. @param support whether the operator has an address for letters */
export function featureLines(support: boolean): Record<string, string> {
  return {
    "Up to 3 sections visible": "You choose which. All others are kept.",
    "Basic profile": "Name, times, Wi-Fi, address, photo and your colors.",
    "QR code generation": "Poster, cards, and a code for each room.",
    "Basic analytics": "Scans by day, device and source; what guests searched for and did not find.",
    "Unlimited sections": `Guests see every section that you fill, not ${FREE_PLAN.maxSections}.`,
    "All features": `Up to ${pro.hotels} hotels and ${number(pro.photos)} photos in each. Free: ${free.hotels} and ${number(free.photos)}.`,
    "Custom sections": "With a name of your own, such as “Walks from the door”.",
    "Analytics & insights":
      "The same figures as on Free, and what guests ask for, how fast you answer and how they rate you.",
    [PRIORITY_SUPPORT]: support
      ? "You write to us from here. Letters from Pro are marked to be opened first."
      : "The operator of this site has set no address for letters yet.",
    "Guest feedback": "Guests tell you before they leave, with their room.",
    "Lost-belongings reporting": "Guests report it, you find it, and the two are put together.",
    "Multi-language": `Your texts in up to ${pro.languages} languages beside your own.`,
  };
}
