/** What kind of device a guest holds, as far as its browser tells. */
import type { DeviceType } from "../../lib/scan-analytics.ts";

/** An Android tablet leaves out "Mobile", which is how Google tells the two apart. */
const TABLET = /iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|IEMobile/i;
const MAC = /Macintosh/;

/** @param hasTouch whether its screen takes several fingers: an iPad gives its name as a Mac's, which has none */
export function deviceType(userAgent: string | undefined, hasTouch: boolean): DeviceType {
  if (!userAgent) return "Unknown";
  if (TABLET.test(userAgent) || (hasTouch && MAC.test(userAgent))) return "Tablet";
  return MOBILE.test(userAgent) ? "Mobile" : "Desktop";
}
