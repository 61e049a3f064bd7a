import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/**
 * Paths that balancers, supervisors and Prometheus request all the time: not logged while they succeed, and never
 * traced.
 */
export const PROBES: ReadonlySet<string> = new Set(["/livez", "/readyz", "/health", "/metrics"]);

/** The route's pattern, never the path itself, because made-up paths could fill the memory. */
export function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  // Middleware and fallbacks end in an asterisk.
  const path = paths.find((candidate) => !candidate.endsWith("*")) ?? paths.at(-1);
  return path === undefined || path === "/*" ? "none" : path;
}
