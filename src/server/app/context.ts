/** Shared by all parts of the server; made once, in start.ts. */

import type { RateLimits } from "../auth/limits.ts";
import type { MailPayload } from "../auth/mails.ts";
import type { ByteBudget } from "../capacity/byte-budget.ts";
import type { Bulkheads } from "../capacity/capacity.ts";
import type { Env } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import type { Sql } from "../database/connection.ts";
import type { HotelChanges } from "../database/hotel-changes.ts";
import type { Login } from "../database/link.ts";
import type { RequestPool } from "../database/request-pool.ts";
import type { BigPages } from "../guest/big-pages.ts";
import type { GuestPages } from "../guest/pages.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MailOutbox } from "../mail/outbox.ts";
import type { Payments } from "../payments/payments.ts";
import type { Pushes } from "../push/worker.ts";
import type { Reads } from "../rest/reads.ts";
import type { Decoder } from "../storage/decoder.ts";
import type { LogoPictures } from "../storage/logo-pictures.ts";
import type { Uploads } from "../storage/open.ts";
import type { TranslationWorker } from "../translation/worker.ts";
import type { Frontend } from "../transport/frontend.ts";
import type { UnreadAnswers } from "../transport/unread-answers.ts";

export interface Context {
  /** The server's own connections: row level security does not bind them. */
  sql: Sql;
  /** The same past a pooler, for notifications and long transactions; without one it is {@link sql}. */
  direct: Sql;
  /** The login of {@link requests}; undefined when it is the same as that of {@link sql}. */
  requestLogin: Login | undefined;
  /** Connections through which a request reaches the data with its caller's role. */
  requests: RequestPool;
  /** Owners' reads of rows. */
  reads: Reads;
  /** Limits how much of each kind of work runs at a time. */
  bulkheads: Bulkheads;
  /** Limits how much memory the bodies of requests take. */
  bodies: ByteBudget;
  /** Limits how much memory answers take that wait for their clients. */
  unreadAnswers: UnreadAnswers;
  /** Renders guest pages that would block the main thread for too long. */
  bigPages: BigPages;
  guestPages: GuestPages;
  env: Env;
  /** The site's own origin, without a trailing slash: in links, mails and QR codes. */
  publicUrl: string;
  /** HS256 key of the access tokens. */
  jwtKey: Uint8Array;
  /** Earlier ones: what they have signed or sealed is taken, and nothing is signed with them. */
  formerKeys?: readonly Uint8Array[] | undefined;
  log: Log;
  frontend: Frontend;
  limits: RateLimits;
  outbox: MailOutbox<MailPayload>;
  pushes: Pushes;
  /** Of messages that nobody begins. */
  escalations: Jobs;
  uploads: Uploads;
  logoPictures: LogoPictures;
  decoder: Decoder;
  /** Undefined when no service translates for owners. */
  translations: TranslationWorker | undefined;
  /** Undefined when this site takes no payments. */
  payments: Payments | undefined;
  /**
   * Tells which hotels changed. While it is not live no guest page is cached: each load reads the database.
   */
  hotelChanges: HotelChanges;
  /**
   * Awaited after every committed write and before it is answered, so that the next load of the hotel's guest
   * page shows the change.
   */
  afterWrite: () => Promise<void>;
}
