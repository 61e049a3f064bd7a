/**
 * The guest page's only script. Without it the page is complete: links open sections, numbers can be called.
 * The script adds focus, search, what is open now, sharing, retries, an offline copy, and the count of
 * visits.
 */
import { fillIn } from "./island/about.ts";
import { followAnnouncements } from "./island/announcements.ts";
import { followDanger } from "./island/danger.ts";
import { followHours } from "./island/hours.ts";
import { offerInstalling } from "./island/install.ts";
import { turnsToChosenLanguage } from "./island/language.ts";
import { keepForOffline } from "./island/offline.ts";
import { prepareForPrinting } from "./island/print.ts";
import { followWaiting } from "./island/retry.ts";
import { recordScans } from "./island/scan.ts";
import { offerSearch } from "./island/search.ts";
import { followSections } from "./island/sections.ts";
import { rememberSent, showSent } from "./island/sent.ts";
import { enableSharing } from "./island/share.ts";
import { followClock } from "./island/times.ts";
import { followUpdates } from "./island/updates.ts";

if (!turnsToChosenLanguage()) {
  recordScans();
  keepForOffline();
  offerInstalling();
  followClock();
  followHours();
  followAnnouncements();
  followSections();
  offerSearch();
  fillIn();
  followDanger();
  rememberSent();
  showSent();
  enableSharing();
  prepareForPrinting();
  followWaiting();
  followUpdates();
}
