import type { DeviceType } from "../../lib/figures/scan-analytics.ts";

/** Android tablets leave out "Mobile", which is how Google tells them from phones. */
const TABLET = /iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|IEMobile/i;
const MAC = /Macintosh/;

/** @param hasTouch whether the screen has multi-touch: iPads claim to be Macs, and no Mac has one */
export function deviceType(userAgent: string | undefined, hasTouch: boolean): DeviceType {
  if (!userAgent) return "Unknown";
  if (TABLET.test(userAgent) || (hasTouch && MAC.test(userAgent))) return "Tablet";
  return MOBILE.test(userAgent) ? "Mobile" : "Desktop";
}
