/**
 * Who is in danger, above every screen and for every role: what rings on a device is in sight on it. In the list its open
 * block stands for the bar. See docs/decisions/0128-noticed.md.
 */
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { useMay } from "../../content/hotel/hotel-provider.tsx";
import { cx } from "../../ui/cx.ts";
import { inQuotes, momentInWords } from "../../ui/words.ts";
import { type AlarmNow, type CallNow, extensionOf } from "../messages/alarms.ts";
import { CallLink } from "../messages/call-link.tsx";
import { addressWith, openMessage, viewOf } from "../messages/filters.ts";
import { useAlarms } from "../messages/news.ts";
import { INBOX_PATH, messagePath } from "../messages/paths.ts";
import { useTake } from "../messages/taken.tsx";
import { useNow } from "../messages/use-now.ts";
import { roomOf, subjectOf, waited } from "../messages/words.ts";
import { About, Bar, GRID, LINE, Loud, RoomNumber } from "./alarm-parts.tsx";
import { block } from "./alarm-place.ts";

/** Whether an alarm rings on this device: other loud signs then stand below it, less loud. */
export const useIsRinging = () => useAlarms().ringing.length > 0;

/** How long housekeeping, which does not close alarms, reads that a colleague has one. */
const TOLD_MS = 20_000;

/**
 * The bar stands in a live region: an open dialog hides everything else from screen readers, also what appears
 * later.
 */
export function AlarmBar() {
  return (
    <div aria-live="off" className="contents">
      <OnScreen />
    </div>
  );
}

