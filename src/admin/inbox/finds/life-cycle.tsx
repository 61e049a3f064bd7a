import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { useMe } from "../../account/station/use-station.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { ButtonLink, textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { addressWith } from "../messages/filters.ts";
import { whose } from "../messages/message-history.tsx";
import { eventsQuery, type Message, type MessageEvent } from "../messages/messages.ts";
import { labelPath } from "../messages/paths.ts";
import { momentWords, outcomeLabel } from "../messages/words.ts";
import { MatchButton } from "./match-button.tsx";

interface Step {
  label: string;
  done: boolean;
  /** The event by which it was done. */
  what: MessageEvent["what"];
}

function stepsOf({ kind, match_id, ownership_checked, outcome }: Message): Step[] {
  const [first, second] = kind === "lost" ? [t`Reported`, t`Found`] : [t`Found`, t`Reported`];
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
