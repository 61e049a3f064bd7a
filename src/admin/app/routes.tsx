import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { createBrowserRouter, Navigate, Outlet } from "react-router";
import { RequireSignedIn, RequireSignedOut } from "../account/auth/guards.tsx";
import { LoginScreen } from "../account/auth/login-screen.tsx";
import { RESET_PASSWORD_PATH } from "../rows/supabase.tsx";
import { Crash } from "../ui/crash.tsx";
import { HistoryLayersProvider } from "../ui/history-layers.tsx";
import { LoadingScreen } from "../ui/skeleton.tsx";

/** A screen whose code is loaded when it is first shown. */
function screen(load: () => Promise<ComponentType>): ReactNode {
  const Screen = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Screen />
    </Suspense>
  );
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
              {screen(() =>
                import("../account/auth/signup-screen.tsx").then((module) => module.SignupScreen),
              )}
            </RequireSignedOut>
          ),
        },
        {
          path: "/verify-email",
          element: (
            <RequireSignedOut>
              {screen(() =>
                import("../account/auth/verify-email-screen.tsx").then((module) => module.VerifyEmailScreen),
              )}
            </RequireSignedOut>
          ),
        },
        {
          path: RESET_PASSWORD_PATH,
          element: screen(() =>
            import("../account/auth/reset-password-screen.tsx").then((module) => module.ResetPasswordScreen),
          ),
        },
        {
          path: "/admin/*",
          element: (
            <RequireSignedIn>
              {screen(() => import("./admin-app.tsx").then((module) => module.AdminApp))}
            </RequireSignedIn>
          ),
        },
      ],
    },
  ]);
}
