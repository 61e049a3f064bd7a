/** Messages between the primary process and its workers. */

export type FromWorker =
  /** It serves on this port. The text is for the operator. */
  | { ready: string; port: number }
  /** A question for every worker; the answers return as {@link FromPrimary} with the same number. */
  | { ask: string; number: number }
  | { answer: unknown; number: number };

export type FromPrimary =
  | { stop: NodeJS.Signals }
  | { question: string; number: number }
  | { answers: unknown[]; number: number };
