import { queryOptions, useQuery } from "@tanstack/react-query";
import { Check, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { failureText } from "../../../lib/errors.ts";
import { as, t } from "../../../lib/texts/t.ts";
import { useMe } from "../../account/station/use-station.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { ChangedElsewhereError, type Changes } from "../../rows/merge.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { Button, ButtonLink, textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useTask } from "../../ui/use-task.ts";
import { withCommas } from "../../ui/words.ts";
import { addressWith } from "../messages/filters.ts";
import { whose } from "../messages/message-history.tsx";
import {
  eventsQuery,
  type Message,
  type MessageEvent,
  messagesKey,
  SAVE_FAILURES,
  useMessageChanges,
} from "../messages/messages.ts";
import { labelPath } from "../messages/paths.ts";
import { useNow } from "../messages/use-now.ts";
import { age, momentWords, outcomeLabel } from "../messages/words.ts";

interface Step {
  label: string;
  done: boolean;
  /** The event by which it was done. */
  what: MessageEvent["what"];
}

/** Not what the thing is called: Japanese has another word for that. */
const FOUND = as("a step")`Found`;

function stepsOf({ kind, match_id, ownership_checked, outcome }: Message): Step[] {
  const [first, second] = kind === "lost" ? [t`Reported`, FOUND] : [FOUND, t`Reported`];
  return [
    { label: first ?? "", done: true, what: "sent" },
    { label: second ?? "", done: match_id !== null, what: "match" },
    { label: t`Ownership checked`, done: ownership_checked, what: "ownership" },
    {
      label: outcome ? outcomeLabel(outcome) : t`What became of it`,
      done: outcome !== null,
      what: "outcome",
    },
  ];
}

/** How far a lost or found thing is, who did each step and when, and the next one. */
export function LifeCycle({ message }: { message: Message }) {
  const [address] = useSearchParams();
  const { id: hotelId, time_zone } = useHotel();
  const { data: events } = useQuery(eventsQuery(useSupabase(), hotelId, message.id));
  const userId = useMe();
  const { id, kind, match_id, ownership_checked, outcome } = message;
  return (
    <section aria-label="How far it is">
      <ol className="@container grid gap-x-4 sm:grid-cols-4">
        {stepsOf(message).map(({ label, done, what }) => {
          const event = done ? events?.findLast((one) => one.what === what) : undefined;
          return (
            <li
              key={what}
              className="relative border-line pb-4 ps-7 not-last:border-s max-sm:ms-1.5 sm:border-t sm:pt-5 sm:pe-2 sm:pb-0 sm:ps-0 sm:not-last:border-s-0"
            >
              <span
                aria-hidden="true"
                className={cx(
                  "absolute top-1.5 -start-1.5 size-3 rounded-full border-2 sm:-top-1.5 sm:start-0",
                  done ? "border-accent bg-accent" : "border-edge bg-surface",
                )}
              />
              <p className={done ? "font-semibold" : "text-ink-soft"}>
                {label}
                {!done && <span className="sr-only">: not yet</span>}
              </p>
              {event && (
                <p className="text-sm text-ink-soft">
                  {momentWords(event.at, time_zone)}, <bdi>{whose(event, userId)}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <div className="mt-4 flex flex-wrap items-end gap-x-3">
        {!ownership_checked && !outcome && (
          <MatchButton message={message} change={{ ownership_checked: true }}>
            Ownership Checked
          </MatchButton>
        )}
        {match_id && !outcome && (
          <MatchButton message={message} change={{ match_id: null }}>
            Not the Same
          </MatchButton>
        )}
        <ButtonLink icon={Printer} variant="secondary" className="mt-2 max-sm:w-full" to={labelPath(id)}>
          Print Label
        </ButtonLink>
      </div>
      {match_id && (
        <p className="mt-3">
          <Link
            to={addressWith(address, { message: match_id })}
            preventScrollReset
            className={cx("inline-flex min-h-11 items-center", textLink)}
          >
            {kind === "lost" ? "What was found" : "What the guest reported"}
          </Link>
        </p>
      )}
    </section>
  );
}

interface MatchButtonProps {
  message: Message;
  change: Changes;
  children: ReactNode;
}

/** One step in the life of a thing, by one press. */
function MatchButton({ message, change, children }: MatchButtonProps) {
  const { update } = useMessageChanges();
  const [busy, run] = useTask((error) =>
    error instanceof ChangedElsewhereError
      ? t`Somebody just changed it. Please look again.`
      : failureText(SAVE_FAILURES, error),
  );

  return (
    <Button
      variant="secondary"
      className="mt-2 max-sm:w-full"
      busy={busy && "Saving..."}
      onClick={() => void run(() => update(message, change))}
    >
      {children}
    </Button>
  );
}

/** How many open things are compared: more than a house loses at a time. */
const MOST_THINGS = 200;

function matchesQuery(supabase: Supabase, message: Message) {
  const { hotel_id, id, updated_at } = message;
  const kind = message.kind === "lost" ? "found" : "lost";
  return queryOptions({
    queryKey: [...messagesKey(hotel_id), "matches", id, updated_at],
    enabled: !message.match_id,
    queryFn: async ({ signal }) => {
      const [{ matchesOf }, { data }] = await Promise.all([
        import("./matches.ts"),
        supabase
          .from("messages")
          .select("id, kind, item, text, color, place, room, created_at")
          .match({ hotel_id, kind })
          .neq("state", "done")
          .order("created_at", { ascending: false })
          .limit(MOST_THINGS)
          .abortSignal(signal)
          .throwOnError(),
      ]);
      return matchesOf(message, data);
    },
  });
}

/** Found things that may be the missed one, or the other way round, and why. */
export function Suggestions({ message }: { message: Message }) {
  const [address] = useSearchParams();
  const query = useQuery(matchesQuery(useSupabase(), message));
  const now = useNow();
  const matches = query.data;
  if (!matches) return <NotLoaded inline query={query} what="what may match" hint="" />;
  if (message.match_id || matches.length === 0) return null;
  return (
    <section aria-labelledby="matches" className="rounded-2xl bg-brass-soft p-5">
      <h3 id="matches" className="text-xl font-semibold">
        {message.kind === "lost" ? "Similar things found" : "Similar things missed"}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {matches.map(({ thing, reasons }) => (
          <li key={thing.id} className="py-2">
            <Link
              to={addressWith(address, { message: thing.id })}
              preventScrollReset
              className={`inline-flex min-h-11 items-center wrap-anywhere ${textLink}`}
            >
              {withCommas(thing.item, thing.color, thing.place)}
            </Link>
            <p className="flex flex-wrap gap-x-4 text-ink">
              {reasons.map((reason) => (
                <span key={reason} className="inline-flex items-center gap-1.5">
                  <Check aria-hidden="true" className="size-4 text-brass" />
                  {reason}
                </span>
              ))}
              <span className="text-ink-soft">{age(thing.created_at, now)}</span>
            </p>
            <MatchButton message={message} change={{ match_id: thing.id }}>
              It Is the Same
            </MatchButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
