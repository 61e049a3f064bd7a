import {
  DUPLICATE,
  type FailureTexts,
  NETWORK,
  NO_CONNECTION,
  NO_INTERNET,
  NO_ROW,
  NOT_PERMITTED,
} from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";

export const HOTEL_SETUP_FAILURES: FailureTexts = {
  codes: {
    [DUPLICATE]: t`Hotel name is already in use. Please choose a different name.`,
    [NETWORK]: NO_INTERNET,
  },
  fallback: t`Account created but hotel setup failed. Please contact support.`,
};

/** For another hotel, or the first one outside of sign-up. */
export const ADD_HOTEL_FAILURES: FailureTexts = {
  codes: HOTEL_SETUP_FAILURES.codes,
  fallback: t`Failed to add hotel. Please try again.`,
};

export const PROFILE_FAILURES: FailureTexts = {
  codes: {
    [DUPLICATE]: t`A hotel with this information already exists. Please use different details.`,
    [NOT_PERMITTED]: t`You do not have permission to update this hotel.`,
    [NO_ROW]: t`You do not have permission to update this hotel.`,
    [NETWORK]: NO_CONNECTION,
  },
  fallback: t`Failed to update hotel. Please try again.`,
  showMessage: true,
};

export const PHOTO_FAILURES: FailureTexts = {
  ...PROFILE_FAILURES,
  fallback: t`The photo could not be saved. Please try again.`,
};
