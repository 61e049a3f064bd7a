import type { QueryFilters } from "@tanstack/react-query";

/** The beginnings of the query keys that the content's screens are made of. */
const KEYS = new Set<unknown>([
  ...["items", "hotels", "section-overview", "guest-document", "history", "plan-lines"],
  ...["message-kinds", "topics", "codes", "translations"],
]);

/** For reading all content again: who changed it may have changed any of it. */
export const OF_CONTENT: QueryFilters = { predicate: ({ queryKey }) => KEYS.has(queryKey[0]) };
