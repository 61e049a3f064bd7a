import { Phone } from "lucide-react";
import { extensionOf } from "../messages/alarms.ts";
import { useNow } from "../messages/use-now.ts";
import { roomOf } from "../messages/words.ts";
import { About, Bar, GRID, LINE, Loud, type LoudAlarm, RoomNumber } from "./alarm-parts.tsx";

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
  const rooms = others.map((other) => roomOf(other)).join(", ");
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
