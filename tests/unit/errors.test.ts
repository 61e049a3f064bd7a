import {
  AuthApiError,
  type AuthError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
  PostgrestError,
} from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import {
  FORGOT_PASSWORD_FAILURES,
  LOGIN_FAILURES,
  RESEND_FAILURES,
  RESET_PASSWORD_FAILURES,
  SIGNUP_FAILURES,
} from "../../src/admin/account/auth/failures.ts";
import {
  ACCOUNT_DATA_FAILURES,
  DELETE_ACCOUNT_FAILURES,
  EMAIL_UPDATE_FAILURES,
  PASSWORD_UPDATE_FAILURES,
  SIGN_OUT_FAILURES,
} from "../../src/admin/account/failures.ts";
import { HOTEL_SETUP_FAILURES, PROFILE_FAILURES } from "../../src/admin/content/hotel/failures.ts";
import {
  brokenRule,
  contentFailures,
  type FailureTexts,
  failureText,
  NetworkError,
} from "../../src/lib/errors.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";

/** Messages contradict the code on purpose: only the code may decide. */
function auth(
  code: string | undefined,
  status = 400,
  message = "Network permission duplicate key",
): AuthError {
  return new AuthApiError(message, status, code);
}
function database(code: string, details = "", message = "as the server put it"): PostgrestError {
  return new PostgrestError({ code, message, details, hint: "" });
}
const noConnection = new NetworkError("The server was not reached");
const authOffline = new AuthRetryableFetchError("Failed to fetch", 0);

