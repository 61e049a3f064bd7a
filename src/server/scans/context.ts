import type { RateLimits } from "../auth/limits.ts";
import type { TokenSite } from "../database/caller.ts";
import type { GuestHosts } from "../domains/guest-hosts.ts";
import type { ShowContext } from "../guest/show.ts";
import type { Basics } from "../transport/basics.ts";

/** The part of the context that visits and codes use. */
export interface ScanContext extends TokenSite, ShowContext, Pick<Basics, "sql" | "env" | "bulkheads"> {
  limits: RateLimits;
  guestHosts: Pick<GuestHosts, "originOf">;
}
