/** What kind of device a guest uses, as far as the browser tells. */
import type { DeviceType } from "../../lib/scan-analytics.ts";

/** An Android tablet leaves out "Mobile", which is how Google tells the two apart. */
const TABLET = /iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|IEMobile/i;
const MAC = /Macintosh/;

/**
 * @param hasTouch whether the screen takes several fingers: an iPad names itself as a Mac, and no Mac has one
 */
export function deviceType(userAgent: string | undefined, hasTouch: boolean): DeviceType {
  if (!userAgent) return "Unknown";
  if (TABLET.test(userAgent) || (hasTouch && MAC.test(userAgent))) return "Tablet";
  return MOBILE.test(userAgent) ? "Mobile" : "Desktop";
}
