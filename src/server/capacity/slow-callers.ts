/**
 * Remembers callers with two slow statements, or one large answer, which keeps the event loop busy. For a while they
 * share a few connections, so that their work does not delay quick work, however many they are. One slow statement
 * may be the machine's fault: a core or disk delayed by others delays all that is under way, so the second one
 * counts only if it began after the first. IPv6 networks are remembered by prefix: otherwise each network could be
 * slow once.
 */
import { keepLatest } from "./kept-maps.ts";
import { groupOf } from "./prefixes.ts";

export interface Slowness {
  /** Milliseconds from which a statement counts as slow. */
  from: number;
  /** Characters of an answer from which it counts as slow. */
  answer: number;
  /** Milliseconds for which its caller is remembered, and within which it is slow for the second time. */
  remembered: number;
}

/** When full, the caller who was slow longest ago is forgotten first. */
const MAX_REMEMBERED = 10_000;

export class SlowCallers {
  readonly #slowness: Slowness;
  /** Milliseconds when each is forgotten; the earliest first. */
  readonly #until = new Map<string, number>();
  /** Milliseconds when each was slow once; the earliest first. */
  readonly #once = new Map<string, number>();

  constructor(slowness: Slowness) {
    this.#slowness = slowness;
  }

  has(caller: string): boolean {
    const group = groupOf(caller);
    const until = this.#until.get(group);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#until.delete(group);
    return false;
  }

  /** @param ms how long the database worked on the caller's statement, without waiting */
  note(caller: string, ms: number): void {
    if (ms < this.#slowness.from) return;
    const group = groupOf(caller);
    const now = performance.now();
    const before = this.#once.get(group);
    if (before === undefined || before + this.#slowness.remembered <= now) {
      keepLatest(this.#once, group, now, MAX_REMEMBERED);
    } else if (now - ms >= before) this.#remember(group);
  }

  noteAnswer(caller: string, characters: number): void {
    if (characters >= this.#slowness.answer) this.#remember(groupOf(caller));
  }

  #remember(caller: string): void {
    keepLatest(this.#until, caller, performance.now() + this.#slowness.remembered, MAX_REMEMBERED);
  }
}
