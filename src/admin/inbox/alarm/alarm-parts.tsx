/** Parts of an alarm's bars, on every screen and on a locked one. */

import { Phone, Siren } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import { listedInWords } from "../../ui/words.ts";
import { type AlarmNow, extensionOf } from "../messages/alarms.ts";
import { useNow } from "../messages/use-now.ts";
import { isNamed, roomOf, subjectOf, waited } from "../messages/words.ts";
import { noteHeight } from "./alarm-place.ts";

/** Sticks to the top of the screen, above dialogs; the keyboard reaches it first. */
export function Bar({ fixed = false, children }: { fixed?: boolean; children: ReactNode }) {
  return (
    <div
      ref={noteHeight}
      data-alarm
      className={cx(
        "pointer-events-auto top-0 z-60 max-h-[85dvh] overflow-y-auto print:hidden",
        // It comes and goes while the list is scrolled, and must not move it.
        fixed ? "fixed inset-x-0" : "sticky -mr-[env(safe-area-inset-right)] -ml-[env(safe-area-inset-left)]",
      )}
    >
      {children}
    </div>
  );
}

export function Loud({ children }: { children: ReactNode }) {
  return (
    <section
      role="alert"
      aria-label="Alarm"
      className="bg-alarm pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] text-on-alarm [&_:focus-visible]:outline-on-alarm"
    >
      {children}
    </section>
  );
}

export const GRID =
  "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[14px] px-[20px] pt-[12px] pb-[14px] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6 lg:px-8";

const SIZES = {
  first: "text-5xl/none lg:text-[3.5rem]/none",
  next: "text-[1.75rem]/none lg:text-[2rem]/none",
} as const;

export function RoomNumber({
  of,
  size = "next",
  className,
}: {
  of: Pick<AlarmNow, "kind" | "room">;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const room = roomOf(of);
  return (
    <p
      className={cx(
        "font-display",
        isNamed(room) ? "max-w-40 text-xl/tight wrap-anywhere" : `whitespace-nowrap ${SIZES[size]}`,
        className,
      )}
    >
      <span className="sr-only">Room </span>
      {room}
    </p>
  );
}

/** The topic, and the time since, which screen readers do not repeat at each change. */
export function About({ alarm, now, children }: { alarm: LoudAlarm; now: number; children?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 leading-snug">
      <Siren aria-hidden="true" className="size-[20px] shrink-0" />
      <span className="sr-only">Danger: </span>
      <strong className="font-semibold">{subjectOf({ item: null, ...alarm })}</strong>
      <span aria-live="off">· {waited(alarm.created_at, now)}</span>
      {children}
    </p>
  );
}

export type LoudAlarm = Pick<AlarmNow, "id" | "kind" | "topic" | "room" | "created_at"> & {
  item?: string | null;
};

export const LINE =
  "inline-flex min-h-[54px] items-center justify-center gap-[8px] rounded-xl border-[1.5px] border-alarm-soft px-[18px] text-lg font-semibold whitespace-nowrap";

interface LockedBarProps {
  alarms: readonly LoudAlarm[];
  /** The number to dial, the same for all alarms. */
  number: string | undefined;
}

/** On a locked screen: no word of a guest, and nobody who passes by silences it. Calls need no PIN. */
export function LockedBar({ alarms: [first, ...others], number }: LockedBarProps) {
  const now = useNow();
  if (!first) return null;
  const room = extensionOf(first.room);
  const rooms = listedInWords(others.map((other) => roomOf(other) ?? "?"));
  return (
    <Bar>
      <Loud>
        <div className={GRID}>
          <RoomNumber of={first} size="first" />
          <div className="contents lg:block">
            <About alarm={first} now={now} />
            <p className="col-span-full mt-1.5 lg:mt-0">
              Nobody has it yet. Your PIN takes it.
              {rooms && <strong className="font-semibold"> Next: {rooms}</strong>}
            </p>
          </div>
          <div className="col-span-full mt-2.5 flex flex-wrap gap-2 *:flex-1 lg:col-auto lg:mt-0">
            {[room, number].map(
              (dialled) =>
                dialled && (
                  <a key={dialled} href={`tel:${dialled}`} className={LINE}>
                    <Phone aria-hidden="true" className="size-[20px]" />
                    Call {dialled}
                  </a>
                ),
            )}
          </div>
        </div>
      </Loud>
    </Bar>
  );
}
