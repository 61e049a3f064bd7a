/** Messages between the primary process and its workers. */
import type { Links } from "./announce.ts";

export type FromWorker =
  /** The worker serves on this port. The links are for the operator. */
  | { ready: Links; port: number }
  /** A question for every worker; the answers return as {@link FromPrimary} with the same number. */
  | { ask: string; number: number }
  | { answer: unknown; number: number };

export type FromPrimary =
  | { stop: NodeJS.Signals }
  | { question: string; number: number }
  | { answers: unknown[]; number: number };
