/**
 * How much one process takes on at a time, and what it does not wait for. The figures are for a machine
 * of two cores; docs/decisions/0017-overload.md says how they were found.
 */
import { availableParallelism } from "node:os";
import { Bulkhead, type Room } from "./bulkhead.ts";
import type { Slowness } from "./slow-callers.ts";

export interface HttpLimits {
  /** Milliseconds from a connection's start, or a request's, to the end of its headers; then 408. */
  headersTimeout: number;
  /** Milliseconds from a request's start to the end of its body; then 408. */
  requestTimeout: number;
  /** Milliseconds between looks at those two. */
  connectionsCheckingInterval: number;
  /** Milliseconds a connection stays open without a request. */
  keepAliveTimeout: number;
  /** Milliseconds without a byte in either direction, as of a client that does not read its answer. */
  socketTimeout: number;
  /** Connections at a time; more are closed as they come. */
  maxConnections: number;
  /** Of them from one address, where no proxy is known of that all come from; more are closed as they come. */
  maxFromOneAddress: number;
  /** Bytes of request line and headers together; then 431. */
  maxHeaderSize: number;
  /** Milliseconds that requests, mails and upkeep under way get when the server stops. */
  stopPatience: number;
}

/** Milliseconds PostgreSQL may take over one statement. */
export interface StatementLimits {
  /** Of a request that acts as its caller. */
  statement: number;
  /** Of that, waiting for a row or table somebody else holds. */
  lock: number;
  /** Of a guest, who asks for one hotel's document and nothing else. */
  guest: number;
}

/** One {@link Bulkhead} for each kind of work. Shares are of an account, or of a network where nobody is signed in. */
export interface Rooms {
  /** Reading as the caller. Guests' pages count as the hotel's that they show. */
  reads: Room;
  /** Reading and writing as a caller who was slow lately. */
  slow: Room;
  /** Guests' pages and documents that have to be made first; of a network. */
  misses: Room;
  /** Writing as the caller. */
  writes: Room;
  /** Owners downloading all they have. */
  downloads: Room;
  /** Calls about accounts and sessions, those that hash a password included. */
  accounts: Room;
  /** Of them, those that hash a password, until it is hashed. */
  passwords: Room;
  /** Uploaded pictures of any size being decoded. */
  uploads: Room;
  /** Logos being scaled for guests. */
  pictures: Room;
  /** Guest pages being made anew. */
  pages: Room;
  /** Payments: each waits for the provider. */
  payments: Room;
  /** Mails on their way to the SMTP server. */
  mails: Room;
}

export interface Capacity {
  http: HttpLimits;
  statements: StatementLimits;
  slowness: Slowness;
  rooms: Rooms;
}

const SECOND = 1000;

export const CAPACITY: Capacity = {
  http: {
    headersTimeout: 10 * SECOND,
    // An upload of 5 MB at 0.7 Mbit/s.
    requestTimeout: 60 * SECOND,
    connectionsCheckingInterval: 5 * SECOND,
    // Longer than load balancers keep an idle connection (60 s), so that they never send a request into
    // one that is being closed here.
    keepAliveTimeout: 65 * SECOND,
    socketTimeout: 120 * SECOND,
    // An idle one holds some 15 KB here, so all of them 75 MB. Further up, operating systems run out of
    // file descriptors, and then nothing can be opened at all: no file, no database.
    maxConnections: 5000,
    // A quarter: room for all guests of a hotel behind one address, and for others beside them.
    maxFromOneAddress: 1250,
    maxHeaderSize: 16 * 1024,
    // Supervisors kill after ten seconds, and the database has to stop after this.
    stopPatience: 3 * SECOND,
  },
  statements: { statement: 5 * SECOND, lock: 2 * SECOND, guest: 2 * SECOND },
  // A statement usually takes one millisecond, and twenty on a machine that has much else to do.
  slowness: { from: 200, remembered: 30 * SECOND },
  rooms: {
    // Four follow one another on each of six connections; see request-pool.ts. A share is two connections'.
    reads: { atOnce: 24, waiting: 400, patience: 2 * SECOND, share: { atOnce: 8, waiting: 200 } },
    // As many as there are connections. Each may take as long as a statement may.
    slow: { atOnce: 2, waiting: 400, patience: 10 * SECOND, share: { atOnce: 1, waiting: 100 } },
    misses: { atOnce: 24, waiting: 400, patience: 3 * SECOND, share: { atOnce: 2, waiting: 200 } },
    // As many as there are connections.
    writes: { atOnce: 6, waiting: 200, patience: 2 * SECOND, share: { atOnce: 2, waiting: 100 } },
    // As many as there are connections. Each takes as long as its reader does, up to ten minutes.
    downloads: { atOnce: 2, waiting: 20, patience: 10 * SECOND, share: { atOnce: 1, waiting: 2 } },
    // They share the server's own ten connections with scans and /health, whose turn must come soon. More
    // than can ever be there for their password, so that other calls get through beside those.
    accounts: { atOnce: 100, waiting: 100, patience: 2 * SECOND, share: { atOnce: 25, waiting: 50 } },
    // A hash keeps one core busy for 40 ms and holds 19 MB.
    passwords: {
      ...{ atOnce: Math.min(3, availableParallelism()), waiting: 60, patience: 3 * SECOND },
      share: { atOnce: 1, waiting: 30 },
    },
    // One picture of 50 megapixels takes 200 MB. A photo takes a second or two in all its sizes.
    uploads: { atOnce: 1, waiting: 20, patience: 60 * SECOND, share: { atOnce: 1, waiting: 2 } },
    pictures: { atOnce: 1, waiting: 100, patience: 5 * SECOND },
    // Drawing keeps the one thread busy, or, for a big page, another one; compressing is done beside it.
    pages: { atOnce: 4, waiting: 200, patience: 3 * SECOND },
    // As many as have connections of their own; see payments.ts.
    payments: { atOnce: 2, waiting: 200, patience: 10 * SECOND, share: { atOnce: 1, waiting: 20 } },
    // As many connections as the mailer opens. Nobody looks at a screen meanwhile.
    mails: { atOnce: 5, waiting: 1000, patience: 3600 * SECOND },
  },
};

export type Bulkheads = { readonly [Kind in keyof Rooms]: Bulkhead };

export function openBulkheads(rooms: Rooms): Bulkheads {
  return {
    reads: new Bulkhead(rooms.reads),
    slow: new Bulkhead(rooms.slow),
    misses: new Bulkhead(rooms.misses),
    writes: new Bulkhead(rooms.writes),
    downloads: new Bulkhead(rooms.downloads),
    accounts: new Bulkhead(rooms.accounts),
    passwords: new Bulkhead(rooms.passwords),
    uploads: new Bulkhead(rooms.uploads),
    pictures: new Bulkhead(rooms.pictures),
    pages: new Bulkhead(rooms.pages),
    payments: new Bulkhead(rooms.payments),
    mails: new Bulkhead(rooms.mails),
  };
}
