/**
 * SQL of the shapes of queries that came before. Clients choose the shapes, so all that is kept has a limit, and
 * whoever holds most gives way: a stream of made-up shapes drops its own.
 */
import { addTo } from "../capacity/kept-maps.ts";

/** Bytes of all, at two a character. Our screens need about sixty shapes, of some 2 KB each. */
const MOST_BYTES = 1024 * 1024;
/** What one takes beside its texts, so that there is a limit for short ones, too. */
const ENTRY_BYTES = 512;
/** Characters of a shape and its SQL; a longer one is composed each time. */
const LONGEST = 8000;

interface Kept {
  text: string;
  account: string;
  bytes: number;
}

export class Shapes {
  /** The oldest first. */
  readonly #kept = new Map<string, Kept>();
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  get(shape: string): string | undefined {
    return this.#kept.get(shape)?.text;
  }

  /** @param account who asked first */
  keep(shape: string, text: string, account: string): void {
    if (this.#kept.has(shape) || shape.length + text.length > LONGEST) return;
    const bytes = ENTRY_BYTES + 2 * (shape.length + text.length);
    this.#kept.set(shape, { text, account, bytes });
    this.#count(account, bytes);
    while (this.#bytes > MOST_BYTES) this.#dropOne();
  }

  #dropOne(): void {
    const [holder] = [...this.#bytesOf].reduce((most, other) => (other[1] > most[1] ? other : most));
    for (const [shape, { account, bytes }] of this.#kept) {
      if (account !== holder) continue;
      this.#kept.delete(shape);
      this.#count(account, -bytes);
      return;
    }
  }

  #count(account: string, bytes: number): void {
    this.#bytes += bytes;
    addTo(this.#bytesOf, account, bytes);
  }
}
