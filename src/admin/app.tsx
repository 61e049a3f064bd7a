import { useCallback, useEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { AuthProvider } from "./auth/auth-provider.tsx";
import { createRouter } from "./routes.tsx";
import { connect, type Supabase, SupabaseProvider } from "./supabase.tsx";
import { NothingLoaded } from "./ui/nothing-loaded.tsx";
import { LoadingScreen } from "./ui/skeleton.tsx";

const router = createRouter();

type Start = { supabase: Supabase } | { error: unknown } | undefined;

export function App() {
  const [start, setStart] = useState<Start>();

  const tryToConnect = useCallback(
    () =>
      connect().then(
        (supabase) => setStart({ supabase }),
        (error: unknown) => setStart({ error }),
      ),
    [],
  );
  useEffect(() => {
    void tryToConnect();
  }, [tryToConnect]);

  if (!start) return <LoadingScreen />;
  if ("error" in start) {
    return <NothingLoaded what="the admin" error={start.error} onRetry={tryToConnect} />;
  }
  return (
    <SupabaseProvider value={start.supabase}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </SupabaseProvider>
  );
}
