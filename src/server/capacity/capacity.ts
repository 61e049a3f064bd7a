/**
 * How much work one process takes on at a time, and how long it waits. The figures are for a machine of two
 * cores; docs/decisions/0017-overload.md says how they were found.
 */
import { availableParallelism } from "node:os";
import type { BodyLimits } from "./body-room.ts";
import { Bulkhead, type Room } from "./bulkhead.ts";
import { Company } from "./company.ts";
import type { Slowness } from "./slow-callers.ts";

export interface HttpLimits {
  /** Milliseconds from the start of a connection or request to the end of its headers; then 408. */
  headersTimeout: number;
  /** Milliseconds from the start of a request to the end of its body; then 408. */
  requestTimeout: number;
  /** Milliseconds between two checks of those times. */
  connectionsCheckingInterval: number;
  /** Milliseconds a connection stays open without a request. */
  keepAliveTimeout: number;
  /** Milliseconds without a byte in either direction, as when a client does not read its answer. */
  socketTimeout: number;
  /** Connections at a time; further ones are closed at once. */
  maxConnections: number;
  /** Connections from one address, where no proxy is known that all of them come through. */
  maxFromOneAddress: number;
  /** Bytes of request line and headers together; then 431. */
  maxHeaderSize: number;
  /** Milliseconds that running requests, mails and upkeep get when the server stops. */
  stopPatience: number;
}

/** Milliseconds PostgreSQL may take over one statement. */
export interface StatementLimits {
  /** For a request with its caller's role. */
  statement: number;
  /** Waiting for a lock on a row or table; part of the statement's time. */
  lock: number;
  /** For a guest, who asks for one hotel's document and nothing else. */
  guest: number;
}

/**
 * One {@link Bulkhead} for each kind of work. Shares are per account, or per network where nobody is signed
 * in.
 */
export interface Rooms {
  /** Reads with the caller's role. Reads for guest pages count for the hotel that they show. */
  reads: Room;
  /** Reads and writes of callers who were slow lately. */
  slow: Room;
  /** Guest pages and documents that are not cached; shared by network. */
  misses: Room;
  /** Sending guest pages and documents so large that this keeps the event loop busy; shared by network. */
  large: Room;
  /** Writes with the caller's role. */
  writes: Room;
  /** Reading all of an owner's data into a file. */
  downloads: Room;
  /** The same, and then sending the file. */
  deliveries: Room;
  /** All deliveries again, shared by network: accounts are easier to come by than networks. */
  deliveriesByNetwork: Room;
  /** Calls about accounts and sessions, including those that hash a password. */
  accounts: Room;
  /** The part of those calls that hashes a password. */
  passwords: Room;
  /** Decoding uploaded pictures. */
  uploads: Room;
  /** Scaling logos for guests; shared by network. */
  pictures: Room;
  /** Rendering guest pages. */
  pages: Room;
  /** Rendering big ones on their thread; shared by hotel. */
  bigPages: Room;
  /** Payments; each waits for the provider. */
  payments: Room;
}

export interface Capacity {
  http: HttpLimits;
  bodies: BodyLimits;
  statements: StatementLimits;
  slowness: Slowness;
  rooms: Rooms;
}

const SECOND = 1000;
const KB = 1024;
const MB = 1024 * KB;

