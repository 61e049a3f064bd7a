import { parsedUrl } from "./parsed-url.ts";

/** One @ with text on both sides, and a dot after it. The database's innfo.email has the same rule. */
export const EMAIL_ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * "anna@hotel-müller.example" with the host's name in Latin letters (xn--…), as Chrome writes it in an input. So an
 * account has one spelling, and every mail server knows the host.
 */
export function withLatinHost(address: string): string {
  return address.replace(
    /(?<=@)[^@\s]*\P{ASCII}[^@\s]*$/u,
    (host) => parsedUrl(`http://${host}`)?.host ?? host,
  );
}

export const INVALID_EMAIL = "Please enter a valid email address";
