import { queryOptions, useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { textLink } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { addressWith } from "../messages/filters.ts";
import { type Message, messagesKey } from "../messages/messages.ts";
import { useNow } from "../messages/use-now.ts";
import { age } from "../messages/words.ts";
import { MatchButton } from "./match-button.tsx";

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

/** What was found that may be what is missed, or the other way round, and why. */
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
              {[thing.item, thing.color, thing.place].filter(Boolean).join(", ")}
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
