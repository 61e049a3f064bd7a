/** Signs of a lost connection, always in sight. */
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { lastReached, useNetwork } from "../../rows/network.ts";
import { Button, ICON } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useNews } from "../messages/news.ts";
import { clock } from "../messages/words.ts";
import { useIsRinging } from "./alarm-bar.tsx";

/** Whether this screen expects messages and has no connection. */
function useCutOff(): boolean {
  const { away } = useNetwork();
  const { data: news } = useNews();
  return away && news?.expected !== false;
}

/** Red, and quieter below an alarm. */
const useRed = () => (useIsRinging() ? "bg-danger-soft text-danger" : "bg-alarm text-on-alarm");

/**
 * Below the head of the desk's screens while nothing reaches them. Its first line stays in sight: on wide screens in
 * the head, which stays there, and on a phone alone, because all of it in large text would cover one.
 *
 * @param otherwise what is shown where no messages come
 */
export function CutOff({ otherwise }: { otherwise: ReactNode }) {
  const reachedAt = lastReached();
  const { refetch } = useNews();
  const isRinging = useIsRinging();
  const red = useRed();
  if (!useCutOff()) return otherwise;
  return (
    <section role="alert" className="contents">
      <h2
        className={cx(
          red,
          "flex items-start gap-3 px-4 pt-4 pb-2 text-2xl max-sm:sticky max-sm:top-(--alarm) max-sm:z-30 sm:px-8",
        )}
      >
        <WifiOff aria-hidden="true" className="mt-1 size-6 shrink-0" />
        {reachedAt ? `No network since ${clock(reachedAt)}.` : "No network."}
      </h2>
      <div className={cx(red, "flex flex-wrap items-center gap-x-6 gap-y-3 px-4 pb-4 sm:px-8")}>
        <p className="min-w-0 flex-1 basis-64">
          New messages come only to other devices and the desk’s mail.
        </p>
        <Button
          variant={isRinging ? "secondary" : "onDeep"}
          {...(!isRinging && { className: "text-on-alarm-ink" })}
          onClick={() => void refetch()}
        >
          Try now
        </Button>
      </div>
    </section>
  );
}

/** In the head of the desk's screens, which stays in sight where it has one line. */
export function CutOffSign() {
  const red = useRed();
  if (!useCutOff()) return null;
  return (
    <p
      className={cx(
        red,
        "inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold max-sm:hidden",
      )}
    >
      <WifiOff {...ICON} aria-hidden="true" />
      No network
    </p>
  );
}
