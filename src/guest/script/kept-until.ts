/** Apart from device.ts, because a message's page loads that and needs neither of these. */
import { kept, storage } from "./device.ts";

/** What a page of ours has kept for a time that is not over yet. */
export function keptUntil<Value extends { until: number }>(key: string): Value | undefined {
  const value = kept<Value>(key);
  return value && value.until > Date.now() ? value : undefined;
}

export function forget(key: string): void {
  storage("localStorage")?.removeItem(key);
}
