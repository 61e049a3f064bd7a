import type { UseQueryResult } from "@tanstack/react-query";
import { BellRing, Inbox, type LucideIcon, MessageCircle, PackageOpen, Umbrella } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { MessageKind } from "../../forms/index.ts";
import { useOpenedBy } from "../content/colleagues-here.tsx";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { addressWith, type Filters, isKind } from "./filters.ts";
import { useKinds } from "./kinds.ts";
import { isInDanger, type Mark, marksOf } from "./marks.ts";
import { cursorAfter, type ListedMessage, type Page } from "./messages.ts";
import { useNow } from "./use-now.ts";
import { age, kindOf, outcomeLabel, stateLabel, subjectOf } from "./words.ts";

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
  const thresholds = kinds.data?.find(({ kind }) => kind === "feedback");
  if (!data) return null;
  const { messages, hasMore } = data;
  const next = hasMore ? cursorAfter(messages, filters) : undefined;
  if (messages.length === 0) return <NothingFound />;
  return (
    <>
      {error && <LoadFailure inline what="what is new" hint="" error={error} onRetry={refetch} />}
      {!kinds.data && kinds.isFetched && (
        <LoadFailure
          inline
          what="which feedback needs attention"
          hint=""
          error={kinds.error}
          onRetry={kinds.refetch}
        />
      )}
      <ul
        aria-label="Messages"
        aria-busy={isPlaceholderData}
        className={cx("divide-y divide-line border-y border-line", isPlaceholderData && "opacity-60")}
      >
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow
              message={message}
              to={addressWith(address, { message: message.id })}
              isOpen={address.get("message") === message.id}
              now={now}
              marks={marksOf(message, thresholds, now, time_zone)}
            />
          </li>
        ))}
      </ul>
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
  marks: readonly Mark[];
}

const TONES: Readonly<Record<Mark["tone"], string>> = { danger: "text-danger", brass: "text-brass" };

/** The room is what the desk looks for; what is new or cannot wait stands out in words, too. */
export function MessageRow({ message, to, isOpen = false, now, marks }: MessageRowProps) {
  const { id, room, kind, state, assignee, outcome, shelf, created_at, text, language, card } = message;
  const openedBy = useOpenedBy()(`messages/${id}`);
  const Icon = isKind(kind) ? ICONS[kind] : Inbox;
  const isNew = state === "new";
  const isDone = state === "done";
  const inDanger = isInDanger(message);
  const tone = marks.at(-1)?.tone;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? "true" : undefined}
      className={cx(
        // With large text on a phone the words have the whole width.
        "flex min-h-16 gap-x-4 border-l-3 py-2.5 pr-1 pl-3 @max-xs:flex-wrap @max-xs:justify-between",
        inDanger ? "border-danger" : isOpen ? "border-accent" : "border-transparent",
        inDanger
          ? cx("bg-danger-soft", isOpen && "inset-ring inset-ring-danger")
          : isOpen
            ? "bg-sunken"
            : "hover:bg-sunken",
      )}
    >
      <span
        className={cx(
          "w-12 shrink-0 font-display",
          // A name has several lines, a number one.
          room && room.length > 4 ? "line-clamp-4 self-start text-base/5 wrap-anywhere" : "text-2xl/8",
          inDanger ? "text-danger" : isNew ? "text-brass" : "text-ink-soft",
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
      <span className="min-w-0 flex-1 @max-xs:order-last @max-xs:basis-full">
        <span
          className={cx(
            "line-clamp-2 font-display text-lg/6 wrap-anywhere",
            isDone ? "text-ink-soft" : "font-medium",
          )}
        >
          {subjectOf(message)}
        </span>
        {text && (
          <span
            lang={language}
            dir="auto"
            className={cx(
              "mt-0.5 line-clamp-2 wrap-anywhere",
              inDanger && "text-lg/6 font-medium",
              isDone && "text-ink-soft",
            )}
          >
            {text}
          </span>
        )}
        <span className="mt-0.5 block text-ink-soft">
          {kindOf({ ...message, kind })} ·{" "}
          <strong className={cx("font-semibold", isNew ? "text-accent" : "text-ink")}>
            {outcome ? outcomeLabel(outcome) : stateLabel(state)}
          </strong>
          {card && (
            <span className="wrap-anywhere">
              {" "}
              · {card === room ? "from its card" : `${card}, from its card`}
            </span>
          )}
          {assignee && <span className="wrap-anywhere"> · {assignee}</span>}
          {openedBy && <span className="wrap-anywhere text-brass"> · {openedBy}</span>}
          {shelf && <span className="wrap-anywhere"> · {shelf}</span>}
          {marks.map((mark) => (
            <strong key={mark.text} className={cx("font-semibold", TONES[mark.tone])}>
              {" "}
              · {mark.text}
            </strong>
          ))}
        </span>
      </span>
      <time
        dateTime={created_at}
        className={cx("shrink-0", tone ? cx("font-semibold", TONES[tone]) : "text-ink-soft")}
      >
        {age(created_at, now)}
      </time>
    </Link>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={Inbox} title="Nothing Here" action={<ButtonLink to="?">Show All</ButtonLink>}>
      No message fits what you chose.
    </EmptyState>
  );
}
