/** The alarms of the last day, on one sheet that may be kept. */
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { as, plural } from "../../../lib/texts/t.ts";
import { DAY } from "../../../lib/time/zoned-time.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { PrintOnly } from "../../ui/print-only.tsx";
import { adminLocale, languageName } from "../../ui/words.ts";
import { ALARM_ENDS, isAlarmEnd } from "../messages/filters.ts";
import { NamesNotLoaded, useNames } from "../messages/taken.tsx";
import { useNow } from "../messages/use-now.ts";
import { isNamed, subjectOf, timeWords } from "../messages/words.ts";
import { alarmLogQuery, durationWords, type LoggedAlarm, storyOf } from "./alarm-log.ts";

export function NightLogScreen() {
  const query = useQuery(alarmLogQuery(useSupabase(), useHotel().id));
  if (!query.data) return <NotLoaded query={query} what="the alarms" />;
  const sheet = <Sheet alarms={query.data} />;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <div>
        <Button icon={Printer} variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <NamesNotLoaded />
      {sheet}
      <PrintOnly>{sheet}</PrintOnly>
    </div>
  );
}

function Sheet({ alarms }: { alarms: readonly LoggedAlarm[] }) {
  const { name, time_zone } = useHotel();
  const { id: me } = useUser();
  const names = useNames();
  const now = useNow();
  const short = (at: string) => timeWords(at, time_zone);
  const stories = alarms.map((alarm) => ({ alarm, ...storyOf(alarm, short) }));
  const longest = Math.max(...stories.flatMap(({ takenAfter }) => takenAfter ?? []), -1);
  const writtenAt = short(new Date(now).toISOString());
  const day = (at: number) =>
    new Date(at).toLocaleDateString(adminLocale(), { day: "numeric", month: "long", timeZone: time_zone });
  return (
    <article className="flex flex-col gap-6 print:gap-[5mm] print:text-[4.3mm]/[1.35]">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-line pb-3 print:border-ink">
        <div>
          <p>{name}</p>
          {/* On the screen it is the heading above. */}
          <h2 className="sr-only font-semibold print:not-sr-only print:text-[9mm]/none">Night log</h2>
        </div>
        <p className="text-ink-soft sm:text-end">
          {`${day(now - DAY)} to ${day(now)}`}
          <br />
          {names[me] ? `written ${writtenAt} by ${names[me]}` : `written ${writtenAt}`}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        <Figure of={alarms.length} label={plural(alarms.length, { one: "alarm", other: "alarms" })} />
        {longest >= 0 && <Figure of={durationWords(longest)} label="longest until taken" />}
        <Figure of={stories.filter(({ isUnreached }) => isUnreached).length} label="not everybody reached" />
      </dl>
      {stories.length === 0 && <p className="text-ink-soft">No alarm in 24 hours.</p>}
      {stories.map(({ alarm, lines, closed, takenAfter, taken }) => (
        <section key={alarm.id} className="break-inside-avoid">
          <div className="flex flex-wrap items-end gap-x-4 gap-y-1 border-b border-ink-soft pb-2 print:border-ink">
            <p
              className={cx(
                "w-min min-w-20 font-display wrap-break-word",
                isNamed(alarm.room) ? "text-lg" : "text-4xl print:text-[10mm]/none",
              )}
            >
              {alarm.room ?? "?"}
            </p>
            <div className="min-w-0 flex-1 basis-48">
              <h3 className="text-xl font-semibold">{subjectOf({ ...alarm, item: null })}</h3>
              <p className="text-ink-soft">
                {withSeconds(alarm.at, time_zone)} · {languageName(alarm.language)} ·{" "}
                {alarm.by_card ? "from its card" : "typed"}
              </p>
            </div>
            <p className="sm:text-end">
              {closed
                ? `Closed ${short(closed.at)}`
                : alarm.message_id
                  ? as("a state")`Open`
                  : "Withdrawn by its guest"}
              {closed && isAlarmEnd(alarm.outcome) && (
                <>
                  <br />
                  <strong>{ALARM_ENDS[alarm.outcome]}</strong>
                </>
              )}
            </p>
          </div>
          <ul className="divide-y divide-line border-b border-line">
            {lines.map((line) => (
              <li key={`${line.at} ${line.text}`} className="flex flex-wrap gap-x-4 py-1.5">
                <span className="w-28 shrink-0">{withSeconds(line.at, time_zone)}</span>
                <span className={cx("min-w-0 flex-1 basis-48 wrap-anywhere", line.isLoud && "font-semibold")}>
                  {line === taken && takenAfter !== undefined
                    ? `Taken after ${durationWords(takenAfter)}`
                    : line.text}
                </span>
                <span className={cx("wrap-anywhere", line.isLoud && "font-semibold")}>{line.end}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="break-inside-avoid">
        <p className="hidden gap-[10mm] pt-[9mm] pb-[1mm] *:flex-1 *:border-t *:pt-[1.5mm] print:flex">
          <span>Night desk: name, time</span>
          <span>Manager: name, time</span>
        </p>
        <p className="text-ink-soft">Without guests’ names and words. Keep it.</p>
      </div>
    </article>
  );
}

function Figure({ of, label }: { of: number | string; label: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2">
      <dt>{label}</dt>
      <dd className="font-display text-3xl">{of}</dd>
    </div>
  );
}

function withSeconds(at: string, timeZone: string): string {
  return new Date(at).toLocaleTimeString(adminLocale(), { timeStyle: "medium", timeZone });
}
