/** Keeps the latest page or document of each hotel that this process made. */
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { addTo } from "../capacity/kept-maps.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import { type Log, logSparingly } from "../config/log.ts";
import type { HotelListener } from "../database/hotel-changes.ts";
import type { Silence } from "../database/silence.ts";
import { PageUnavailableError } from "../transport/unavailable.ts";

interface Kept<Page> {
  page: Page;
  /** False once the hotel may have changed; then it is shown only when no newer one can be made. */
  fresh: boolean;
}

interface Options<Page> {
  /** @returns undefined when there is no such hotel. @throws {PageUnavailableError} */
  make(hotelId: string): Promise<Page | undefined>;
  bytesOf(page: Page): number;
  /** Making a page takes a place here. A page that is kept, or already being made, takes none. */
  misses: Bulkhead;
  /** While the silence lasts, a kept page is shown at once, and none is made. */
  silence: Pick<Silence, "lasts" | "begin">;
  /** Whether the page is outdated because time has passed. Without it, no page is. */
  isOutdated?(page: Page): boolean;
  /** Whether the process is notified of changes at present. */
  isLive(): boolean;
  log: Log;
  /** For all pages together. One hotel's take an eighth of it at most, or one page if that is larger. */
  maxBytes: number;
  /** How long a guest waits for a new page before the previous one is shown. */
  maxWaitMs?: number;
  /** How long a guest waits when there is no previous page. */
  maxFirstWaitMs?: number;
}

/** A process that just started on a busy machine is slow: late is better than an error. */
const FIRST_WAIT_MS = 10_000;

const SILENT = "The database takes too long";

/** Keeps a large hotel with many languages from pushing out all others' pages. */
const SHARE_OF_HOTEL = 1 / 8;

/**
 * Makes each version of a page once, however many guests ask for it. Does not remember missing hotels, so that
 * made-up ids push out no pages. A key is a hotel's id; a blank and a language may follow.
 */
export class PageCache<Page> implements HotelListener {
  readonly #options: Required<Options<Page>>;
  /** The least recently used comes first. */
  readonly #kept = new Map<string, Kept<Page>>();
  #bytes = 0;
  readonly #bytesOfHotels = new Map<string, number>();
  #hits = 0;
  #made = 0;
  /** Pages being made. After a change, later requests start a new one, and the old result is only a fallback. */
  readonly #making = new Map<string, Promise<Page | undefined>>();
  /** The latest rendering of each hotel's page, whether current or not. */
  readonly #rendering = new Map<string, Promise<Page | undefined>>();

