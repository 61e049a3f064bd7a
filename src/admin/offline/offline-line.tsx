import { CloudOff } from "lucide-react";
import { useNetwork } from "./network.ts";

/** Below the header while the server is away: how old the lists are, and what becomes of what is saved. */
export function OfflineLine() {
  const { away, since } = useNetwork();
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
  const then = new Date(at);
  const time = then.toLocaleTimeString([], { timeStyle: "short" });
  if (then.toDateString() === new Date().toDateString()) return `at ${time}`;
  return `on ${then.toLocaleDateString([], { day: "numeric", month: "long" })} at ${time}`;
}
