/** Each feature's meaning, in one true line. Lines with this hotel's own numbers replace them: app/plan/plan-lines.ts. */
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { FREE_PLAN, PRO_PLAN } from "../../../product.ts";

const [free, pro] = [FREE_PLAN.limits, PRO_PLAN.limits];
const PRIORITY_SUPPORT = "Priority support";

/** Nobody pays for letters that nobody answers. @param support whether the operator has an address for letters */
export function proFeatures(support: boolean): string[] {
  return PRO_PLAN.features.filter((feature) => support || feature !== PRIORITY_SUPPORT);
}

const number = (value: number) => value.toLocaleString(ADMIN_LANGUAGE);

/** By the feature's name. */
export const FEATURE_LINES: Readonly<Record<string, string>> = {
  "Up to 3 sections visible": t`You choose which.`,
  "Basic profile": t`Name, times, Wi-Fi, address, photo and your colors.`,
  "QR code generation": t`Poster, cards and room codes.`,
  "Basic analytics": t`Scans by day, device and source. What guests did not find.`,
  "Unlimited sections": t`Guests see all of them, not ${FREE_PLAN.maxSections}.`,
  "All features": t`${pro.hotels} hotels with ${number(pro.photos)} photos each. Free: ${free.hotels} with ${number(free.photos)}.`,
  "Custom sections": t`Your own, such as “Walks from the door”.`,
  "Analytics & insights": t`Also what guests ask for, how fast you answer and your ratings.`,
  [PRIORITY_SUPPORT]: t`Write to us here. We open your letters first.`,
  "Guest feedback": t`Guests tell you before they leave.`,
  "Lost-belongings reporting": t`Guests report what they lost. You match what you find.`,
  "Multi-language": t`Your texts in ${pro.languages} more languages.`,
};
