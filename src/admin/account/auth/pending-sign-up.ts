/**
 * A sign-up whose address is not confirmed yet. Only this page's memory has the password; the address
 * survives a reload of this tab.
 */
export interface Credentials {
  email: string;
  password: string;
}

const EMAIL_KEY = "innfo-pending-email";

let pending: Credentials | undefined;

export function rememberPendingSignUp(credentials: Credentials): void {
  pending = credentials;
  rememberPendingEmail(credentials.email);
}

/** @returns undefined after a reload, or when nobody has just signed up here */
export function pendingSignUp(): Credentials | undefined {
  return pending;
}

export function rememberPendingEmail(email: string): void {
  sessionStorage.setItem(EMAIL_KEY, email);
}

export function pendingEmail(): string | undefined {
  return sessionStorage.getItem(EMAIL_KEY) ?? undefined;
}

export function forgetPendingSignUp(): void {
  pending = undefined;
  sessionStorage.removeItem(EMAIL_KEY);
}
