import type { ActiveCallers } from "../capacity/active-callers.ts";
import type { Tracing } from "./tracing.ts";

/** Metrics and traces for answers that are given before the application, which never sees them. */
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
