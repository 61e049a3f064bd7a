import type { TokenSite } from "../database/caller.ts";
import type { Basics } from "../transport/basics.ts";
import type { Payments } from "./payments.ts";

/** The part of the context that payments use. */
export interface PaymentContext
  extends TokenSite,
    Pick<Basics, "sql" | "requests" | "log" | "bulkheads" | "afterWrite"> {
  /** Undefined when this site takes no payments. */
  payments: Payments | undefined;
}
