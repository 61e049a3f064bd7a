import type { ActiveCallers } from "../capacity/active-callers.ts";
import type { Tracing } from "./tracing.ts";

/** What notes answers that the application never sees, because they were given before it. */
export interface EarlyWitnesses {
  metrics: { observe(answered: ObservedAnswer, started: number): void } | undefined;
  tracing: Pick<Tracing, "observe"> | undefined;
  activeCallers: ActiveCallers;
}

interface ObservedAnswer {
  method: string;
  route: string;
  status: number;
}
