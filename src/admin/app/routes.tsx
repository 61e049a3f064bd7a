import type { Session } from "@supabase/supabase-js";
import type { ComponentType } from "react";
import { createBrowserRouter, Navigate, Outlet } from "react-router";
import { awaitsCode } from "../account/auth/auth-provider.tsx";
import { RequireSignedIn, RequireSignedOut } from "../account/auth/guards.tsx";
import { LoginScreen } from "../account/auth/login-screen.tsx";
import { Connected, connectSupabase, RESET_PASSWORD_PATH } from "../rows/supabase.tsx";
import { Crash, ErrorBoundary } from "../ui/crash.tsx";
import { showFacesAfter } from "../ui/faces.ts";
import { followEntries } from "../ui/history-entries.ts";
import { HistoryLayersProvider } from "../ui/history-layers.tsx";
import { screen } from "../ui/on-demand.tsx";
import { loadScreenAt } from "./screens.tsx";

const SIGNED_OUT = {
  "/signup": screen(() => import("../account/auth/signup-screen.tsx").then((m) => m.SignupScreen)),
  "/verify-email": screen(() =>
    import("../account/auth/verify-email-screen.tsx").then((m) => m.VerifyEmailScreen),
  ),
};

/** Opened by mailed links, signed in or not. */
const BY_LINK = {
  [RESET_PASSWORD_PATH]: screen(() =>
    import("../account/auth/reset-password-screen.tsx").then((m) => m.ResetPasswordScreen),
  ),
  "/join": screen(() => import("../account/auth/join-screen.tsx").then((m) => m.JoinScreen)),
};

const AdminApp = screen(() => import("./admin-app.tsx").then((m) => m.AdminApp));

/** Loads ahead the screen at this path, which itself reports a failure. Other doors lead people who are signed in to Today. */
export function loadAdmin(path: string): void {
  const screen = loadScreenAt(path.startsWith("/admin") ? path : "/admin");
  const frame = AdminApp.load();
  for (const code of [frame, screen]) code.catch(() => undefined);
  showFacesAfter(frame);
}

/** Asks for what the screen at this path shows, beside its code. The screen asks again for what fails here, and says so. */
export function readAdmin(session: Session, path: string): void {
  if (awaitsCode(session)) return;
  Promise.all([connectSupabase(), import("./first-reads.ts")]).then(
    ([supabase, { readFirst }]) => readFirst(supabase, session.user.id, path),
    () => undefined,
  );
}

function routesOf(screens: Readonly<Record<string, ComponentType>>) {
  return Object.entries(screens).map(([path, Screen]) => ({
    path,
    element: (
      <Connected>
        <Screen />
      </Connected>
    ),
  }));
}

export function createRouter() {
  const router = createBrowserRouter([
    {
      ErrorBoundary: Crash,
      Component: Screens,
      children: [
        { path: "/", element: <Navigate to="/admin" replace /> },
        {
          element: (
            <RequireSignedOut>
              <Outlet />
            </RequireSignedOut>
          ),
          children: [
            { path: "/login", element: <LoginScreen onSend={loadAdmin} onSession={readAdmin} /> },
            ...routesOf(SIGNED_OUT),
          ],
        },
        ...routesOf(BY_LINK),
        {
          path: "/admin/*",
          element: (
            <RequireSignedIn>
              <AdminApp />
            </RequireSignedIn>
          ),
        },
      ],
    },
  ]);
  const entries = followEntries(router);
  function Screens() {
    return (
      <HistoryLayersProvider entries={entries}>
        <ErrorBoundary fallback={(error) => <Crash error={error} />}>
          <Outlet />
        </ErrorBoundary>
      </HistoryLayersProvider>
    );
  }
  return router;
}
