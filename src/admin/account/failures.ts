/** Texts for failed changes of the account. */
import { type FailureTexts, NETWORK, NO_CONNECTION, TOO_MANY_ATTEMPTS } from "../../lib/errors.ts";
import { NEW_PASSWORD_REFUSALS, NO_EMAIL_ADDRESS, SAME_PASSWORD, WRONG_PASSWORD } from "./auth/failures.ts";

const TOO_MANY_EMAIL_UPDATES = "Too many email update requests. Please wait before trying again.";
const EMAIL_IN_USE = "This email is already in use by another account.";

export const EMAIL_UPDATE_FAILURES: FailureTexts = {
  codes: {
    over_email_send_rate_limit: TOO_MANY_EMAIL_UPDATES,
    over_request_rate_limit: TOO_MANY_EMAIL_UPDATES,
    email_address_invalid: NO_EMAIL_ADDRESS,
    email_exists: EMAIL_IN_USE,
    user_already_exists: EMAIL_IN_USE,
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to update email. Please try again.",
  showMessage: true,
};

export const PASSWORD_UPDATE_FAILURES: FailureTexts = {
  codes: {
    ...NEW_PASSWORD_REFUSALS,
    same_password: SAME_PASSWORD,
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to update password. Please try again.",
  showMessage: true,
};

export const SIGN_OUT_FAILURES: FailureTexts = {
  codes: { device_not_found: "This device was signed out already.", [NETWORK]: NO_CONNECTION },
  fallback: "Failed to sign out. Please try again.",
};

export const ACCOUNT_DATA_FAILURES: FailureTexts = {
  codes: { over_request_rate_limit: TOO_MANY_ATTEMPTS, [NETWORK]: NO_CONNECTION },
  fallback: "Failed to collect your data. Please try again.",
};

export const DELETE_ACCOUNT_FAILURES: FailureTexts = {
  codes: {
    invalid_credentials: WRONG_PASSWORD,
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    subscription_active: "Please cancel your subscription first.",
    provider_failed:
      "Your subscription could not be canceled, so nothing was deleted. Please try again later.",
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to delete your account. Please try again.",
};
