/** Screens' words for orders that wait, and for a missing network. */

import { CircleAlert, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { plural, t } from "../../lib/texts/t.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { recentMoment } from "../ui/words.ts";
import { problemWords } from "./failures.ts";
import { useNetwork } from "./network.ts";
import { type OpenOrder, PendingDialog } from "./pending-dialog.tsx";
import { useRowsContext, useWaiting, useWaitingOrder } from "./rows-provider.tsx";

/** In the header: how many orders wait, and the way to them. */
export function PendingSign(props: OpenOrder) {
  const orders = useWaiting();
  const [open, setOpen] = useState(false);
  const stopped = orders.filter(({ problem }) => problem).length;
  const Icon = stopped > 0 ? CircleAlert : CloudUpload;
  return (
    <>
      <span role="status" className="sr-only">
        {orders.length > 0 && inWords(orders.length, stopped)}
      </span>
      {orders.length > 0 && (
        <Button
          variant="quiet"
          className={cx("px-3", stopped > 0 && "text-danger")}
          onClick={() => setOpen(true)}
        >
          <Icon className="size-5" />
          <span>
            {stopped || orders.length}
            <span className="max-md:sr-only"> {stopped > 0 ? "not saved" : "waiting"}</span>
          </span>
        </Button>
      )}
      {open && <PendingDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function inWords(count: number, stopped: number): string {
  return stopped > 0
    ? plural(stopped, { one: "# change not saved", other: "# changes not saved" })
    : plural(count, { one: "# change waiting for a network", other: "# changes waiting for a network" });
}

/** Beside a row: that what is on the screen of it waits for a network, or why it was not saved. */
export function PendingState({ id }: { id: string }) {
  const order = useWaitingOrder(id);
  const { tableOf } = useRowsContext();
  if (!order) return null;
  const problem = problemWords(tableOf(order), order);
  const Icon = problem ? CircleAlert : CloudUpload;
  return (
    <p
      className={cx("flex items-start gap-2 text-sm font-medium", problem ? "text-danger" : "text-ink-soft")}
    >
      <Icon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {problem ? `Not saved: ${problem}` : "Waiting for a network"}
      </span>
    </p>
  );
}

const LOOK_EVERY_MS = 500;

/** Below the header while the server is away: how old the lists are, and what becomes of what is saved. */
export function OfflineLine() {
  const { away: isAway, since } = useNetwork();
  const away = useWhenNoMenuIsOpen(isAway);
  return (
    <div role="status">
      {away && (
        <p className="flex items-start gap-2 border-b border-line bg-sunken px-4 py-2 text-sm sm:px-8">
          <CloudOff className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          <span>
            <strong className="font-semibold">No network.</strong>{" "}
            {[
              since !== undefined && t`You see the lists of ${recentMoment(since)}.`,
              t`What you save waits on this device.`,
            ]
              .filter(Boolean)
              .join(" ")}
          </span>
        </p>
      )}
    </div>
  );
}

/**
 * The line moves everything below it: under an open menu it would put another item where the finger is.
 *
 * @returns what was given, as soon as no menu is open
 */
function useWhenNoMenuIsOpen(value: boolean): boolean {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (value === shown) return;
    const follow = () => {
      if (!document.querySelector("[role=menu]")) setShown(value);
    };
    follow();
    const timer = setInterval(follow, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [value, shown]);
  return shown;
}
