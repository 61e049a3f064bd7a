/**
 * Who is in danger, above every screen and for every role: what rings on a device is in sight on it. In the list its open
 * block stands for the bar. See docs/decisions/0128-noticed.md.
 */
import { Phone, Siren } from "lucide-react";
import { type ReactNode, type RefCallback, useCallback, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { useMay } from "../content/hotel/hotel-provider.tsx";
import { cx } from "../ui/cx.ts";
import { shared } from "../ui/shared.ts";
import { type AlarmNow, extensionOf } from "./alarms.ts";
import { CallLink } from "./call-link.tsx";
import { addressWith, openMessage } from "./filters.ts";
import { useAlarms } from "./news.ts";
import { INBOX_PATH, messagePath } from "./paths.ts";
import { useTake } from "./taken.tsx";
import { useNow } from "./use-now.ts";
import { isNamed, roomOf, subjectOf, waited } from "./words.ts";

/** Whether the list's open block is on this screen, and its button in sight. */
const block = shared<"none" | "in sight" | "scrolled away">("none");

/** For the button of the list's open block, which stands for the bar while it is in sight. */
export const noteBlock: RefCallback<HTMLElement> = (button) => {
  if (!button) return;
  const note = (isSeen: boolean) =>
    // On a phone an open message takes the place of the list.
    block.set(button.getClientRects().length === 0 ? "none" : isSeen ? "in sight" : "scrolled away");
  const { top, bottom } = button.getBoundingClientRect();
  note(top >= 0 && bottom <= window.innerHeight);
  const observer = new IntersectionObserver(
    (entries) => note(entries.at(-1)?.isIntersecting === true),
    // What is pressed stands wholly in sight.
    { threshold: 1 },
  );
  observer.observe(button);
  return () => {
    observer.disconnect();
    block.set("none");
  };
};

/** How high the bar is: what sticks to the top of the screen stands below it. */
const noteHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--alarm", `${bar.offsetHeight}px`));
  style.setProperty("--alarm", `${bar.offsetHeight}px`);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--alarm");
  };
};

/** Whether an alarm rings on this device: what else is loud stands below it, and less loud. */
export const useIsRinging = () => useAlarms().ringing.length > 0;

/** How long housekeeping, which does not close alarms, reads that a colleague has one. */
const TOLD_MS = 20_000;

/**
 * Around it is a region that says it is live: a dialog hides from screen readers all that is none, also what comes into
 * that later.
 */
export function AlarmBar() {
  return (
    <div aria-live="off" className="contents">
      <OnScreen />
    </div>
  );
}

function OnScreen() {
  const { ringing, taken } = useAlarms();
  const place = block.use();
  const now = useNow();
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const atDesk = useMay("desk");
  const [first, second, ...more] = ringing;
  if (first) {
    if (place === "in sight") return null;
    return (
      <Bar className={cx("bg-alarm text-on-alarm", place === "none" ? "sticky" : "fixed inset-x-0")}>
        <FirstAlarm key={first.id} alarm={first} now={now} />
        {second && <NextAlarm key={second.id} alarm={second} now={now} more={more.length} />}
      </Bar>
    );
  }
  const theirs = taken.find(
    ({ mine, id, taken_at }) =>
      !mine &&
      id !== openMessage(address) &&
      (atDesk || now - Date.parse(taken_at ?? "") < TOLD_MS || taken_at === null),
  );
  // The list says so itself.
  if (!theirs || (pathname === INBOX_PATH && !openMessage(address))) return null;
  return <Taken alarm={theirs} />;
}

/** Sticks to the top of the screen, also above what dims it, and is what the keyboard reaches first. */
function Bar({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section
      ref={noteHeight}
      role="alert"
      aria-label="Alarm"
      data-alarm
      className={cx(
        "pointer-events-auto top-0 z-60 max-h-[75dvh] overflow-y-auto pt-[env(safe-area-inset-top)] print:hidden",
        "[&_:focus-visible]:outline-on-alarm",
        className,
      )}
    >
      {children}
    </section>
  );
}

const GRID =
  "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 px-5 pt-3 pb-3.5 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6 lg:px-8";

function Room({ of, className }: { of: Pick<AlarmNow, "kind" | "room">; className?: string }) {
  const room = roomOf(of);
  return (
    <p
      className={cx(
        "font-display",
        isNamed(room)
          ? "max-w-40 text-2xl wrap-anywhere"
          : "text-5xl/none whitespace-nowrap lg:text-[3.5rem]/none",
        className,
      )}
    >
      <span className="sr-only">Room </span>
      {room}
    </p>
  );
}

/** What it is about, and how long it has waited, which is not read out each time that it changes. */
function About({ alarm, now, children }: { alarm: LoudAlarm; now: number; children?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 leading-snug">
      <Siren aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only">Danger: </span>
      <strong className="font-semibold">{subjectOf({ item: null, ...alarm })}</strong>
      <span aria-live="off">· {waited(alarm.created_at, now)}</span>
      {children}
    </p>
  );
}

type LoudAlarm = Pick<AlarmNow, "id" | "kind" | "topic" | "room" | "created_at"> & { item?: string | null };

const AGAIN = { idle: "Nothing has happened for 5 min", left: "Whoever had it works here no more" } as const;

const LINE =
  "inline-flex min-h-13.5 items-center justify-center gap-2 rounded-xl border-[1.5px] border-alarm-soft px-4.5 text-lg font-semibold";

