/**
 * The guest page's only script. Without it the page is complete: links open sections, numbers can be called.
 * The script adds focus, search, what is open now, sharing, retries, an offline copy, and the count of
 * visits.
 */
import { followAnnouncements } from "./script/announcements.ts";
import { followHours } from "./script/hours.ts";
import { offerInstalling } from "./script/install.ts";
import { turnsToChosenLanguage } from "./script/language.ts";
import { keepForOffline } from "./script/offline.ts";
import { prepareForPrinting } from "./script/print.ts";
import { followWaiting } from "./script/retry.ts";
import { recordScans } from "./script/scan.ts";
import { offerSearch } from "./script/search.ts";
import { followSections } from "./script/sections.ts";
import { rememberSent, showSent } from "./script/sent.ts";
import { enableSharing } from "./script/share.ts";
import { followClock } from "./script/times.ts";
import { followUpdates } from "./script/updates.ts";

if (!turnsToChosenLanguage()) {
  recordScans();
  keepForOffline();
  offerInstalling();
  followClock();
  followHours();
  followAnnouncements();
  followSections();
  offerSearch();
  rememberSent();
  showSent();
  enableSharing();
  prepareForPrinting();
  followWaiting();
  followUpdates();
}
