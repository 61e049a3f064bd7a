/** The fields of the sign-up form, and the account that it creates. */

import { AuthError, type User } from "@supabase/supabase-js";
import { isBlank } from "../../../fields/blank.ts";
import { address, email, type Field, name, phone } from "../../../fields/index.ts";
import { UNKNOWN_COUNTRY } from "../../../lib/country/countries.ts";
import { isLanguage, type LanguageTag } from "../../../lib/messages/languages.ts";
import { t } from "../../../lib/texts/t.ts";
import { z } from "../../../lib/zod.ts";
import { MIN_PASSWORD_LENGTH } from "../../../product.ts";
import { orThrow } from "../../rows/or-throw.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { PASSWORD_OF_SPACES, USER_CREATION_FAILED } from "./failures.ts";

/** A new hotel and its owner's address. The specification has the texts for missing values. */
export const SIGN_UP_FIELDS = {
  email: email.required({ label: t`Email Address`, missing: t`Email is required` }),
  hotelName: name.required({ label: t`Hotel Name`, missing: t`Hotel name is required` }),
  phone: phone.required({ label: t`Phone Number`, missing: t`Phone number is required` }),
  address: address.required({ label: t`Hotel Address`, missing: t`Address is required`, multiline: true }),
};

/** For forms in which every input is a text. */
function asTyped({ schema }: Field<string>) {
  return schema as z.ZodMiniType<string, string>;
}

const hotelShape = {
  hotelName: asTyped(SIGN_UP_FIELDS.hotelName),
  phone: asTyped(SIGN_UP_FIELDS.phone),
  address: asTyped(SIGN_UP_FIELDS.address),
};

export const hotelSchema = z.object(hotelShape);
export type HotelInputs = z.infer<typeof hotelSchema>;

export const signUpSchema = z
  .object({
    email: asTyped(SIGN_UP_FIELDS.email),
    ...hotelShape,
    password: z.string().check(
      z.minLength(1, t`Password is required`),
      z.minLength(MIN_PASSWORD_LENGTH, t`Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
      z.refine((typed) => !isBlank(typed), PASSWORD_OF_SPACES),
    ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      error: t`Passwords do not match`,
      // Checked even when another field is wrong, so that all mistakes are shown at once.
      when: () => true,
    }),
  );

export type SignUpForm = z.infer<typeof signUpSchema>;

/**
 * The sign-up's answers about the hotel. They wait in the account's metadata until the first signed-in visit,
 * because an unconfirmed address has no session that could add a hotel.
 */
const hotelDetails = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  time_zone: z.string(),
  country: z._default(z.nullable(z.string()), null),
  language: z.catch(z._default(z.string().check(z.refine(isLanguage)), "en"), "en"),
});
export type HotelDetails = z.infer<typeof hotelDetails>;

export function signUpDetails(user: User): HotelDetails | undefined {
  return hotelDetails.safeParse(user.user_metadata.hotel).data;
}

export async function hotelDetailsOf({ hotelName, phone, address }: HotelInputs): Promise<HotelDetails> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return {
    name: hotelName,
    phone,
    address,
    time_zone,
    country: await countryOf({ phone, address, time_zone }),
    language: browserLanguage(),
  };
}

/** @returns undefined for a tag that is none, which some browsers have */
function languageIn(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}

/** The first of the browser's languages that guests may read; what owners write in, until their texts say otherwise. */
function browserLanguage(): LanguageTag {
  const tags = navigator.languages.flatMap((tag) => languageIn(tag) ?? []);
  const known = tags.map((tag) => ({ zh: "zh-Hans", no: "nb", nn: "nb" })[tag] ?? tag);
  return known.find(isLanguage) ?? "en";
}

/** The places and numbering plans that it is told by are loaded for this press alone. */
async function countryOf(
  details: Pick<HotelDetails, "phone" | "address" | "time_zone">,
): Promise<string | null> {
  try {
    const { guessedCountry } = await import("../country/guess.ts");
    return guessedCountry(details);
  } catch {
    // They could not be loaded. The set-up then asks which country it is.
    return UNKNOWN_COUNTRY;
  }
}

/** @returns whether the owner is signed in; if not, a confirmation was mailed. @throws {AuthError} */
export async function sendSignUp(supabase: Supabase, form: SignUpForm): Promise<boolean> {
  const hotel = await hotelDetailsOf(form);
  const { user, session } = await orThrow(
    supabase.auth.signUp({
      email: form.email,
      password: form.password,
      options: { data: { hotel }, emailRedirectTo: `${window.location.origin}/admin` },
    }),
  );
  if (!user) throw new AuthError(t`User creation failed`, undefined, USER_CREATION_FAILED);
  return session !== null;
}
