/** Who waits for their address to be confirmed, in this page's memory alone: nothing of it is stored. */
interface Credentials {
  email: string;
  password: string;
}

let pending: Credentials | undefined;

export function rememberPendingSignUp(credentials: Credentials | undefined): void {
  pending = credentials;
}

/** @returns undefined after the page was loaded anew, or when nobody has just signed up here */
export function pendingSignUp(): Credentials | undefined {
  return pending;
}
