/** Settings for every read and write of the admin: how long its data is fresh, and what happens when it fails. */
import {
  MutationObserver,
  type MutationOptions,
  type Query,
  QueryClient,
  type QueryClientConfig,
} from "@tanstack/react-query";
import { NETWORK, NetworkError, TimeoutError, UnavailableError } from "../../lib/errors.ts";

const HOTEL_DATA_LIFETIME = 5 * 60_000;
const RETRIES = 2;
const FIRST_RETRY_MS = 1000;
/** A longer wait that the server asks for is shown to the owner, instead of a spinner. */
const SOON_SECONDS = 5;
/** A failed read is not repeated for so long, unless the owner asks for it. */
const REST_MS = 10_000;

/** @param caches what else follows from a read or a write */
export function createQueryClient(caches: Omit<QueryClientConfig, "defaultOptions"> = {}): QueryClient {
  return new QueryClient({
    ...caches,
    defaultOptions: {
      queries: {
        staleTime: HOTEL_DATA_LIFETIME,
        retry: (failures, error) => failures < RETRIES && passesSoon(error),
        retryDelay: (failures, error) => Math.max(FIRST_RETRY_MS * 2 ** failures, askedToWait(error)),
        // A screen may mount another part when a read has failed. That part must not repeat the read, fail
        // again, and so on without end.
        retryOnMount: isRested,
        refetchOnWindowFocus: isRested,
        // Without a connection, reads fail at once instead of waiting for one.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** As useWrite(), where no component writes: counts and the preview hear of it. */
export function asMutation<Done>(
  queryClient: QueryClient,
  mutationFn: () => Promise<Done>,
  options: Pick<MutationOptions<Done>, "mutationKey" | "scope"> = {},
): Promise<Done> {
  const mutation = new MutationObserver(queryClient, { ...options, mutationFn });
  // Without an observer, the cache forgets it.
  return mutation.mutate().finally(() => mutation.reset());
}

/** Whether repeating in a second may help; refusals and faults of the server stay the same. */
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
