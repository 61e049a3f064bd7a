/** The server's public configuration, at /config.json. */
import { queryOptions } from "@tanstack/react-query";
import { fetchOrNetworkError } from "./fetch.ts";

export interface Site {
  /** The origin at which guests reach the portal. */
  supabaseUrl: string;
  publishableKey: string;
  /** Null when this site takes no payments. */
  payments: {
    /** The provider's price of the Pro plan. */
    priceId: string;
    /** Whether payments are simulated, because the site runs on localhost without a key. */
    simulated: boolean;
  } | null;
  /** The service that translates owners' texts; null when this site has none. */
  translator: string | null;
  /** With which browsers subscribe to this site's pushes. */
  pushKey: string;
  /** Whether owners may look for what is around their hotel. */
  nearby: boolean;
}

/** As it was read last: before any screen is shown, and it changes with a restart of the server only. */
let known: Site | undefined;

export async function readSite(signal?: AbortSignal): Promise<Site> {
  const response = await fetchOrNetworkError("/config.json", signal && { signal });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  known = (await response.json()) as Site;
  return known;
}

export const siteQuery = queryOptions({
  queryKey: ["site"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => readSite(signal),
  initialData: () => known,
});
