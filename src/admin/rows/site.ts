/** The server's public configuration: in the document, and at /config.json. */
import { queryOptions } from "@tanstack/react-query";
import { fetchOrNetworkError } from "./fetch.ts";

export interface Site {
  /** The origin at which guests reach the portal. */
  supabaseUrl: string;
  publishableKey: string;
  /** Null when this site takes no payments. */
  payments: {
    /** The provider's price of the Pro plan by default. */
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

/** As the server wrote it into the page: it changes with a restart of the server only, and nobody waits for it. */
export function siteOfPage(): Site {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=admin-site]");
  if (!meta) throw new Error("The page does not say whose it is");
  return JSON.parse(meta.content) as Site;
}

/** For who asks whether the server is there, and what must be as it is now. */
export async function readSite(signal?: AbortSignal): Promise<Site> {
  const response = await fetchOrNetworkError("/config.json", signal && { signal });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as Site;
}

export const siteQuery = queryOptions({
  queryKey: ["site"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => readSite(signal),
  initialData: siteOfPage,
});
