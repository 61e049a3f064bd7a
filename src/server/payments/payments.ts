/** The payment provider: the official SDK, and what it needs. */
import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { type Env, isLocal } from "../config/env.ts";
import { poolForPayments, type Sql } from "../database/connection.ts";
import { keyQuery } from "../transport/dev-pages.ts";
import { simulatedApi } from "./simulated/api.ts";
import { databaseStore, type Store } from "./simulated/store.ts";

export interface Payments {
  /** Loaded on demand, because it takes as much memory as the rest of the server. */
  stripe(): Promise<Stripe>;
  /** Prices of the Pro plan, by month and by year. At least one. */
  priceIds: readonly string[];
  webhookSecret: string;
  /** Connections of their own: each is held while the provider is asked, and sign-ins must not wait for that. */
  sql: Sql;
  /** The simulated provider's data; undefined if payments are real. */
  simulated: Store | undefined;
}

/** Milliseconds per call. */
const TIMEOUT = 10_000;
const OPTIONS = { timeout: TIMEOUT, maxNetworkRetries: 1, telemetry: false };

/** @returns undefined if this site takes no payments: it has no key and is not on localhost */
export function openPayments(
  env: Pick<Env, "stripe">,
  publicUrl: string,
  sql: Sql,
  jwtKey: Uint8Array,
): Payments | undefined {
  if (!env.stripe && !isLocal(publicUrl)) return undefined;
  const own = poolForPayments(sql);
  return env.stripe ? real(env.stripe, own) : simulated(own, databaseStore(sql), jwtKey);
}

function real(
  { secretKey, webhookSecret, priceIds, apiBase }: NonNullable<Env["stripe"]>,
  sql: Sql,
): Payments {
  const stripe = loadedOnce(
    (Sdk) =>
      new Sdk(secretKey, {
        ...OPTIONS,
        ...(apiBase && {
          protocol: apiBase.protocol === "http:" ? "http" : "https",
          host: apiBase.hostname,
          port: apiBase.port || (apiBase.protocol === "http:" ? 80 : 443),
        }),
      }),
  );
  return { stripe, priceIds, webhookSecret, sql, simulated: undefined };
}

/** Uses the same SDK, whose requests are answered within this process instead of by Stripe. */
function simulated(sql: Sql, store: Store, jwtKey: Uint8Array): Payments {
  const api = simulatedApi(store, (id) => keyQuery(jwtKey, id));
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => api.fetch(new Request(input, init));
  const stripe = loadedOnce(
    (Sdk) => new Sdk("sk_test_simulated", { ...OPTIONS, httpClient: Sdk.createFetchHttpClient(answer) }),
  );
  const priceIds = ["price_simulated", "price_simulated_year"];
  return {
    stripe,
    priceIds,
    // Events never leave the process, so the secret need not survive a restart.
    webhookSecret: `whsec_${randomBytes(24).toString("hex")}`,
    sql,
    simulated: store,
  };
}

function loadedOnce(make: (Sdk: typeof Stripe) => Stripe): () => Promise<Stripe> {
  let made: Promise<Stripe> | undefined;
  return () => {
    made ??= import("stripe").then(({ default: Sdk }) => make(Sdk));
    return made;
  };
}
