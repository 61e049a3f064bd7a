import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthProvider, useAuth } from "../../src/admin/account/auth/auth-provider.tsx";

const NOW = Date.UTC(2026, 10, 29);
const APP = { factor_type: "totp", status: "verified" };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("window", { location: { hostname: "innfo.example" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Status() {
  return useAuth().status;
}

test.each([
  { expires: 3600, status: "signedIn" },
  { expires: 3600, factors: [APP], status: "awaitsCode" },
  { expires: 3600, factors: [APP], level: "aal2", status: "signedIn" },
  // It is renewed before supabase-js speaks of it.
  { expires: 60, status: "loading" },
  { expires: -60, status: "loading" },
  { status: "signedOut" },
])("the first drawing follows the stored session: $status in $expires s", ({ status, ...given }) => {
  const { expires, factors, level = "aal1" } = given;
  const session = {
    access_token: `head.${btoa(JSON.stringify({ aal: level }))}.signature`,
    expires_at: NOW / 1000 + (expires ?? 0),
    user: { id: "owner", user_metadata: {}, factors },
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) =>
      expires !== undefined && key === "sb-innfo-auth-token" ? JSON.stringify(session) : null,
  });
  const drawn = renderToStaticMarkup(createElement(AuthProvider, null, createElement(Status)));
  expect(drawn).toBe(status);
});
