import type { Context } from "../app/context.ts";
import type { Metrics } from "../app/metrics.ts";
import type { ActiveCallers } from "../capacity/active-callers.ts";
import type { Tracing } from "./tracing.ts";

/** For what is answered before the application sees it. */
export interface EarlyContext extends Context {
  metrics: Pick<Metrics, "observe"> | undefined;
  tracing: Pick<Tracing, "observe"> | undefined;
  activeCallers: ActiveCallers;
}
