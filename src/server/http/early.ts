import type { ActiveCallers } from "../capacity/active-callers.ts";
import type { Context } from "../context.ts";
import type { Tracing } from "../tracing.ts";
import type { Metrics } from "./metrics.ts";

/** For what is answered before the application sees it. */
export interface EarlyContext extends Context {
  metrics: Pick<Metrics, "observe"> | undefined;
  tracing: Pick<Tracing, "observe"> | undefined;
  activeCallers: ActiveCallers;
}
