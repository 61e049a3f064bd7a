/** Shared parts of the server, made once in listen.ts. No room asks for the whole. */
import type { RateLimits } from "../auth/limits.ts";
import type { MailPayload } from "../auth/mails.ts";
import type { Sql } from "../database/connection.ts";
import type { Login } from "../database/link.ts";
import type { GuestHosts } from "../domains/guest-hosts.ts";
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
import type { Basics } from "../transport/basics.ts";

export interface Context extends Basics {
  /** Like `sql`, past a pooler, for notifications and long transactions; without a pooler it is `sql`. */
  direct: Sql;
  /** The login of `requests`; undefined when it is that of `sql`. */
  requestLogin: Login | undefined;
  /** Owners' reads of rows. */
  reads: Reads;
  /** Renders guest pages that would block the main thread for too long. */
  bigPages: BigPages;
  guestPages: GuestPages;
  /** Hotels' own hosts. */
  guestHosts: GuestHosts;
  limits: RateLimits;
  outbox: MailOutbox<MailPayload>;
  pushes: Pushes;
  /** Tells others of messages that nobody begins. */
  escalations: Jobs;
  uploads: Uploads;
  logoPictures: LogoPictures;
  decoder: Decoder;
  /** Undefined when no service translates for owners. */
  translations: TranslationWorker | undefined;
  /** Undefined when this site takes no payments. */
  payments: Payments | undefined;
}
