/**
 * Reports a visit each time the page is shown, loaded or restored from the browser's cache. What counts, and
 * what the device stores: docs/decisions/0012-scans.md.
 */
import { CODE_MARK, QR_MARK } from "../../product.ts";
import { exchange, rememberCard } from "./card.ts";
import { guestOfDay, rememberMark, signedInOwner, uuid } from "./device.ts";
import { followLooks } from "./looks.ts";
import { unlockBy } from "./unlock-by.ts";

const RETRY_MS = 30_000;
const TOO_MANY_REQUESTS = 429;

export function recordScans(): void {
  const { hotel, timeZone, to } = document.querySelector("main")?.dataset ?? {};
  // The typed letters were right: opens the hotel's page as a scan does.
  if (to) location.replace(to);
  if (!hotel || !timeZone) return;
  const { hash } = location;
  const cameByCode = hash.startsWith(CODE_MARK) || hash.split("=")[0] === QR_MARK;
  // Removes the mark, because a shared, bookmarked or typed address is no scan.
  if (cameByCode) history.replaceState(history.state, "", location.pathname + location.search);
  const mark = rememberMark(hotel, cameByCode ? hash.slice(1) : undefined);
  const said = new URLSearchParams(mark);
  const code = said.get("c") ?? undefined;
  const room = said.get("q");
  if (code) void exchange(hotel, code, cameByCode);
  else if (room) rememberCard(hotel, { room, code: "" });
  // Without a network the next page tries again.
  unlockBy(hotel, code).catch(Boolean);
  const owner = signedInOwner();
  if (owner === undefined) followLooks(hotel, timeZone);
  // Owners are no guests. An owner's scan is a test scan.
  if (owner !== undefined && !(owner && cameByCode)) return;
  const source = mark ? "qr" : "link";

  addEventListener("pageshow", async () => {
    // A tab in the background or a prerendered page may never be seen.
    await untilVisible();
    const visit = JSON.stringify({
      hotel_id: hotel,
      visit_id: uuid(),
      ...(owner ? { tested_by: owner } : { guest_id: guestOfDay(hotel, timeZone) }),
      source,
      code,
      referrer: referrerHost(),
      // An iPad claims to be a Mac, but Macs have no touch screen.
      touch: navigator.maxTouchPoints > 1,
    });
    if (await send(visit)) return;
    await aLittleLater();
    await send(visit);
  });
}

function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    // Resolving twice has no effect.
    function check(): void {
      // In a task of its own: the page may have just been drawn.
      if (document.visibilityState === "visible") setTimeout(resolve);
    }
    document.addEventListener("visibilitychange", check);
    check();
  });
}

/** @returns false if a retry makes sense */
async function send(body: string): Promise<boolean> {
  try {
    const { status } = await fetch("/functions/v1/track-scan", {
      method: "POST",
      body,
      // Completes even if the guest leaves at once.
      keepalive: true,
    });
    return status < 500 && status !== TOO_MANY_REQUESTS;
  } catch {
    return false;
  }
}

/** Resolves when the phone is online again, when the guest leaves, or after half a minute. */
function aLittleLater(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ["online", "pagehide"]) addEventListener(event, resolve);
    setTimeout(resolve, RETRY_MS);
  });
}

/** Null without a referrer, and for another page of this site. */
function referrerHost(): string | null {
  const host = document.referrer && new URL(document.referrer).hostname;
  return host && host !== location.hostname ? host : null;
}
