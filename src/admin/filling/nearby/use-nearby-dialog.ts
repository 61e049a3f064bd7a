import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { isNearby } from "../../../nearby/sections.ts";
import type { Section } from "../../../sections/index.ts";
import { siteQuery } from "../../rows/site.ts";

/** In the address of a section's screen: it opens with what is around the house. */
export const OPENS_NEARBY = "nearby";

/** A file of its own: list screens load it without the dialog. */
export function useNearby({ id }: Section) {
  const [search, setSearch] = useSearchParams();
  const { data: site } = useQuery(siteQuery);
  const [isOpen, setOpen] = useState(search.has(OPENS_NEARBY));
  const isOffered = isNearby(id) && site?.nearby === true;
  return {
    isOpen: isOpen && isOffered,
    /** Undefined where nothing can be looked for. */
    open: isOffered ? () => setOpen(true) : undefined,
    close(): void {
      setOpen(false);
      if (search.has(OPENS_NEARBY)) setSearch({}, { replace: true });
    },
  };
}
