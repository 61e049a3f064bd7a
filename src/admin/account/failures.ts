import { networkOr, TOO_MANY_ATTEMPTS } from "../../lib/errors.ts";
import { t } from "../../lib/texts/t.ts";
import {
  NEW_PASSWORD_REFUSALS,
  NO_EMAIL_ADDRESS,
  PASSKEY_FIRST,
  tooManyCalls,
  WRONG_PASSWORD,
} from "./auth/failures.ts";

const EMAIL_IN_USE = t`This email is already in use by another account.`;

export const EMAIL_UPDATE_FAILURES = {
  ...networkOr(t`Failed to update email. Please try again.`, {
    ...tooManyCalls(t`Too many email update requests. Please wait before trying again.`),
    email_address_invalid: NO_EMAIL_ADDRESS,
    email_exists: EMAIL_IN_USE,
    user_already_exists: EMAIL_IN_USE,
  }),
  showMessage: true,
};

export const NAME_UPDATE_FAILURES = networkOr(t`Your name could not be saved. Please try again.`);

export const PASSWORD_UPDATE_FAILURES = {
  ...networkOr(t`Failed to update password. Please try again.`, NEW_PASSWORD_REFUSALS),
  showMessage: true,
};

export const SIGN_OUT_FAILURES = networkOr(t`Failed to sign out. Please try again.`, {
  device_not_found: t`This device is already signed out.`,
});

export const SECOND_STEP_FAILURES = networkOr(t`This was not changed. Please try again.`, {
  ...PASSKEY_FIRST,
  over_request_rate_limit: TOO_MANY_ATTEMPTS,
});

export const ACCOUNT_DATA_FAILURES = networkOr(t`Failed to collect your data. Please try again.`, {
  over_request_rate_limit: TOO_MANY_ATTEMPTS,
});

export const DELETE_ACCOUNT_FAILURES = networkOr(t`Failed to delete your account. Please try again.`, {
  invalid_credentials: WRONG_PASSWORD,
  over_request_rate_limit: TOO_MANY_ATTEMPTS,
  subscription_active: t`Please cancel your subscription first.`,
  provider_failed: t`Nothing was deleted: your subscription did not end. Please try again later.`,
});