function OnScreen() {
  const { ringing, taken, calls } = useAlarms();
  const place = block.use();
  const now = useNow();
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const atDesk = useMay("desk");
  const opened = openMessage(address);
  const inList = pathname === INBOX_PATH && !opened && viewOf(address) === "open";
  const [first, second, ...more] = ringing;
  const theirs = taken.find(
    ({ mine, id, taken_at }) =>
      !mine && id !== opened && (atDesk || !taken_at || now - Date.parse(taken_at) < TOLD_MS),
  );
  const parts = [
    first && place !== "in sight" && (
      <Loud key="alarm">
        <FirstAlarm key={first.id} alarm={first} now={now} />
        {second && <NextAlarm key={second.id} alarm={second} now={now} more={more.length} />}
      </Loud>
    ),
    // The list's open block shows it.
    !first && theirs && !inList && <Taken key="taken" alarm={theirs} />,
    calls[0] && !inList && <Call key="call" call={calls[0]} more={calls.length - 1} />,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <Bar fixed={place === "scrolled away"}>{parts}</Bar>;
}

const AGAIN = { idle: t`Nothing done for 5 min`, left: t`The colleague left the team` } as const;

function FirstAlarm({ alarm, now }: { alarm: AlarmNow; now: number }) {
  const number = extensionOf(alarm.room);
  return (
    <div className={GRID}>
      <RoomNumber of={alarm} size="first" />
      <div className="contents lg:block">
        <About alarm={alarm} now={now}>
          {alarm.again && <span>· {AGAIN[alarm.again]}</span>}
        </About>
        <Words alarm={alarm} />
      </div>
      <div className="col-span-full mt-[10px] flex flex-wrap gap-[8px] lg:col-auto lg:mt-0">
        <TakeButton
          alarm={alarm}
          className="min-h-[54px] flex-1 rounded-xl bg-on-alarm px-[12px] text-lg font-semibold whitespace-nowrap text-on-alarm-ink lg:min-w-50"
        />
        {number && (
          <CallLink message={alarm} number={number} className={LINE}>
            <span className="sr-only">Call room </span>
            {number}
          </CallLink>
        )}
      </div>
    </div>
  );
}

/** Two lines, three in large text; a press opens all. */
function Words({ alarm: { text, translation, language } }: { alarm: AlarmNow }) {
  const [open, setOpen] = useState(false);
  if (!text) return null;
  const words = translation ?? text;
  return (
    <button
      type="button"
      aria-expanded={open}
      lang={translation ? undefined : language}
      dir="auto"
      className={cx(
        "col-span-full mt-1.5 cursor-pointer text-start font-display text-[1.1875rem]/snug wrap-anywhere lg:mt-0 lg:text-[1.375rem]/snug",
        !open && "line-clamp-2 max-[24em]:line-clamp-3 lg:line-clamp-1",
      )}
      onClick={() => setOpen(!open)}
    >
      {inQuotes(words)}
      {open && translation && (
        <span lang={language} dir="auto" className="mt-1 block text-base">
          {inQuotes(text)}
        </span>
      )}
    </button>
  );
}

/** The next alarm, and how many more there are. */
function NextAlarm({ alarm, now, more }: { alarm: AlarmNow; now: number; more: number }) {
  const words = alarm.translation ?? alarm.text;
  return (
    <div className="flex flex-wrap items-center gap-x-[12px] border-t border-alarm-line px-[20px] py-1.5 lg:gap-x-6 lg:px-8">
      <RoomNumber of={alarm} />
      <p className="min-w-0 flex-1 basis-36 leading-snug">
        <span className="line-clamp-2 wrap-anywhere lg:line-clamp-1">
          <span className="sr-only">Danger: </span>
          <strong aria-live="off" className="font-semibold">
            {waited(alarm.created_at, now)}
          </strong>{" "}
          · {words ? inQuotes(words) : subjectOf(alarm)}
        </span>
      </p>
      <span className="ms-auto flex items-center gap-x-4">
        {more > 0 && (
          <Link to={INBOX_PATH} className="inline-flex min-h-[52px] items-center">
            {more} more
          </Link>
        )}
        <TakeButton
          alarm={alarm}
          className="min-h-[52px] font-semibold whitespace-nowrap underline decoration-[1.5px] underline-offset-4"
        />
      </span>
    </div>
  );
}

function TakeButton({ alarm, className }: { alarm: AlarmNow; className: string }) {
  const { takeAndOpen, busy } = useTake(alarm);
  const to = useAddressOf();
  return (
    <button
      type="button"
      disabled={busy}
      aria-label={`I take it, ${[roomOf(alarm), subjectOf(alarm)].filter(Boolean).join(" ")}`}
      className={cx("cursor-pointer touch-manipulation disabled:opacity-70", className)}
      onClick={() => takeAndOpen(to(alarm.id))}
    >
      I take it
    </button>
  );
}

/** Keeps the inbox's filters in the address. */
function useAddressOf() {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  return (id: string) => (pathname === INBOX_PATH ? addressWith(address, { message: id }) : messagePath(id));
}

/** A colleague has it: nothing rings, until it is closed. */
function Taken({ alarm }: { alarm: AlarmNow }) {
  const { id, holder, created_at, taken_at } = alarm;
  return (
    <section role="status" aria-label="Alarm" className={cx(QUIET, "bg-danger-soft text-ink")}>
      <RoomNumber of={alarm} className="text-danger" />
      <p className="min-w-0 flex-1 basis-36 leading-snug">
        <strong className="font-semibold">{holder ? `${holder} has it` : "A colleague has it"}</strong>
        {taken_at && <span> · after {waited(created_at, Date.parse(taken_at))}</span>}
        <span className="block text-ink-soft">Ringing has stopped.</span>
      </p>
      <OpenLink id={id} className="border-danger text-danger" />
    </section>
  );
}

const QUIET = "flex flex-wrap items-center gap-x-[14px] px-[20px] py-2 lg:px-8";

function OpenLink({ id, className }: { id: string; className: string }) {
  const to = useAddressOf();
  return (
    <Link
      to={to(id)}
      className={cx("inline-flex min-h-11 items-center rounded-xl border px-[18px] font-semibold", className)}
    >
      Open
    </Link>
  );
}

/** It rings at its minute, also once it is taken. */
function Call({ call, more }: { call: CallNow; more: number }) {
  return (
    <section role="alert" aria-label="Wake-up call" className={cx(QUIET, "bg-deep text-on-deep")}>
      <RoomNumber of={{ kind: "request", room: call.room }} />
      <p className="min-w-0 flex-1 basis-36 leading-snug">
        <strong className="font-semibold">Wake-up call, now</strong>
        {call.wanted_at && <span> · {momentInWords(call.wanted_at, {})}</span>}
        {more > 0 && <span className="block text-on-deep-soft">{more} more</span>}
      </p>
      <OpenLink id={call.id} className="border-on-deep-soft" />
    </section>
  );
}
