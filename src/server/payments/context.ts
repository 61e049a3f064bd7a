import type { Basics } from "../transport/basics.ts";
import type { Payments } from "./payments.ts";

/** The part of the context that payments use. */
export interface PaymentContext
  extends Pick<
    Basics,
    "sql" | "requests" | "publicUrl" | "jwtKey" | "formerKeys" | "log" | "bulkheads" | "afterWrite"
  > {
  /** Undefined when this site takes no payments. */
  payments: Payments | undefined;
}
