/**
 * How much work one process takes on at a time, and how long it waits. The figures are for a machine of two
 * cores; docs/decisions/0007-performance.md says how they were found.
 */
import { availableParallelism } from "node:os";
import { ActiveCallers } from "./active-callers.ts";
import { Bulkhead, type BulkheadLimits } from "./bulkhead.ts";
import type { ByteLimits } from "./byte-budget.ts";
import type { Slowness } from "./slow-callers.ts";

const SECOND = 1000;
const KB = 1024;
const MB = 1024 * KB;

/** Times in milliseconds, sizes in bytes. */
const HTTP = {
  /** From the start of a connection or request to the end of its headers; after it the answer is 408. */
  headersTimeout: 10 * SECOND,
  /**
   * From the start of a request to the end of its body; after it the answer is 408. Suits a photo of 10 MB at 1.4
   * Mbit/s: browsers make photos smaller, but a guest's without scripts does not.
   */
  requestTimeout: 60 * SECOND,
  /** Between two checks of those times. */
  connectionsCheckingInterval: 5 * SECOND,
  /**
   * How long a connection may be without a request. Longer than load balancers keep idle connections (60 s), so that
   * they never send a request on a connection that is being closed.
   */
  keepAliveTimeout: 65 * SECOND,
  /** How long a connection may be without a byte in either direction. */
  socketTimeout: 120 * SECOND,
  /**
   * Further connections are closed at once. An idle one takes some 15 KB here, so all take 75 MB. With more,
   * operating systems run out of file descriptors, and then neither a file nor a connection to the database can be
   * opened.
   */
  maxConnections: 5000,
  /**
   * Connections from one address where no proxy is known. A quarter is enough for all guests of a hotel behind one
   * address, and others still get in.
   */
  maxFromOneAddress: 1250,
  /** Size of request line and headers together; a longer one is answered with 431. */
  maxHeaderSize: 16 * KB,
  /**
   * How long running requests, mails and upkeep may take when the server stops. Supervisors kill after ten seconds,
   * and the database has to stop in the rest of that time.
   */
  stopTimeout: 3 * SECOND,
};
export type HttpLimits = typeof HTTP;

/** Milliseconds PostgreSQL may take over one statement. */
const STATEMENTS = {
  /** For a request, with its caller's role. */
  statement: 5 * SECOND,
  /** Waiting for a lock on a row or table; part of the statement's time. */
  lock: 2 * SECOND,
  /** For a guest, who asks for one hotel's document and nothing else. */
  guest: 2 * SECOND,
};
export type StatementLimits = typeof STATEMENTS;

/** Limits for answers that their clients have not read yet. */
export interface AnswerLimits extends ByteLimits {
  /** Milliseconds for which a client may take no byte of a waiting answer. */
  unreadTimeout: number;
}

/**
 * One {@link Bulkhead} for each kind of work. Shares are per account, or per network where nobody is signed in, unless a
 * kind says otherwise.
 */
