import type { TokenSite } from "../database/caller.ts";
import type { MailOutbox } from "../mail/outbox.ts";
import type { Payments } from "../payments/payments.ts";
import type { Basics } from "../transport/basics.ts";
import type { RateLimits } from "./limits.ts";
import type { MailPayload } from "./mails.ts";

/** Needs of accounts and sessions. */
export interface AuthContext
  extends TokenSite,
    Pick<Basics, "sql" | "env" | "log" | "bulkheads" | "requests" | "afterWrite"> {
  limits: RateLimits;
  outbox: MailOutbox<MailPayload>;
  payments: Payments | undefined;
}
