import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { useAuth } from "./auth-provider.tsx";
import { linkFailed } from "./link-session.ts";

/** Passed to the screens before the admin by the code that redirects there. */
export interface SignedOutState {
  /** The screen they wanted. */
  from?: { pathname: string; search: string; state: unknown };
  /** Their session was ended, by time or from another device. */
  sessionEnded?: boolean;
  /** They followed a mailed link that is used or too old. */
  linkFailed?: boolean;
  /** The address they typed on another screen. */
  email?: string;
  /** They have just deleted their account. */
  accountDeleted?: boolean;
}

export function useSignedOutState(): SignedOutState {
  // Only this module's guards and links to these screens write this state.
  return (useLocation().state as SignedOutState | null) ?? {};
}

const NOBODY = { ended: false, accountDeleted: false };

/** Redirects signed-out visitors to /login, which leads them back afterwards. */
export function RequireSignedIn({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search, hash, state: from } = useLocation();
  if (auth.status === "loading") return <LoadingScreen />;
  if (auth.status === "signedIn") return children;
  const { ended, accountDeleted } = auth.status === "signedOut" ? auth : NOBODY;
  const state: SignedOutState = {
    // The next person who signs in is somebody else.
    ...(!accountDeleted && { from: { pathname, search, state: from } }),
    linkFailed: linkFailed(hash),
    sessionEnded: ended,
    accountDeleted,
  };
  return <Navigate to="/login" replace state={state} />;
}

/** Where an account that is new finds something of its own, too. */
const OPEN_TO_NEW = ["/join"];

/**
 * Redirects signed-in owners to the admin, after signing in to the screen that they came for. A new account begins at
 * its beginning: what a screen says of somebody else's payment or row is not for it.
 */
export function RequireSignedOut({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { pathname } = useLocation();
  const { from } = useSignedOutState();
  if (status === "loading") return <LoadingScreen />;
  const isNew = pathname !== "/login" && !OPEN_TO_NEW.includes(from?.pathname ?? "");
  const to = (!isNew && from) || { pathname: "/admin", state: undefined };
  if (status === "signedIn") return <Navigate to={to} state={to.state} replace />;
  return children;
}
