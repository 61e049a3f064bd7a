/** What each feature means, in one true line. Lines with this hotel's own numbers replace them: app/plan/plan-lines.ts. */
import { FREE_PLAN, PRO_PLAN } from "../../../product.ts";

const [free, pro] = [FREE_PLAN.limits, PRO_PLAN.limits];
const PRIORITY_SUPPORT = "Priority support";

/** Nobody pays for letters that nobody answers. @param support whether the operator has an address for letters */
export function proFeatures(support: boolean): string[] {
  return PRO_PLAN.features.filter((feature) => support || feature !== PRIORITY_SUPPORT);
}

const number = (value: number) => value.toLocaleString("en");

/** By the feature's name. */
export const FEATURE_LINES: Readonly<Record<string, string>> = {
  "Up to 3 sections visible": "You choose which. All others are kept.",
  "Basic profile": "Name, times, Wi-Fi, address, photo and your colors.",
  "QR code generation": "Poster, cards, and a code for each room.",
  "Basic analytics": "Scans by day, device and source; what guests searched for and did not find.",
  "Unlimited sections": `Guests see every section that you fill, not ${FREE_PLAN.maxSections}.`,
  "All features": `Up to ${pro.hotels} hotels and ${number(pro.photos)} photos in each. Free: ${free.hotels} and ${number(free.photos)}.`,
  "Custom sections": "With a name of your own, such as “Walks from the door”.",
  "Analytics & insights":
    "The same figures as on Free, and what guests ask for, how fast you answer and how they rate you.",
  [PRIORITY_SUPPORT]: "You write to us from here. Letters from Pro are marked to be opened first.",
  "Guest feedback": "Guests tell you before they leave, with their room.",
  "Lost-belongings reporting": "Guests report it, you find it, and the two are put together.",
  "Multi-language": `Your texts in up to ${pro.languages} languages beside your own.`,
};