type Case = [failure: string, error: unknown, shown: string];
const SCREENS: [screen: string, words: FailureTexts, cases: Case[]][] = [
  [
    "Login",
    LOGIN_FAILURES,
    [
      [
        "a wrong password",
        auth("invalid_credentials"),
        "Invalid email or password. Please check your credentials and try again.",
      ],
      [
        "an unconfirmed address",
        auth("email_not_confirmed"),
        "Please check your email and confirm your account before signing in.",
      ],
      [
        "too many attempts",
        auth("over_request_rate_limit", 429),
        "Too many login attempts. Please wait a few minutes before trying again.",
      ],
      [
        "too many attempts, told by the status alone",
        auth(undefined, 429),
        "Too many login attempts. Please wait a few minutes before trying again.",
      ],
      ["no connection", authOffline, "Network error. Please check your internet connection and try again."],
      [
        "a gateway without a server behind it",
        new AuthRetryableFetchError("Bad Gateway", 502),
        "Network error. Please check your internet connection and try again.",
      ],
      ["anything else", auth("unexpected_failure", 500, "The moon is full"), "The moon is full"],
      ["a failure without a message", auth("unexpected_failure", 500, ""), "Login failed. Please try again."],
    ],
  ],
  [
    "Signup",
    SIGNUP_FAILURES,
    [
      [
        "a known address",
        auth("user_already_exists", 422),
        "An account with this email already exists. Please try signing in instead.",
      ],
      [
        "a short password",
        new AuthWeakPasswordError("weak", 422, ["length"]),
        "Password must be at least 6 characters long.",
      ],
      [
        "a common password",
        new AuthWeakPasswordError("weak", 422, ["pwned"]),
        "This password is too common. Please choose another one.",
      ],
      [
        "an endless password",
        // A reason of our own, which the client passes on unchanged.
        Object.assign(new AuthWeakPasswordError("weak", 422, []), { reasons: ["too_long"] }),
        "This password is too long.",
      ],
      ["a malformed address", auth("email_address_invalid"), "Please enter a valid email address."],
      ["no connection", authOffline, "Network error. Please check your internet connection and try again."],
      ["anything else", auth("unexpected_failure", 500), "Registration failed. Please try again."],
    ],
  ],
  [
    "Hotel set-up",
    HOTEL_SETUP_FAILURES,
    [
      [
        "a name taken meanwhile",
        database("23505"),
        "Hotel name is already in use. Please choose a different name.",
      ],
      ["anything else", database("23514"), "Account created but hotel setup failed. Please contact support."],
    ],
  ],
  [
    "Forgot password",
    FORGOT_PASSWORD_FAILURES,
    [
      [
        "too many mails",
        auth("over_email_send_rate_limit", 429),
        "Too many reset requests. Please wait before trying again.",
      ],
      ["a malformed address", auth("email_address_invalid"), "Please enter a valid email address."],
      ["no connection", authOffline, "Network error. Please check your internet connection and try again."],
      ["anything else", auth("unexpected_failure", 500), "Failed to send reset email. Please try again."],
    ],
  ],
  [
    "Reset password",
    RESET_PASSWORD_FAILURES,
    [
      [
        "a link used before",
        new AuthSessionMissingError(),
        "Invalid or expired reset link. Please request a new password reset.",
      ],
      [
        "a forged link",
        auth("bad_jwt", 401),
        "Invalid or expired reset link. Please request a new password reset.",
      ],
      [
        "a short password",
        new AuthWeakPasswordError("weak", 422, ["length"]),
        "Password must be at least 6 characters long.",
      ],
      [
        "the password it was",
        auth("same_password", 422),
        "New password must be different from your current password.",
      ],
      ["anything else", auth("unexpected_failure", 500), "Failed to reset password. Please try again."],
    ],
  ],
  [
    "Email update",
    EMAIL_UPDATE_FAILURES,
    [
      [
        "too many mails",
        auth("over_email_send_rate_limit", 429),
        "Too many email update requests. Please wait before trying again.",
      ],
      ["a malformed address", auth("email_address_invalid"), "Please enter a valid email address."],
      [
        "somebody else's address",
        auth("email_exists", 422),
        "This email is already in use by another account.",
      ],
      ["no connection", authOffline, "Network error. Please check your connection and try again."],
      ["a failure without a message", auth("x", 500, ""), "Failed to update email. Please try again."],
    ],
  ],
  [
    "Password update",
    PASSWORD_UPDATE_FAILURES,
    [
      [
        "the password it was",
        auth("same_password", 422),
        "New password must be different from your current password.",
      ],
      ["no connection", authOffline, "Network error. Please check your connection and try again."],
      ["anything else", auth("x", 500, "The moon is full"), "The moon is full"],
      ["a failure without a message", auth("x", 500, ""), "Failed to update password. Please try again."],
    ],
  ],
  [
    "Hotel profile",
    PROFILE_FAILURES,
    [
      [
        "a name that is taken",
        database("23505"),
        "A hotel with this information already exists. Please use different details.",
      ],
      ["no connection", noConnection, "Network error. Please check your connection and try again."],
      ["somebody else's hotel", database("42501"), "You do not have permission to update this hotel."],
      ["anything else", database("XX000"), "as the server put it"],
      ["a failure without a message", database("XX000", "", ""), "Failed to update hotel. Please try again."],
    ],
  ],
  [
    "Amenity add",
    contentFailures("add", "amenity", amenities.errors),
    [
      [
        "a name that is taken",
        database("23505"),
        "An amenity with this name already exists. Please use a different name.",
      ],
      ["somebody else's hotel", database("42501"), "You do not have permission to add amenities."],
      ["no connection", noConnection, "Network error. Please check your connection and try again."],
      ["a failure without a message", database("XX000", "", ""), "Failed to add amenity. Please try again."],
    ],
  ],
  [
    "Amenity update",
    contentFailures("update", "amenity", amenities.errors),
    [
      ["somebody else's hotel", database("42501"), "You do not have permission to update this amenity."],
      [
        "a failure without a message",
        database("XX000", "", ""),
        "Failed to update amenity. Please try again.",
      ],
    ],
  ],
  [
    "Amenity delete",
    contentFailures("delete", "amenity", amenities.errors),
    [
      ["a row that is gone", database("PGRST116"), "Amenity not found. It may have already been deleted."],
      [
        "a failure without a message",
        database("XX000", "", ""),
        "Failed to delete amenity. Please try again.",
      ],
    ],
  ],
  [
    "Signing a device out",
    SIGN_OUT_FAILURES,
    [
      ["one that is gone", auth("device_not_found", 404), "This device is already signed out."],
      ["no connection", noConnection, "Network error. Please check your connection and try again."],
      ["anything else", auth(undefined, 500), "Failed to sign out. Please try again."],
    ],
  ],
  [
    "Data download",
    ACCOUNT_DATA_FAILURES,
    [
      [
        "too many of them",
        auth("over_request_rate_limit", 429),
        "Too many attempts. Please wait a few minutes before trying again.",
      ],
      ["no connection", noConnection, "Network error. Please check your connection and try again."],
      ["anything else", auth(undefined, 500), "Failed to collect your data. Please try again."],
    ],
  ],
  [
    "Account deletion",
    DELETE_ACCOUNT_FAILURES,
    [
      ["a wrong password", auth("invalid_credentials"), "This is not your password."],
      [
        "too many attempts",
        auth("over_request_rate_limit", 429),
        "Too many attempts. Please wait a few minutes before trying again.",
      ],
      [
        "a subscription that goes on",
        auth("subscription_active", 409),
        "Please cancel your subscription first.",
      ],
      [
        "a subscription that could not be canceled",
        auth("provider_failed", 424),
        "Nothing was deleted: your subscription did not end. Please try again later.",
      ],
      ["no connection", noConnection, "Network error. Please check your connection and try again."],
      ["anything else", auth(undefined, 500), "Failed to delete your account. Please try again."],
    ],
  ],
  [
    "Resending the confirmation",
    RESEND_FAILURES,
    [
      [
        "too many mails",
        auth("over_email_send_rate_limit", 429),
        "Too many attempts. Please wait a few minutes before trying again.",
      ],
      ["anything else", auth(undefined, 500), "Failed to resend verification email. Please try again."],
    ],
  ],
  [
    "Contact delete",
    contentFailures("delete", "contact", importantContacts.errors),
    [
      ["anything with a message", database("42501"), "as the server put it"],
      ["something that is no error at all", "?", "Failed to delete contact. Please try again."],
    ],
  ],
];

describe.each(SCREENS)("%s", (_screen, screenFailures, cases) => {
  test.each(cases)("says what to do about %s", (_failure, error, shown) => {
    expect(failureText(screenFailures, error)).toBe(shown);
  });
});

describe("A rule of the database that a write broke", () => {
  const COLUMNS = ["name", "rating", "estimated", "estimated_time"];
  test.each([
    ["a broken check", "23514", "places_rating_rating", { column: "rating", rule: "rating" }],
    ["a missing value", "23502", "places_name_required", { column: "name", rule: "required" }],
    [
      "a column that begins like another",
      "23514",
      "places_estimated_time_length",
      { column: "estimated_time", rule: "length" },
    ],
    ["another table's rule", "23514", "hotels_name_length", undefined],
    ["a column the form does not have", "23514", "places_secret_length", undefined],
    ["a duplicate, which is no rule of one column", "23505", "places_name_key", undefined],
  ])("finds its input: %s", (_case, code, details, found) => {
    expect(brokenRule(database(code, details), "places", COLUMNS)).toEqual(found);
  });
});
