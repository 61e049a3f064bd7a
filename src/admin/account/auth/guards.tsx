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

/** Redirects signed-out visitors to /login, which leads them back afterwards. */
export function RequireSignedIn({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search, hash, state: from } = useLocation();
  if (auth.status === "loading") return <LoadingScreen />;
  if (auth.status === "signedIn") return children;
  const state: SignedOutState = {
    from: { pathname, search, state: from },
    linkFailed: linkFailed(hash),
    sessionEnded: auth.status === "signedOut" && auth.ended,
  };
  return <Navigate to="/login" replace state={state} />;
}

/** Redirects signed-in owners to the admin. */
export function RequireSignedOut({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { from } = useSignedOutState();
  if (status === "loading") return <LoadingScreen />;
  if (status === "signedIn") return <Navigate to={from ?? "/admin"} state={from?.state} replace />;
  return children;
}
