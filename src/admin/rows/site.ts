/** The server's public configuration, at /config.json. */
import { queryOptions } from "@tanstack/react-query";
import { NetworkError } from "../../lib/errors.ts";
import { fetchOrNetworkError } from "./fetch.ts";

export interface Site {
  /** The origin at which guests reach the portal. */
  supabaseUrl: string;
  publishableKey: string;
  /** Null when this site takes no payments. */
  payments: {
    /** The provider's price of the Pro plan, for whoever does not choose. */
    priceId: string;
    /** Whether payments are simulated, because the site runs on localhost without a key. */
    simulated: boolean;
  } | null;
  /** The service that translates owners' texts; null when this site has none. */
  translator: string | null;
  /** With which browsers subscribe to this site's pushes. */
  pushKey: string;
  /** The name to which hotels' own domains point; null when this site offers none. */
  customDomains: string | null;
  /** Whether owners may look for what is around their hotel. */
  nearby: boolean;
  /** Whether the operator has an address for letters. */
  support: boolean;
}

/** As it was read last: before any screen is shown, and it changes with a restart of the server only. */
let known: Site | undefined;

/** In local storage, for a start without a network. */
const KEPT = "innfo-site";

export async function readSite(signal?: AbortSignal): Promise<Site> {
  const response = await fetchOrNetworkError("/config.json", signal && { signal });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  known = (await response.json()) as Site;
  localStorage.setItem(KEPT, JSON.stringify(known));
  return known;
}

/** As it was on this device before, when there is no network. */
export async function readSiteOrKept(): Promise<Site> {
  try {
    return await readSite();
  } catch (error) {
    const text = error instanceof NetworkError && localStorage.getItem(KEPT);
    if (!text) throw error;
    // Only the function above writes it.
    known = JSON.parse(text) as Site;
    return known;
  }
}

export const siteQuery = queryOptions({
  queryKey: ["site"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => readSite(signal),
  initialData: () => known,
});
