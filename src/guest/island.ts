/**
 * The guest page's one script. The page is complete without it: links open sections, numbers dial,
 * answers unfold. This adds focus that follows, search, what is open now, sharing, patience, a copy for when
 * there is no network, and the count of visits.
 */
import { followAnnouncements } from "./island/announcements.ts";
import { followHours } from "./island/hours.ts";
import { keepForOffline } from "./island/offline.ts";
import { openAnswersForPrinting } from "./island/print.ts";
import { retryWhenUnavailable } from "./island/retry.ts";
import { recordScans } from "./island/scan.ts";
import { enableSearch } from "./island/search.ts";
import { followSections } from "./island/sections.ts";
import { enableSharing } from "./island/share.ts";

recordScans();
keepForOffline();
followHours();
followAnnouncements();
followSections();
enableSearch();
enableSharing();
openAnswersForPrinting();
retryWhenUnavailable();
