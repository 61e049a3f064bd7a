/** What the primary process and its workers tell each other. */

export type FromWorker =
  /** It serves on this port. The text is for the person who started all of them. */
  | { ready: string; port: number }
  /** To be put to every worker; the answers come back as {@link FromPrimary} with the same number. */
  | { ask: string; number: number }
  | { answer: unknown; number: number };

export type FromPrimary =
  | { stop: NodeJS.Signals }
  | { question: string; number: number }
  | { answers: unknown[]; number: number };