export const CAPACITY: Capacity = {
  http: {
    headersTimeout: 10 * SECOND,
    // An upload of 5 MB at 0.7 Mbit/s.
    requestTimeout: 60 * SECOND,
    connectionsCheckingInterval: 5 * SECOND,
    // Longer than load balancers keep an idle connection (60 s), so that they never send a request on a
    // connection that is just being closed.
    keepAliveTimeout: 65 * SECOND,
    socketTimeout: 120 * SECOND,
    // An idle connection takes some 15 KB here, so all of them 75 MB. With more, operating systems run out of
    // file descriptors, and then neither a file nor a connection to the database can be opened.
    maxConnections: 5000,
    // A quarter: enough for all guests of a hotel behind one address, and others still get in.
    maxFromOneAddress: 1250,
    maxHeaderSize: 16 * KB,
    // Supervisors kill after ten seconds, and the database has to stop in the rest of that time.
    stopPatience: 3 * SECOND,
  },
  // A network may send nine photos of the largest size at a time; browsers make them ten times smaller.
  bodies: { together: 192 * MB, ofNetwork: 96 * MB, small: 16 * KB },
  statements: { statement: 5 * SECOND, lock: 2 * SECOND, guest: 2 * SECOND },
  // A statement usually takes one millisecond, and twenty on a busy machine.
  // The longest section of a real hotel has some 300,000 characters.
  slowness: { from: 200, answer: 1_000_000, remembered: 30 * SECOND },
  rooms: {
    // Four reads at a time on each of six connections; see request-pool.ts. A share is two connections.
    reads: { atOnce: 24, waiting: 400, patience: 2 * SECOND, share: { atOnce: 8, waiting: 200 } },
    // One for each connection. Each may take as long as a statement may.
    slow: { atOnce: 2, waiting: 400, patience: 10 * SECOND, share: { atOnce: 1, waiting: 100, rest: 1 } },
    misses: { atOnce: 24, waiting: 400, patience: 3 * SECOND, share: { atOnce: 2, waiting: 200, rest: 3 } },
    // What is measured is the one turn of the event loop in which the answer is written.
    large: { atOnce: 4, waiting: 400, patience: 3 * SECOND, share: { atOnce: 1, waiting: 200, rest: 4 } },
    // One for each connection.
    writes: { atOnce: 6, waiting: 200, patience: 2 * SECOND, share: { atOnce: 2, waiting: 100, rest: 1 } },
    // One for each connection.
    downloads: { atOnce: 2, waiting: 40, patience: 10 * SECOND, share: { atOnce: 1, waiting: 1 } },
    // Each takes as long as its client does, up to ten minutes, and as much disk as one account may hold.
    deliveries: { atOnce: 40, waiting: 20, patience: 10 * SECOND, share: { atOnce: 1, waiting: 1 } },
    deliveriesByNetwork: {
      ...{ atOnce: 60, waiting: 40, patience: 10 * SECOND },
      share: { atOnce: 10, waiting: 5 },
    },
    // These calls share the server's own ten connections with scans and /health, which must not wait long.
    // There are more places than for passwords, so that other calls get through.
    accounts: { atOnce: 100, waiting: 100, patience: 2 * SECOND, share: { atOnce: 25, waiting: 50 } },
    // A hash occupies one core for 40 ms and takes 19 MB.
    passwords: {
      ...{ atOnce: Math.min(3, availableParallelism()), waiting: 60, patience: 3 * SECOND },
      share: { atOnce: 1, waiting: 30 },
    },
    // One picture of 50 megapixels takes 200 MB. A photo takes a second or two in all its sizes.
    // An account may send three at a time; while its place rests, all three wait.
    uploads: { atOnce: 1, waiting: 20, patience: 60 * SECOND, share: { atOnce: 1, waiting: 3, rest: 1 } },
    pictures: { atOnce: 1, waiting: 200, patience: 5 * SECOND, share: { atOnce: 1, waiting: 40 } },
    // Drawing occupies the main thread. Compressing runs in parallel.
    pages: { atOnce: 4, waiting: 200, patience: 3 * SECOND },
    // One for each thread. Small pages must not stand in line behind these, which take a second each.
    bigPages: { atOnce: 1, waiting: 40, patience: 10 * SECOND, share: { atOnce: 1, waiting: 2 } },
    // One for each connection that payments have; see payments.ts.
    payments: { atOnce: 2, waiting: 200, patience: 10 * SECOND, share: { atOnce: 1, waiting: 20 } },
  },
};

export type Bulkheads = { readonly [Kind in keyof Rooms]: Bulkhead };

/** @param company whom they serve together */
export function openBulkheads(rooms: Rooms, company = new Company()): Bulkheads {
  const opened = Object.entries(rooms).map(([kind, room]) => [kind, new Bulkhead(room, company)]);
  return Object.fromEntries(opened) as Bulkheads;
}
