/**
 * The guest page's only script. The page is complete without it: links open sections, numbers can be called,
 * answers unfold. The script adds focus, search, what is open now, sharing, retries, a copy for offline use,
 * and the count of visits.
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
