import { contentFailures, type FailureTexts, networkOr } from "../../../lib/errors.ts";
import { PRO_PLAN } from "../../../product.ts";

export const NEEDS_PRO = `The inbox is only available with the ${PRO_PLAN.name} plan.`;

const shared = contentFailures("update", "message");
export const SAVE_FAILURES: FailureTexts = { ...shared, codes: { ...shared.codes, IN002: NEEDS_PRO } };

export const SETTINGS_FAILURES = networkOr("Failed to save the settings. Please try again.");
