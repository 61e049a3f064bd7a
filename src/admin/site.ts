/** What the server says of itself at /config.json. */
import { queryOptions } from "@tanstack/react-query";
import { fetchOrNetworkError } from "./fetch.ts";

export interface Site {
  /** The origin guests reach the portal at, as the server knows it. */
  supabaseUrl: string;
  publishableKey: string;
  /** Null when this site takes no payments. */
  payments: {
    /** What the Pro plan costs, at the payment provider. */
    priceId: string;
    /** No money moves: the site runs on localhost without a key. */
    simulated: boolean;
  } | null;
}

export async function readSite(signal?: AbortSignal): Promise<Site> {
  const response = await fetchOrNetworkError("/config.json", signal && { signal });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as Site;
}

export const siteQuery = queryOptions({
  queryKey: ["site"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => readSite(signal),
});
