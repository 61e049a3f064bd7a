import { queryOptions } from "@tanstack/react-query";

/** The origin guests reach the portal at, as the server knows it. Fails when the server does not answer. */
export const publicUrlQuery = queryOptions({
  queryKey: ["public-url"],
  queryFn: async ({ signal }) => {
    const response = await fetch("/config.json", { signal });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    const config = (await response.json()) as { supabaseUrl: string };
    return config.supabaseUrl;
  },
});
