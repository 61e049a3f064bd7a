import type { ComponentType, ReactNode } from "react";
import { createBrowserRouter, Navigate, Outlet } from "react-router";
import { RequireSignedIn, RequireSignedOut } from "../account/auth/guards.tsx";
import { LoginScreen } from "../account/auth/login-screen.tsx";
import { RESET_PASSWORD_PATH } from "../rows/supabase.tsx";
import { Crash } from "../ui/crash.tsx";
import { HistoryLayersProvider } from "../ui/history-layers.tsx";
import { onDemand } from "../ui/on-demand.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";

/** A screen whose code is loaded when it is first shown. */
function screen(load: () => Promise<ComponentType>): ReactNode {
  const Screen = onDemand(load, <LoadingScreen />);
  return <Screen />;
}

export function createRouter() {
  return createBrowserRouter([
    {
      ErrorBoundary: Crash,
      element: (
        <HistoryLayersProvider>
          <Outlet />
        </HistoryLayersProvider>
      ),
      children: [
        { path: "/", element: <Navigate to="/admin" replace /> },
        {
          path: "/login",
          element: (
            <RequireSignedOut>
              <LoginScreen />
            </RequireSignedOut>
          ),
        },
        {
          path: "/signup",
          element: (
            <RequireSignedOut>
              {screen(() => import("../account/auth/signup-screen.tsx").then((m) => m.SignupScreen))}
            </RequireSignedOut>
          ),
        },
        {
          path: "/verify-email",
          element: (
            <RequireSignedOut>
              {screen(() =>
                import("../account/auth/verify-email-screen.tsx").then((m) => m.VerifyEmailScreen),
              )}
            </RequireSignedOut>
          ),
        },
        {
          path: RESET_PASSWORD_PATH,
          element: screen(() =>
            import("../account/auth/reset-password-screen.tsx").then((m) => m.ResetPasswordScreen),
          ),
        },
        {
          path: "/join",
          element: screen(() => import("../account/auth/join-screen.tsx").then((m) => m.JoinScreen)),
        },
        {
          path: "/admin/*",
          element: (
            <RequireSignedIn>
              {screen(() => import("./admin-app.tsx").then((m) => m.AdminApp))}
            </RequireSignedIn>
          ),
        },
      ],
    },
  ]);
}
