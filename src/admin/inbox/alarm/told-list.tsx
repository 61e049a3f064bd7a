/** Who was reached, and who was not: on an alarm, on Today and in the settings. */
import { Check, Clock, X } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { useHotel, useMay } from "../../content/hotel/hotel-provider.tsx";
import { textLink } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSound } from "../../ui/sound.ts";
import { managerWords } from "../messages/alarms.ts";
import type { ListedMessage } from "../messages/messages.ts";
import { moreSettingsPath } from "../messages/paths.ts";
import {
  isUnreached,
  latest,
  longWhy,
  shortWhy,
  type ToldLine,
  useTellings,
  useTold,
} from "../messages/told.ts";
import { timeWords } from "../messages/words.ts";

const FORMER = t`Former colleague`;

/** How often Today looks whether everybody is reached. */
const EVERY_MS = 60_000;

interface ToldListProps {
  message: Pick<ListedMessage, "id" | "state" | "created_at">;
  now: number;
}

/** Below an alarm that nobody has: each tick is what a server confirmed. */
export function ToldList({ message, now }: ToldListProps) {
  const { time_zone } = useHotel();
  const { on } = useSound();
  const { data } = useTold(message.id, message.state === "new");
  const told = latest(data ?? []).filter(({ way }) => way !== "screen");
  const failed = told.filter(isUnreached);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Who is told" className="flex flex-col gap-1">
        {on && <Line Icon={Check}>This screen rings</Line>}
        {told
          .filter((one) => !isUnreached(one))
          .map((one) => (
            <Line key={one.id} Icon={one.state === "reached" ? Check : Clock}>
              {[
                whereTold(one),
                one.state === "reached" ? t`reached ${timeWords(one.at, time_zone)}` : t`being told`,
              ].join(" · ")}
            </Line>
          ))}
      </ul>
      <p>{managerWords(message, data, now, time_zone)}</p>
      {failed.length > 0 && (
        <ul aria-label="Not reached" className="flex flex-col gap-3 border-t border-danger/30 pt-3">
          {failed.map((one) => (
            <li key={one.id} className="flex items-start gap-3">
              <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold text-danger">{notReachedWords(one)}</p>
                <p>Call them now.</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ Icon, children }: { Icon: typeof Check; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** Stands on Today and in the settings until everybody is reached. */
export function NotReached({ inSettings = false }: { inSettings?: boolean }) {
  const edits = useMay("editor");
  const { time_zone } = useHotel();
  const query = useTellings(EVERY_MS);
  const { data } = query;
  // In the settings, the test alarm's card shows the same failure.
  if (!data) return inSettings ? null : <NotLoaded inline what="who was reached" query={query} />;
  if (!data.unreached.length) return null;
  return (
    <Notice
      type="error"
      link={edits && !inSettings && { to: moreSettingsPath("hear"), label: t`See Who Hears It` }}
    >
      <ul className="flex flex-col gap-2">
        {data.unreached.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            <strong className="font-semibold text-danger">{notReachedWords(one)}</strong>{" "}
            {timeWords(one.at, time_zone)}. {longWhy(one)}{" "}
            {one.way === "mail" && edits && <CorrectAddress step={one.step} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Managers have an account, so their address is changed there. */
function CorrectAddress({ step }: Pick<ToldLine, "step">) {
  if (step === "manager") return <>Ask for another address, or choose another manager.</>;
  return (
    <Link to={moreSettingsPath("request")} className={textLink}>
      Correct the address
    </Link>
  );
}

/** "Olga’s device", "Mail to desk@hotel.example". */
export function whereTold({ way, who, address, step }: ToldLine): string {
  const person = who ?? FORMER;
  if (way === "mail")
    return step === "manager" ? t`The manager, ${person}, by mail` : t`Mail to ${address ?? person}`;
  return way === "push" ? t`${person}’s device` : t`${person}’s screen`;
}

/** "Not reached: Olga (mail refused)" */
function notReachedWords(one: ToldLine): string {
  const who = one.who ?? FORMER;
  return t`Not reached: ${who} (${shortWhy(one)})`;
}
