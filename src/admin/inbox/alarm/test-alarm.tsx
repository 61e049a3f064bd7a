/** In the settings: rings everybody once, and says who was reached. */
import { BellRing, Check, Clock, X } from "lucide-react";
import { networkOr } from "../../../lib/errors.ts";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { letItRing, useSound } from "../../ui/sound.ts";
import { useTask } from "../../ui/use-task.ts";
import { isUnreached, longWhy, type RungTest, shortWhy, tellingsKey, useTellings } from "../messages/told.ts";
import { momentWords } from "../messages/words.ts";
import { whereTold } from "./told-list.tsx";

const FAILURES = networkOr(t`The test alarm did not ring. Please try again.`);

export function TestAlarm() {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  const write = useWrite(tellingsKey(hotel_id));
  const [busy, run] = useTask(FAILURES);
  const query = useTellings();
  const test = query.data?.test;

  const ring = () =>
    run(() =>
      write(() => Promise.all([letItRing(), supabase.rpc("ring_test", { hotel_id }).throwOnError()])),
    );

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle>Ring a test alarm</CardTitle>
          <p className="mt-1 text-ink-soft">Like a real alarm, marked “Test”.</p>
        </div>
        <Button
          icon={BellRing}
          className="max-sm:w-full"
          busy={busy && "Ringing..."}
          onClick={() => void ring()}
        >
          Ring now
        </Button>
      </div>
      <NotLoaded inline query={query} what="who was reached" hint="" />
      {test && <LastTest test={test} />}
    </Card>
  );
}

function LastTest({ test }: { test: RungTest }) {
  const { time_zone } = useHotel();
  const { on } = useSound();
  return (
    <section aria-labelledby="last-test" className="mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="last-test" className="text-lg font-semibold">
          Last test
        </h3>
        <p className="text-ink-soft">{momentWords(test.at, time_zone)}</p>
      </div>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        <Row Icon={on ? Check : X} place={t`This screen`} what={on ? "Rings" : "Silent: press once"} />
        {test.told.map((one) => {
          const failed = isUnreached(one);
          const isReached = one.state === "reached";
          return (
            <Row
              key={one.id}
              Icon={failed ? X : isReached ? Check : Clock}
              isRed={failed}
              place={whereTold(one)}
              what={failed ? longWhy(one) : isReached ? TAKEN[one.way] : "Being told"}
              end={
                failed ? t`not reached: ${shortWhy(one)}` : one.seconds === null ? "" : seconds(one.seconds)
              }
            />
          );
        })}
        {!test.told.some(({ way }) => way === "push") && (
          <Row Icon={X} isRed place={t`No device`} what="Nobody tapped “Notify This Device”" />
        )}
      </ul>
    </section>
  );
}

const TAKEN = { push: t`Sent by push`, mail: t`Sent by mail`, screen: t`Rang` } as const;

function seconds(passed: number): string {
  const count = passed.toLocaleString(ADMIN_LANGUAGE, { maximumFractionDigits: passed < 10 ? 1 : 0 });
  return t`${count} s`;
}

interface RowProps {
  Icon: typeof Check;
  isRed?: boolean;
  place: string;
  what: string;
  end?: string;
}

function Row({ Icon, isRed = false, place, what, end }: RowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-2.5">
      <Icon
        aria-hidden="true"
        className={cx("mt-0.5 size-5 shrink-0", isRed ? "text-danger" : "text-accent")}
      />
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-semibold">{place}</p>
        <p className={isRed ? "text-danger" : "text-ink-soft"}>{what}</p>
      </div>
      {end && <p className={isRed ? "font-semibold text-danger" : "text-ink-soft"}>{end}</p>}
    </li>
  );
}
