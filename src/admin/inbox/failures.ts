/** Texts for what the inbox could not do. */
import { contentFailures, type FailureTexts, networkOr } from "../../lib/errors.ts";
import { PRO_PLAN } from "../../product.ts";

export const NEEDS_PRO = `The inbox is only available with the ${PRO_PLAN.name} plan. Upgrade to take messages of guests.`;

const shared = contentFailures("update", "message");
export const SAVE_FAILURES: FailureTexts = { ...shared, codes: { ...shared.codes, IN002: NEEDS_PRO } };

export const SETTINGS_FAILURES = networkOr(
  "Failed to save the settings. They may have been changed in another window: please try again.",
);

export const DEVICE_FAILURES = networkOr("Failed to change what this device tells you. Please try again.");

export const DOWNLOAD_FAILURES = networkOr("Failed to read the messages. Please try again.");

export const PHOTO_READ_FAILURES = {
  ...networkOr("Failed to add the photo. Please try again."),
  showMessage: true,
};

export const ADD_FAILURES = networkOr("Failed to write down the message. Please try again.", {
  IN002: NEEDS_PRO,
});
