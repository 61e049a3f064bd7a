import { queryOptions } from "@tanstack/react-query";
import { readSite } from "../site.ts";

/** The origin guests reach the portal at, as the server knows it. Fails when the server does not answer. */
export const publicUrlQuery = queryOptions({
  queryKey: ["public-url"],
  queryFn: async ({ signal }) => (await readSite(signal)).supabaseUrl,
});
