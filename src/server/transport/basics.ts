import type { ByteBudget } from "../capacity/byte-budget.ts";
import type { Bulkheads } from "../capacity/capacity.ts";
import type { Env } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import type { Sql } from "../database/connection.ts";
import type { HotelChanges } from "../database/hotel-changes.ts";
import type { RequestPool } from "../database/request-pool.ts";
import type { Frontend } from "./frontend.ts";
import type { UnreadAnswers } from "./unread-answers.ts";

/** All that exists before any room of the product. A room picks what it uses, and names what it opens itself. */
export interface Basics {
  /** The server's own connections: row level security does not bind them. */
  sql: Sql;
  /** Connections through which a request reaches the data with its caller's role. */
  requests: RequestPool;
  /** Limits how much of each kind of work runs at a time. */
  bulkheads: Bulkheads;
  /** Limits how much memory the bodies of requests take. */
  bodies: ByteBudget;
  /** Limits how much memory answers take while their clients read them. */
  unreadAnswers: UnreadAnswers;
  env: Env;
  /** The site's own origin, without a trailing slash: in links, mails and QR codes. */
  publicUrl: string;
  /** HS256 key of the access tokens. */
  jwtKey: Uint8Array;
  /** Earlier keys: they still verify and open, and sign nothing new. */
  formerKeys?: readonly Uint8Array[] | undefined;
  log: Log;
  frontend: Frontend;
  /** Tells which hotels changed. While it is not live no guest page is cached: each load reads the database. */
  hotelChanges: HotelChanges;
  /**
   * Awaited after every committed write and before it is answered, so that the next load of the hotel's guest
   * page shows the change.
   */
  afterWrite: () => Promise<void>;
}
