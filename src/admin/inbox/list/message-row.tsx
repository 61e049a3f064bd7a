/** A message in a list: in the inbox, and on the dashboard. */
import { BellRing, Inbox, type LucideIcon, MessageCircle, PackageOpen, Umbrella } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MessageKind } from "../../../forms/index.ts";
import { t } from "../../../lib/texts/t.ts";
import { useOpenedBy } from "../../content/colleagues-here.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { cx } from "../../ui/cx.ts";
import { inQuotes, languageName } from "../../ui/words.ts";
import { dueOf, isInDanger, markOf } from "../messages/due.ts";
import { isKind } from "../messages/filters.ts";
import type { Thresholds } from "../messages/kinds.ts";
import type { ListedMessage } from "../messages/messages.ts";
import { useHolder, useTake } from "../messages/taken.tsx";
import {
  extraPrice,
  isNamed,
  kindOf,
  outcomeLabel,
  roomOf,
  sentAgo,
  stateLabel,
  subjectOf,
} from "../messages/words.ts";

interface MessageRowProps {
  message: ListedMessage;
  to: string;
  isOpen?: boolean;
  now: number;
  thresholds: Thresholds | undefined;
  /** The row's checkbox; without one it cannot be selected. */
  choice?: ReactNode;
}

const TONES = { danger: "font-semibold text-danger", brass: "font-semibold text-brass" } as const;

/** The desk looks for the room, so it comes first. One press takes a message that nobody has. */
export function MessageRow({ message, to, isOpen = false, now, thresholds, choice }: MessageRowProps) {
  const inDanger = isInDanger(message);
  return (
    <div
      className={cx(
        // With large text on a phone the words have the whole width.
        "relative flex min-h-18 gap-x-3 border-s-3 py-2 pe-1 ps-3 @max-xs:flex-wrap @max-xs:justify-between",
        inDanger ? "border-danger bg-danger-soft" : isOpen ? "border-accent" : "border-transparent",
        !inDanger && (isOpen ? "bg-sunken" : "hover:bg-sunken"),
        isOpen && inDanger && "inset-ring inset-ring-danger",
      )}
    >
      {choice}
      <div className="flex min-w-0 flex-1 gap-x-3 @max-xs:flex-wrap">
        <Link
          to={to}
          preventScrollReset
          aria-current={isOpen ? "true" : undefined}
          className="flex min-w-0 flex-1 gap-x-3 after:absolute after:inset-0 @max-xs:flex-wrap"
        >
          <Where message={message} />
          <span className="min-w-0 flex-1 @max-xs:basis-full">
            <Words message={message} />
            <About message={message} now={now} thresholds={thresholds} />
          </span>
        </Link>
        <span className="flex shrink-0 flex-col items-end justify-between text-end @max-xs:basis-full @max-xs:flex-row">
          <ByWhen message={message} now={now} />
          <Holding message={message} to={to} />
        </span>
      </div>
    </div>
  );
}

type OfMessage = Pick<MessageRowProps, "message">;

/** Stands in the room's column. */
const ICONS: Record<MessageKind, LucideIcon> = {
  request: BellRing,
  feedback: MessageCircle,
  lost: Umbrella,
  found: PackageOpen,
};

/** As wide as a name's longest word, which does not break. */
function Where({ message }: OfMessage) {
  const { kind, state, card, by_guest } = message;
  const room = roomOf(message);
  const Icon = isKind(kind) ? ICONS[kind] : Inbox;
  return (
    <span className="w-min max-w-24 min-w-13 shrink-0 wrap-break-word">
      <span
        className={cx(
          "block font-display",
          isNamed(room) ? "line-clamp-4 text-base/5" : "whitespace-nowrap",
          !isNamed(room) && (room?.length === 4 ? "text-[1.375rem]/8" : "text-[1.75rem]/8"),
          isInDanger(message) ? "text-danger" : state === "new" ? "text-brass" : "text-ink-soft",
        )}
      >
        {room ? (
          <>
            <span className="sr-only">Room </span>
            {room}
          </>
        ) : (
          <Icon aria-hidden="true" className="mt-1.5 size-5" strokeWidth={1.5} />
        )}
      </span>
      {message.room && by_guest && !card && kind === "request" && (
        <span className="block text-ink-soft">typed</span>
      )}
    </span>
  );
}

