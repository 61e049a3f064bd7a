/**
 * Who waits for their address to be confirmed. The password is in this page's memory alone and never
 * stored; the address outlives a reload of this tab.
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

/** @returns undefined after the page was loaded anew, or when nobody has just signed up here */
export function pendingSignUp(): Credentials | undefined {
  return pending;
}

export function rememberPendingEmail(email: string): void {
  sessionStorage.setItem(EMAIL_KEY, email);
}

export function pendingEmail(): string | undefined {
  return sessionStorage.getItem(EMAIL_KEY) ?? undefined;
}

/** Nobody waits any more. */
export function forgetPendingSignUp(): void {
  pending = undefined;
  sessionStorage.removeItem(EMAIL_KEY);
}
