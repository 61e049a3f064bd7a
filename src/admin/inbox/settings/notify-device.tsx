import { BellRing } from "lucide-react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useTask } from "../../ui/use-task.ts";
import { BlockedError, type DeviceState, useDevice, useDeviceChanges } from "../alarm/push.ts";

const FAILURES = networkOr(t`Failed to change this device. Please try again.`);

const HINTS: Record<DeviceState, string> = {
  impossible: t`Not in this browser. On an iPhone: tap Share, then Add to Home Screen.`,
  refused: t`This browser blocks notifications. Allow them at the lock beside the address.`,
  off: t`It buzzes for new messages, also when this page is closed.`,
  on: t`It buzzes until you sign out.`,
};

/** Whether this device buzzes for the selected hotel: off until somebody presses the button on it. */
export function NotifyDevice() {
  const device = useDevice();
  const state = device.data;
  const { begin, end } = useDeviceChanges();
  const { name } = useHotel();
  const [busy, run] = useTask((failure) => {
    // The way to mend it stands on the card from now on.
    const isToldThere = failure instanceof BlockedError && Notification.permission !== "default";
    return isToldThere ? undefined : textOf(failure);
  });

  return (
    <Card>
      <CardTitle>This device</CardTitle>
      {state && <p className="mt-1 text-ink-soft">{HINTS[state]}</p>}
      <NotLoaded inline query={device} what="this device’s setting" hint="" />
      {state === "off" && (
        <Button
          icon={BellRing}
          className="mt-4 max-sm:w-full"
          busy={busy && "Switching on..."}
          onClick={() => void run(begin, t`This device buzzes for ${name}`)}
        >
          Notify This Device
        </Button>
      )}
      {state === "on" && (
        <Button
          variant="secondary"
          className="mt-4 max-sm:w-full"
          busy={busy && "Switching off..."}
          onClick={() => void run(end, t`This device stays quiet`)}
        >
          Stop Notifying
        </Button>
      )}
    </Card>
  );
}

function textOf(failure: unknown): string {
  // The browser's own words about its push service.
  return failure instanceof DOMException
    ? t`The push service does not answer. Please try again later.`
    : failureText(FAILURES, failure);
}
