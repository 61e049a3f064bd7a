import { useCallback, useEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { AccountQuestionScreen } from "../account/auth/account-question-screen.tsx";
import { AuthProvider } from "../account/auth/auth-provider.tsx";
import { type AccountQuestion, followLinkSession, linkTokens } from "../account/auth/link-session.ts";
import {
  connectSupabase,
  RESET_PASSWORD_PATH,
  type Supabase,
  SupabaseProvider,
  storedSession,
} from "../rows/supabase.tsx";
import { showFacesSoon } from "../ui/faces.ts";
import { NothingLoaded } from "../ui/load-failure.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { createRouter, loadAdmin, readAdmin } from "./routes.tsx";

const tokens = linkTokens();
/** The login is drawn before the client is there. */
const session = storedSession();
const isSignedOut = !tokens && !session;
const { pathname, search, hash } = window.location;
if (session) loadAdmin(pathname);
// While the first screen is drawn. The code that waits for it reports a failure.
queueMicrotask(() => void connectSupabase().then(showFacesSoon, showFacesSoon));
if (session && !tokens) readAdmin(session, pathname);
const router = createRouter();
// Read by now, so no screenshot shows a link's tokens. The reset page reads them itself.
if (pathname !== RESET_PASSWORD_PATH && /(access_token|error_code)=/.test(search + hash)) {
  window.history.replaceState(
    window.history.state,
    "",
    search.includes("access_token") ? pathname : pathname + search,
  );
}

type Start = { supabase: Supabase; question?: AccountQuestion | undefined } | { error: unknown } | undefined;

async function begin(): Promise<Start> {
  try {
    const supabase = await connectSupabase();
    return { supabase, question: tokens && (await followLinkSession(supabase, tokens)) };
  } catch (error) {
    return { error };
  }
}

export function App() {
  const [start, setStart] = useState<Start>();

  const tryToStart = useCallback(() => begin().then(setStart), []);
  useEffect(() => {
    void tryToStart();
  }, [tryToStart]);

  if (start && "error" in start) {
    return <NothingLoaded what="the admin" error={start.error} onRetry={tryToStart} />;
  }
  if (!start && !isSignedOut) return <LoadingScreen />;
  const { supabase = null, question } = start ?? {};
  if (question) {
    return (
      <AccountQuestionScreen
        question={question}
        onAnswer={async (stays) => {
          if (stays && pathname === RESET_PASSWORD_PATH) await router.navigate("/admin", { replace: true });
          setStart(start && { ...start, question: undefined });
        }}
      />
    );
  }
  return (
    <SupabaseProvider value={supabase}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </SupabaseProvider>
  );
}
