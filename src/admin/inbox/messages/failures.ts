import { contentFailures, type FailureTexts, networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";

export const NEEDS_PRO = t`The inbox is only available with the ${PRO_PLAN.name} plan.`;

const shared = contentFailures("update", t`message`);
export const SAVE_FAILURES: FailureTexts = { ...shared, codes: { ...shared.codes, IN002: NEEDS_PRO } };

export const SETTINGS_FAILURES = networkOr(t`Failed to save the settings. Please try again.`);
