/**
 * A frozen database neither answers nor refuses, and a pooler in front of it makes everybody wait. After one
 * time-out nobody else has to wait: the silence lasts until a heartbeat that takes the requests' way is answered.
 */
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two heartbeats after a failed one. */
const REST_MS = 250;

export class Silence {
  readonly #ask: () => Promise<unknown>;
  #lasts = false;
  #isAsking = false;

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  get lasts(): boolean {
    return this.#lasts;
  }

  /** An answer did not come in time. */
  begin(): void {
    this.#lasts = true;
    if (!this.#isAsking) void this.#askUntilAnswered();
  }

  /** Ends the silence: the database has answered somebody, and what it acknowledged must show on the next load. */
  end(): void {
    this.#lasts = false;
  }

  /** A refusal is no answer: a pooler refuses after a long silence, and the next guest would wait again. */
  async #askUntilAnswered(): Promise<void> {
    this.#isAsking = true;
    while (this.#lasts) {
      try {
        await this.#ask();
        this.end();
      } catch {
        await sleep(REST_MS, undefined, { ref: false });
      }
    }
    this.#isAsking = false;
  }
}
