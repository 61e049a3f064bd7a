/** One @ with something around it, and a dot behind: the database's innfo.email asks for the same. */
export const EMAIL_ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** RFC 5321, section 4.5.3.1.3, without its brackets. */
export const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL = "Please enter a valid email address";