const WORK = {
  /**
   * Reads with the caller's role; those for guest pages count for the hotel they show. Six run at a time on each of
   * four connections: request-pool.ts. A share is two connections.
   */
  reads: { concurrency: 24, queue: 400, maxWait: 2 * SECOND, share: { concurrency: 8, queue: 200 } },
  /**
   * Reads of callers whose statements take some tens of milliseconds, one after the other on the last connection for
   * reads: another caller's is behind one of them at most.
   */
  heavy: { concurrency: 4, queue: 400, maxWait: 2 * SECOND, share: { concurrency: 1, queue: 200 } },
  /**
   * Reads and writes of callers who were slow lately, one for each connection. Each may take as long as a statement.
   * A list of 2 MB takes a core twice as long as its connection.
   */
  slow: {
    concurrency: 2,
    queue: 400,
    maxWait: 10 * SECOND,
    share: { concurrency: 1, queue: 100, cooldown: 15 },
  },
  /** Guest pages and documents that are not cached; shared by network. */
  misses: {
    concurrency: 24,
    queue: 400,
    maxWait: 3 * SECOND,
    share: { concurrency: 2, queue: 200, cooldown: 5 },
  },
  /**
   * Work that keeps the event loop busy for one client: sending large answers, taking photos out of guests' forms,
   * and drawing the pages on which guests write. Shared by network, or by account for rows. For an answer, the turn
   * of the event loop that writes it is measured.
   */
  large: {
    concurrency: 4,
    queue: 2000,
    maxWait: 3 * SECOND,
    share: { concurrency: 1, queue: 1000, cooldown: 19 },
  },
  /**
   * Reading a piece of 64 KB of a large body, which takes a tenth of a millisecond; shared by network. A body may wait
   * as long as it may take.
   */
  bodies: {
    ...{ concurrency: 4, queue: HTTP.maxConnections, maxWait: HTTP.requestTimeout, isOuter: true },
    share: { concurrency: 1, queue: HTTP.maxConnections, cooldown: 19 },
  },
  /** Questions to name servers that owners chose, of five seconds at most. Shared by account. */
  lookups: { concurrency: 8, queue: 40, maxWait: 10 * SECOND, share: { concurrency: 1, queue: 2 } },
  /** Writes with the caller's role, one for each connection. */
  writes: {
    concurrency: 6,
    queue: 200,
    maxWait: 2 * SECOND,
    share: { concurrency: 2, queue: 100, cooldown: 3 },
  },
  /**
   * Takes back up to a thousand changes in one call, on a connection of its own: a tenth of a second, or one and a
   * half if each row is refused separately. The queue is short, so that a hotel's own Undo has its turn among many
   * accounts'.
   */
  undos: {
    concurrency: 1,
    queue: 100,
    maxWait: 10 * SECOND,
    share: { concurrency: 1, queue: 10, cooldown: 3 },
  },
  /** Reads all of an owner's data into a file, one for each connection. Deliveries limit each account. */
  downloads: { concurrency: 2, queue: 40, maxWait: 10 * SECOND },
  /**
   * Reads the file and then sends it: as long as its client takes, up to ten minutes, and as much disk as one
   * account may hold.
   */
  deliveries: { concurrency: 40, queue: 20, maxWait: 10 * SECOND, share: { concurrency: 1, queue: 1 } },
  /** Limits all deliveries again by network, because accounts are easier to get than networks. */
  deliveriesByNetwork: {
    ...{ concurrency: 60, queue: 40, maxWait: 10 * SECOND, isOuter: true },
    share: { concurrency: 10, queue: 5 },
  },
  /**
   * Calls about accounts and sessions. They share the server's own ten connections with scans and /health, which must
   * not wait long. There are more places than for passwords, so that other calls get through.
   */
  accounts: { concurrency: 100, queue: 100, maxWait: 2 * SECOND, share: { concurrency: 25, queue: 50 } },
  /** The part of those calls that hashes a password: it occupies one core for 40 ms and takes 19 MB. */
  passwords: {
    ...{ concurrency: Math.min(3, availableParallelism()), queue: 60, maxWait: 3 * SECOND },
    share: { concurrency: 1, queue: 30 },
  },
  /**
   * Decoding uploaded pictures, one for each decoder: one of 50 megapixels takes 200 MB, and a photo a second or two in
   * all its sizes. An account may send three at a time; while its place cools down, all three wait.
   */
  uploads: {
    concurrency: 2,
    queue: 20,
    maxWait: 60 * SECOND,
    share: { concurrency: 1, queue: 3, cooldown: 1 },
  },
  /**
   * Limits owners' uploads again by network, because accounts are easier to get than networks. Each network has at
   * most one picture in that queue, so another network is second at worst. With all of these places taken, that
   * queue is just full.
   */
  uploadsByNetwork: {
    ...{ concurrency: 20, queue: 60, maxWait: 60 * SECOND, isOuter: true },
    share: { concurrency: 1, queue: 11 },
  },
  /**
   * Limits guests' uploads again by network: however many networks they send from, the other decoder stays free for
   * owners.
   */
  uploadsOfGuests: {
    ...{ concurrency: 1, queue: 60, maxWait: 60 * SECOND, isOuter: true },
    share: { concurrency: 1, queue: 11 },
  },
  /**
   * Reads and sends logos and photos; shared by network. Each holds its file, of up to 2 MB. A house full of guests
   * opens its page behind one address, and a remote store takes some 50 ms for a file.
   */
  files: { concurrency: 96, queue: 4000, maxWait: 5 * SECOND, share: { concurrency: 8, queue: 1500 } },
  /** Scaling logos for guests; shared by network. */
  pictures: { concurrency: 1, queue: 200, maxWait: 5 * SECOND, share: { concurrency: 1, queue: 40 } },
  /**
   * Drawing pictures for link previews, a tenth of a second each; shared by network. Chats ask once for each link, and
   * guests do not wait for it.
   */
  cards: { concurrency: 1, queue: 40, maxWait: 5 * SECOND, share: { concurrency: 1, queue: 10 } },
  /** Rendering big pages on their one thread, a second each; shared by hotel. Small pages do not wait for them. */
  bigPages: { concurrency: 1, queue: 40, maxWait: 10 * SECOND, share: { concurrency: 1, queue: 2 } },
  /**
   * Scans; shared by network. They are written together, so the number of places matters only within one network: a
   * coach full of guests is counted in a second, and invented scans do not keep the event loop busy.
   */
  scans: {
    ...{ concurrency: 10_000, queue: 10_000, maxWait: 10 * SECOND },
    share: { concurrency: 4, queue: 1000, cooldown: 3 },
  },
  /** Waits for the payment provider, one for each connection that payments have: payments.ts. */
  payments: { concurrency: 2, queue: 200, maxWait: 10 * SECOND, share: { concurrency: 1, queue: 20 } },
} satisfies Record<string, BulkheadLimits>;
export type WorkLimits = Record<keyof typeof WORK, BulkheadLimits>;