  constructor(options: Options<Page>) {
    this.#options = {
      maxWaitMs: options.misses.maxWait,
      maxFirstWaitMs: Math.max(options.misses.maxWait, FIRST_WAIT_MS),
      isOutdated: () => false,
      ...options,
    };
  }

  /**
   * @param network counts the page against this network's share of the misses if it has to be made
   * @returns undefined when there is no such hotel
   * @throws {PageUnavailableError | OverloadedError} when it cannot be made now and no earlier one exists
   */
  async get(hotelId: string, network: string): Promise<Page | undefined> {
    try {
      return await (this.#withoutWaiting(hotelId) ??
        this.#options.misses.run(() => this.#withoutWaiting(hotelId) ?? this.#make(hotelId), network));
    } catch (error) {
      const kept = this.#kept.get(hotelId);
      if (!kept) throw error;
      logSparingly(
        this.#options.log,
        "warn",
        { err: error, hotelId },
        "showing the last page that could be made",
      );
      return kept.page;
    }
  }

  get figures(): { hits: number; made: number; pages: number; bytes: number } {
    return { hits: this.#hits, made: this.#made, pages: this.#kept.size, bytes: this.#bytes };
  }

  /** Counts a page that {@link current} returned and that was sent. */
  noteHit(): void {
    this.#hits += 1;
  }

  current(hotelId: string): Page | undefined {
    const kept = this.#kept.get(hotelId);
    if (!kept?.fresh || this.#options.isOutdated(kept.page)) return undefined;
    // Marks it as the latest used.
    this.#kept.delete(hotelId);
    this.#kept.set(hotelId, kept);
    return kept.page;
  }

  /** Replaces a page by another form of it, unless there is a newer page. */
  replace(hotelId: string, page: Page, by: Page): void {
    const kept = this.#kept.get(hotelId);
    if (kept?.page === page) this.#keep(hotelId, { ...kept, page: by });
  }

  /** @throws {PageUnavailableError} so that the caller shows the kept page */
  #withoutWaiting(hotelId: string): Promise<Page | undefined> | undefined {
    const page = this.current(hotelId);
    if (!page) {
      if (this.#options.silence.lasts && this.#kept.has(hotelId)) throw new PageUnavailableError(SILENT);
      return this.#making.get(hotelId);
    }
    this.noteHit();
    return Promise.resolve(page);
  }

  /** Does nothing for most changes: their hotels have no kept page. */
  changed(hotelId: string): void {
    for (const key of this.#making.keys()) if (hotelOf(key) === hotelId) this.#making.delete(key);
    if (!this.#bytesOfHotels.has(hotelId)) return;
    for (const [key, kept] of this.#kept) if (hotelOf(key) === hotelId) kept.fresh = false;
  }

  missed(): void {
    this.#making.clear();
    for (const kept of this.#kept.values()) kept.fresh = false;
  }

  /** @returns the page once it is made, or a rejection when that takes longer than guests should wait */
  #make(hotelId: string): Promise<Page | undefined> {
    const { isLive, maxWaitMs, maxFirstWaitMs, silence } = this.#options;
    const made = this.#inTurn(hotelId, () => awaited);
    const waitMs = this.#kept.has(hotelId) ? maxWaitMs : maxFirstWaitMs;
    const awaited = withTimeout(waitMs, made, () => {
      silence.begin();
      return new PageUnavailableError(SILENT);
    });
    this.#making.set(hotelId, awaited);
    const isCurrent = () => this.#making.get(hotelId) === awaited;
    made.then(
      (page) => {
        if (!isCurrent()) {
          // The page is outdated already, so it is shown only when nothing newer can be made.
          if (page && !this.#kept.has(hotelId)) this.#keep(hotelId, { page, fresh: false });
          return;
        }
        this.#making.delete(hotelId);
        if (page) this.#keep(hotelId, { page, fresh: isLive() });
        else this.#drop(hotelId);
      },
      // All waiting requests receive the failure; the next request starts again.
      () => isCurrent() && this.#making.delete(hotelId),
    );
    return awaited;
  }

  /**
   * Draws one page at a time for each hotel. If a newer request came meanwhile, returns its page.
   * @param own the page made for this request, to tell it apart from a newer one
   */
  async #inTurn(hotelId: string, own: () => Promise<Page | undefined>): Promise<Page | undefined> {
    const before = this.#rendering.get(hotelId);
    if (before) {
      await before.catch(() => undefined);
      const newest = this.#making.get(hotelId);
      if (newest && newest !== own()) return newest;
    }
    const rendering = this.#options.make(hotelId);
    this.#made += 1;
    this.#rendering.set(hotelId, rendering);
    try {
      return await rendering;
    } finally {
      if (this.#rendering.get(hotelId) === rendering) this.#rendering.delete(hotelId);
    }
  }

  #keep(key: string, kept: Kept<Page>): void {
    const { maxBytes } = this.#options;
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#count(key, kept.page, 1);
    const hotel = hotelOf(key);
    this.#makeRoom(
      () => (this.#bytesOfHotels.get(hotel) ?? 0) <= maxBytes * SHARE_OF_HOTEL,
      (other) => other !== key && hotelOf(other) === hotel,
    );
    this.#makeRoom(
      () => this.#bytes <= maxBytes,
      () => true,
    );
  }

  /** Drops pages, the least recently used first, until there is room. */
  #makeRoom(isRoom: () => boolean, mayGo: (key: string) => boolean): void {
    for (const key of this.#kept.keys()) {
      if (isRoom()) return;
      if (mayGo(key)) this.#drop(key);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#count(key, kept.page, -1);
  }

  #count(key: string, page: Page, sign: 1 | -1): void {
    const change = sign * this.#options.bytesOf(page);
    this.#bytes += change;
    addTo(this.#bytesOfHotels, hotelOf(key), change);
  }
}

function hotelOf(key: string): string {
  return key.split(" ", 1)[0] ?? key;
}
