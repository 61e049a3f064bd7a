import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** What balancers, supervisors and Prometheus ask all the time: neither logged while it goes well, nor traced. */
export const PROBES: ReadonlySet<string> = new Set(["/livez", "/readyz", "/health", "/metrics"]);

/** The pattern of the route, never the path itself: made-up paths could fill the memory. */
export function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  // Middleware and fallbacks end in an asterisk.
  const path = paths.find((candidate) => !candidate.endsWith("*")) ?? paths.at(-1);
  return path === undefined || path === "/*" ? "none" : path;
}
