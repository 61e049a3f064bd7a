/** One @ with something around it, and a dot behind: the database's innfo.email asks for the same. */
export const EMAIL_ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

export const INVALID_EMAIL = "Please enter a valid email address";
