import {
  DUPLICATE,
  type FailureTexts,
  NETWORK,
  NO_CONNECTION,
  NO_INTERNET,
  NO_ROW,
  NOT_PERMITTED,
} from "../../../lib/errors.ts";

export const HOTEL_SETUP_FAILURES: FailureTexts = {
  codes: {
    [DUPLICATE]: "Hotel name is already in use. Please choose a different name.",
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Account created but hotel setup failed. Please contact support.",
};

/** For another hotel, or the first one outside of sign-up. */
export const ADD_HOTEL_FAILURES: FailureTexts = {
  codes: HOTEL_SETUP_FAILURES.codes,
  fallback: "Failed to add hotel. Please try again.",
};

export const PROFILE_FAILURES: FailureTexts = {
  codes: {
    [DUPLICATE]: "A hotel with this information already exists. Please use different details.",
    [NOT_PERMITTED]: "You do not have permission to update this hotel.",
    [NO_ROW]: "You do not have permission to update this hotel.",
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to update hotel. Please try again.",
  showMessage: true,
};

export const PHOTO_FAILURES: FailureTexts = {
  ...PROFILE_FAILURES,
  fallback: "The photo could not be saved. Please try again.",
};
