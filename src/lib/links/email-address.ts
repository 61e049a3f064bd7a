/** One @ with text on both sides, and a dot after it. The database's innfo.email has the same rule. */
export const EMAIL_ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL = "Please enter a valid email address";
