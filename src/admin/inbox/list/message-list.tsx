import type { UseQueryResult } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure, NotLoaded } from "../../ui/load-failure.tsx";
import { Alarm, WakeUp } from "../alarm/alarm.tsx";
import { isWakeUpNow } from "../messages/alarms.ts";
import { dueGroup, GROUPS } from "../messages/due.ts";
import { addressWith, type Filters } from "../messages/filters.ts";
import { useKinds } from "../messages/kinds.ts";
import { cursorAfter, type Page } from "../messages/messages.ts";
import { useAlarms } from "../messages/news.ts";
import { NamesNotLoaded } from "../messages/taken.tsx";
import { useNow } from "../messages/use-now.ts";
import { subjectOf } from "../messages/words.ts";
import { MessageRow } from "./message-row.tsx";
import { SelectionBar } from "./selection.tsx";

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
  const [first] = useAlarms().ringing;
  const selects = address.has("select");
  const [chosen, setSelected] = useState<readonly string[]>([]);
  const thresholds = kinds.data?.find(({ kind }) => kind === "feedback");
  if (!data) return null;
  const { messages, hasMore } = data;
  // Selected messages that left this page are no longer selected.
  const selected = messages.flatMap(({ id }) => (selects && chosen.includes(id) ? [id] : []));
  const next = hasMore ? cursorAfter(messages, filters) : undefined;
  if (messages.length === 0) return filters.view === "all" ? <NothingFound /> : <NothingOpen />;
  const listsOpen = filters.view === "open";
  // The oldest alarm is an open block, the others are rows.
  const alarm = listsOpen ? first : undefined;
  const calls = listsOpen ? messages.filter((message) => isWakeUpNow(message, now)) : [];
  const quiet = messages.filter((message) => message.id !== alarm?.id && !calls.includes(message));
  const groups = listsOpen
    ? Object.entries(GROUPS).flatMap(([group, title]) => {
        const rows = quiet.filter((message) => dueGroup(message, now, time_zone) === group);
        return rows.length > 0 ? [{ title, rows }] : [];
      })
    : [{ title: undefined, rows: quiet }];
  return (
    <>
      {error && <LoadFailure inline what="what is new" hint="" error={error} onRetry={refetch} />}
      <NotLoaded inline query={kinds} what="which feedback needs attention" hint="" />
      <NamesNotLoaded />
      {alarm && (
        <Alarm key={alarm.id} message={alarm} now={now} to={addressWith(address, { message: alarm.id })} />
      )}
      {calls.map((message) => (
        <WakeUp key={message.id} message={message} now={now} />
      ))}
      {groups.map(({ title, rows }, place) => (
        <section key={title ?? ""} aria-label={title} className={cx(place > 0 && "mt-4")}>
          {title && <h2 className="font-sans text-base/6 font-medium text-ink-soft">{title}</h2>}
          <ul
            aria-label={title ? `Messages, ${title}` : "Messages"}
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
                  thresholds={thresholds}
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
              className="ms-auto"
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
