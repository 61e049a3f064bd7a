import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useNetwork } from "./network.ts";
import { dayAndTime } from "./when.ts";

const LOOK_EVERY_MS = 500;

/** Below the header while the server is away: how old the lists are, and what becomes of what is saved. */
export function OfflineLine() {
  const { away: isAway, since } = useNetwork();
  const away = useWhenNoMenuIsOpen(isAway);
  return (
    <div role="status">
      {away && (
        <p className="flex items-start gap-2 border-b border-line bg-sunken px-4 py-2 text-sm sm:px-8">
          <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          <span>
            <strong className="font-semibold">No network.</strong>{" "}
            {since !== undefined && `You see what was here ${inWords(since)}. `}
            What you save in lists and the profile waits on this device.
          </span>
        </p>
      )}
    </div>
  );
}

/** "at 14:05", with the day unless it is today. */
function inWords(at: number): string {
  const { day, time } = dayAndTime(at);
  return day ? `on ${day} at ${time}` : `at ${time}`;
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
