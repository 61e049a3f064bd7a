/**
 * Remembers callers whose statements took long lately, twice, or answered much, which keeps the event loop busy. For
 * a while they share a few connections with each other, so that what is slow, however many callers ask for it,
 * does not delay what is quick. Once may be the machine's fault: a core or a disk that others had delays all that is
 * under way, so what counts began after it. Of networks of IPv6 the prefix is remembered: each of its networks would
 * be slow once.
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

/** The caller who was slow longest ago is forgotten first. */
const MAX_REMEMBERED = 10_000;

export class SlowCallers {
  readonly #slowness: Slowness;
  /** When each is forgotten; the earliest first. */
  readonly #until = new Map<string, number>();
  /** When each was slow once; the earliest first. */
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

  /** @param ms how long the database worked on the caller's statement, without its time in line */
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
