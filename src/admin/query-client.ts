/** What every read of the admin has in common: how long it is good for, and what happens when it fails. */
import { type Query, QueryClient } from "@tanstack/react-query";
import { NETWORK, NetworkError, TimeoutError, UnavailableError } from "../lib/errors.ts";

const HOTEL_DATA_LIFETIME = 5 * 60_000;
const RETRIES = 2;
const FIRST_RETRY_MS = 1000;
/** Whoever says "in a minute" is believed; the owner reads so instead of watching a spinner. */
const SOON_SECONDS = 5;
/** A read that failed is left alone for so long, unless somebody asks for it. */
const REST_MS = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: HOTEL_DATA_LIFETIME,
        retry: (failures, error) => failures < RETRIES && passesSoon(error),
        retryDelay: (failures, error) => Math.max(FIRST_RETRY_MS * 2 ** failures, askedToWait(error)),
        // A screen that draws another part once a read has failed must not make that part ask again, fail
        // again, and so on as fast as the server refuses.
        retryOnMount: isRested,
        refetchOnWindowFocus: isRested,
        // Without a connection, say so instead of waiting for one.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** What the server refuses or gets wrong now, it will again in a second. */
function passesSoon(error: Error): boolean {
  if (error instanceof TimeoutError) return false;
  if (error instanceof NetworkError) return true;
  if (!(error instanceof UnavailableError)) return false;
  const { code, retryAfter } = error;
  return retryAfter === undefined ? code === NETWORK : retryAfter <= SOON_SECONDS;
}

function askedToWait(error: Error): number {
  return error instanceof UnavailableError ? (error.retryAfter ?? 0) * 1000 : 0;
}

function isRested({ state }: Query<unknown, Error>): boolean {
  return state.status !== "error" || Date.now() - state.errorUpdatedAt >= REST_MS;
}