function Words({ message }: OfMessage) {
  const text = message.translation ?? message.text;
  return (
    <span
      lang={text && !message.translation ? message.language : undefined}
      dir="auto"
      className={cx(
        "line-clamp-2 font-display text-[1.1875rem]/6 wrap-anywhere",
        message.state === "done" ? "text-ink-soft" : "font-medium",
      )}
    >
      {text ? inQuotes(text) : subjectOf(message)}
    </span>
  );
}

function About({ message, now, thresholds }: Pick<MessageRowProps, "message" | "now" | "thresholds">) {
  const openedBy = useOpenedBy()(`messages/${message.id}`);
  const { room, shelf, created_at, language, card } = message;
  const own = useHotel().language;
  const hasWords = Boolean(message.translation ?? message.text);
  const mark = markOf(message, thresholds, now);
  const parts = [
    hasWords && message.kind !== "feedback" && subjectOf(message),
    priceWords(message),
    (message.kind !== "request" || !hasWords) && kindOf(message),
    language !== own && languageName(language),
    card && (card === room ? t`from its card` : t`${card}, from its card`),
    shelf,
    // A number stays with its unit.
    sentAgo(created_at, now).replaceAll(" ", "\u00a0"),
  ];
  return (
    <span className="mt-0.5 block text-ink-soft">
      {isInDanger(message) && <strong className={TONES.danger}>Danger · </strong>}
      <span className="wrap-anywhere">
        {parts
          .filter(Boolean)
          // The dot stays with what it follows.
          .join("\u00a0· ")}
      </span>
      {openedBy && <span className="wrap-anywhere text-brass"> · {openedBy}</span>}
      {mark && <strong className={TONES.danger}> · {mark}</strong>}
    </span>
  );
}

/** "€20 waits for your yes" */
function priceWords(message: ListedMessage): string | undefined {
  const price = extraPrice(message);
  if (!price || message.agreed === false) return undefined;
  return message.agreed ? price : t`${price} waits for your yes`;
}

function ByWhen({ message, now }: Pick<MessageRowProps, "message" | "now">) {
  const due = dueOf(message, now, useHotel().time_zone);
  if (!due) return <span />;
  return (
    <time
      dateTime={message.due_at}
      className={cx(
        due.tone ? TONES[due.tone] : "text-ink-soft",
        due.isHour && "font-display text-lg/6 text-ink sm:text-[1.375rem]/7",
      )}
    >
      {due.words}
      {due.isHour && message.topic === "wake_up_call" && (
        <BellRing role="img" aria-label="rings" className="ms-1.5 inline size-4" />
      )}
    </time>
  );
}

/** The name of the person who has the message; the button "I take it" while nobody has it. */
function Holding({ message, to }: Pick<MessageRowProps, "message" | "to">) {
  const holder = useHolder(message);
  const { take, takeAndOpen, busy } = useTake(message);
  const { state, outcome, kind, goes_to } = message;
  if (state === "done" || kind === "found")
    return <span className="text-ink-soft">{outcome ? outcomeLabel(outcome) : stateLabel(state)}</span>;
  if (state === "working") return <span className="max-w-28 truncate">{holder ?? stateLabel(state)}</span>;
  if (goes_to === "housekeeping") return <span className="text-ink-soft">Housekeeping</span>;
  return (
    <button
      type="button"
      disabled={busy}
      className="relative z-1 -mb-2 min-h-11 cursor-pointer font-semibold text-accent hover:underline disabled:opacity-60"
      // As in its alarm.
      onClick={() => (isInDanger(message) ? takeAndOpen(to) : take())}
    >
      I take it
      <span className="sr-only">, {[subjectOf(message), message.room].filter(Boolean).join(" ")}</span>
    </button>
  );
}