export interface Capacity {
  http: HttpLimits;
  /** Limits for bodies that have arrived and are not answered yet. */
  bodies: ByteLimits;
  answers: AnswerLimits;
  statements: StatementLimits;
  slowness: Slowness;
  heaviness: Slowness;
  work: WorkLimits;
}

/** A network may send nine photos of the largest size at a time; browsers make them ten times smaller. */
const BYTES = { together: 192 * MB, ofNetwork: 96 * MB, small: 16 * KB };

export const CAPACITY: Capacity = {
  http: HTTP,
  bodies: BYTES,
  answers: {
    ...BYTES,
    // A phone in a lift gets nothing for half as long.
    unreadTimeout: 30 * SECOND,
    // 8 MB in that time are 2 Mbit/s. Slower clients keep their answer while there is room.
    patience: 30 * SECOND,
  },
  statements: STATEMENTS,
  // A statement usually takes one millisecond, and twenty on a busy machine.
  // The longest section of a real hotel has some 300,000 characters.
  slowness: { from: 200, answer: 1_000_000, remembered: 30 * SECOND },
  // Costs who is called heavy for a moment of a busy machine next to nothing.
  heaviness: { from: 50, answer: Number.POSITIVE_INFINITY, remembered: 10 * SECOND },
  work: WORK,
};

export type Bulkheads = { readonly [Kind in keyof WorkLimits]: Bulkhead };

/** @param activeCallers the callers of all bulkheads together */
export function openBulkheads(work: WorkLimits, activeCallers = new ActiveCallers()): Bulkheads {
  const opened = Object.entries(work).map(([kind, limits]) => [kind, new Bulkhead(limits, activeCallers)]);
  return Object.fromEntries(opened) as Bulkheads;
}
