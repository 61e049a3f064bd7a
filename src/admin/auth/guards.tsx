import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { useAuth } from "./auth-provider.tsx";
import { linkFailed } from "./mailed-link.ts";

/** What the screens before the admin are told by whoever sends there. */
export interface SignedOutState {
  /** Where they wanted to go. */
  from?: { pathname: string; search: string; state: unknown };
  /** Their session was ended, by the clock or from elsewhere. */
  sessionEnded?: boolean;
  /** They followed a mailed link that is used or too old. */
  linkFailed?: boolean;
  /** The address they typed elsewhere. */
  email?: string;
  /** They have just deleted their account. */
  accountDeleted?: boolean;
}

export function useSignedOutState(): SignedOutState {
  // Written by this module's guards and by links to these screens; nobody else can.
  return (useLocation().state as SignedOutState | null) ?? {};
}

/** Sends whoever is signed out to /login, which brings them back to where they wanted to go. */
export function RequireSignedIn({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search, hash, state: from } = useLocation();
  if (auth.status === "loading") return <LoadingScreen />;
  if (auth.status === "signedIn") return children;
  const state: SignedOutState = {
    from: { pathname, search, state: from },
    linkFailed: linkFailed(hash),
    sessionEnded: auth.ended,
  };
  return <Navigate to="/login" replace state={state} />;
}

/** Sends whoever is signed in, or just has signed in, to the admin. */
export function RequireSignedOut({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { from } = useSignedOutState();
  if (status === "loading") return <LoadingScreen />;
  if (status === "signedIn") return <Navigate to={from ?? "/admin"} state={from?.state} replace />;
  return children;
}