function FirstAlarm({ alarm, now }: { alarm: AlarmNow; now: number }) {
  const { busy, onTake } = useTaking(alarm);
  const number = extensionOf(alarm.room);
  return (
    <div className={GRID}>
      <Room of={alarm} />
      <div className="contents lg:block">
        <About alarm={alarm} now={now}>
          {alarm.again && <span>· {AGAIN[alarm.again]}</span>}
        </About>
        <Words alarm={alarm} />
      </div>
      <div className="col-span-full mt-2.5 flex gap-2 lg:col-auto lg:mt-0">
        <TakeButton
          alarm={alarm}
          disabled={busy}
          onClick={onTake}
          className="min-h-13.5 min-w-0 flex-1 rounded-xl bg-on-alarm px-5 text-lg font-semibold text-on-alarm-ink lg:min-w-50"
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
      “{words}”
      {open && translation && (
        <span lang={language} dir="auto" className="mt-1 block text-base">
          “{text}”
        </span>
      )}
    </button>
  );
}

/** The next in line, and how many more there are. */
function NextAlarm({ alarm, now, more }: { alarm: AlarmNow; now: number; more: number }) {
  const { busy, onTake } = useTaking(alarm);
  const words = alarm.translation ?? alarm.text;
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-t border-alarm-line px-5 py-1.5 lg:gap-x-6 lg:px-8">
      <Room of={alarm} className="text-[1.75rem]/none lg:text-[2rem]/none" />
      <p className="min-w-0 flex-1 basis-36 leading-snug">
        <span className="line-clamp-2 wrap-anywhere lg:line-clamp-1">
          <span className="sr-only">Danger: </span>
          <strong aria-live="off" className="font-semibold">
            {waited(alarm.created_at, now)}
          </strong>{" "}
          · {words ? `“${words}”` : subjectOf(alarm)}
        </span>
      </p>
      <span className="ml-auto flex items-center gap-x-4">
        {more > 0 && (
          <Link to={INBOX_PATH} className="inline-flex min-h-13 items-center">
            {more} more
          </Link>
        )}
        <TakeButton
          alarm={alarm}
          disabled={busy}
          onClick={onTake}
          className="min-h-13 font-semibold whitespace-nowrap underline decoration-[1.5px] underline-offset-4"
        />
      </span>
    </div>
  );
}

interface TakeButtonProps {
  alarm: AlarmNow;
  disabled: boolean;
  onClick: () => void;
  className: string;
}

function TakeButton({ alarm, className, ...button }: TakeButtonProps) {
  return (
    <button
      type="button"
      aria-label={`I take it, ${[roomOf(alarm), subjectOf(alarm)].filter(Boolean).join(" ")}`}
      className={cx("cursor-pointer touch-manipulation disabled:opacity-70", className)}
      {...button}
    >
      I take it
    </button>
  );
}

/** Whoever takes it reads and answers it next. */
function useTaking(alarm: AlarmNow) {
  const { take, busy } = useTake(alarm);
  const navigate = useNavigate();
  const to = useAddressOf();
  const onTake = useCallback(() => {
    take();
    void navigate(to(alarm.id), { preventScrollReset: true });
  }, [take, navigate, to, alarm.id]);
  return { busy, onTake };
}

/** In the inbox with what was chosen there. */
function useAddressOf() {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  return useCallback(
    (id: string) => (pathname === INBOX_PATH ? addressWith(address, { message: id }) : messagePath(id)),
    [pathname, address],
  );
}

/** A colleague has it: nothing rings, until it is closed. */
function Taken({ alarm }: { alarm: AlarmNow }) {
  const to = useAddressOf();
  const { holder, created_at, taken_at } = alarm;
  return (
    <section
      ref={noteHeight}
      role="status"
      aria-label="Alarm"
      data-alarm
      className="pointer-events-auto sticky top-0 z-60 flex flex-wrap items-center gap-x-3.5 bg-danger-soft px-5 py-2 text-ink print:hidden lg:px-8"
    >
      <Room of={alarm} className="text-[2rem]/none! text-danger" />
      <p className="min-w-0 flex-1 basis-36 leading-snug">
        <strong className="font-semibold">{holder ?? "A colleague"} has it</strong>
        {taken_at && <span> · after {waited(created_at, Date.parse(taken_at))}</span>}
        <span className="block text-ink-soft">Ringing has stopped.</span>
      </p>
      <Link
        to={to(alarm.id)}
        className="inline-flex min-h-11 items-center rounded-xl border border-danger px-4.5 font-semibold text-danger"
      >
        Open
      </Link>
    </section>
  );
}

interface LockedBarProps {
  alarms: readonly LoudAlarm[];
  /** Whom to dial for everybody. */
  number: string | undefined;
}

/** On a locked screen: no word of a guest, and nobody who passes by silences it. Calls need no PIN. */
export function LockedBar({ alarms: [first, ...others], number }: LockedBarProps) {
  const now = useNow();
  if (!first) return null;
  const room = extensionOf(first.room);
  const rooms = others.map((other) => roomOf(other)).join(", ");
  return (
    <Bar className="sticky bg-alarm text-on-alarm">
      <div className={GRID}>
        <Room of={first} />
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
                <a key={dialled} href={`tel:${dialled}`} className={cx(LINE, "whitespace-nowrap")}>
                  <Phone aria-hidden="true" className="size-5" />
                  Call {dialled}
                </a>
              ),
          )}
        </div>
      </div>
    </Bar>
  );
}
