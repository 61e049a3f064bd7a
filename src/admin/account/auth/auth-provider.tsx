import type { Session, User } from "@supabase/supabase-js";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { interruptForm } from "../../rows/drafts.ts";
import { onSessionMissing, storedSession, useConnected } from "../../rows/supabase.tsx";
import { chooseLanguage } from "../../ui/language.ts";

type Auth =
  | { status: "loading" }
  /** `ended`: this tab had a session, or found one, and the owner did not end it here. */
  | { status: "signedOut"; ended: boolean; accountDeleted: boolean }
  /** The password was right; a code of an authenticator app is missing. */
  | { status: "awaitsCode"; user: User }
  /** `isStrong`: with a second factor, or a passkey. */
  | { status: "signedIn"; user: User; isStrong: boolean };

/** Set while the owner ends the session in this tab. */
let ownerSignsOut: { accountDeleted: boolean } | undefined;

export function announceSignOut(asked: { accountDeleted: boolean }): void {
  ownerSignsOut = asked;
}

/** Milliseconds that an owner waits for a session's renewal, which may take half a minute. */
const RENEWAL = 3000;
/** Milliseconds. supabase-js renews a session that ends within 90 seconds before it speaks of it. */
const RENEWED_BEFORE_END = 120_000;

const AuthContext = createContext<Auth>({ status: "loading" });

/**
 * Begins with the stored session, which supabase-js will not change before it speaks of it; loading where it is to be
 * renewed first. Where nothing is stored, nobody is signed in, and the login need not wait. Afterwards the latest state
 * of supabase-js.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const supabase = useConnected();
  const [auth, setAuth] = useState(atFirst);

  useEffect(() => {
    if (!supabase) return;
    const begin = storedSession();
    const renewal = setTimeout(
      () => setAuth((now) => (now.status === "loading" && begin ? signedIn(begin) : now)),
      navigator.onLine ? RENEWAL : 0,
    );
    function hear(session?: Session) {
      clearTimeout(renewal);
      if (session) return setAuth((now) => (says(now, session) ? now : signedIn(session)));
      const asked = ownerSignsOut;
      ownerSignsOut = undefined;
      if (!asked) interruptForm();
      setAuth((now) => {
        // Both tabs report a sign-out; the first report counts.
        if (now.status === "signedOut") return now;
        const had = now.status === "signedIn" || (now.status === "loading" && begin !== undefined);
        return {
          status: "signedOut",
          ended: had && !asked,
          accountDeleted: asked?.accountDeleted ?? false,
        };
      });
    }
    // Without a network the access token is not renewed, and the session goes on all the same. One that another tab has
    // ended may be in this tab's storage for a moment.
    const { data } = supabase.auth.onAuthStateChange((event, known) =>
      hear(event === "SIGNED_OUT" ? undefined : (known ?? storedSession())),
    );
    onSessionMissing(hear);
    return () => {
      clearTimeout(renewal);
      data.subscription.unsubscribe();
    };
  }, [supabase]);

  // The account's own language on every device; at a station it changes with the shift.
  const language: unknown = "user" in auth ? auth.user.user_metadata.language : undefined;
  useEffect(() => chooseLanguage(language), [language]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function atFirst(): Auth {
  const stored = storedSession();
  if (!stored) return { status: "signedOut", ended: false, accountDeleted: false };
  const { expires_at = 0 } = stored;
  return expires_at * 1000 - Date.now() > RENEWED_BEFORE_END ? signedIn(stored) : { status: "loading" };
}

function signedIn(session: Session): Auth {
  const { user, access_token } = session;
  if (awaitsCode(session)) return { status: "awaitsCode", user };
  return { status: "signedIn", user, isStrong: levelOf(access_token) === "aal2" };
}

/** Whether nothing is new, as in the first that supabase-js says, and where a tab is seen again: nothing is drawn anew. */
function says(now: Auth, session: Session): boolean {
  return JSON.stringify(now) === JSON.stringify(signedIn(session));
}

/** Whether the server lets this session in nowhere yet: see docs/decisions/0121-second-factor.md. */
export function awaitsCode({ user, access_token }: Session): boolean {
  const hasApp = user.factors?.some(
    ({ factor_type, status }) => factor_type === "totp" && status === "verified",
  );
  return hasApp === true && levelOf(access_token) !== "aal2";
}

/** The claim "aal" of a token, which the server alone may believe. */
function levelOf(token: string): unknown {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { aal?: unknown }).aal;
}

export function useAuth(): Auth {
  return use(AuthContext);
}

/** The signed-in owner. Only for screens behind the guard. */
export function useUser(): User {
  const auth = use(AuthContext);
  if (auth.status !== "signedIn") throw new Error("useUser is for screens that require a signed-in owner");
  return auth.user;
}

/** Whether the password alone opened this session. The database decides what follows. */
export function useIsStrong(): boolean {
  const auth = use(AuthContext);
  return auth.status === "signedIn" && auth.isStrong;
}
