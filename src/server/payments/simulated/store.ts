/** The simulated provider's data, in Stripe's formats as far as they are used. */
import type { Sql } from "../../database/connection.ts";

export interface Customer {
  object: "customer";
  id: string;
  deleted?: true;
  email: string;
  metadata: Record<string, string>;
}

export interface Checkout {
  object: "checkout.session";
  id: string;
  customer: string;
  status: "open" | "complete" | "expired";
  /** Null once it is closed. */
  url: string | null;
  success_url: string;
  cancel_url: string;
  /** Epoch seconds. */
  expires_at: number;
  metadata: Record<string, string>;
  /** Price of the item; not in Stripe's answer. */
  price: string;
}

export interface SimulatedSubscription {
  object: "subscription";
  id: string;
  customer: string;
  status: "active" | "trialing" | "past_due" | "unpaid" | "canceled";
  /** Epoch seconds, like all times here. */
  created: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  metadata: Record<string, string>;
  items: {
    object: "list";
    data: [{ id: string; price: { id: string }; current_period_start: number; current_period_end: number }];
  };
}

/** Stored answer to a request with an idempotency key. */
interface Answered {
  object: "answered_request";
  id: string;
  request: string;
  answer: unknown;
}

export type Remembered = Customer | Checkout | SimulatedSubscription | Answered;

export interface Store {
  get(id: string): Promise<Remembered | undefined>;
  put(remembered: Remembered): Promise<void>;
  /** The newest comes first. */
  subscriptionsOf(customer: string): Promise<SimulatedSubscription[]>;
}

export function databaseStore(sql: Sql): Store {
  return {
    async get(id) {
      const [row] = await sql<{ object: Remembered }[]>`
        select object from innfo.simulated_payments where id = ${id}`;
      return row?.object;
    },
    async put(remembered) {
      const json = JSON.stringify(remembered);
      await sql`
        insert into innfo.simulated_payments (id, object) values (${remembered.id}, ${json}::text::jsonb)
        on conflict (id) do update set object = excluded.object`;
    },
    async subscriptionsOf(customer) {
      const rows = await sql<{ object: SimulatedSubscription }[]>`
        select object from innfo.simulated_payments
        where object ->> 'customer' = ${customer} and object ->> 'object' = 'subscription'
        order by position desc`;
      return rows.map(({ object }) => object);
    },
  };
}
