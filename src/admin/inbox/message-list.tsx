import type { UseQueryResult } from "@tanstack/react-query";
import { BellRing, Inbox, type LucideIcon, MessageCircle, PackageOpen, Umbrella } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { MessageKind } from "../../forms/index.ts";
import { useOpenedBy } from "../content/colleagues-here.tsx";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LoadFailure, NotLoaded } from "../ui/load-failure.tsx";
import { languageName } from "../ui/words.ts";
import { Alarm, WakeUp } from "./alarm.tsx";
import { isAlarm, loudest } from "./alarms.ts";
import { dueGroup, dueOf, GROUPS } from "./due.ts";
import { addressWith, type Filters, isKind } from "./filters.ts";
import { useKinds } from "./kinds.ts";
import { isInDanger, marksOf } from "./marks.ts";
import { cursorAfter, type ListedMessage, type Page } from "./messages.ts";
import { SelectionBar } from "./selection.tsx";
import { NamesNotLoaded, useHolder, useTake } from "./taken.tsx";
import { useNow } from "./use-now.ts";
import { age, isNamed, kindOf, outcomeLabel, roomOf, stateLabel, subjectOf } from "./words.ts";

/** In the place of a room. */
const ICONS: Record<MessageKind, LucideIcon> = {
  request: BellRing,
  feedback: MessageCircle,
  lost: Umbrella,
  found: PackageOpen,
};

interface MessageListProps {
  list: UseQueryResult<Page>;
  filters: Filters;
}

