import type { TokenSite } from "../database/caller.ts";
import type { GuestHosts } from "../domains/guest-hosts.ts";
import type { LogoPictures } from "../storage/logo-pictures.ts";
import type { Uploads } from "../storage/open.ts";
import type { Basics } from "../transport/basics.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { BigPages } from "./big-pages.ts";
import type { GuestPages } from "./pages.ts";
import type { RenderedPage } from "./render-page.ts";

export interface GuestVariables {
  Variables: RequestVariables["Variables"] & {
    /** The hotel's page that the answer shows, if it shows one. */
    guestPage?: RenderedPage;
  };
}

/** The part of the context that the guest page uses. */
export interface PageContext
  extends TokenSite,
    Pick<Basics, "sql" | "requests" | "env" | "log" | "frontend" | "bulkheads" | "unreadAnswers"> {
  guestPages: GuestPages;
  guestHosts: Pick<GuestHosts, "originOf">;
  bigPages: BigPages;
  uploads: Uploads;
  logoPictures: LogoPictures;
}
