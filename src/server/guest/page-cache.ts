/** What guests read of each hotel as this process last made it: its page, or its document. */
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { HotelListener } from "../database/hotel-changes.ts";
import { UnavailableError } from "../http/unavailable.ts";
import type { Log } from "../log.ts";

interface Kept<Page> {
  page: Page;
  /** False once the hotel may have changed: then it is shown only if no newer one can be had. */
  fresh: boolean;
}

interface Options<Page> {
  /** @returns undefined when there is no such hotel. @throws {UnavailableError} */
  make(hotelId: string): Promise<Page | undefined>;
  /** In all its encodings. */
  bytesOf(page: Page): number;
  /** Whoever makes a page be made has a place here; whoever finds it made, or being made, needs none. */
  misses: Bulkhead;
  /** Whether time alone has made it untrue. Left out: never. */
  isOutdated?(page: Page): boolean;
  /** Whether changes are heard of at present. */
  isLive(): boolean;
  log: Log;
  /** Of all pages together. */
  maxBytes?: number;
  /** How long a guest waits for a new page before the last one is shown, or none. */
  patienceMs?: number;
}

/**
 * Makes each version of a page once, however many guests ask for it at a time. A hotel that does not
 * exist is not remembered, so that made-up ids cannot push out real pages.
 */
export class PageCache<Page> implements HotelListener {
  readonly #options: Required<Options<Page>>;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept<Page>>();
  #bytes = 0;
  /**
   * Pages in the making. Taken out when the hotel changes meanwhile: whoever asks from then on starts a
   * new one, and what the old one made is at best kept for want of anything better.
   */
  readonly #making = new Map<string, Promise<Page | undefined>>();
  /** The one for which a hotel's page is being drawn, current or not. */
  readonly #drawing = new Map<string, Promise<Page | undefined>>();

  constructor(options: Options<Page>) {
    this.#options = {
      maxBytes: 64 * 1024 * 1024,
      patienceMs: options.misses.patience,
      isOutdated: () => false,
      ...options,
    };
  }

  /**
   * @param network whose share of the misses it is, should it have to be made
   * @returns undefined when there is no such hotel
   * @throws {UnavailableError | OverloadedError} when it cannot be made now, and never was
   */
  async get(hotelId: string, network: string): Promise<Page | undefined> {
    try {
      return await (this.#atHand(hotelId) ??
        this.#options.misses.run(() => this.#atHand(hotelId) ?? this.#make(hotelId), network));
    } catch (error) {
      const kept = this.#kept.get(hotelId);
      if (!kept) throw error;
      this.#options.log.warn({ err: error, hotelId }, "showing the last page that could be made");
      return kept.page;
    }
  }

  /** @returns undefined when it has to be made */
  #atHand(hotelId: string): Promise<Page | undefined> | undefined {
    const kept = this.#kept.get(hotelId);
    if (!kept?.fresh || this.#options.isOutdated(kept.page)) return this.#making.get(hotelId);
    this.#keep(hotelId, kept);
    return Promise.resolve(kept.page);
  }

  changed(hotelId: string): void {
    this.#making.delete(hotelId);
    const kept = this.#kept.get(hotelId);
    if (kept) kept.fresh = false;
  }

  missed(): void {
    this.#making.clear();
    for (const kept of this.#kept.values()) kept.fresh = false;
  }

  /** @returns what is being made, or a refusal when that takes longer than guests should wait */
  #make(hotelId: string): Promise<Page | undefined> {
    const { isLive, patienceMs } = this.#options;
    const made = this.#inTurn(hotelId, () => awaited);
    const awaited = withTimeout(patienceMs, made, () => new UnavailableError("The database takes too long"));
    this.#making.set(hotelId, awaited);
    const isCurrent = () => this.#making.get(hotelId) === awaited;
    made.then(
      (page) => {
        if (!isCurrent()) {
          // Too old to be shown, unless nothing else can be.
          if (page && !this.#kept.has(hotelId)) this.#keep(hotelId, { page, fresh: false });
          return;
        }
        this.#making.delete(hotelId);
        if (page) this.#keep(hotelId, { page, fresh: isLive() });
        else this.#drop(hotelId);
      },
      // Whoever waits hears of the failure; the next to ask starts anew.
      () => isCurrent() && this.#making.delete(hotelId),
    );
    return awaited;
  }

  /**
   * One at a time for each hotel. When its turn comes the hotel may have changed again, and somebody may
   * have asked since: then theirs is the page to have.
   *
   * @param own what is made for this request, once that is known
   */
  async #inTurn(hotelId: string, own: () => Promise<Page | undefined>): Promise<Page | undefined> {
    const before = this.#drawing.get(hotelId);
    if (before) {
      await before.catch(() => undefined);
      const newest = this.#making.get(hotelId);
      if (newest && newest !== own()) return newest;
    }
    const drawing = this.#options.make(hotelId);
    this.#drawing.set(hotelId, drawing);
    try {
      return await drawing;
    } finally {
      if (this.#drawing.get(hotelId) === drawing) this.#drawing.delete(hotelId);
    }
  }

  #keep(hotelId: string, kept: Kept<Page>): void {
    this.#drop(hotelId);
    this.#kept.set(hotelId, kept);
    this.#bytes += this.#options.bytesOf(kept.page);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(hotelId: string): void {
    const kept = this.#kept.get(hotelId);
    if (!kept) return;
    this.#kept.delete(hotelId);
    this.#bytes -= this.#options.bytesOf(kept.page);
  }
}