/** One page of the messages that the address asks for; what is in sight stays until others are there. */
export function MessageList({
  list: { data, isPlaceholderData, error, refetch },
  filters,
}: MessageListProps) {
  const [address] = useSearchParams();
  const now = useNow();
  const { time_zone } = useHotel();
  const kinds = useKinds();
  const selects = address.has("select");
  const [chosen, setSelected] = useState<readonly string[]>([]);
  const thresholds = kinds.data?.find(({ kind }) => kind === "feedback");
  if (!data) return null;
  const { messages, hasMore } = data;
  // What has gone meanwhile, or stands on another page, is not among them.
  const selected = messages.flatMap(({ id }) => (selects && chosen.includes(id) ? [id] : []));
  const next = hasMore ? cursorAfter(messages, filters) : undefined;
  if (messages.length === 0) return filters.view === "all" ? <NothingFound /> : <NothingOpen />;
  const listsOpen = filters.view === "open";
  // Whoever has waited longest is open; further alarms are rows.
  const loud = listsOpen ? loudest(messages, now) : [];
  const quiet = messages.filter((message) => !loud.includes(message));
  const groups = listsOpen
    ? GROUPS.flatMap((title) => {
        const rows = quiet.filter((message) => dueGroup(message, now, time_zone) === title);
        return rows.length > 0 ? [{ title, rows }] : [];
      })
    : [{ title: undefined, rows: quiet }];
  return (
    <>
      {error && <LoadFailure inline what="what is new" hint="" error={error} onRetry={refetch} />}
      <NotLoaded inline query={kinds} what="which feedback needs attention" hint="" />
      <NamesNotLoaded />
      {loud.map((message) =>
        isAlarm(message) ? (
          <Alarm
            key={message.id}
            message={message}
            now={now}
            to={addressWith(address, { message: message.id })}
          />
        ) : (
          <WakeUp key={message.id} message={message} now={now} />
        ),
      )}
      {groups.map(({ title, rows }, place) => (
        <section key={title ?? ""} aria-label={title} className={cx(place > 0 && "mt-4")}>
          {title && <h2 className="font-sans text-base/6 font-medium text-ink-soft">{title}</h2>}
          <ul
            aria-label={title ? `Messages, ${title.toLowerCase()}` : "Messages"}
            aria-busy={isPlaceholderData}
            className={cx("divide-y divide-line border-y border-line", isPlaceholderData && "opacity-60")}
          >
            {rows.map((message) => (
              <li key={message.id}>
                <MessageRow
                  message={message}
                  to={addressWith(address, { message: message.id })}
                  isOpen={address.get("message") === message.id}
                  now={now}
                  marks={marksOf(message, thresholds, now)}
                  choice={
                    selects && (
                      <input
                        type="checkbox"
                        aria-label={`Select ${[subjectOf(message), message.room].filter(Boolean).join(" ")}`}
                        className="relative z-1 my-auto size-6 shrink-0 accent-accent"
                        checked={selected.includes(message.id)}
                        onChange={({ target: { checked } }) =>
                          setSelected(
                            checked ? [...selected, message.id] : selected.filter((id) => id !== message.id),
                          )
                        }
                      />
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {selected.length > 0 && <SelectionBar ids={selected} onDone={() => setSelected([])} />}
      {(next || filters.cursor) && (
        <nav aria-label="More messages" className="flex flex-wrap justify-between gap-3">
          {filters.cursor && (
            <ButtonLink
              variant="secondary"
              to={addressWith(address, { after: undefined, skip: undefined, message: undefined })}
            >
              First Page
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              variant="secondary"
              className="ml-auto"
              to={addressWith(address, {
                after: next.after,
                skip: next.skip ? String(next.skip) : undefined,
                message: undefined,
              })}
            >
              Next Page
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

interface MessageRowProps {
  message: ListedMessage;
  to: string;
  isOpen?: boolean;
  now: number;
  marks: readonly string[];
  /** Which of several are chosen; without it none can be. */
  choice?: ReactNode;
}

const TONES = { danger: "font-semibold text-danger", brass: "font-semibold text-brass" } as const;

/** The room is what the desk looks for; what nobody has is taken with one press. */
export function MessageRow({ message, to, isOpen = false, now, marks, choice }: MessageRowProps) {
  const { time_zone } = useHotel();
  const openedBy = useOpenedBy()(`messages/${message.id}`);
  const { kind, state, shelf, created_at, language, card, due_at, by_guest } = message;
  const room = roomOf(message);
  const text = message.translation ?? message.text;
  const Icon = isKind(kind) ? ICONS[kind] : Inbox;
  const inDanger = isInDanger(message);
  const due = dueOf(message, now, time_zone);
  const subject = subjectOf(message);
  return (
    <div
      className={cx(
        // With large text on a phone the words have the whole width.
        "relative flex min-h-18 gap-x-3 border-l-3 py-2 pr-1 pl-3 @max-xs:flex-wrap @max-xs:justify-between",
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
          {/* As wide as a name's longest word, which does not break. */}
          <span className="w-min max-w-24 min-w-13 shrink-0 wrap-break-word">
            <span
              className={cx(
                "block font-display",
                isNamed(room) ? "line-clamp-4 text-base/5" : "whitespace-nowrap",
                !isNamed(room) && (room?.length === 4 ? "text-[1.375rem]/8" : "text-[1.75rem]/8"),
                inDanger ? "text-danger" : state === "new" ? "text-brass" : "text-ink-soft",
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
          <span className="min-w-0 flex-1 @max-xs:basis-full">
            <span
              lang={text && !message.translation ? language : undefined}
              dir="auto"
              className={cx(
                "line-clamp-2 font-display text-[1.1875rem]/6 wrap-anywhere",
                state === "done" ? "text-ink-soft" : "font-medium",
              )}
            >
              {text ? `“${text}”` : subject}
            </span>
            <span className="mt-0.5 block text-ink-soft">
              {inDanger && <strong className={TONES.danger}>Danger · </strong>}
              <span className="wrap-anywhere">
                {[
                  ...(text ? [subject] : []),
                  kindOf({ ...message, kind }),
                  languageName(language),
                  card && (card === room ? "from its card" : `${card}, from its card`),
                  shelf,
                  age(created_at, now),
                ]
                  .filter((part) => part && (part !== "Request" || !text))
                  // The dot stays with what it follows.
                  .join("\u00a0· ")}
              </span>
              {openedBy && <span className="wrap-anywhere text-brass"> · {openedBy}</span>}
              {marks
                .filter((mark) => mark !== "Danger")
                .map((mark) => (
                  <strong key={mark} className={TONES.danger}>
                    {" "}
                    · {mark}
                  </strong>
                ))}
            </span>
          </span>
        </Link>
        <span className="flex shrink-0 flex-col items-end justify-between text-right @max-xs:basis-full @max-xs:flex-row">
          {due ? (
            <time
              dateTime={due_at}
              className={cx(
                due.tone ? TONES[due.tone] : "text-ink-soft",
                due.isHour && "font-display text-lg/6 text-ink sm:text-[1.375rem]/7",
              )}
            >
              {due.words}
              {due.isHour && message.topic === "wake_up_call" && (
                <BellRing role="img" aria-label="rings" className="ml-1.5 inline size-4" />
              )}
            </time>
          ) : (
            <span />
          )}
          <Holding message={message} to={to} />
        </span>
      </div>
    </div>
  );
}

/** Who has it; what nobody has keeps "I take it" there. */
function Holding({ message, to }: Pick<MessageRowProps, "message" | "to">) {
  const holder = useHolder(message);
  const { take, busy } = useTake(message);
  const navigate = useNavigate();
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
      onClick={() => {
        take();
        // As its alarm does.
        if (isInDanger(message)) void navigate(to, { preventScrollReset: true });
      }}
    >
      I take it
      <span className="sr-only">, {[subjectOf(message), message.room].filter(Boolean).join(" ")}</span>
    </button>
  );
}

function NothingOpen() {
  return (
    <EmptyState
      icon={Inbox}
      title="Nothing Waits"
      action={
        <ButtonLink variant="secondary" to="?view=all">
          Show All
        </ButtonLink>
      }
    >
      New messages appear here by themselves.
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={Inbox} title="Nothing Here" action={<ButtonLink to="?view=all">Show All</ButtonLink>}>
      No message fits what you chose.
    </EmptyState>
  );
}
